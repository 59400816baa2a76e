import TouchAnalysis

/// Numbers for users and programs.
enum Number {
  /// Returns a number with a number of decimals, without trailing zeros.
  static func text(_ value: Double, digits: Int = 2) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
    let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let scaled = Int64((value * factor).rounded())
    let whole = scaled.magnitude / UInt64(factor)
    var fraction = String(scaled.magnitude % UInt64(factor))
    fraction = String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    if digits == 0 { fraction = "" }
    return (scaled < 0 ? "-" : "") + "\(whole)" + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Returns the value of a figure with its unit.
  static func text(_ value: Double, in unit: FigureUnit) -> String {
    let number = text(value)
    switch unit {
    case .count: return number
    case .percent: return number + " %"
    case .degrees: return number + "°"
    default: return number + " " + unit.rawValue
    }
  }
}
