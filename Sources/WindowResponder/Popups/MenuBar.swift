import ResponderPlatform
import ResponderWords

/// A bar with the application's menus, at the top of a window.
///
///     view.addSubview(MenuBar())
///
/// The bar shows the main menu, which ``MenuSystem/main`` and ``Responder/buildMenu(with:)`` build, or
/// ``menus``. A click or a tap opens a menu. While a menu is open, the pointer over another title and the
/// arrow keys open the other menu. F10 and the Alt key alone open the first menu, and Alt with a character
/// the menu whose title begins with it. If the bar is too narrow for all titles, a single button shows them
/// as a list.
///
/// A menu without elements, or with a disabled element only, is not shown. The standard Help menu therefore
/// appears as soon as a responder implements ``Selector/showHelp``.
@preconcurrency @MainActor open class MenuBar: View {
  /// The menus of the bar, or `nil` for those of the main menu. The default is `nil`.
  open var menus: [Menu]? {
    didSet {
      reload()
      desktopMenusMayHaveChanged()
    }
  }

  /// A Boolean value that indicates whether the bar is hidden while the desktop shows the same menus
  /// (`Application.desktopShowsMenus`).
  ///
  /// The default is `false`, so that a bar in a window is visible. A stack view gives the space of a hidden
  /// bar to its other views.
  open var hidesWhereDesktopShowsMenus = false {
    didSet { desktopMenusMayHaveChanged() }
  }
  private final var isHiddenForDesktop = false

  /// The index of the open menu, or `nil` if none is open.
  public private(set) final var openIndex: Int? {
    didSet { if openIndex != oldValue { setNeedsDisplay() } }
  }

  final var items: [Item] = []
  private final var pointed: Int? { didSet { if pointed != oldValue { setNeedsDisplay() } } }
  private final var keys = MenuBarAltKey()

  /// A title and its menu.
  struct Item {
    var menu: Menu
    var frame = Rect.zero
    /// A Boolean value that indicates whether the item contains all menus, because there is no room for their
    /// titles.
    var isWhole = false
  }

  private static let padding = 12.0

