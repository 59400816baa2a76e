import WindowResponder

/// The default colors of a chart's series, in the order of the series.
///
/// Each color has contrast to the background. Colors next to each other are also distinct for people with a
/// color vision deficiency.
enum ChartPalette {
  static let light: [UInt32] = [
    0x0A66D8, 0xB85509, 0x1B7F4B, 0x8E44AD, 0xC62F3D, 0x0B7885, 0xB83280, 0x7A5C3E,
  ]
  static let dark: [UInt32] = [
    0x5AA9FF, 0xFFA24D, 0x57D08A, 0xC792EA, 0xFF7A85, 0x4FD1DB, 0xFF8AC9, 0xD3B08C,
  ]

  /// Returns the color of the series at an index. After the last color follows the first.
  static func color(_ index: Int) -> Color {
    colors[index % colors.count]
  }

  private static let colors: [Color] = light.indices.map { index in
    let (bright, dim) = (Color(hex: light[index]), Color(hex: dark[index]))
    return Color { $0.userInterfaceStyle == .dark ? dim : bright }
  }
}
