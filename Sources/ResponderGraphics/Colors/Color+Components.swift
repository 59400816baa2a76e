/// The components of a color, one of which is outside 0…1.
final class ExtendedComponents: Sendable {
  let red: Double
  let green: Double
  let blue: Double

  private init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Returns the components, or `nil` if all of them are inside or one is not a number. It is called for each
  /// color, and allocates nothing for a usual one.
  static func outside(red: Double, green: Double, blue: Double) -> ExtendedComponents? {
    // A component that was computed may be outside by a rounding error.
    func isInside(_ value: Double) -> Bool { (value - 0.5).magnitude <= 0.5 + 1e-9 }
    if isInside(red), isInside(green), isInside(blue) { return nil }
    guard red.isFinite, green.isFinite, blue.isFinite else { return nil }
    return ExtendedComponents(red: red, green: green, blue: blue)
  }
}

extension Color {
  /// The components with which the color was created.
  var unlimited: (red: Double, green: Double, blue: Double) {
    extended.map { ($0.red, $0.green, $0.blue) } ?? (red, green, blue)
  }

  /// Gets the components of the color, resolved with ``TraitCollection/current``. They are from 0 to 1,
  /// unless the color was created with others.
  ///
  /// Every color has these components, so the method returns `true`.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<Double>?, green: UnsafeMutablePointer<Double>?,
    blue: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    let color = plain
    let parts = color.unlimited
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Gets the hue, saturation, brightness and opacity, each from 0 to 1, resolved with
  /// ``TraitCollection/current``, and returns `true`.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<Double>?, saturation: UnsafeMutablePointer<Double>?,
    brightness: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    let color = plain
    let parts = color.hsb
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Gets the white value and the opacity, resolved with ``TraitCollection/current``.
  ///
  /// If the color is not a gray, returns `false` and sets nothing.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    let color = plain
    let parts = color.unlimited
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = color.alpha
    return true
  }
}
