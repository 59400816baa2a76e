/// Which room a source file is in: a folder of `Sources/WindowResponder`, or another module.
struct RoomMap {
  /// The module whose folders are rooms of their own.
  static let divided = "WindowResponder"
  /// The folder of Sources whose folders are modules, each with a Package.swift entry of its own.
  static let modules = "Widgets"

  /// The room of a file; nil for what is not part of the library, as a test.
  ///
  /// `path` counts from the package's folder. What a plugin generated belongs to its module.
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
}
