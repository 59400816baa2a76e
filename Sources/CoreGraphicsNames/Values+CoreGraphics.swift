public import WindowResponder

// Members that Core Graphics has for its own types.

extension Double {
  /// The type that stores the value. Follows `CGFloat.NativeType`.
  public typealias NativeType = Double
  /// The value itself. Follows `CGFloat.native`.
  public var native: Double { self }
}

extension Point {
  /// Returns a Boolean value that indicates whether the point equals another one. Follows
  /// `CGPoint.equalTo(_:)`.
  public func equalTo(_ point: Point) -> Bool { self == point }
}

extension Size {
  /// Returns a Boolean value that indicates whether the size equals another one. Follows
  /// `CGSize.equalTo(_:)`.
  public func equalTo(_ size: Size) -> Bool { self == size }
}

extension Rect {
  /// Returns a Boolean value that indicates whether the rectangle equals another one. Follows
  /// `CGRect.equalTo(_:)`.
  public func equalTo(_ rect: Rect) -> Bool { standardized == rect.standardized }
}

extension Color {
  /// Creates a gray color with a white value and an opacity, from 0 to 1. Follows `CGColor(gray:alpha:)`.
  public convenience init(gray: Double, alpha: Double) { self.init(white: gray, alpha: alpha) }

  /// Creates a color in sRGB, with components from 0 to 1. Follows `CGColor(srgbRed:green:blue:alpha:)`.
  public convenience init(srgbRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the color with another opacity, from 0 to 1. Follows `CGColor.copy(alpha:)`.
  public func copy(alpha: Double) -> Color? { withAlphaComponent(alpha) }
}
