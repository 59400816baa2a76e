import Widgets

/// The list of pages with a search field and a switch for the appearance: a column at the side or a bar at
/// the bottom.
final class PageList: View {
  /// The width of the column, in points.
  static var sideWidth: Double { min(300, Spacing.scaled(216)) }
  /// The height of the bar without its search field, in points.
  static let barHeight = 60.0
  /// The height of the row with the search field, in points.
  static let searchHeight = 56.0

  /// A closure that is called when the user chooses a page.
  var onChoose: (Page) -> Void = { _ in }
  /// A closure that is called when the user changes between light and dark appearance.
  var onChangeAppearance: (_ isDark: Bool) -> Void = { _ in }
  /// A closure that is called when the height of the bar changes.
  var onHeightChange: () -> Void = {}

  /// The buttons of all pages, in the order of the list. Buttons that the search excludes are hidden.
  private(set) var buttons: [(page: Page, button: Button)] = []
  /// The titles of the groups above their pages in the column.
  private(set) var headings: [(group: PageGroup, label: Label)] = []
  /// The lines between the groups in the bar.
  private(set) var dividers: [(group: PageGroup, line: View)] = []
  /// The view with the buttons, which scrolls in a small window.
  let pages = FadingScroller(ground: .secondarySystemGroupedBackground)
  var scroller: ScrollView { pages.scroller }
  let searchField = PageSearchField()
  /// The button of the bar that shows the search field.
  let searchButton = Button(configuration: .plain())
  /// The view that is shown if the search finds nothing.
  let emptyView = ContentUnavailableView(configuration: .search())
  let appearanceLabel = Label()
  let appearanceSwitch = Switch()
  let appearanceButton = Button(configuration: .plain())

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    makeGroups()
    scroller.showsHorizontalScrollIndicator = false
    scroller.focusGroupIdentifier = "pages"
    addSubview(pages)
    prepareSearch()
    let dark = GalleryStrings.text("Dark")
    appearanceSwitch.accessibilityLabel = dark
    appearanceSwitch.addTarget(
      self, action: PageList.appearanceSwitched, for: .valueChanged)
    appearanceButton.accessibilityLabel = dark
    appearanceButton.addTarget(
      self, action: PageList.appearancePressed, for: .primaryActionTriggered)
    appearanceLabel.text = dark
    appearanceLabel.font = .preferredFont(forTextStyle: .subheadline)
    for view in [appearanceLabel, appearanceSwitch, appearanceButton] { addSubview(view) }
    update()
  }

  private func makeGroups() {
    for group in PageGroup.allCases {
      let heading = Label(text: group.shownTitle)
      heading.font = .preferredFont(forTextStyle: .caption1).withWeight(.semibold)
      heading.textColor = .secondaryLabel
      heading.accessibilityTraits = .header
      headings.append((group, heading))
      let line = View()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      dividers.append((group, line))
      scroller.addSubview(heading)
      scroller.addSubview(line)
      for page in group.pages { addButton(for: page) }
    }
  }

  private func addButton(for page: Page) {
    let button = Button(configuration: .plain())
    button.setTitleColor(.label, for: .normal)
    button.setTitleColor(.tint, for: .selected)
    button.addAction(
      Action { [weak self] _ in self?.onChoose(page) }, for: .primaryActionTriggered)
    buttons.append((page, button))
    scroller.addSubview(button)
  }

  private func prepareSearch() {
    let words = GalleryStrings.text("Search pages")
    searchField.placeholder = words
    searchField.accessibilityLabel = words
    searchField.addAction(Action { [weak self] _ in self?.searchDidChange() }, for: .editingChanged)
    searchField.addAction(Action { [weak self] _ in self?.searchDidEnd() }, for: .editingDidEnd)
    searchField.onSearch = { [weak self] _ in self?.chooseFound() }
    searchField.onStep = { [weak self] step in self?.choose(by: step) }
    searchButton.configuration?.image = Image(systemName: "magnifyingglass")
    searchButton.configuration?.contentInsets = DirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
    searchButton.accessibilityLabel = words
    searchButton.addAction(
      Action { [weak self] _ in self?.searchPressed() }, for: .primaryActionTriggered)
    emptyView.isHidden = true
    for view in [searchField, searchButton, emptyView] as [View] { addSubview(view) }
  }

  /// The selected page.
  var chosenPage = Page.first {
    didSet {
      for (page, button) in buttons { button.isSelected = page == chosenPage }
      showChosenButton(animated: window != nil)
    }
  }

  /// A Boolean value that indicates whether the list is a bar.
  var isBar = false {
    didSet { if isBar != oldValue { update() } }
  }

  /// A Boolean value that indicates whether the bar has its search field above the buttons.
  private(set) var showsBarSearch = false {
    didSet {
      guard showsBarSearch != oldValue else { return }
      update()
      if isBar { onHeightChange() }
    }
  }

  /// A Boolean value that indicates whether a page is being chosen from the search field.
  private var isChoosing = false

  /// The height of the bar, in points.
  var height: Double { Self.barHeight + (showsBarSearch ? Self.searchHeight : 0) }

  override func themeDidChange() {
    super.themeDidChange()
    // A switch that the user has just changed is animating. Setting it would end the animation.
    if appearanceSwitch.isOn != theme.isDark { appearanceSwitch.isOn = theme.isDark }
    update()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    themeDidChange()
  }

  private func appearanceSwitched() { onChangeAppearance(appearanceSwitch.isOn) }
  private func appearancePressed() { onChangeAppearance(!theme.isDark) }

  // MARK: Search

  /// The text of the search. If it is empty, all pages are found.
  var search: String {
    get { searchField.text ?? "" }
    set {
      searchField.text = newValue
      searchDidChange()
    }
  }

  /// The pages that the search has found, in the order of the list.
  var foundPages: [Page] { buttons.filter { !$0.button.isHidden }.map { $0.page } }

  /// Shows the search field and makes it first responder.
  func beginSearch() {
    showsBarSearch = true
    searchField.becomeFirstResponder()
    searchField.selectAll(nil)
  }

  private func searchPressed() {
    guard showsBarSearch else { return beginSearch() }
    search = ""
    searchField.resignFirstResponder()
    showsBarSearch = false
  }

  private func searchDidChange() {
    for (page, button) in buttons { button.isHidden = !page.matches(search) }
    emptyView.isHidden = !foundPages.isEmpty
    if !search.isEmpty { showsBarSearch = true }
    setNeedsLayout()
    layoutIfNeeded()
    scrollToStart()
    showChosenButton(animated: false)
  }

  private func searchDidEnd() {
    if search.isEmpty, !isChoosing { showsBarSearch = false }
  }

  /// Chooses the first page that was found, unless the chosen page is one of them.
  private func chooseFound() {
    let found = foundPages
    if let first = found.first, !found.contains(chosenPage) { choose(first) }
  }

  /// Chooses the page that is `step` positions after the chosen one among the pages that were found.
  private func choose(by step: Int) {
    let found = foundPages
    guard let index = found.firstIndex(of: chosenPage) else {
      if let page = step > 0 ? found.first : found.last { choose(page) }
      return
    }
    let next = index + step
    if found.indices.contains(next) { choose(found[next]) }
  }

  /// Chooses a page during a search, and keeps the search field first responder: some pages become first
  /// responder when they appear.
  private func choose(_ page: Page) {
    isChoosing = true
    onChoose(page)
    isChoosing = false
    if !searchField.isFirstResponder { searchField.becomeFirstResponder() }
  }

  // MARK: Appearance

  /// Sets the appearance of the buttons for a column or a bar.
  private func update() {
    for (page, button) in buttons {
      var configuration = Button.Configuration.plain()
      configuration.image = Image(systemName: page.symbolName)
      configuration.title = isBar ? page.shownShortTitle : page.shownTitle
      if isBar {
        configuration.imagePlacement = .top
        configuration.imagePadding = 2
        configuration.contentInsets = DirectionalEdgeInsets(
          top: 4, leading: 8, bottom: 4, trailing: 8)
      } else {
        configuration.imagePadding = 10
      }
      button.configuration = configuration
      button.accessibilityLabel = page.shownTitle
      button.font = isBar ? .preferredFont(forTextStyle: .caption1) : nil
      button.contentHorizontalAlignment = isBar ? .center : .leading
    }
    var configuration = Button.Configuration.plain()
    configuration.image = Image(systemName: theme.isDark ? "sun.max" : "moon")
    configuration.contentInsets = DirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
    appearanceButton.configuration = configuration
    for view in [appearanceButton, searchButton] { view.isHidden = !isBar }
    for view in [appearanceLabel, appearanceSwitch] as [View] { view.isHidden = isBar }
    searchField.isHidden = isBar && !showsBarSearch
    searchButton.isSelected = showsBarSearch
    var empty = ContentUnavailableConfiguration.search()
    if isBar {
      empty.image = nil
      empty.secondaryText = nil
      empty.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    }
    empty.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: Spacing.small, bottom: 0, trailing: Spacing.small)
    emptyView.configuration = empty
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isBar { layoutBar() } else { layoutColumn() }
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) { drawLines(in: context) }
}
