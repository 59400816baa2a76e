/// A provider of a color that depends on traits, or of a pattern.
package final class DynamicColor: @unchecked Sendable {
  private let provider: (TraitCollection) -> Color
  /// The image of a pattern, or `nil` for a color.
  let pattern: Image?

  init(_ provider: @escaping (TraitCollection) -> Color) {
    self.provider = provider
    pattern = nil
  }

  init(pattern: Image) {
    provider = { _ in Color(white: 0.5) }
    self.pattern = pattern
  }

  /// The largest number of providers that are called in sequence. A provider can return its own color.
  private static let limit = 16

  /// Returns the color or the palette color for traits.
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
  /// The role of a dynamic color.
  static let dynamicRole: UInt8 = 255
  /// The role of a dynamic color with its own opacity.
  static let ownAlphaRole: UInt8 = 254

  /// Creates a color that is resolved when it is drawn, with the traits of the view.
  ///
  /// The color's own components are those of black. Use ``resolvedColor(with:)`` to get the components for
  /// traits.
  ///
  /// - Parameter dynamicProvider: The closure that returns the color for traits. It must be fast, since it is
  ///   called each time the color is drawn.
  public convenience init(dynamicProvider: @escaping (TraitCollection) -> Color) {
    self.init(DynamicColor(dynamicProvider), alpha: nil)
  }

  /// Creates a color that fills areas with a repeated image.
  ///
  /// The image has its own size, and begins at the origin of the view's coordinates. Text, lines and
  /// gradients are drawn in gray instead. Follows `UIColor(patternImage:)`.
  public convenience init(patternImage image: Image) {
    // The image can be transparent, so the color is not opaque.
    self.init(DynamicColor(pattern: image), alpha: 0.99)
  }

  /// The image of a pattern, or `nil` for a color.
  var patternImage: Image? { dynamic?.pattern }

  /// Returns the color resolved with traits, which has its own components.
  public func resolvedColor(with traitCollection: TraitCollection) -> Color {
    if role == 0 || patternImage != nil { return self }
    let theme = (traitCollection.themes ?? .program).theme(for: traitCollection)
    return resolved(in: theme.palette, traits: traitCollection)
  }

  /// The color resolved with the current traits.
  var plain: Color {
    if role == 0 { return self }
    return patternImage == nil ? resolvedColor(with: .current) : Color(white: 0.5)
  }
}
