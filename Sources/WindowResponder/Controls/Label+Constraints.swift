extension Label: WrappingView {
  /// A Boolean value that indicates whether the height depends on the width: the text can have several lines,
  /// and no preferred width is set.
  package var wrapsToWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  /// Returns the size of the text in a width, in points.
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
