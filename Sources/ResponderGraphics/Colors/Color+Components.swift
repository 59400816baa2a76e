extension Color {
  /// Writes the parts of the colour, each 0 to 1, as they are in ``TraitCollection/current``. Gives true:
  /// every colour has them.
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

  /// Writes hue, saturation, brightness and opacity, each 0 to 1, as they are in
  /// ``TraitCollection/current``. Gives true.
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

  /// Writes how white the colour is and its opacity, each 0 to 1, as they are in
  /// ``TraitCollection/current``. Gives false, and writes nothing, where it is no gray.
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
