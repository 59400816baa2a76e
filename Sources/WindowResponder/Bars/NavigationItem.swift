/// What a navigation bar shows while a controller is on top. Follows `UINavigationItem`.
@preconcurrency @MainActor open class NavigationItem {
  /// When the title is large. The values are those of `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item before; large for the first.
    case automatic = 0
    /// Always, where the bar prefers large titles.
    case always = 1
    /// Never.
    case never = 2
  }

  /// What the button back says. The values are those of `UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item that it leads to, or "Back" where that is too long.
    case `default` = 0
    /// "Back".
    case generic = 1
    /// Nothing but the arrow.
    case minimal = 2
  }

  /// Where a search bar is. The values are those of `UINavigationItem.SearchBarPlacement`.
  public enum SearchBarPlacement: Int, Sendable {
    /// As suits.
    case automatic = 0
    /// Among the buttons.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  /// Where the search bar would best be. Kept, and changes nothing: it is below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item without a title.
  public init() {}

  // MARK: Title

  /// What the bar says.
  open var title: String? { didSet { itemDidChange() } }
  /// The view in place of the title.
  open var titleView: View? { didSet { itemDidChange() } }
  /// A line above the title; nil for none.
  open var prompt: String? { didSet { itemDidChange() } }
  /// When the title is large, in a bar that prefers that.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }

  // MARK: Back

  /// The button that leads back to this item, shown while the next one is on top; nil for one with the
  /// title.
  open var backBarButtonItem: BarButtonItem? { didSet { itemDidChange() } }
  /// What the button that leads back to this item says; nil for the title.
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  /// What that button shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  /// What the button back does while this item is on top, instead of going back; nil for going back.
  open var backAction: Action? { didSet { itemDidChange() } }
  /// Whether there is no button back while this item is on top.
  open var hidesBackButton: Bool {
    get { own.hidesBackButton }
    set { own.hidesBackButton = newValue }
  }
  /// Shows or hides the button back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    own.hidesBackButton = hidesBackButton
  }
  /// Whether the button back stays beside those on the left.
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }

  // MARK: Buttons

  /// The values that several properties set: an override of one of them may set another.
  private struct OwnValues {
    var leftItems: [BarButtonItem]?
    var rightItems: [BarButtonItem]?
    var hidesBackButton = false
  }
  private var own = OwnValues() { didSet { itemDidChange() } }

  /// The buttons at the leading edge, from there on.
  open var leftBarButtonItems: [BarButtonItem]? {
    get { own.leftItems }
    set { own.leftItems = newValue }
  }
  /// The buttons at the trailing edge, from there on.
  open var rightBarButtonItems: [BarButtonItem]? {
    get { own.rightItems }
    set { own.rightItems = newValue }
  }
  /// The first button at the leading edge. Setting it replaces all of them.
  open var leftBarButtonItem: BarButtonItem? {
    get { own.leftItems?.first }
    set { own.leftItems = newValue.map { [$0] } }
  }
  /// The first button at the trailing edge. Setting it replaces all of them.
  open var rightBarButtonItem: BarButtonItem? {
    get { own.rightItems?.first }
    set { own.rightItems = newValue.map { [$0] } }
  }
  /// Sets the button at the leading edge.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    own.leftItems = item.map { [$0] }
  }
  /// Sets the button at the trailing edge.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    own.rightItems = item.map { [$0] }
  }
  /// Sets the buttons at the leading edge.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    own.leftItems = items
  }
  /// Sets the buttons at the trailing edge.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    own.rightItems = items
  }

  // MARK: Searching

  /// Whether the search bar goes when the content is scrolled, as at the start.
  open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }

  /// The search controller, which a module above knows.
  package final var searchPart: (any SearchPart)? { didSet { itemDidChange() } }

  // MARK: Looks

  /// How the bar looks; nil for the bar's own.
  open var standardAppearance: NavigationBarAppearance? { didSet { itemDidChange() } }
  /// How a low bar looks. Kept for code that sets it: bars on a desktop have one height.
  open var compactAppearance: NavigationBarAppearance?
  /// How the bar looks while the content is at its start; nil for the bar's own.
  open var scrollEdgeAppearance: NavigationBarAppearance? { didSet { itemDidChange() } }
  /// How a low bar looks while the content is at its start. Kept for code that sets it.
  open var compactScrollEdgeAppearance: NavigationBarAppearance?

  /// The bar that shows the item.
  package final weak var observer: (any NavigationItemObserver)?

  private func itemDidChange() { observer?.navigationItemDidChange(self) }
}

/// Two items are equal when they are the same object.
extension NavigationItem: Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (a: NavigationItem, b: NavigationItem) -> Bool { a === b }
  /// Hashes which object it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A bar, which hears that an item in it changed.
@MainActor package protocol NavigationItemObserver: AnyObject {
  /// An item shows something else.
  func navigationItemDidChange(_ item: NavigationItem)
}

/// A search controller, as a navigation item knows it.
@MainActor package protocol SearchPart: AnyObject {
  /// What is typed.
  var searchedText: String? { get }
}
