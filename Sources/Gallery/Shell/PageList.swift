import Widgets

/// The list of pages with a switch for the appearance: a column at the side or a bar at the bottom.
final class PageList: View {
  /// How wide the column is, in points.
  static let sideWidth = 216.0
  /// How high the bar is, in points.
  static let barHeight = 60.0
  /// The least width of a button of the bar, in points.
  private static let smallestBarButton = 64.0
  /// The height of the column's foot, where the switch is, in points.
  private static let footHeight = 52.0

  /// Called when the user chooses a page.
  var onChoose: (Page) -> Void = { _ in }
  /// Called when the user changes from light to dark and back.
  var onChangeAppearance: (_ isDark: Bool) -> Void = { _ in }

  private var buttons: [(page: Page, button: Button)] = []
  /// Holds the buttons, for a window that has not room for all of them.
  private let pages = FadingScroller(ground: .secondarySystemBackground)
  private var scroller: ScrollView { pages.scroller }
  private let appearanceLabel = Label(text: "Dark")
  private let appearanceSwitch = Switch()
  private let appearanceButton = Button(configuration: .plain())

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    for page in Page.all {
      let button = Button(configuration: .plain())
      button.setTitleColor(.label, for: .normal)
      button.setTitleColor(.tint, for: .selected)
      button.addAction(
        Action { [weak self] _ in
          guard let self else { return }
          onChoose(page)
        }, for: .primaryActionTriggered)
      buttons.append((page, button))
      scroller.addSubview(button)
    }
    scroller.showsHorizontalScrollIndicator = false
    scroller.focusGroupIdentifier = "pages"
    addSubview(pages)
    appearanceSwitch.accessibilityLabel = "Dark"
    appearanceSwitch.addTarget(
      self, action: PageList.appearanceSwitched, for: .valueChanged)
    appearanceButton.accessibilityLabel = "Dark"
    appearanceButton.addTarget(
      self, action: PageList.appearancePressed, for: .primaryActionTriggered)
    appearanceLabel.font = .systemFont(ofSize: 15)
    for view in [appearanceLabel, appearanceSwitch, appearanceButton] { addSubview(view) }
    update()
  }

  /// The page that is marked.
  var chosenPage = Page.first {
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
    // A switch that the user has just changed is animating; setting it would cut that off.
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
        configuration.contentInsets = DirectionalEdgeInsets(
          top: 4, leading: 8, bottom: 4, trailing: 8)
      } else {
        configuration.imagePadding = 10
      }
      button.configuration = configuration
      button.font = isBar ? .preferredFont(forTextStyle: .caption1) : nil
      button.contentHorizontalAlignment = isBar ? .center : .left
    }
    var configuration = Button.Configuration.plain()
    configuration.image = Image(systemName: theme.isDark ? "sun.max" : "moon")
    configuration.contentInsets = DirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
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
    let foot = bounds.height - Self.footHeight
    // The hairlines are not covered.
    pages.frame = Rect(x: 0, y: 0, width: bounds.width - 1, height: max(0, foot))
    pages.layoutIfNeeded()
    var y = margin
    let step = Self.step(forHeight: foot - margin, count: buttons.count)
    for (_, button) in buttons {
      button.frame = Rect(x: margin, y: y, width: bounds.width - margin * 2, height: 44)
      y += step
    }
    pages.contentDidChange(to: Size(width: pages.bounds.width, height: y))
    let top = foot + (Self.footHeight - 44) / 2
    appearanceLabel.frame = Rect(x: margin * 2, y: top, width: 80, height: 44)
    let width = Switch.drawnSize.width
    appearanceSwitch.frame = Rect(
      x: bounds.width - margin * 2 - width, y: top, width: width, height: 44)
    showChosenButton(animated: false)
  }

  /// The distance from one button of the column to the next, in points: where not all are seen the last
  /// one is cut through its middle, which shows that there are more.
  private static func step(forHeight height: Double, count: Int) -> Double {
    let usual = 44 + Spacing.tiny
    guard height < usual * Double(count), height > 120 else { return usual }
    let rows = ((height - 22) / usual).rounded()
    let step = (height - 22) / rows
    // They never touch each other.
    return step > 45 ? step : (height - 22) / (rows - 1)
  }

  private func layoutBar() {
    let margin = Spacing.small
    let side = 44.0
    let room = max(0, bounds.width - margin * 2 - side)
    pages.frame = Rect(x: 0, y: 1, width: room, height: bounds.height - 1)
    pages.layoutIfNeeded()
    var widths = buttons.map {
      max(Self.smallestBarButton, $0.button.intrinsicContentSize.width.rounded(.up))
    }
    let gaps = Spacing.tiny * Double(max(0, widths.count - 1))
    let extra = room - margin * 2 - gaps - widths.reduce(0, +)
    if extra > 0 {
      widths = widths.map { $0 + extra / Double(widths.count) }
    } else {
      widths = Self.cut(widths, at: room - margin)
    }
    var x = margin
    for (entry, width) in zip(buttons, widths) {
      entry.button.frame = Rect(x: x, y: 3, width: width, height: bounds.height - 8)
      x += width + Spacing.tiny
    }
    pages.contentDidChange(
      to: Size(width: x - Spacing.tiny + margin, height: bounds.height - 1))
    appearanceButton.frame = Rect(
      x: bounds.width - margin - side, y: (bounds.height - side) / 2, width: side, height: side)
    showChosenButton(animated: false)
  }

  /// Widths of the bar's buttons with which one is cut through its middle where the room ends.
  private static func cut(_ widths: [Double], at room: Double) -> [Double] {
    var end = 0.0
    for (index, width) in widths.enumerated() {
      if end + width > room {
        // Half of this one is shown; those before it share the rest of the width.
        let spare = room - end - width / 2
        guard index > 0, spare > 0 else { return widths }
        return widths.enumerated().map { $0 < index ? $1 + spare / Double(index) : $1 }
      }
      end += width + Spacing.tiny
    }
    return widths
  }

  private func showChosenButton(animated: Bool) {
    guard let button = buttons.first(where: { $0.page == chosenPage })?.button else { return }
    // With half of its neighbour, which shows that there is more.
    let beside = isBar ? Size(width: 56, height: 0) : Size(width: 0, height: 56)
    scroller.scrollRectToVisible(
      button.frame.insetBy(dx: -beside.width, dy: -beside.height), animated: animated)
  }

  /// Hairlines between the list and the page, and between the pages and the switch.
  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let thickness = 1 / context.scale
    let line =
      isBar
      ? Rect(x: 0, y: 0, width: bounds.width, height: thickness)
      : Rect(x: bounds.width - thickness, y: 0, width: thickness, height: bounds.height)
    context.fill(line, color: .separator)
    guard !isBar else { return }
    let foot = Rect(
      x: Spacing.medium, y: bounds.height - Self.footHeight,
      width: bounds.width - Spacing.medium * 2, height: thickness)
    context.fill(foot, color: .separator)
  }
}
