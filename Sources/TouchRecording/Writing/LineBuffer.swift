/// A buffer of JSON for a file, which allocates nothing while lines are short.
struct LineBuffer: ~Copyable {
  private var bytes: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes in the buffer.
  private(set) var count = 0

  /// Creates a buffer with a capacity in bytes, which grows when needed.
  init(capacity: Int) { bytes = .allocate(capacity: capacity) }

  deinit { bytes.deallocate() }

  /// The bytes in the buffer.
  var contents: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[..<count]))
  }

  /// Removes all bytes.
  mutating func removeAll() { count = 0 }

  /// Ensures capacity for more bytes.
  private mutating func reserve(_ more: Int) {
    guard count + more > bytes.count else { return }
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(bytes.count * 2, count + more))
    _ = larger.update(fromContentsOf: bytes[..<count])
    bytes.deallocate()
    bytes = larger
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    bytes[count] = byte
    count += 1
  }

  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    UnsafeMutableRawPointer(bytes.baseAddress.unsafelyUnwrapped + count)
      .copyMemory(from: text.utf8Start, byteCount: length)
    count += length
  }

  mutating func append(_ text: [UInt8]) {
    reserve(text.count)
    for byte in text {
      bytes[count] = byte
      count += 1
    }
  }

  /// Appends an integer.
  mutating func append(_ number: Int64) {
    reserve(20)
    if number < 0 {
      bytes[count] = UInt8(ascii: "-")
      count += 1
    }
    var rest = number.magnitude
    let length = digits(of: rest)
    var place = count + length
    repeat {
      place -= 1
      bytes[place] = UInt8(truncatingIfNeeded: 48 + rest % 10)
      rest /= 10
    } while rest > 0
    count += length
  }

  /// Appends a number, rounded to three decimals, without trailing zeros. A value that is not a number, or
  /// larger than any of a screen, is written as null.
  mutating func append(_ number: Double) {
    guard number.magnitude < 1e12 else { return append("null") }
    let thousandths = Int64((number * 1_000).rounded())
    if thousandths < 0 { append(UInt8(ascii: "-")) }
    append(Int64(thousandths.magnitude / 1_000))
    var fraction = thousandths.magnitude % 1_000
    guard fraction > 0 else { return }
    append(UInt8(ascii: "."))
    var place: UInt64 = 100
    while fraction > 0 {
      append(UInt8(truncatingIfNeeded: 48 + fraction / place))
      fraction %= place
      place /= 10
    }
  }

  /// Appends a quoted text, in which control characters and quotes are escaped.
  mutating func append(quoting text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x0A: append("\\n")
      case 0x09: append("\\t")
      case ..<0x20:
        append("\\u00")
        append(Self.hexadecimal(byte >> 4))
        append(Self.hexadecimal(byte & 15))
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends bytes as hexadecimal digits, two each.
  mutating func append(hexadecimal bytes: [UInt8]) {
    for byte in bytes {
      append(Self.hexadecimal(byte >> 4))
      append(Self.hexadecimal(byte & 15))
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }

  private func digits(of number: UInt64) -> Int {
    var length = 1
    var limit: UInt64 = 10
    while number >= limit {
      length += 1
      let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
      if overflow { break }
      limit = next
    }
    return length
  }
}
