/// What makes a colour out of the traits of the place where it is drawn.
package final class DynamicColor: @unchecked Sendable {
  private let provider: (TraitCollection) -> Color
  /// The image that is drawn side by side instead of a colour; nil for a colour.
  let pattern: Image?

  init(_ provider: @escaping (TraitCollection) -> Color) {
    self.provider = provider
    pattern = nil
  }

  init(pattern: Image) {
    provider = { _ in Color(white: 0.5) }
    self.pattern = pattern
  }

  /// Colours that lead to others are followed this far, and no further: one may lead to itself.
  private static let limit = 16

  /// The plain colour or the name that it is where traits are such.
  func color(for traits: TraitCollection) -> Color {
    var color = provider(traits)
    var steps = 0
    while let next = color.dynamic, next.pattern == nil, steps < Self.limit {
      let alpha = color.role == Color.ownAlphaRole ? color.alpha : nil
      color = next.provider(traits)
      if let alpha { color = color.withAlphaComponent(alpha) }
      steps += 1
    }
    return color.dynamic == nil || color.patternImage != nil ? color : .clear
  }
}

extension DynamicColor: Hashable {
  package static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Color {
  /// The role of a colour that its traits decide on.
  static let dynamicRole: UInt8 = 255
  /// The role of one that its traits decide on, but for its opacity.
  static let ownAlphaRole: UInt8 = 254

  /// Creates a colour that is asked for when it is drawn, with the traits of the view that it is drawn in.
  ///
  /// Until then its red, green and blue are those of black: ask ``resolvedColor(with:)``.
  ///
  /// - Parameter dynamicProvider: Gives the colour for some traits. It is called whenever the colour is
  ///   drawn, and so has to be quick.
  public convenience init(dynamicProvider: @escaping (TraitCollection) -> Color) {
    self.init(DynamicColor(dynamicProvider), alpha: nil)
  }

  /// Creates a colour that fills with an image, in its own size and side by side from the origin of the
  /// view's coordinates on. Text, lines and gradients are drawn in a gray instead. Follows
  /// `UIColor(patternImage:)`.
  public convenience init(patternImage image: Image) {
    // What lies behind may shine through: the image may have holes.
    self.init(DynamicColor(pattern: image), alpha: 0.99)
  }

  /// The image that fills; nil for a plain colour.
  var patternImage: Image? { dynamic?.pattern }

  /// The colour as it is where traits are such: one that is neither looked up nor asked for.
  public func resolvedColor(with traitCollection: TraitCollection) -> Color {
    if role == 0 || patternImage != nil { return self }
    let theme = (traitCollection.themes ?? .program).theme(for: traitCollection)
    return resolved(in: theme.palette, traits: traitCollection)
  }

  /// The colour as it is in the current traits; itself where it is plain.
  var plain: Color {
    if role == 0 { return self }
    return patternImage == nil ? resolvedColor(with: .current) : Color(white: 0.5)
  }
}
