import Glibc

/// Functions that format the numbers of a chart in few characters.
package enum ChartNumbers {
  private static let units: [(limit: Double, name: String)] = [
    (1e12, "T"), (1e9, "G"), (1e6, "M"), (1e4, "k"),
  ]

  /// Returns a number with the decimals that distinguish it from numbers one step away.
  ///
  /// - Parameters:
  ///   - value: The number. If it is not finite, the result is a dash.
  ///   - step: The distance between two numbers. If it is not positive and finite, the absolute value of the
  ///     number is used, but at least 1.
  ///   - largest: The largest number that is shown with this one, which determines the unit.
  package static func text(_ value: Double, step: Double, largest: Double? = nil) -> String {
    guard value.isFinite else { return "–" }
    let most = max(abs(value), largest.map(abs) ?? 0)
    let step = step.isFinite && step > 0 ? step : max(abs(value), 1)
    if most >= 1e15 || most < 1e-4 && most > 0 { return scientific(value, step: step) }
    for unit in units where most >= unit.limit {
      let scale = unit.limit == 1e4 ? 1e3 : unit.limit
      return value == 0 ? "0" : fixed(value / scale, decimals(of: step / scale)) + unit.name
    }
    return fixed(value, decimals(of: step))
  }

  /// Returns a value with at most 4 decimals, from 1 on with at most 2, and from 1,000 on with at most 1.
  /// Zeros at the end are removed.
  ///
  /// Values from 1,000,000 on have a unit and at most 3 decimals. Values from 10¹⁵ on, and values below
  /// 0.0001 except 0, are in scientific notation. If the value is not finite, the result is a dash.
  package static func text(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let size = abs(value)
    if size >= 1e15 || size < 1e-4 && size > 0 { return scientific(value, step: nil) }
    if size >= 1e6, let unit = units.first(where: { size >= $0.limit }) {
      return shortest(value / unit.limit, places: 3) + unit.name
    }
    return shortest(value, places: size >= 1000 ? 1 : size >= 1 ? 2 : 4)
  }

  /// Returns a number with at most some decimals, without zeros at the end, which are not
  /// significant.
  private static func shortest(_ value: Double, places: Int) -> String {
    var places = places
    while places > 0,
      (value * power(places)).rounded() == (value * power(places - 1)).rounded() * 10
    {
      places -= 1
    }
    return fixed(value, places)
  }

  private static func power(_ places: Int) -> Double { pow(10, Double(places)) }

  /// Returns the number of decimals of numbers that are one step apart, at most 9.
  private static func decimals(of step: Double) -> Int {
    if step >= 1, step.rounded() == step { return 0 }
    var places = 0
    var rest = step
    while places < 9, abs(rest - rest.rounded()) > 1e-6 * max(1, rest) {
      rest *= 10
      places += 1
    }
    return places
  }

  /// Returns a number as a product with a power of ten. Without a step, it has at most 2 decimals.
  private static func scientific(_ value: Double, step: Double?) -> String {
    guard value != 0 else { return "0" }
    let exponent = log10(abs(value)).rounded(.down)
    let unit = pow(10, exponent)
    // Powers of 10 do not represent such a number. The standard library formats it.
    guard unit.isFinite, unit > 0 else { return sign("\(value)") }
    let digits =
      step.map { fixed(value / unit, min(3, decimals(of: $0 / unit))) }
      ?? shortest(value / unit, places: 2)
    return digits + "e" + sign("\(Int(exponent))")
  }

  /// Returns a number with a fixed number of decimals.
  package static func fixed(_ value: Double, _ places: Int) -> String {
    let scaled = (abs(value) * power(places)).rounded()
    guard scaled < 9e15 else { return sign("\(value)") }
    var digits = String(Int(scaled))
    if places > 0 {
      while digits.count <= places { digits = "0" + digits }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -places))
    }
    return value < 0 && scaled > 0 ? "\u{2212}" + digits : digits
  }

  private static func sign(_ text: String) -> String {
    text.hasPrefix("-") ? "\u{2212}" + text.dropFirst() : text
  }
}
