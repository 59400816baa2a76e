import Glibc
import WindowResponder

/// The folder for the shelf's images: `~/.local/share/org.windowresponder.Shelf`.
enum ShelfFolder {
  static var path: String {
    let data = getenv("XDG_DATA_HOME").map { String(cString: $0) } ?? ""
    let home = getenv("HOME").map { String(cString: $0) } ?? "/tmp"
    return (data.hasPrefix("/") ? data : home + "/.local/share") + "/org.windowresponder.Shelf"
  }

  /// Writes an image to a new file. If that fails, returns `nil`.
  static func keep(_ image: Image) -> ShelfItem? {
    for end in path.indices where path[end] == "/" { mkdir(String(path[..<end]), 0o700) }
    mkdir(path, 0o700)
    var number = 1
    while SafeFile(path: "\(path)/\(number).png").exists { number += 1 }
    var file = SafeFile(path: "\(path)/\(number).png")
    guard (try? file.write(image.pngData())) != nil else { return nil }
    return ShelfItem(.image, file.path)
  }

  /// Removes the file of an item that is no longer on the shelf.
  static func forget(_ item: ShelfItem) {
    if item.kind == .image { unlink(item.value) }
  }
}
