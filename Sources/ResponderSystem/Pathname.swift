internal import Glibc

/// The path of a file as the file system has it: bytes, which need not be UTF-8.
///
/// A name on Linux may hold any bytes but `/` and zero, as `\xE4rger.txt` from an old archive. A `String`
/// cannot hold such a name: two names may look alike in it. A pathname keeps the bytes, and two pathnames are
/// equal only if all their bytes are.
///
///     var file = SafeFile(path: Pathname(bytes: [0x2F, 0x74, 0x6D, 0x70, 0x2F, 0xE4]))
///     print(file.pathname.description, file.exists)
///
/// A method that takes a path as a `String` means the file whose name is that text in UTF-8. Follows
/// `pathname` of POSIX.
public struct Pathname: Hashable, Sendable {
  /// The bytes of the path, without the zero at the end.
  public let bytes: [UInt8]

  /// Creates a path from its bytes. A path that contains a zero names no file.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Creates a path from a text, in UTF-8.
  public init(_ path: String) { bytes = Array(path.utf8) }

  /// The path as a text, or `nil` if its bytes are not UTF-8.
  public var string: String? { String(validating: bytes, as: UTF8.self) }

  /// The last name of the path as people see it: U+FFFD is in the place of bytes that are not UTF-8, and of
  /// control characters.
  public var displayName: String { lastComponent.displayPath }

  /// The path as people see it, in the form of ``displayName``.
  public var displayPath: String {
    var text = ""
    for scalar in description.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      text.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
    }
    return text
  }

  // MARK: Parts

  /// A Boolean value that indicates whether the path begins at the root.
  public var isAbsolute: Bool { bytes.first == Self.slash }

  /// The last name of the path, without slashes; `/` for the root.
  public var lastComponent: Pathname {
    components.last ?? (bytes.isEmpty ? self : Self.root)
  }

  /// The folder that the file is in; `.` for a single name.
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

  /// The names of the path, from the root on.
  package var components: [Pathname] {
    bytes.split(separator: Self.slash).map { Pathname(bytes: $0) }
  }

  /// The text after the last dot of the name, in small letters; empty if there is none.
  package var suffix: String {
    let name = lastComponent.bytes
    guard let dot = name.lastIndex(of: Self.dot), dot > 0 else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// The name without the last dot and what follows it.
  package var stem: Pathname {
    let name = lastComponent.bytes
    guard let dot = name.lastIndex(of: Self.dot), dot > 0, dot < name.count - 1 else {
      return lastComponent
    }
    return Pathname(bytes: name[..<dot])
  }

  /// Returns the path with a text at its end, in UTF-8.
  package func adding(_ text: String) -> Pathname { Pathname(bytes: bytes + text.utf8) }

  package static let root = Pathname("/")
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// Returns a path without the slashes at its end; of the root, one stays.
  private static func trimmed(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var path = path
    while path.count > 1, path.last == slash { path.removeLast() }
    return path
  }

  // MARK: System calls

  /// Creates a path from the bytes that end at the first zero.
  package init(cString: UnsafePointer<CChar>) {
    bytes = UnsafeBufferPointer(start: cString, count: strlen(cString)).map {
      UInt8(bitPattern: $0)
    }
  }

  /// The path of an environment variable, or `nil` if it is not set or empty.
  package init?(environment name: String) {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    self.init(cString: value)
  }

  /// The path for system calls, with a zero at its end. A path that contains a zero itself is empty there, so
  /// that it is not taken for a shorter one: no file has an empty name.
  package var cString: [CChar] {
    bytes.contains(0) ? [0] : bytes.map { CChar(bitPattern: $0) } + [0]
  }
}

extension Pathname: CustomStringConvertible, ExpressibleByStringLiteral {
  /// Creates a path from a literal.
  public init(stringLiteral path: String) { self.init(path) }

  /// The path as a text, with U+FFFD in the place of bytes that are not UTF-8. Such a text does not name the
  /// file; see ``string``.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension Pathname: Comparable {
  /// Returns whether a path precedes another one by its bytes.
  public static func < (a: Pathname, b: Pathname) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes)
  }
}
