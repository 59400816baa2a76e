import ResponderWords
import WindowResponder

/// A bar of buttons at the top of a window. If there is not enough room for all items, the last ones are in
/// a menu at the end.
///
///     let bar = WindowToolbar(items: [
///       BarButtonItem(primaryAction: Action(title: "New", image: Image(systemName: "plus")) { _ in new() }),
///       .flexibleSpace(),
///       BarButtonItem(title: "Search", image: Image(systemName: "magnifyingglass"), menu: menu),
///     ])
///
/// The items are those of ``Toolbar`` and navigation bars. They have a title, an image, an action, a menu or
/// a custom view. If only images are shown, the titles are their tool tips. The arrow keys move the focus
/// between the buttons.
@preconcurrency @MainActor open class WindowToolbar: View, BarItemObserver {
  /// The content of the buttons.
  public enum DisplayMode: Int, Sendable {
    /// The image if there is one, else the title.
    case image
    /// The image and the title side by side.
    case imageAndTitle
    /// The title if there is one, else the image.
    case title
  }

  private static let padding = 6.0
  private static let gap = 2.0

  /// The items, in reading order.
  open var items: [BarButtonItem] = [] { didSet { rebuild() } }

  /// The content of the buttons. The default is ``DisplayMode/image``.
  open var displayMode = DisplayMode.image { didSet { if displayMode != oldValue { rebuild() } } }

  private var parts: [(item: BarButtonItem, view: View?)] = []
  private let more = Button(configuration: .plain())
  /// The items that are in the menu at the end, because there is not enough room for them.
  public private(set) final var overflowItems: [BarButtonItem] = []

  /// Creates a bar without items.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a bar with items.
  public convenience init(items: [BarButtonItem]) {
    self.init(frame: .zero)
    self.items = items
    rebuild()
  }

  private func prepare() {
    arrangesByFrames = true
    backgroundColor = .titleBar
    focusGroupIdentifier = "toolbar \(ObjectIdentifier(self).hashValue)"
    more.configuration?.image = Image(systemName: "ellipsis")
    more.configuration?.baseForegroundColor = .label
    more.configuration?.contentInsets = DirectionalEdgeInsets(
      top: 0, leading: 0, bottom: 0, trailing: 0)
    more.accessibilityLabel = ownWord("More")
    more.toolTip = ownWord("More")
    more.showsMenuAsPrimaryAction = true
    more.menu = Menu()
    more.addAction(
      Action { [weak self] _ in self?.makeMenu() }, for: .menuActionTriggered)
    addSubview(more)
    setContentHuggingPriority(.required, for: .vertical)
    setContentCompressionResistancePriority(.required, for: .vertical)
  }

  // MARK: Items

  private func rebuild() {
    for part in parts { part.view?.removeFromSuperview() }
    parts = items.map { item in
      item.observer = self
      return (item, item.isSpace ? nil : item.customView ?? makeButton(item))
    }
    for case let (_, view?) in parts { addSubview(view) }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func makeButton(_ item: BarButtonItem) -> Button {
    var configuration = Button.Configuration.plain()
    let showsImage = item.image != nil && (displayMode != .title || item.title == nil)
    let showsTitle = item.title != nil && (displayMode != .image || item.image == nil)
    configuration.image = showsImage ? item.image : nil
    configuration.title = showsTitle ? item.title : nil
    configuration.imagePadding = 6
    let side = showsTitle ? 12.0 : 0
    configuration.contentInsets = DirectionalEdgeInsets(
      top: 0, leading: side, bottom: 0, trailing: side)
    configuration.baseForegroundColor = item.tintColor ?? (item.style == .done ? nil : .label)
    let button = Button(configuration: configuration)
    button.isEnabled = item.isEnabled
    button.isSelected = item.isSelected
    button.toolTip = showsTitle ? nil : item.title ?? item.accessibilityLabel
    button.accessibilityLabel = item.accessibilityLabel ?? item.title
    if let menu = item.menu, item.action == nil, item.primaryAction == nil {
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = false
    } else {
      if let menu = item.menu { button.menu = menu }
      button.addAction(
        Action { [weak item] _ in item?.perform(for: nil) }, for: .primaryActionTriggered)
    }
    return button
  }

  /// Creates the buttons again after an item has changed.
  package func barItemDidChange(_ item: BarItem) { rebuild() }

  private func makeMenu() {
    more.menu = Menu(children: overflowItems.compactMap(Self.element))
  }

  /// Returns the menu element for an item, or `nil` for a custom view.
  private static func element(_ item: BarButtonItem) -> MenuElement? {
    let title = item.title ?? item.accessibilityLabel ?? ""
    if let menu = item.menu, item.action == nil, item.primaryAction == nil {
      return Menu(title: title, image: item.image, children: menu.children)
    }
    if item.customView != nil { return nil }
    return Action(
      title: title, image: item.image, attributes: item.isEnabled ? [] : .disabled,
      state: item.isSelected ? .on : .off
    ) { [weak item] _ in item?.perform(for: nil) }
  }

  // MARK: Layout

  private var side: Double { theme.metrics.touchTarget }

  /// The height of a touch target or of the highest item, plus 4 points. There is no intrinsic width.
  open override var intrinsicContentSize: Size {
    let highest = parts.map { $0.view.map(size)?.height ?? 0 }.max() ?? 0
    return Size(width: View.noIntrinsicMetric, height: max(side, highest) + 4)
  }

  /// Returns the proposed width and the intrinsic height.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: intrinsicContentSize.height)
  }

