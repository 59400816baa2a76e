extension Color {
  /// The colour itself: there is one type of colours. Follows `UIColor.cgColor`.
  public var cgColor: Color { self }

  /// Creates the same colour. Follows `UIColor(cgColor:)`.
  public convenience init(cgColor: Color) { self.init(copying: cgColor) }
}
