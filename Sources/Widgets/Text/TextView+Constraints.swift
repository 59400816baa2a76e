import WindowResponder

extension TextView: WrappingView {
  /// A Boolean value that indicates whether the height depends on the width. It does for a text view that
  /// does not scroll.
  package var wrapsToWidth: Bool { !isScrollEnabled }

  /// Returns the size of the text in a width, in points.
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
