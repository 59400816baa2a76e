import Foundation
import RealCompositors

/// The example Notes, its file, and the folder, which is the user's home too and goes with the object.
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

  /// What is in the file; nil where there is none.
  var text: String? { try? String(contentsOf: file, encoding: .utf8) }

  /// What is beside the file, and what is kept for the next start.
  var leftovers: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let known = [file.lastPathComponent, ".cache", ".local"]
    return names.filter { !known.contains($0) } + kept.map(\.path)
  }

  /// What is kept for the next start.
  var kept: [URL] {
    let unsaved = folder.appendingPathComponent(".local/state/org.windowresponder.Notes/unsaved")
    let files = FileManager.default.enumerator(at: unsaved, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter {
      !$0.hasDirectoryPath && $0.lastPathComponent != "lock"
    }
  }
}
