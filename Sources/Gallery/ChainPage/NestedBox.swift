import WindowResponder

/// A box with its class's name at the top: a plain view that forwards touches.
class NestedBox: View {
  /// The height of the name, in points.
  static let headHeight = 32.0

  private let label = Label()

  init(color: Color) {
    super.init(frame: .zero)
    backgroundColor = color.withAlphaComponent(0.05)
    layer.borderColor = color.withAlphaComponent(0.7)
    layer.borderWidth = 1.5
    layer.cornerRadius = 12
    label.text = "\(type(of: self))"
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = Rect(
      x: Spacing.medium, y: 6, width: max(0, bounds.width - Spacing.medium * 2), height: 20)
  }
}

/// The outer one of two boxes.
final class OuterBox: NestedBox {
  init() { super.init(color: Ink.teal) }
}

/// The inner one of two boxes.
final class InnerBox: NestedBox {
  init() { super.init(color: Ink.purple) }
}
