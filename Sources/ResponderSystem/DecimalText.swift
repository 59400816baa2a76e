internal import Glibc

/// A conversion of numbers to decimal digits, with the rounding of the C library.
package enum DecimalText {
  /// Returns the digits of a number before and after the decimal point.
  ///
  /// - Parameter count: The number of digits after the point.
  package static func digits(of number: Double, _ count: Int) -> (whole: String, fraction: String) {
    var buffer = [CChar](repeating: 0, count: 400)
    // The locale's decimal separator may be any character, so its position is searched for.
    let length = withVaList([Int32(count), number]) {
      vsnprintf(&buffer, buffer.count, "%.*f", $0)
    }
    let all = buffer.prefix(max(0, Int(length))).map {
      Character(UnicodeScalar(UInt8(truncatingIfNeeded: $0)))
    }
    let whole = all.prefix { $0.isNumber }
    return (String(whole), String(all.dropFirst(whole.count).filter(\.isNumber)))
  }
}
