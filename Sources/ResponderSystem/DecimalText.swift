internal import Glibc

/// Numbers in decimal digits, rounded as the C library does.
package enum DecimalText {
  /// Returns the digits of a number before and behind the point.
  ///
  /// - Parameter count: How many digits stand behind the point.
  package static func digits(of number: Double, _ count: Int) -> (whole: String, fraction: String) {
    var buffer = [CChar](repeating: 0, count: 400)
    // Whatever the program's locale has as its point is one character more or less: it is looked for.
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