  private func size(of view: View) -> Size {
    var size = view.askedSize(in: View.endlessRoom)
    if view is Button {
      size.width = max(size.width, side)
      size.height = max(size.height, side)
    }
    return size
  }

  /// Lays out the buttons for which there is enough room.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: Self.padding, dy: 0)
    let shown = parts.filter { !$0.item.isHidden }
    let lengths = shown.map { part in
      part.view.map { size(of: $0).width }
        ?? (part.item.systemItem == .fixedSpace ? part.item.width : 0)
    }
    let count = fitting(lengths, in: room.width)
    overflowItems = shown[count...].map(\.item).filter { !$0.isSpace }
    for part in parts { part.view?.isHidden = true }
    more.isHidden = overflowItems.isEmpty
    place(Array(zip(shown, lengths).prefix(count)), in: room)
  }

  /// Returns the number of parts for which there is enough room, together with the menu's button if that is
  /// not all.
  private func fitting(_ lengths: [Double], in room: Double) -> Int {
    func length(_ count: Int) -> Double {
      lengths.prefix(count).reduce(0, +) + Self.gap * Double(max(0, count - 1))
    }
    if length(lengths.count) <= room { return lengths.count }
    return lengths.indices.last { length($0) + Self.gap + side <= room } ?? 0
  }

  private func place(
    _ shown: [((item: BarButtonItem, view: View?), Double)], in room: Rect
  ) {
    let moreWidth = more.isHidden ? 0 : side
    let used = shown.map(\.1).reduce(0, +) + Self.gap * Double(max(0, shown.count - 1))
    let springs = shown.filter { $0.0.item.systemItem == .flexibleSpace }.count
    let rest = max(0, room.width - used - moreWidth - (moreWidth > 0 ? Self.gap : 0))
    var x = room.minX
    for (part, length) in shown {
      if let view = part.view {
        let height = min(size(of: view).height, bounds.height)
        view.isHidden = false
        let place = Rect(
          x: x, y: ((bounds.height - height) / 2).rounded(.down), width: length, height: height)
        view.place(in: place.mirrored(in: bounds, if: isRightToLeft))
      }
      x += length + Self.gap
      if part.item.systemItem == .flexibleSpace { x += rest / Double(springs) }
    }
    let place = Rect(
      x: room.maxX - side, y: ((bounds.height - side) / 2).rounded(.down), width: side, height: side
    )
    more.place(in: place.mirrored(in: bounds, if: isRightToLeft))
    if springs > 0 || more.isHidden { return }
    let end = Rect(x: x, y: place.minY, width: side, height: side)
    more.place(in: end.mirrored(in: bounds, if: isRightToLeft))
  }

  /// Draws the line at the bottom.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let thickness = 1 / context.scale
    context.fill(
      Rect(x: bounds.minX, y: bounds.maxY - thickness, width: bounds.width, height: thickness),
      color: .separator)
  }
}
