internal import Glibc

/// A path of a file in the form of the file system: bytes, which may not be UTF-8.
///
/// A name on Linux can contain all bytes except `/` and zero, such as `\xE4rger.txt` from an old archive. A
/// `String` cannot represent such a name: two different names may become equal. A pathname keeps the bytes,
/// and two pathnames are equal only if all their bytes are.
///
///     var file = SafeFile(path: Pathname(bytes: [0x2F, 0x74, 0x6D, 0x70, 0x2F, 0xE4]))
///     print(file.pathname.description, file.exists)
///
/// A method with a `String` as its path uses the file whose name is that string in UTF-8. Follows `pathname`
/// of POSIX.
public struct Pathname: Hashable, Sendable {
  /// The bytes of the path, without the zero byte at the end.
  public let bytes: [UInt8]

  /// Creates a path from its bytes. A path that contains a zero byte names no file.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Creates a path from a string, in UTF-8.
  public init(_ path: String) { bytes = Array(path.utf8) }

  /// The path as a string, or `nil` if its bytes are not UTF-8.
  public var string: String? { String(validating: bytes, as: UTF8.self) }

  /// The last name of the path in the form for people: U+FFFD is in the place of bytes that are not UTF-8,
  /// and of control characters.
  public var displayName: String { lastComponent.displayPath }

  /// The path in the form for people, as in ``displayName``.
  public var displayPath: String {
    var text = ""
    for scalar in description.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      text.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
    }
    return text
  }

  // MARK: Components

  /// A Boolean value that indicates whether the path begins at the root.
  public var isAbsolute: Bool { bytes.first == Self.slash }

  /// The last name of the path, without slashes. For the root, it is `/`.
  public var lastComponent: Pathname {
    components.last ?? (bytes.isEmpty ? self : Self.root)
  }

  /// The folder that contains the file. For a single name, it is `.`.
  public var folder: Pathname {
    let trimmed = Self.trimmed(bytes[...])
    guard let slash = trimmed.lastIndex(of: Self.slash) else { return "." }
    let folder = Self.trimmed(trimmed[..<slash])
    return folder.isEmpty ? Self.root : Pathname(bytes: folder)
  }

  /// Returns the path of a name in this folder.
  public func appending(_ name: Pathname) -> Pathname {
    if bytes.isEmpty { return name }
    return Pathname(bytes: bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + name.bytes)
  }

  /// Returns the path of a name in this folder, in UTF-8.
  public func appending(_ name: String) -> Pathname { appending(Pathname(name)) }

  /// The names of the path, beginning at the root.
  package var components: [Pathname] {
    bytes.split(separator: Self.slash).map { Pathname(bytes: $0) }
  }

  /// The text after the last dot of the name, in lowercase letters. It is empty if there is none.
  package var suffix: String {
    let name = lastComponent.bytes
    guard let dot = name.lastIndex(of: Self.dot), dot > 0 else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// The name without the last dot and the text after it.
  package var stem: Pathname {
    let name = lastComponent.bytes
    guard let dot = name.lastIndex(of: Self.dot), dot > 0, dot < name.count - 1 else {
      return lastComponent
    }
    return Pathname(bytes: name[..<dot])
  }

  /// Returns the path with a string at its end, in UTF-8.
  package func adding(_ text: String) -> Pathname { Pathname(bytes: bytes + text.utf8) }

  package static let root = Pathname("/")
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// Returns a path without slashes at its end, except for the root.
  private static func trimmed(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var path = path
    while path.count > 1, path.last == slash { path.removeLast() }
    return path
  }

  // MARK: System calls

  /// Creates a path from the bytes before the first zero byte.
  package init(cString: UnsafePointer<CChar>) {
    bytes = UnsafeBufferPointer(start: cString, count: strlen(cString)).map {
      UInt8(bitPattern: $0)
    }
  }

  /// Creates a path from an environment variable. If the variable is not set or empty, returns `nil`.
  package init?(environment name: String) {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    self.init(cString: value)
  }

  /// The path for system calls, with a zero byte at its end. If the path itself contains a zero byte, the
  /// result is empty, so that it does not become a shorter path. No file has an empty name.
  package var cString: [CChar] {
    bytes.contains(0) ? [0] : bytes.map { CChar(bitPattern: $0) } + [0]
  }
}

extension Pathname: CustomStringConvertible, ExpressibleByStringLiteral {
  /// Creates a path from a literal.
  public init(stringLiteral path: String) { self.init(path) }

  /// The path as a string, with U+FFFD in the place of bytes that are not UTF-8. Such a string does not name
  /// the file. See ``string``.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension Pathname: Comparable {
  /// Returns a Boolean value that indicates whether a path comes before another one in the order of bytes.
  public static func < (a: Pathname, b: Pathname) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes)
  }
}
