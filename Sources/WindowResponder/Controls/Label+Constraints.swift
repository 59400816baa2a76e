extension Label: WrappingView {
  /// A text of several lines is as high as its width lets it be, where nobody said how wide it is to be.
  package var wrapsToWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  /// The size of the text in a width, in points.
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
