import Widgets

/// A card with a title and buttons in rows.
final class ButtonCard: Card {
  private let titleLabel = Label()
  private var buttons: [Button] = []

  init(title: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = theme.fonts.headline
    addSubview(titleLabel)
  }

  /// Adds a button with a closure, which is called with the button.
  func add(_ title: String, _ body: @escaping @MainActor (Button) -> Void) {
    var configuration = Button.Configuration.gray()
    configuration.title = title
    let button = Button(configuration: configuration)
    button.addAction(
      Action { [weak button] _ in button.map(body) }, for: .primaryActionTriggered)
    buttons.append(button)
    addSubview(button)
  }

  /// Returns the height of the card for a width, in points.
  func height(forWidth width: Double) -> Double {
    place(width: width, moves: false) + Spacing.medium
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(width: bounds.width, moves: true)
  }

  /// Places the buttons in rows, with as many in each as fit, and returns the bottom of the last row.
  private func place(width: Double, moves: Bool) -> Double {
    let edge = Spacing.medium
    let line = titleLabel.sizeThatFits(Size(width: width, height: 0)).height
    if moves {
      titleLabel.frame = Rect(x: edge, y: edge, width: max(0, width - edge * 2), height: line)
    }
    var x = edge
    var y = edge + line + Spacing.medium
    var rowHeight = 0.0
    for button in buttons {
      let size = button.intrinsicContentSize
      if x > edge, x + size.width > width - edge {
        x = edge
        y += rowHeight + Spacing.small
      }
      if moves { button.frame = Rect(x: x, y: y, width: size.width, height: size.height) }
      rowHeight = size.height
      x += size.width + Spacing.small
    }
    if moves { mirror(buttons) }
    return y + rowHeight
  }
}
