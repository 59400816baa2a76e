import Foundation
import RealCompositors

/// The example Notes, its file, and its folder, which is also the home directory. The folder is deleted with
/// this object.
final class OpenNotes {
  let process: ChildProcess
  let folder: URL
  let file: URL

  init(_ compositor: RealCompositor, _ name: String = "notes.txt") throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("notes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appendingPathComponent(name)
    process = try compositor.launch(
      Executables.product("Notes"), [file.path],
      environment: [
        "HOME": folder.path, "XDG_STATE_HOME": folder.appendingPathComponent(".local/state").path,
      ], debug: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The contents of the file, or `nil` if there is no file.
  var text: String? { try? String(contentsOf: file, encoding: .utf8) }

  /// The other files in the folder, and the texts that are kept for the next launch.
  var leftovers: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let known = [file.lastPathComponent, ".cache", ".local"]
    return names.filter { !known.contains($0) } + kept.map(\.path)
  }

  /// The files with texts that are kept for the next launch.
  var kept: [URL] {
    let unsaved = folder.appendingPathComponent(".local/state/org.windowresponder.Notes/unsaved")
    let files = FileManager.default.enumerator(at: unsaved, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter {
      !$0.hasDirectoryPath && $0.lastPathComponent != "lock"
    }
  }
}
