import Widgets

/// A card with three choices that are one stop of the Tab key. The arrow keys move between them.
final class GroupCard: Card {
  /// The height of the card, in points.
  static var height: Double { 88 + Spacing.scaled(20) }

  private let label = Label(text: "Tab stops here once, arrows go on")
  private let buttons = ["Small", "Medium", "Large"].map { title in
    let button = Button(configuration: .tinted())
    button.setTitle(title, for: .normal)
    return button
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    focusGroupIdentifier = "size"
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    addSubview(label)
    for button in buttons {
      addSubview(button)
      button.addAction(
        Action { [weak self, weak button] _ in
          guard let self, let button else { return }
          choose(button)
        }, for: .primaryActionTriggered)
    }
    choose(buttons[1])
  }

  private func choose(_ chosen: Button) {
    for button in buttons {
      var configuration: Button.Configuration = button === chosen ? .filled() : .tinted()
      configuration.contentInsets = DirectionalEdgeInsets(
        top: Spacing.small, leading: Spacing.small, bottom: Spacing.small, trailing: Spacing.small)
      button.configuration = configuration
      button.focusGroupPriority = button === chosen ? .prioritized : .ignored
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    guard !area.isNull else { return }
    label.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: Spacing.scaled(20))
    let count = Double(buttons.count)
    let width = max(0, (area.width - Spacing.small * (count - 1)) / count)
    for (index, button) in buttons.enumerated() {
      button.frame = Rect(
        x: area.minX + Double(index) * (width + Spacing.small), y: area.maxY - 48, width: width,
        height: 48)
    }
    mirror(buttons)
  }
}
