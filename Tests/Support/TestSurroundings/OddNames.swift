import Glibc

/// File names, as bytes, that programs often handle incorrectly.
package enum OddNames {
  /// `ärger.txt` in Latin-1.
  package static let latin: [UInt8] = [0xE4] + "rger.txt".utf8
  /// Another name that looks like ``latin`` in UTF-8.
  package static let lookAlike: [UInt8] = [0xF6] + "rger.txt".utf8
  /// Names that can exist in the same folder.
  package static let all: [[UInt8]] = [
    latin, lookAlike, Array("\u{FFFD}rger.txt".utf8), [0xE2, 0x82] + ".txt".utf8, [0xFF, 0xFE],
    Array("two\nlines.txt".utf8), Array("-v.txt".utf8), Array("blank.txt ".utf8),
    [UInt8](repeating: 0xE4, count: 251) + ".txt".utf8, Array("100%.txt".utf8),
    Array("%E4rger.txt".utf8), Array("#a?b.txt".utf8), Array("\u{E9}.txt".utf8),
    Array("e\u{301}.txt".utf8), Array("\u{301}x.txt".utf8), Array("~".utf8),
  ]
}

/// A folder for files of any names, which is removed with its contents together with this object.
package final class ByteFolder {
  /// The path of the folder.
  package let path: [UInt8]

  /// Creates a folder below `/tmp`, with a name that can also contain any bytes.
  package init(name: [UInt8] = Array("odd".utf8)) throws {
    var template = Array("/tmp/windowresponder-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(code: errno) }
    let parent = template.dropLast().map { UInt8(bitPattern: $0) }
    path = parent + [0x2F] + name
    guard mkdir(Self.cString(path), 0o700) == 0 else { throw Failure(code: errno) }
  }

  deinit {
    Self.remove(path)
    if let slash = path.lastIndex(of: 0x2F) { rmdir(Self.cString(Array(path[..<slash]))) }
  }

  private struct Failure: Error {
    let code: Int32
  }

  /// Returns the path of a file in the folder.
  package func file(_ name: [UInt8]) -> [UInt8] { path + [0x2F] + name }

  /// Writes a file as another program does.
  package func put(_ text: String, in name: [UInt8]) throws {
    guard let stream = fopen(Self.cString(file(name)), "we") else {
      throw Failure(code: errno)
    }
    defer { fclose(stream) }
    fputs(text, stream)
  }

  /// Returns the text of a file. If the file does not exist, returns `nil`.
  package func text(_ name: [UInt8]) -> String? {
    guard let stream = fopen(Self.cString(file(name)), "re") else { return nil }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, stream)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// The names in the folder.
  package var names: Set<[UInt8]> { Set(Self.names(in: path)) }

  private static func names(in folder: [UInt8]) -> [[UInt8]] {
    guard let directory = opendir(cString(folder)) else { return [] }
    defer { closedir(directory) }
    var names: [[UInt8]] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
    }
    return names
  }

  private static func remove(_ path: [UInt8]) {
    if unlink(cString(path)) == 0 { return }
    for name in names(in: path) { remove(path + [0x2F] + name) }
    rmdir(cString(path))
  }

  private static func cString(_ bytes: [UInt8]) -> [CChar] {
    bytes.map { CChar(bitPattern: $0) } + [0]
  }
}
