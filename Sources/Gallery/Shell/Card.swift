import WindowResponder

/// A background for related views.
class Card: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.borderColor = .separator
    layer.borderWidth = 1
    layer.cornerRadius = theme.metrics.cardCornerRadius
  }

  /// The bounds without the margins.
  var contentFrame: Rect { bounds.insetBy(dx: Spacing.medium, dy: Spacing.medium) }
}