  /// Creates a bar for the main menu.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar without a size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    accessibilityLabel = ownWord("Menu Bar")
    setContentHuggingPriority(.required, for: .vertical)
    setContentCompressionResistancePriority(.required, for: .vertical)
  }

  /// The titles that are shown, in order.
  public final var titles: [String] {
    layoutIfNeeded()
    return items.map(\.menu.title)
  }

  /// Updates the titles. ``MenuSystem/setNeedsRebuild()`` of ``MenuSystem/main`` calls this method for every
  /// bar in a window.
  open func reload() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Layout

  /// The height for touches, without a width, in points.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: height)
  }

  /// Returns the available width with the bar's height, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: height)
  }

  private var height: Double {
    max(theme.metrics.touchTarget, TextLayout.cached("A", font: theme.fonts.menu).size.height + 8)
  }

  /// Lays out the titles.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let old = items.map(\.menu.title)
    items = place(shownMenus)
    if items.map(\.menu.title) != old { setNeedsDisplay() }
    if let openIndex, openIndex >= items.count { self.openIndex = nil }
  }

  /// The menus of the bar: those with an element that can be used at some time.
  private var shownMenus: [Menu] {
    let all = menus ?? window.map { ownMenus(of: $0) } ?? []
    let validation = window?.menuBarValidation
    return all.filter { $0.isShownInBar(validation) }
  }

  private func ownMenus(of window: Window) -> [Menu] {
    MenuSystem.main.menu(along: window.commandResponder.chain).children.compactMap { $0 as? Menu }
  }

  private func place(_ menus: [Menu]) -> [Item] {
    var x = bounds.minX + 4
    var items: [Item] = []
    for menu in menus {
      let text = TextLayout.cached(menu.title, font: theme.fonts.menu).size.width
      let width = max((text + 2 * Self.padding).rounded(.up), theme.metrics.touchTarget)
      items.append(
        Item(menu: menu, frame: Rect(x: x, y: bounds.minY, width: width, height: bounds.height)))
      x += width
    }
    if x > bounds.maxX, items.count > 1 {
      let side = max(theme.metrics.touchTarget, bounds.height)
      let frame = Rect(x: bounds.minX + 4, y: bounds.minY, width: side, height: bounds.height)
      items = [
        Item(menu: Menu(title: ownWord("Menu"), children: menus), frame: frame, isWhole: true)
      ]
    }
    guard isRightToLeft else { return items }
    for index in items.indices { items[index].frame = items[index].frame.mirrored(in: bounds) }
    return items
  }

  private func index(at point: Point) -> Int? { items.firstIndex { $0.frame.contains(point) } }

  // MARK: Drawing

  /// Draws the titles, and a background behind the one that is open or under the pointer.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    for (index, item) in items.enumerated() {
      if index == openIndex || index == pointed {
        context.fillRoundedRect(
          item.frame.insetBy(dx: 2, dy: 5), cornerRadius: 7,
          color: index == openIndex ? .secondaryFill : .quaternarySystemFill)
      }
      if item.isWhole, let image = Image(systemName: "line.3.horizontal") {
        let place = Rect(x: item.frame.midX - 10, y: item.frame.midY - 10, width: 20, height: 20)
        context.draw(image, in: place, tint: .label)
        continue
      }
      let text = TextLayout.cached(item.menu.title, font: theme.fonts.menu)
      context.draw(
        text,
        at: Point(
          x: item.frame.midX - text.size.width / 2, y: item.frame.midY - text.size.height / 2),
        color: .label)
    }
  }

  // MARK: Pointer and touches

  override func pointerMoved(to location: Point) { pointed = index(at: location) }

  override func pointerDidChange() {
    if host?.pointedView !== self { pointed = nil }
  }

  /// Opens the menu at the touch.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, let index = index(at: touch.location(in: self)) else {
      return super.touchesBegan(touches, with: event)
    }
    _ = open(index, byKey: false, isDirect: touch.type == .direct)
  }

  // MARK: Menus

  /// Opens a menu. If it has nothing to show, returns `false`.
  @discardableResult open func openMenu(at index: Int) -> Bool {
    layoutIfNeeded()
    return open(index, byKey: true, isDirect: false)
  }

  private func open(_ index: Int, byKey: Bool, isDirect: Bool) -> Bool {
    guard let window, window.canShowMenus, let index = refresh(keeping: index) else { return false }
    var request = MenuRequest(
      menu: items[index].menu, position: .beside(convert(items[index].frame, to: nil)),
      isDirect: isDirect)
    request.omitsUnavailable = false
    request.sendsCommands = true
    request.isByKey = byKey
    request.didEnd = { [weak self] in if self?.openIndex == index { self?.openIndex = nil } }
    request.onStep = { [weak self] step in self?.goOn(from: index, by: step) ?? false }
    request.onOwner = { [weak self] place, _ in
      guard let self, let over = self.index(at: convert(place, from: nil)), over != index else {
        return false
      }
      return open(over, byKey: false, isDirect: isDirect)
    }
    guard window.openMenu(request) != nil else { return false }
    openIndex = index
    return true
  }

  /// Updates the menus, since the first responder may have changed. Returns the new index of a menu, or `nil`
  /// if it does not exist any more.
  private func refresh(keeping index: Int) -> Int? {
    guard items.indices.contains(index) else { return nil }
    let identifier = items[index].menu.identifier
    items = place(shownMenus)
    setNeedsDisplay()
    let known = items.firstIndex { $0.menu.identifier == identifier }
    return known ?? (items.indices.contains(index) ? index : nil)
  }

  /// Opens the next menu in a direction that has elements. If there is none, returns `false`.
  private func goOn(from index: Int, by step: Int) -> Bool {
    let count = items.count
    guard count > 1 else { return false }
    for distance in 1..<count {
      let next = ((index + step * distance) % count + count) % count
      if open(next, byKey: true, isDirect: false) { return true }
    }
    return false
  }

  // MARK: Keys

  /// Registers the bar for the keys of its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.menuBarKeys = self
    MenuSystem.main.rebuildObservers.remove(self)
    MenuSystem.main.revalidateObservers.remove(self)
    if window != nil {
      MenuSystem.main.rebuildObservers.add(self) { bar, _ in bar.reload() }
      MenuSystem.main.revalidateObservers.add(self) { bar, _ in bar.setNeedsLayout() }
    }
    reload()
    desktopMenusMayHaveChanged()
  }

  /// Hides or shows the bar, according to ``hidesWhereDesktopShowsMenus``.
  package final func desktopMenusMayHaveChanged() {
    let hides =
      hidesWhereDesktopShowsMenus && menus == nil
      && window?.desktopRequests?.surfaceRequests.menuAddress != nil
      && window?.popupProgram?.menuExporter?.isShown ?? false
    guard hides != isHiddenForDesktop else { return }
    isHiddenForDesktop = hides
    isHidden = hides
  }
}

extension MenuBar: MenuBarKeys {
  package func keysBegan(_ presses: Set<Press>) -> Bool {
    guard presses.count == 1, let press = presses.first, let key = press.key, !items.isEmpty,
      !isHidden
    else { return false }
    let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    switch key.keyCode {
    case .keyboardF10 where modifiers.isEmpty:
      return openFirst()
    case .keyboardLeftAlt:
      keys.began(press, count: keyCount)
      return false
    default:
      guard modifiers == .alternate else { return false }
      let letters = KeyStroke(key).characters.filter { !$0.isEmpty }
      let index = items.firstIndex { item in
        let title = item.menu.title.lowercased()
        return letters.contains { title.hasPrefix($0) }
      }
      guard let index else { return false }
      return open(index, byKey: true, isDirect: false)
    }
  }

  package func keysEnded(_ presses: Set<Press>) -> Bool {
    guard keys.isTap(presses, count: keyCount), !isHidden else { return false }
    return openFirst()
  }

  package func menusMayHaveChanged() {
    if menus == nil { setNeedsLayout() }
  }

  private func openFirst() -> Bool {
    layoutIfNeeded()
    return items.indices.contains { open($0, byKey: true, isDirect: false) }
  }

  /// The number of keys that were pressed in the application so far.
  private var keyCount: Int { window?.popupProgram?.screen.keyCount ?? 0 }
}
