import Glibc

/// The image files of a folder.
enum ImageFolder {
  private static let endings = [
    ".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".svgz", ".bmp", ".tif", ".tiff", ".ico",
  ]

  /// Returns the image files of some paths, and the index of the first one to show. For a folder, these are
  /// the images in it. For a single file, they are the images in its folder.
  static func images(named paths: [String]) -> (files: [String], first: Int) {
    guard paths.count == 1, let path = paths.first else { return (paths, 0) }
    let inside = contents(of: path)
    if !inside.isEmpty { return (inside, 0) }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let beside = contents(of: folder.isEmpty ? "/" : folder)
    let name = path.contains("/") ? path : "./" + path
    guard let place = beside.firstIndex(of: name) else { return ([path], 0) }
    return (beside, place)
  }

  private static func contents(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.filter { name in endings.contains { name.lowercased().hasSuffix($0) } }
      .sorted().map { "\(folder)/\($0)" }
  }
}
