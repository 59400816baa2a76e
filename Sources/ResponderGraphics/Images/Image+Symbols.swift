import ResponderGeometry

extension Image {
  /// The side of a symbol that is given no other size, in points.
  public static let symbolSize = 24.0

  /// Creates a symbol by its name, a template that is drawn crisply at every scale; nil for a name
  /// that is not in ``systemNames``.
  ///
  /// In a debug build, a name that no symbol has is written to the standard error, once.
  ///
  /// - Parameters:
  ///   - systemName: The symbol's name, such as `square.and.arrow.up`.
  ///   - pointSize: The side of the square the symbol stands in, in points.
  public convenience init?(systemName: String, pointSize: Double = Image.symbolSize) {
    guard let symbol = Symbol.used(systemName) else { return nil }
    let side = pointSize > 0 && pointSize.isFinite ? pointSize : Self.symbolSize
    self.init(
      content: .symbol(symbol), size: Size(width: side, height: side), scale: 1,
      traits: Traits(flipsForRightToLeft: symbol.followsDirection))
  }

  /// Returns whether a symbol has a name, without a message if none has.
  package static func hasSymbol(_ name: String) -> Bool { Symbol.named(name) != nil }

  /// The names of every symbol, in alphabetical order.
  public static var systemNames: [String] { Symbol.names }
}
