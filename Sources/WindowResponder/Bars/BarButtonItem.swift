import ResponderRuntime

/// A button in a navigation bar or toolbar. Follows `UIBarButtonItem`.
///
///     navigationItem.rightBarButtonItem = BarButtonItem(
///       barButtonSystemItem: .add, target: self, action: List.addRow)
@preconcurrency @MainActor open class BarButtonItem: BarItem {
  /// The styles of a button. The values are those of `UIBarButtonItem.Style`.
  public enum Style: Int, Sendable {
    /// The default style.
    case plain = 0
    /// The style of a button that completes a task.
    case done = 2
    /// The style of the most important button. It is another name for ``done``.
    public static var prominent: Style { .done }
  }

  /// Creates a button without properties.
  public override init() {
    super.init()
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    setUp(style, target, action)
  }

  /// Creates a button with an image.
  public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    setUp(style, target, action)
  }

  /// Creates a button with an image, and another image for a vertically compact window.
  public convenience init(
    image: Image?, landscapeImagePhone: Image?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a system button, with its title or symbol.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    take(systemItem)
    setUp(style, target, action)
  }

  /// Creates an item with a custom view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Creates a system button that performs an action or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    take(systemItem)
    self.menu = menu
  }

  /// Creates a button with the title and image of an action. It performs the action, or opens a menu.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Changes in an initializer do not notify the observer.
    takeWords()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Returns a space of a fixed width, in points.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns a flexible space, which takes the available width.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  // MARK: Actions

  /// The target of ``action``, or `nil` for the first responder in the responder chain that can perform it.
  open weak var target: AnyObject?
  /// The selector that is sent when the button is pressed, with the item as its sender.
  open var action: Selector? { didSet { itemDidChange() } }
  /// The action that is performed when the button is pressed, instead of ``action``. A new value gives the
  /// item its title and image.
  open var primaryAction: Action? {
    didSet {
      takeWords()
      itemDidChange()
    }
  }
  /// The menu of the button. Without an action, a press opens it. With an action, a long press or the
  /// pointer's secondary button opens it.
  open var menu: Menu? { didSet { itemDidChange() } }
  /// A Boolean value that indicates whether each press toggles the selection. The default is `false`.
  open var changesSelectionAsPrimaryAction = false { didSet { itemDidChange() } }

  // MARK: Appearance

  /// The style of the button. The default is `.plain`.
  open var style = Style.plain { didSet { itemDidChange() } }
  /// The width of the item, in points. If it is 0, which is the default, the item has the width of its
  /// content.
  open var width = 0.0 { didSet { itemDidChange() } }
  /// The view that the item shows instead of a button.
  open var customView: View? { didSet { itemDidChange() } }
  /// The color of the title and the image, or `nil` for that of the bar.
  open var tintColor: Color? { didSet { itemDidChange() } }
  /// A Boolean value that indicates whether the button is drawn as selected. The default is `false`.
  open var isSelected = false { didSet { itemDidChange() } }
  /// A Boolean value that indicates whether the item is hidden and takes no space. The default is `false`.
  open var isHidden = false { didSet { itemDidChange() } }
  /// The possible titles of the button. Its width fits the widest of them.
  open var possibleTitles: Set<String>? { didSet { itemDidChange() } }

  /// The system item, or `nil` for a custom item.
  package final private(set) var systemItem: SystemItem?

  /// The view that a bar shows for the item, or `nil` if it is in no bar.
  @BackLink package final var shownView: View?

  /// A Boolean value that indicates whether the item is a space.
  package final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Performs the action after the user has pressed the button. If there is no action, returns `false`.
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

  /// Takes the title and the image of the primary action.
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
