import WindowResponder

/// A row with the description of a constraint, a field for its constant, and an icon if it was broken because
/// of a conflict.
final class ConstraintRow: View {
  private weak var constraint: LayoutConstraint?
  private let label = Label()
  private let sign = ImageView(image: Image(systemName: "exclamationmark.triangle", pointSize: 15))
  let field = NumberField()
  private static let gap = 8.0

  init(_ constraint: LayoutConstraint, change: @escaping () -> Void) {
    self.constraint = constraint
    super.init(frame: .zero)
    label.numberOfLines = 0
    sign.tintColor = .warningText
    field.accessibilityLabel = "Constant of \(constraint)"
    field.onChange = { [weak constraint] in
      constraint?.constant = $0
      change()
    }
    for part in [label, sign, field] { addSubview(part) }
    refresh()
  }

  func refresh() {
    guard let constraint else { return }
    let isGivenUp = constraint.isGivenUp
    let text = "\(constraint)" + (isGivenUp ? "\nGiven up: it cannot hold beside others." : "")
    if label.text != text {
      label.text = text
      superview?.setNeedsLayout()
      (superview as? Form)?.rowsDidChange()
    }
    label.textColor = isGivenUp ? .errorText : .label
    sign.isHidden = !isGivenUp
    field.show(constraint.constant)
  }

  private func labelRoom(_ width: Double) -> Double {
    max(40, width - 84 - Self.gap - (sign.isHidden ? 0 : 26))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.font = theme.fonts.caption
    let left = sign.isHidden ? 0.0 : 26.0
    let height = field.intrinsicContentSize.height
    sign.frame = Rect(x: 0, y: (bounds.height - 18) / 2, width: 18, height: 18)
      .mirrored(in: bounds, if: isRightToLeft)
    label.frame = Rect(x: left, y: 0, width: labelRoom(bounds.width), height: bounds.height)
      .mirrored(in: bounds, if: isRightToLeft)
    field.frame = Rect(
      x: bounds.width - 84, y: ((bounds.height - height) / 2).rounded(), width: 84, height: height
    ).mirrored(in: bounds, if: isRightToLeft)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    label.font = theme.fonts.caption
    let text = label.sizeThatFits(Size(width: labelRoom(size.width), height: .infinity))
    return Size(
      width: size.width, height: max(text.height.rounded(.up), field.intrinsicContentSize.height))
  }
}
