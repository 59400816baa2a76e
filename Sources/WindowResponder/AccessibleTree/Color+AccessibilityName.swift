import ResponderWords

extension Color {
  /// A description of the color in the language of the user, such as "dark blue". The opacity has no part in
  /// it. Follows `UIColor.accessibilityName`.
  public var accessibilityName: String {
    let greatest = max(red, green, blue)
    let range = greatest - min(red, green, blue)
    let saturation = greatest > 0 ? range / greatest : 0
    if greatest < 0.1 { return ownWord("black") }
    if saturation < 0.1 { return Self.nameOfGray(greatest) }
    return nameOfHue(range).in(brightness: greatest, saturation: saturation)
  }

  private static func nameOfGray(_ brightness: Double) -> String {
    switch brightness {
    case ..<0.4: ownWord("dark gray")
    case ..<0.7: ownWord("gray")
    case ..<0.97: ownWord("light gray")
    default: ownWord("white")
    }
  }

  /// Returns the name of the hue. `range` is the difference of the greatest and the least component.
  private func nameOfHue(_ range: Double) -> HueName {
    let sixth: Double
    if red >= green, red >= blue {
      sixth = (green - blue) / range
    } else if green >= blue {
      sixth = 2 + (blue - red) / range
    } else {
      sixth = 4 + (red - green) / range
    }
    let hue = (sixth < 0 ? sixth + 6 : sixth) * 60
    switch hue {
    case ..<16: return .red
    case ..<45: return .orange
    case ..<68: return .yellow
    case ..<165: return .green
    case ..<195: return .cyan
    case ..<255: return .blue
    case ..<290: return .purple
    case ..<320: return max(red, blue) < HueName.darkBrightness ? .purple : .pink
    case ..<340: return .pink
    default: return .red
    }
  }
}

/// The name of a hue, which differs for dark and light colors.
private enum HueName {
  case red, orange, yellow, green, cyan, blue, purple, pink

  /// The brightness below which a color is called dark.
  static let darkBrightness = 0.62

  /// Returns the name of a color of the hue.
  func `in`(brightness: Double, saturation: Double) -> String {
    if brightness < Self.darkBrightness { return dark }
    return saturation < 0.5 ? light : full
  }

  private var full: String {
    switch self {
    case .red: ownWord("red")
    case .orange: ownWord("orange")
    case .yellow: ownWord("yellow")
    case .green: ownWord("green")
    case .cyan: ownWord("cyan")
    case .blue: ownWord("blue")
    case .purple: ownWord("purple")
    case .pink: ownWord("pink")
    }
  }

  private var dark: String {
    switch self {
    case .red: ownWord("dark red")
    case .orange: ownWord("brown")
    case .yellow: ownWord("dark yellow")
    case .green: ownWord("dark green")
    case .cyan: ownWord("dark cyan")
    case .blue: ownWord("dark blue")
    case .purple: ownWord("dark purple")
    case .pink: ownWord("dark pink")
    }
  }

  private var light: String {
    switch self {
    case .red: ownWord("light red")
    case .orange: ownWord("light orange")
    case .yellow: ownWord("light yellow")
    case .green: ownWord("light green")
    case .cyan: ownWord("light cyan")
    case .blue: ownWord("light blue")
    case .purple: ownWord("light purple")
    case .pink: ownWord("light pink")
    }
  }
}
