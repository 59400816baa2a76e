import WindowResponder

/// The view controller of the inspector's window, with buttons, the tree of views, and pages about the
/// selected view. If there is enough room, the tree and the pages are side by side, else one above the other.
final class InspectorController: ViewController {
  private weak var inspector: Inspector?
  let tree: InspectorTree
  let pane: InspectorPane
  let bar = WindowToolbar()
  private let split = SplitView()
  private(set) var pickItem = BarButtonItem()
  private var markItem = BarButtonItem()
  private var flashItem = BarButtonItem()
  /// The axis for which the lengths of the panes were set.
  private var splitAxis: LayoutAxis?
  private let viewPage = InspectorViewPage()
  private let layoutPage = InspectorLayoutPage()
  private let framesPage: InspectorFramesPage

  /// The smallest width with the tree and the pages side by side, in points.
  private static let wideWidth = 600.0

  init(_ inspector: Inspector) {
    self.inspector = inspector
    tree = InspectorTree(
      windows: { [weak inspector] in inspector?.inspectedWindows ?? [] },
      popups: { [weak inspector] in inspector?.popups(on: $0) ?? [] })
    framesPage = InspectorFramesPage(inspector.frames) { [weak inspector] in
      inspector?.now ?? 0
    }
    pane = InspectorPane([
      viewPage, layoutPage, InspectorChainPage(inspector.states),
      InspectorEventsPage(inspector.events), framesPage,
    ])
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    makeItems()
    tree.outline.clipsToBounds = true
    split.addPane(tree.outline, minimumLength: 120)
    split.addPane(pane, minimumLength: 180)
    view.addSubview(bar)
    view.addSubview(split)
    tree.onChoose = { [weak self] in self?.inspector?.choose($0) }
    for page in [viewPage, layoutPage] as [InspectorForm] {
      page.onChange = { [weak self] in self?.inspector?.changedSomething() }
    }
    pane.onChange = { [weak self] in
      guard let self else { return }
      pane.page.show(inspector?.chosen)
      pane.page.refresh()
    }
    framesPage.flashes.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        inspector?.setFlashes(framesPage.flashes.isOn)
      }, for: .valueChanged)
    tree.refresh()
    tree.expandFirstLevels()
    pane.page.show(nil)
  }

  private func makeItems() {
    pickItem = BarButtonItem(
      primaryAction: Action(title: "Pick", image: Image(systemName: "scope")) {
        [weak self] _ in self?.inspector?.togglePicking()
      })
    markItem = BarButtonItem(
      primaryAction: Action(title: "Mark", image: Image(systemName: "square.dashed")) {
        [weak self] _ in self?.inspector?.toggleMark()
      })
    flashItem = BarButtonItem(
      primaryAction: Action(title: "Flash", image: Image(systemName: "bolt")) { [weak self] _ in
        guard let inspector = self?.inspector else { return }
        inspector.setFlashes(!inspector.overlay.flashes)
      })
    bar.displayMode = .imageAndTitle
    bar.items = [pickItem, markItem, flashItem]
    showModes()
  }

  /// Updates the buttons for modes that are on or off.
  func showModes() {
    guard let inspector else { return }
    let states = [
      (pickItem, inspector.isPicking), (markItem, inspector.overlay.marksChosen),
      (flashItem, inspector.overlay.flashes),
    ]
    // The bar creates all its buttons again after each change.
    for (item, isOn) in states where item.isSelected != isOn { item.isSelected = isOn }
    if framesPage.flashes.isOn != inspector.overlay.flashes {
      framesPage.flashes.isOn = inspector.overlay.flashes
    }
  }

  /// Shows a view that was selected in the inspector or in the program.
  func show(_ view: View?, inTree: Bool) {
    if inTree { tree.show(view) }
    pane.page.show(view)
  }

  /// Updates the tree and the page.
  func refresh() {
    tree.refresh()
    pane.page.refresh()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let height = bar.intrinsicContentSize.height
    bar.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: height)
    split.axis = area.width >= Self.wideWidth ? .horizontal : .vertical
    split.frame = Rect(
      x: area.minX, y: bar.frame.maxY, width: area.width,
      height: max(0, area.maxY - bar.frame.maxY))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard splitAxis != split.axis, split.bounds.width > 0, split.bounds.height > 0 else { return }
    splitAxis = split.axis
    split.setLength(
      split.axis == .horizontal ? min(360, split.bounds.width * 0.4) : split.bounds.height * 0.36,
      ofPaneAt: 0)
  }

  override var keyCommands: [KeyCommand]? {
    var commands = [
      KeyCommand(title: "Pick a View", input: "c", modifierFlags: [.control, .shift]) {
        [weak self] (_: Command) in self?.inspector?.togglePicking()
      }
    ]
    for (index, page) in pane.pages.enumerated() {
      commands.append(
        KeyCommand(title: page.name, input: "\(index + 1)", modifierFlags: .control) {
          [weak self] (_: Command) in self?.pane.choose(index)
        })
    }
    return commands
  }
}
