/// An immutable color in the sRGB color space, with an opacity. Follows `UIColor`.
///
/// It is a class, so that extensions can add convenience initializers and class methods as in UIKit.
public final class Color: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public let red: Double
  /// The green component, from 0 to 1.
  public let green: Double
  /// The blue component, from 0 to 1.
  public let blue: Double
  /// The opacity, from 0 for transparent to 1 for opaque.
  public let alpha: Double
  /// The index of the color in the palette from which it is resolved, or 0 for a color with its own
  /// components.
  package let role: UInt8
  /// The provider of a dynamic color or a pattern, or `nil` for other colors.
  package let dynamic: DynamicColor?
  /// The components with which the color was created, if one of them is outside 0…1, or else `nil`.
  let extended: ExtendedComponents?

  /// Creates a color from its components. It is drawn, and compared, with components limited to 0…1. The
  /// methods that get components return them unlimited.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    extended = .outside(red: red, green: green, blue: blue)
    self.red = Self.limited(red)
    self.green = Self.limited(green)
    self.blue = Self.limited(blue)
    self.alpha = Self.limited(alpha)
    role = 0
    dynamic = nil
  }

  /// Creates a color that is resolved from a palette when it is drawn. Its components are those of
  /// `fallback`.
  init(role: UInt8, fallback: Color, alpha: Double = 1) {
    red = fallback.red
    green = fallback.green
    blue = fallback.blue
    self.alpha = Self.limited(alpha)
    self.role = role
    dynamic = nil
    extended = nil
  }

  /// Creates a color that a provider resolves when it is drawn. If `alpha` is not `nil`, it replaces the
  /// opacity.
  init(_ dynamic: DynamicColor, alpha: Double?) {
    (red, green, blue) = (0, 0, 0)
    self.alpha = Self.limited(alpha ?? 1)
    role = alpha == nil ? Self.dynamicRole : Self.ownAlphaRole
    self.dynamic = dynamic
    extended = nil
  }

  /// Creates a copy of a color.
  package init(copying other: Color) {
    (red, green, blue, alpha) = (other.red, other.green, other.blue, other.alpha)
    role = other.role
    dynamic = other.dynamic
    extended = other.extended
  }

  /// Returns a Boolean value that indicates whether two colors have the same components and are resolved in
  /// the same way.
  public static func == (a: Color, b: Color) -> Bool {
    a === b
      || a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
        && a.role == b.role && a.dynamic == b.dynamic
  }

  /// Hashes the components of the color.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    hasher.combine(role)
    hasher.combine(dynamic)
  }

  /// Returns the color itself, or the color of the palette or of the provider, with its opacity.
  package func resolved(in palette: [Color], traits: TraitCollection?) -> Color {
    if let dynamic {
      if dynamic.pattern != nil { return self }
      let color = dynamic.color(for: traits ?? .current).resolved(in: palette, traits: traits)
      return role == Self.ownAlphaRole ? color.withAlphaComponent(alpha) : color
    }
    guard role != 0, Int(role) < palette.count else { return self }
    let color = palette[Int(role)]
    return alpha < 1 ? color.multipliedAlpha(by: alpha) : color
  }

  /// Creates a gray. A white value of 0 is black, and 1 is white.
  public convenience init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from a number such as `0xFF8800`. The default opacity is 1.
  public convenience init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Creates a color from its hue, saturation and brightness, each from 0 to 1.
  ///
  /// A hue of 0 is red, a third is green, two thirds are blue, and 1 is red again.
  public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let value = Self.limited(brightness)
    let chroma = value * Self.limited(saturation)
    let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func part(_ offset: Double) -> Double {
      let place = (offset + turn).truncatingRemainder(dividingBy: 6)
      return value - chroma * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Returns the color with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    if let dynamic { return Color(dynamic, alpha: alpha) }
    if role != 0 { return Color(role: role, fallback: self, alpha: alpha) }
    let (red, green, blue) = unlimited
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the color with its opacity multiplied by a factor.
  public func multipliedAlpha(by factor: Double) -> Color {
    if role == Self.dynamicRole {
      let color = self
      return Color { color.resolvedColor(with: $0).multipliedAlpha(by: factor) }
    }
    return withAlphaComponent(alpha * factor)
  }

  /// Returns a mixture of this color and another one. The fraction 0 is this color, and 1 is the other one.
  public func blended(with other: Color, fraction: Double) -> Color {
    if dynamic != nil || other.dynamic != nil {
      return plain.blended(with: other.plain, fraction: fraction)
    }
    let part = Self.limited(fraction)
    // The mixture uses premultiplied colors, so that a mixture with `clear` fades and does not darken.
    let mixedAlpha = alpha + (other.alpha - alpha) * part
    guard mixedAlpha > 0 else { return other.withAlphaComponent(0) }
    func mix(_ a: Double, _ b: Double) -> Double {
      let from = a * alpha
      return (from + (b * other.alpha - from) * part) / mixedAlpha
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mixedAlpha)
  }

  /// Returns this color drawn over another one.
  public func composited(over background: Color) -> Color {
    if dynamic != nil || background.dynamic != nil {
      return plain.composited(over: background.plain)
    }
    let rest = background.alpha * (1 - alpha)
    let total = alpha + rest
    guard total > 0 else { return .clear }
    func mix(_ top: Double, _ bottom: Double) -> Double { (top * alpha + bottom * rest) / total }
    return Color(
      red: mix(red, background.red), green: mix(green, background.green),
      blue: mix(blue, background.blue), alpha: total)
  }

  /// A Boolean value that indicates whether the color is completely opaque.
  public var isOpaque: Bool { alpha >= 1 }

  /// Returns a value limited to 0…1. For NaN, returns 0.
  private static func limited(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }
}
