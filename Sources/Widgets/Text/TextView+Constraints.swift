import WindowResponder

extension TextView: WrappingView {
  /// A text that does not scroll is as high as its width lets it be.
  package var wrapsToWidth: Bool { !isScrollEnabled }

  /// The size of the text in a width, in points.
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
