import ResponderGeometry

extension Image {
  /// The default side of a symbol, in points.
  public static let symbolSize = 24.0

  /// Creates a symbol by its name. If ``systemNames`` does not contain the name, returns `nil`.
  ///
  /// The symbol is a template image and is sharp at every scale. In a debug build, an unknown name is written
  /// to the standard error, once.
  ///
  /// - Parameters:
  ///   - systemName: The symbol's name, such as `square.and.arrow.up`.
  ///   - pointSize: The side of the symbol's square, in points.
  public convenience init?(systemName: String, pointSize: Double = Image.symbolSize) {
    guard let symbol = Symbol.used(systemName) else { return nil }
    let side = pointSize > 0 && pointSize.isFinite ? pointSize : Self.symbolSize
    self.init(
      content: .symbol(symbol), size: Size(width: side, height: side), scale: 1,
      traits: Traits(flipsForRightToLeft: symbol.followsDirection))
  }

  /// Returns a Boolean value that indicates whether a symbol has a name. An unknown name causes no message.
  package static func hasSymbol(_ name: String) -> Bool { Symbol.named(name) != nil }

  /// The names of every symbol, in alphabetical order.
  public static var systemNames: [String] { Symbol.names }
}
