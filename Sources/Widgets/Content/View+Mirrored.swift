import WindowResponder

extension View {
  /// Whether lines begin at the right here.
  var isMirrored: Bool { isRightToLeft }

  /// The size that a view needs in a width, in points.
  func measured(inWidth width: Double) -> Size { sizeThatFits(Size(width: width, height: 0)) }
}
