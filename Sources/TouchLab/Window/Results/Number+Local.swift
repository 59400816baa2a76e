import ResponderWords
import TouchAnalysis

extension Number {
  /// A number as the user's language writes it.
  static func local(_ value: Double, digits: Int = 2) -> String {
    let text = text(value, digits: digits)
    guard Language.current.code == "de" else { return text }
    return String(text.map { $0 == "." ? "," : $0 })
  }

  /// A figure's value with its unit, as the user's language writes it.
  static func local(_ value: Double, in unit: FigureUnit) -> String {
    let text = text(value, in: unit)
    guard Language.current.code == "de" else { return text }
    return String(text.map { $0 == "." ? "," : $0 })
  }
}
