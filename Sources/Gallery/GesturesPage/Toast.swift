import Widgets

/// A short message that appears and disappears.
final class Toast: View {
  private let label = Label()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    alpha = 0
    backgroundColor = .label
    layer.cornerRadius = 16
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .systemBackground
    label.textAlignment = .center
    addSubview(label)
  }

  func show(_ text: String) {
    label.text = text
    superview?.setNeedsLayout()
    alpha = 1
    View.animate(
      withDuration: 0.4, delay: 0.7, options: [.allowUserInteraction],
      animations: { [self] in alpha = 0 })
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: label.sizeThatFits(size).width + 32, height: 32)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
