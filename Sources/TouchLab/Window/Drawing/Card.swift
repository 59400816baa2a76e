import Widgets

/// A background for related views, one above the other.
final class Card: StackView {
  /// Creates a card of views, from the top.
  convenience init(_ views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    axis = .vertical
    spacing = LabStyle.gap
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = DirectionalEdgeInsets(top: 18, leading: 20, bottom: 18, trailing: 20)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = theme.metrics.cardCornerRadius
  }

  override init(coder: AnyObject) { super.init(coder: coder) }
}
