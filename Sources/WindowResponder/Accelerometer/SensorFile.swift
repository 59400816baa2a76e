import ResponderSystem

/// A small text file of the kernel's that is read again and again.
///
/// Whatever is wrong with it, that it is gone, empty, or holds something else, is a nil.
final class SensorFile {
  private let file: FileDescriptor
  /// The longest text that is looked at, in bytes.
  private static let limit = 255

  /// Opens a file; nil where that is not possible.
  init?(_ path: String) {
    guard let file = try? FileDescriptor(opening: path) else { return nil }
    self.file = file
  }

  /// What the file holds now, without the blanks around it; nil where it cannot be read.
  var text: String? {
    withUnsafeTemporaryAllocation(byteCount: Self.limit, alignment: 1) { bytes in
      guard case .done(let count)? = try? SystemCall.read(file.number, at: 0, into: bytes) else {
        return nil
      }
      var text = bytes[..<count]
      while let last = text.last, last <= 0x20 { text.removeLast() }
      while let first = text.first, first <= 0x20 { text.removeFirst() }
      return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
    }
  }

  /// The number that the file holds now; nil where it is none that is finite.
  var number: Double? {
    guard let text, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// What a file holds, read once.
  static func text(at path: String) -> String? { SensorFile(path)?.text }
  /// The number in a file, read once.
  static func number(at path: String) -> Double? { SensorFile(path)?.number }
}
