import Glibc

/// A small text file of the kernel's that is read again and again.
///
/// Whatever is wrong with it, that it is gone, empty, or holds something else, is a nil.
final class SensorFile {
  private let descriptor: Int32
  /// The longest text that is looked at, in bytes.
  private static let limit = 255

  /// Opens a file; nil where that is not possible.
  init?(_ path: String) {
    // A pipe put in its place must not make anybody wait.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// What the file holds now, without the blanks around it; nil where it cannot be read.
  var text: String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.limit) { bytes in
      let count = pread(descriptor, bytes.baseAddress, Self.limit, 0)
      guard count > 0 else { return nil }
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
