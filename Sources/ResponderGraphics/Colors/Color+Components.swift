extension Color {
  /// Gets the components of the color, each from 0 to 1, resolved with ``TraitCollection/current``.
  ///
  /// Every color has these components, so the method returns `true`.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<Double>?, green: UnsafeMutablePointer<Double>?,
    blue: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    let color = plain
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
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

  /// Gets the white value and the opacity, each from 0 to 1, resolved with ``TraitCollection/current``.
  ///
  /// If the color is not a gray, returns `false` and sets nothing.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<Double>?, alpha: UnsafeMutablePointer<Double>?
  ) -> Bool {
    let color = plain
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}
