extension Color {
  /// The color itself, since there is only one type of colors. Follows `UIColor.cgColor`.
  public var cgColor: Color { self }

  /// Creates the same color. Follows `UIColor(cgColor:)`.
  public convenience init(cgColor: Color) { self.init(copying: cgColor) }
}
