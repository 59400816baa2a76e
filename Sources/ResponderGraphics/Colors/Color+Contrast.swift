import Glibc

extension Color {
  /// The perceived brightness of the color, from 0 for black to 1 for white. The opacity is ignored.
  ///
  /// This is the relative luminance of the Web Content Accessibility Guidelines 2.
  public var luminance: Double {
    if dynamic != nil { return plain.luminance }
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio of two colors, from 1 for equal luminances to 21 for black and white.
  ///
  /// This is the contrast ratio of the Web Content Accessibility Guidelines 2. Text should have at least 4.5.
  public func contrastRatio(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The hue, saturation and brightness, each from 0 to 1. A gray has the hue 0.
  public var hsb: (hue: Double, saturation: Double, brightness: Double) {
    if dynamic != nil { return plain.hsb }
    let highest = max(red, green, blue)
    let chroma = highest - min(red, green, blue)
    guard chroma > 0 else { return (0, 0, highest) }
    let sixths: Double
    if highest == red {
      sixths = (green - blue) / chroma
    } else if highest == green {
      sixths = (blue - red) / chroma + 2
    } else {
      sixths = (red - green) / chroma + 4
    }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, chroma / highest, highest)
  }
}
