/// A button in a navigation bar or toolbar. Follows `UIBarButtonItem`.
///
///     navigationItem.rightBarButtonItem = BarButtonItem(
///       barButtonSystemItem: .add, target: self, action: List.addRow)
@preconcurrency @MainActor open class BarButtonItem: BarItem {
  /// How much a button stands out. The values are those of `UIBarButtonItem.Style`.
  public enum Style: Int, Sendable {
    /// As others do.
    case plain = 0
    /// It ends what is done here.
    case done = 2
    /// It is chosen most.
    public static var prominent: Style { .done }
  }

  /// Creates a button without anything set.
  public override init() {
    super.init()
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    setUp(style, target, action)
  }

  /// Creates a button with a picture.
  public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    setUp(style, target, action)
  }

  /// Creates a button with a picture, and another for bars of less height.
  public convenience init(
    image: Image?, landscapeImagePhone: Image?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates one of the usual buttons, with its word or sign.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    take(systemItem)
    setUp(style, target, action)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Creates one of the usual buttons, which performs an action or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    take(systemItem)
    self.menu = menu
  }

  /// Creates a button with the title and picture of an action, which it performs, or which opens a menu.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // What an initializer sets tells no observer.
    takeWords()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates an empty place of a width, in points.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Creates an empty place that is as wide as there is room.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  // MARK: What it does

  /// Who performs ``action``; nil for the first in the responder chain that can.
  open weak var target: AnyObject?
  /// What a press sends, with the item as its sender.
  open var action: Selector? { didSet { itemDidChange() } }
  /// What a press performs instead of ``action``; setting it gives the item its title and picture.
  open var primaryAction: Action? {
    didSet {
      takeWords()
      itemDidChange()
    }
  }
  /// What a press opens where there is neither action, and a long press or the pointer's secondary button
  /// where there is one.
  open var menu: Menu? { didSet { itemDidChange() } }
  /// Whether each press selects it, or takes the selection back.
  open var changesSelectionAsPrimaryAction = false { didSet { itemDidChange() } }

  // MARK: How it looks

  /// How much it stands out.
  open var style = Style.plain { didSet { itemDidChange() } }
  /// How wide it is, in points; 0 for as wide as what it shows.
  open var width = 0.0 { didSet { itemDidChange() } }
  /// The view that it shows in place of a button.
  open var customView: View? { didSet { itemDidChange() } }
  /// The colour of title and picture; nil for the bar's.
  open var tintColor: Color? { didSet { itemDidChange() } }
  /// Whether it is drawn as being on.
  open var isSelected = false { didSet { itemDidChange() } }
  /// Whether it is not shown, and takes no room.
  open var isHidden = false { didSet { itemDidChange() } }
  /// Titles that it may get: it is as wide as the widest of them needs.
  open var possibleTitles: Set<String>? { didSet { itemDidChange() } }

  /// Which of the usual ones it is; nil for one of its own.
  package final private(set) var systemItem: SystemItem?

  /// The view that a bar shows for it; nil in no bar.
  package final weak var shownView: View?

  /// Whether it is an empty place.
  package final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The user pressed it: performs its action, and tells whether there is one.
  @discardableResult package final func perform(for event: Event?) -> Bool {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
      return true
    }
    guard let action else { return false }
    ProgramContext.current.sendAction(action, to: target, from: self, for: event)
    return true
  }

  private func setUp(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.flatMap(asObject)
    self.action = action
  }

  /// The title and the picture are those of the action.
  private func takeWords() {
    guard let primaryAction else { return }
    ownTitle = primaryAction.title.isEmpty ? nil : primaryAction.title
    ownImage = primaryAction.image
  }

  private func take(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    if title == nil, image == nil {
      image = systemItem.image
      title = systemItem.word
    }
    accessibilityLabel = systemItem.name
    if systemItem == .done || systemItem == .save { style = .done }
  }
}
