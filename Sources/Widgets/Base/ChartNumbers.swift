import Glibc
import WindowResponder

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
  ///   - language: The language whose separators are used.
  package static func text(
    _ value: Double, step: Double, largest: Double? = nil, in language: Language = .current
  ) -> String {
    guard value.isFinite else { return "–" }
    let most = max(abs(value), largest.map(abs) ?? 0)
    let step = step.isFinite && step > 0 ? step : max(abs(value), 1)
    if most >= 1e15 || most < 1e-4 && most > 0 {
      return separated(scientific(value, step: step), language)
    }
    for unit in units where most >= unit.limit {
      let scale = unit.limit == 1e4 ? 1e3 : unit.limit
      return value == 0
        ? "0" : fixed(value / scale, decimals(of: step / scale), in: language) + unit.name
    }
    return fixed(value, decimals(of: step), in: language)
  }

  /// Returns a value with at most 4 decimals, from 1 on with at most 2, and from 1,000 on with at most 1.
  /// Zeros at the end are removed.
  ///
  /// Values from 1,000,000 on have a unit and at most 3 decimals. Values from 10¹⁵ on, and values below
  /// 0.0001 except 0, are in scientific notation. If the value is not finite, the result is a dash.
  package static func text(_ value: Double, in language: Language = .current) -> String {
    texts([value], in: language)[0]
  }

  /// Returns values that are shown together, each as ``text(_:in:)`` returns it, but those with the same unit
  /// with the same number of decimals.
  package static func texts(_ values: [Double], in language: Language = .current) -> [String] {
    let forms = values.map(form)
    return zip(values, forms).map { value, form in
      guard value.isFinite else { return "–" }
      guard let form else { return separated(scientific(value, step: nil), language) }
      let places = forms.compactMap { $0?.unit == form.unit ? $0?.places : nil }.max() ?? 0
      return fixed(value / form.scale, places, in: language) + form.unit
    }
  }

  /// Returns the unit of a value and the decimals that it needs, or `nil` for scientific notation.
  private static func form(_ value: Double) -> (scale: Double, unit: String, places: Int)? {
    let size = abs(value)
    guard value.isFinite, size < 1e15, size >= 1e-4 || size == 0 else { return nil }
    if size >= 1e6, let unit = units.first(where: { size >= $0.limit }) {
      return (unit.limit, unit.name, places(value / unit.limit, atMost: 3))
    }
    return (1, "", places(value, atMost: size >= 1000 ? 1 : size >= 1 ? 2 : 4))
  }

  /// Returns the number of decimals of a value without zeros at the end, which are not significant.
  private static func places(_ value: Double, atMost most: Int) -> Int {
    var places = most
    while places > 0,
      (value * power(places)).rounded() == (value * power(places - 1)).rounded() * 10
    {
      places -= 1
    }
    return places
  }

  /// Returns a number with a fixed number of decimals and the separators of a language.
  package static func fixed(_ value: Double, _ places: Int, in language: Language) -> String {
    separated(fixed(value, places), language)
  }

  /// Returns a number in digits with the separators of a language.
  private static func separated(_ text: String, _ language: Language) -> String {
    let parts = text.drop { $0 == "\u{2212}" }.split(separator: ".", maxSplits: 1)
    guard let first = parts.first else { return text }
    let sign = text.hasPrefix("\u{2212}") ? "\u{2212}" : ""
    let whole = Int(first).map { language.text(of: $0) } ?? String(first)
    return sign + whole + (parts.count > 1 ? language.decimalSeparator + parts[1] : "")
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
      ?? fixed(value / unit, places(value / unit, atMost: 2))
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
