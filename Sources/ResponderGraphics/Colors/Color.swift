/// A colour in the sRGB space, with opacity; it never changes. Follows `UIColor`: a class, so that extensions
/// can add convenience initializers and class methods as they do in UIKit.
public final class Color: Hashable, Sendable {
  /// The red part, 0 to 1.
  public let red: Double
  /// The green part, 0 to 1.
  public let green: Double
  /// The blue part, 0 to 1.
  public let blue: Double
  /// The opacity: 0 is invisible, 1 covers what lies beneath.
  public let alpha: Double
  /// The place of the colour in a palette that is looked up when drawn; 0 for a colour of its own.
  package let role: UInt8
  /// What is asked for the colour when it is drawn; nil for one that needs no asking.
  package let dynamic: DynamicColor?

  /// Creates a colour from its parts, each 0 to 1; what lies outside is brought to the nearer end.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.limited(red)
    self.green = Self.limited(green)
    self.blue = Self.limited(blue)
    self.alpha = Self.limited(alpha)
    role = 0
    dynamic = nil
  }

  /// Creates a colour that is looked up in a palette when it is drawn; until then it looks like
  /// `fallback`.
  init(role: UInt8, fallback: Color, alpha: Double = 1) {
    red = fallback.red
    green = fallback.green
    blue = fallback.blue
    self.alpha = Self.limited(alpha)
    self.role = role
    dynamic = nil
  }

  /// Creates a colour that is asked for when it is drawn, with an opacity of its own unless that is nil.
  init(_ dynamic: DynamicColor, alpha: Double?) {
    (red, green, blue) = (0, 0, 0)
    self.alpha = Self.limited(alpha ?? 1)
    role = alpha == nil ? Self.dynamicRole : Self.ownAlphaRole
    self.dynamic = dynamic
  }

  /// Creates the same colour.
  package init(copying other: Color) {
    (red, green, blue, alpha) = (other.red, other.green, other.blue, other.alpha)
    role = other.role
    dynamic = other.dynamic
  }

  /// Whether two colours are of the same parts, or are looked up or asked for alike.
  public static func == (a: Color, b: Color) -> Bool {
    a === b
      || a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
        && a.role == b.role && a.dynamic == b.dynamic
  }

  /// Adds the parts of the colour to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    hasher.combine(role)
    hasher.combine(dynamic)
  }

  /// The colour itself, or the one in the palette that it stands for, with its opacity; one that traits
  /// decide on is asked for.
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

  /// Creates a gray; 0 is black, 1 is white.
  public convenience init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates an opaque colour from a number such as `0xFF8800`.
  public convenience init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each 0 to 1.
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

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    if let dynamic { return Color(dynamic, alpha: alpha) }
    return role == 0
      ? Color(red: red, green: green, blue: blue, alpha: alpha)
      : Color(role: role, fallback: self, alpha: alpha)
  }

  /// The same colour with its opacity multiplied by a factor.
  public func multipliedAlpha(by factor: Double) -> Color {
    if role == Self.dynamicRole {
      let color = self
      return Color { color.resolvedColor(with: $0).multipliedAlpha(by: factor) }
    }
    return withAlphaComponent(alpha * factor)
  }

  /// The colour part of the way to another: 0 gives this one, 1 the other.
  public func blended(with other: Color, fraction: Double) -> Color {
    if dynamic != nil || other.dynamic != nil {
      return plain.blended(with: other.plain, fraction: fraction)
    }
    let part = Self.limited(fraction)
    // Between premultiplied colours, so that a way to `clear` only fades and does not darken.
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

  /// This colour laid over another one.
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

  /// Whether nothing shines through.
  public var isOpaque: Bool { alpha >= 1 }

  /// The nearer end of 0…1 for what lies outside; 0 for what is no number.
  private static func limited(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }
}
