/// A namespace for determining the layer of a source file: a folder of `Sources/WindowResponder`, or another
/// module.
struct RoomMap {
  /// The module whose folders are separate layers.
  static let divided = "WindowResponder"
  /// The folder of Sources whose folders are modules, each with its own entry in Package.swift.
  static let modules = "Widgets"

  /// Returns the layer of a file, or nil if the file isn't part of the library, such as a test.
  ///
  /// `path` is relative to the package's folder. Files that a plugin generates belong to its module.
  static func room(of path: String, module: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    if parts.starts(with: [".build", "plugins", "outputs"]) { return module }
    guard parts.count > 2, parts[0] == "Sources" else { return nil }
    guard parts.count > 3 else { return parts[1] }
    switch parts[1] {
    case divided: return parts[2]
    case modules: return parts[1] + parts[2]
    default: return parts[1]
    }
  }

  /// Returns the folder of a file within its layer, or the name of the files that are in none.
  static func folder(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let depth = parts.count > 2 && [divided, modules].contains(parts[1]) ? 3 : 2
    return parts[0] == "Sources" && parts.count > depth + 1
      ? parts[depth] : FolderOrder.looseFiles
  }
}
