import Glibc
import ResponderSystem

extension Pathname {
  /// Creates the path of a `file:` URL, such as `file:///home/me/%E4rger.txt`. If the URL is not that of a
  /// file on this machine, returns `nil`.
  ///
  /// A percent sign precedes the code of a byte. The path does not need to be UTF-8.
  public init?(address: String) {
    guard address.utf8.count <= 3 * Int(PATH_MAX), address.lowercased().hasPrefix("file:") else {
      return nil
    }
    var rest = address.dropFirst(5)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      guard let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      let host = rest[..<slash].lowercased()
      guard host.isEmpty || host == "localhost" else { return nil }
      rest = rest[slash...]
    }
    guard rest.utf8.first == UInt8(ascii: "/"), let bytes = Self.percentDecoded(rest.utf8),
      !bytes.contains(0)
    else { return nil }
    self = Pathname(bytes: bytes).absolute()
  }

  /// The `file:` URL of the path, with percent encoding of all bytes that require it. A relative path starts
  /// from the current folder of the process.
  public var address: String {
    var result = Array("file://".utf8)
    for byte in absolute().bytes {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || "/-._~!$&'()*+,;=:@".utf8.contains(byte)
      result += isPlain ? [byte] : Self.escaped(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func percentDecoded(_ text: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      // A query or a fragment does not belong to the path.
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
