import ResponderSystem

/// A small text file of the kernel that is read repeatedly.
///
/// If the file is missing, empty or not valid, the values are `nil`.
final class SensorFile {
  private let file: FileDescriptor
  /// The largest text that is read, in bytes.
  private static let limit = 255

  /// Opens a file. If that is not possible, returns `nil`.
  init?(_ path: String) {
    guard let file = try? FileDescriptor(opening: path) else { return nil }
    self.file = file
  }

  /// The current text of the file without whitespace at its ends. If it cannot be read, it is `nil`.
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

  /// The current number in the file. If there is no finite number, it is `nil`.
  var number: Double? {
    guard let text, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// Reads the text of a file once.
  static func text(at path: String) -> String? { SensorFile(path)?.text }
  /// Reads the number in a file once.
  static func number(at path: String) -> Double? { SensorFile(path)?.number }
}
