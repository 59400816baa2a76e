import Glibc
import ResponderSystem

/// Names of files: paths, and the `file:` addresses that other programs write them as.
package enum FilePath {
  /// What stands behind the last slash; `/` for the root.
  package static func name(of path: String) -> String {
    path.split(separator: "/" as Character).last.map(String.init) ?? (path.isEmpty ? "" : "/")
  }

  /// The folder that it is in: `.` for a mere name.
  package static func folder(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.lastIndex(of: "/") else { return "." }
    let folder = withoutTrailingSlashes(String(trimmed[..<slash]))
    return folder.isEmpty ? "/" : folder
  }

  /// What stands behind the last dot of the name, in small letters; empty for nothing.
  package static func suffix(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The name without its suffix.
  package static func stem(of path: String) -> String {
    let (name, suffix) = (name(of: path), suffix(of: path))
    return suffix.isEmpty ? name : String(name.dropLast(suffix.count + 1))
  }

  /// A name in a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Returns the path from the root on, without `.` and `..`.
  ///
  /// `..` is the folder above the one that the path has reached, as in the kernel: if that is a link, above
  /// its target. Other links are not followed. In a folder that does not exist, `..` takes back the name
  /// before it.
  package static func absolute(_ path: String, in folder: String? = nil) -> String {
    var whole = path
    if path == "~" || path.hasPrefix("~/") {
      whole = UserFolder.home + path.dropFirst()
    } else if !path.hasPrefix("/") {
      whole = join(folder ?? current, path)
    }
    var result = ""
    for part in whole.split(separator: "/" as Character) where part != "." {
      result = part == ".." ? folderAbove(result) : result + "/" + part
    }
    return result.isEmpty ? "/" : result
  }

  /// Returns the folder above a folder; empty for the root, as the parameter.
  private static func folderAbove(_ folder: String) -> String {
    if folder.isEmpty { return "" }
    let reached = PathWalk(folder).destination ?? folder
    let above = self.folder(of: reached)
    return above == "/" ? "" : above
  }

  /// The folder that the program runs in.
  package static var current: String {
    guard let bytes = getcwd(nil, 0) else { return "/" }
    defer { free(bytes) }
    return String(cString: bytes)
  }

  /// The path as people write it: with `~` for their own folder.
  package static func shortened(_ path: String) -> String {
    let home = UserFolder.home
    if path == home { return "~" }
    return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
  }

  private static func withoutTrailingSlashes(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  // MARK: Addresses

  /// The address of a file: `file:///home/me/a%20b`.
  package static func address(of path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes = Array("file://".utf8)
    for byte in absolute(path).utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || "/-._~!$&'()*+,;=:@".utf8.contains(byte)
      if isPlain {
        bytes.append(byte)
      } else {
        bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path of an address; nil for one that names no file of this machine.
  package static func path(ofAddress address: String) -> String? {
    guard address.utf8.count <= 3 * Int(PATH_MAX), address.lowercased().hasPrefix("file:") else {
      return nil
    }
    var rest = address.dropFirst(5)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      let host = rest[..<slash].lowercased()
      guard host.isEmpty || host == "localhost" else { return nil }
      rest = rest[slash...]
    }
    guard rest.hasPrefix("/"), let bytes = percentDecoded(rest.utf8), !bytes.contains(0),
      let path = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return absolute(path)
  }

  private static func percentDecoded(_ text: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      // What comes after these is no part of the path.
      if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "?") { break }
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
