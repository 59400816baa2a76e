extension Color {
  /// Returns the color as a premultiplied ARGB pixel, with its opacity multiplied by `opacity`.
  func pixel(opacity: Double = 1) -> UInt32 {
    let strength = alpha * opacity * 255
    let a = UInt32(strength + 0.5)
    let r = UInt32(red * strength + 0.5)
    let g = UInt32(green * strength + 0.5)
    let b = UInt32(blue * strength + 0.5)
    return a << 24 | r << 16 | g << 8 | b
  }

  /// Creates the color of a premultiplied ARGB pixel.
  convenience init(pixel: UInt32) {
    let strength = Double(pixel >> 24)
    if strength == 0 {
      self.init(copying: .clear)
    } else {
      self.init(
        red: Double((pixel >> 16) & 0xFF) / strength, green: Double((pixel >> 8) & 0xFF) / strength,
        blue: Double(pixel & 0xFF) / strength, alpha: strength / 255)
    }
  }
}
