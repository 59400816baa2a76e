import Widgets

/// A card with buttons that have menus: a selection, a menu with all types of items, a long menu.
final class MenuButtonsCard: Card {
  private let title = Label(text: "Buttons with menus")
  private let outcome = Label(text: "Nothing chosen yet")
  private let sort = Button(configuration: .gray())
  private let more = Button(configuration: .gray())
  private let long = Button(configuration: .gray())
  private var isGridShown = true

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    outcome.textColor = .secondaryLabel
    outcome.accessibilityLabel = "Outcome"
    sort.menu = Menu(children: ["Name", "Date", "Size"].map(choice))
    sort.changesSelectionAsPrimaryAction = true
    sort.accessibilityLabel = "Sort by"
    more.setTitle("More", for: .normal)
    more.setImage(Image(systemName: "ellipsis"), for: .normal)
    more.menu = everything
    long.setTitle("Long", for: .normal)
    long.menu = Menu(children: (1...60).map { choice("Line \($0)") })
    for button in [sort, more, long] {
      button.showsMenuAsPrimaryAction = true
      addSubview(button)
    }
    addSubview(title)
    addSubview(outcome)
  }

  /// Shows the command that was chosen.
  func chose(_ words: String) { outcome.text = words }

  private func choice(_ title: String) -> Action {
    Action(title: title) { [weak self] in self?.chose("Chose \($0.title)") }
  }

  private func choice(
    _ title: String, _ symbol: String, subtitle: String? = nil,
    attributes: MenuElement.Attributes = [], state: MenuElement.State = .off
  ) -> Action {
    Action(
      title: title, subtitle: subtitle, image: Image(systemName: symbol), attributes: attributes,
      state: state
    ) { [weak self] in self?.chose("Chose \($0.title)") }
  }

  /// A menu with all types of items: images, subtitles, marks, groups, submenus.
  private var everything: Menu {
    let grid = Action(
      title: "Show Grid", image: Image(systemName: "square.on.square"),
      attributes: .keepsMenuPresented, state: isGridShown ? .on : .off
    ) { [weak self] action in
      guard let self else { return }
      isGridShown.toggle()
      action.state = isGridShown ? .on : .off
      chose(isGridShown ? "Grid shown" : "Grid hidden")
    }
    return Menu(children: [
      choice("Open", "folder", subtitle: "In a window of its own"),
      choice("Share", "square.and.arrow.up"),
      Menu(
        title: "Move To", image: Image(systemName: "arrow.right"),
        children: [
          choice("Desk", "display"), choice("Home", "house"),
          Menu(
            title: "Elsewhere", image: Image(systemName: "link"),
            children: ["North", "East", "South", "West"].map(choice)),
        ]),
      Menu(
        title: "View", options: .displayInline,
        children: [
          grid, choice("Labels", "list.bullet", state: .mixed),
          choice("Locked", "lock", attributes: .disabled),
        ]),
      Menu(
        options: .displayInline,
        children: [choice("Delete", "trash", attributes: .destructive)]),
    ])
  }

  // MARK: Layout

  private static let buttonHeight = 44.0

  private var titleHeight: Double { max(24, title.intrinsicContentSize.height) }
  private var outcomeHeight: Double { max(24, outcome.intrinsicContentSize.height) }

  /// Returns the height of the card for a width, in points.
  func height(forWidth width: Double) -> Double {
    Spacing.medium * 2 + titleHeight + Spacing.small + Self.buttonHeight + Spacing.small
      + outcomeHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    guard !area.isNull else { return }
    title.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: titleHeight)
    let width = min(Spacing.scaled(140), (area.width - Spacing.small * 2) / 3)
    for (index, button) in [sort, more, long].enumerated() {
      let inset = width < Spacing.scaled(120) ? Spacing.small : 18
      button.configuration?.contentInsets = DirectionalEdgeInsets(
        top: Spacing.small, leading: inset, bottom: Spacing.small, trailing: inset)
      button.frame = Rect(
        x: area.minX + (width + Spacing.small) * Double(index), y: title.frame.maxY + Spacing.small,
        width: width, height: Self.buttonHeight)
    }
    mirror([sort, more, long])
    outcome.frame = Rect(
      x: area.minX, y: sort.frame.maxY + Spacing.small, width: area.width,
      height: outcomeHeight)
  }
}
