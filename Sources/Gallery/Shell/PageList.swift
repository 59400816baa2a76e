import Widgets

/// The list of pages with a switch for the appearance: a column at the side or a bar at the bottom.
final class PageList: View {
  /// How wide the column is, in points.
  static let sideWidth = 216.0
  /// How high the bar is, in points.
  static let barHeight = 60.0
  /// What a button of the bar needs, in points.
  private static let smallestBarButton = 88.0

  /// Called when the user chooses a page.
  var onChoose: (Page) -> Void = { _ in }
  /// Called when the user changes from light to dark and back.
  var onChangeAppearance: (_ isDark: Bool) -> Void = { _ in }

  private var buttons: [(page: Page, button: Button)] = []
  /// Holds the buttons, for a window that has not room for all of them.
  private let scroller = ScrollView()
  private let appearanceLabel = Label(text: "Dark")
  private let appearanceSwitch = Switch()
  private let appearanceButton = Button(configuration: .plain())

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    for page in Page.allCases {
      let button = Button(configuration: .plain())
      button.setTitleColor(.label, for: .normal)
      button.setTitleColor(.tint, for: .selected)
      button.addAction(
        Action { [unowned self] _ in onChoose(page) }, for: .primaryActionTriggered)
      buttons.append((page, button))
      scroller.addSubview(button)
    }
    scroller.showsHorizontalScrollIndicator = false
    scroller.focusGroupIdentifier = "pages"
    addSubview(scroller)
    appearanceSwitch.accessibilityLabel = "Dark"
    appearanceSwitch.addTarget(
      self, action: PageList.appearanceSwitched, for: .valueChanged)
    appearanceButton.accessibilityLabel = "Dark"
    appearanceButton.addTarget(
      self, action: PageList.appearancePressed, for: .primaryActionTriggered)
    for view in [appearanceLabel, appearanceSwitch, appearanceButton] { addSubview(view) }
    update()
  }

  /// The page that is marked.
  var chosenPage = Page.controls {
    didSet {
      for (page, button) in buttons { button.isSelected = page == chosenPage }
      showChosenButton(animated: window != nil)
    }
  }

  /// Whether it is a bar.
  var isBar = false {
    didSet { if isBar != oldValue { update() } }
  }

  override func themeDidChange() {
    super.themeDidChange()
    // What the user has just switched is on its way already.
    if appearanceSwitch.isOn != theme.isDark { appearanceSwitch.isOn = theme.isDark }
    update()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    themeDidChange()
  }

  private func appearanceSwitched() { onChangeAppearance(appearanceSwitch.isOn) }
  private func appearancePressed() { onChangeAppearance(!theme.isDark) }

  /// Gives the buttons their looks for a column or a bar.
  private func update() {
    for (page, button) in buttons {
      var configuration = Button.Configuration.plain()
      configuration.image = Image(systemName: page.symbolName)
      configuration.title = isBar ? page.shortTitle : page.title
      if isBar {
        configuration.imagePlacement = .top
        configuration.imagePadding = 2
        configuration.contentInsets = EdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
      } else {
        configuration.imagePadding = 10
      }
      button.configuration = configuration
      button.font = isBar ? .preferredFont(forTextStyle: .caption1) : nil
      button.contentHorizontalAlignment = isBar ? .center : .left
    }
    var configuration = Button.Configuration.plain()
    configuration.image = Image(systemName: theme.isDark ? "sun.max" : "moon")
    configuration.contentInsets = EdgeInsets(all: 8)
    appearanceButton.configuration = configuration
    appearanceButton.isHidden = !isBar
    appearanceLabel.isHidden = isBar
    appearanceSwitch.isHidden = isBar
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Layout and drawing

  override func layoutSubviews() {
    super.layoutSubviews()
    if isBar { layoutBar() } else { layoutColumn() }
  }

  private func layoutColumn() {
    let margin = Spacing.medium
    let bottom = bounds.height - margin - 44
    scroller.frame = Rect(x: 0, y: 0, width: bounds.width, height: max(0, bottom - Spacing.tiny))
    var y = margin
    for (_, button) in buttons {
      button.frame = Rect(x: margin, y: y, width: bounds.width - margin * 2, height: 44)
      y += 44 + Spacing.tiny
    }
    scroller.contentSize = Size(width: bounds.width, height: y)
    appearanceLabel.frame = Rect(x: margin * 2, y: bottom, width: 80, height: 44)
    let width = Switch.drawnSize.width
    appearanceSwitch.frame = Rect(
      x: bounds.width - margin * 2 - width, y: bottom, width: width, height: 44)
    showChosenButton(animated: false)
  }

  private func layoutBar() {
    let margin = Spacing.small
    let side = 44.0
    let room = max(0, bounds.width - margin * 2 - side)
    scroller.frame = Rect(x: 0, y: 1, width: room + margin, height: bounds.height - 1)
    let width = max(Self.smallestBarButton, (room - margin) / Double(max(1, buttons.count)))
    for (index, entry) in buttons.enumerated() {
      entry.button.frame = Rect(
        x: margin + Double(index) * width, y: 3, width: width - Spacing.tiny,
        height: bounds.height - 8)
    }
    scroller.contentSize = Size(
      width: margin + Double(buttons.count) * width, height: bounds.height - 1)
    appearanceButton.frame = Rect(
      x: bounds.width - margin - side, y: (bounds.height - side) / 2, width: side, height: side)
    showChosenButton(animated: false)
  }

  private func showChosenButton(animated: Bool) {
    guard let button = buttons.first(where: { $0.page == chosenPage })?.button else { return }
    let margin = Spacing.medium
    scroller.scrollRectToVisible(button.frame.insetBy(dx: -margin, dy: 0), animated: animated)
  }

  /// A hairline between the list and the page.
  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let thickness = 1 / context.scale
    let line =
      isBar
      ? Rect(x: 0, y: 0, width: bounds.width, height: thickness)
      : Rect(x: bounds.width - thickness, y: 0, width: thickness, height: bounds.height)
    context.fill(line, color: .separator)
  }
}
