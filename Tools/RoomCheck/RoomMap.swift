/// Which room a source file is in: a folder of `Sources/WindowResponder`, or another module.
struct RoomMap {
  /// The module whose folders are rooms of their own.
  static let divided = "WindowResponder"

  /// The room of a file; nil for what is not part of the library, as a test.
  ///
  /// `path` counts from the package's folder. What a plugin generated belongs to its module.
  static func room(of path: String, module: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    if parts.starts(with: [".build", "plugins", "outputs"]) { return module }
    guard parts.count > 2, parts[0] == "Sources" else { return nil }
    return parts[1] == divided && parts.count > 3 ? parts[2] : parts[1]
  }
}
