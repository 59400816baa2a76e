import WindowResponder

/// The ground that things which belong together stand on.
class Card: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    borderColor = .separator
    borderWidth = 1
    cornerRadius = theme.metrics.cardCornerRadius
  }

  /// The bounds without the distance to the edges.
  var contentFrame: Rect { bounds.insetBy(dx: Spacing.medium, dy: Spacing.medium) }
}
