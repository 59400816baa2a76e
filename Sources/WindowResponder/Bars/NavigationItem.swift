/// The content of a navigation bar while a view controller is on top. Follows `UINavigationItem`.
@preconcurrency @MainActor open class NavigationItem {
  /// The conditions for a large title. The values are those of `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item. The first item has a large title.
    case automatic = 0
    /// The title is always large, if the bar prefers large titles.
    case always = 1
    /// The title is never large.
    case never = 2
  }

  /// The titles of the back button. The values are those of `UINavigationItem.BackButtonDisplayMode`.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the previous item, or "Back" if that is too long.
    case `default` = 0
    /// The title "Back".
    case generic = 1
    /// No title, only the arrow.
    case minimal = 2
  }

  /// The positions of a search bar. The values are those of `UINavigationItem.SearchBarPlacement`.
  public enum SearchBarPlacement: Int, Sendable {
    /// The default position, below the title.
    case automatic = 0
    /// The position before the buttons on the right, in a bar that is at least 600 points wide. In a narrower
    /// bar, and while the search bar has scopes or a prompt, it is below the title.
    case inline = 1
    /// The position below the title.
    case stacked = 2
  }

  /// The preferred position of the search bar. The default is `.automatic`.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { itemDidChange() } }
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item without a title.
  public init() {}

  // MARK: Title

  /// The title of the bar.
  open var title: String? { didSet { itemDidChange() } }
  /// The view that replaces the title.
  open var titleView: View? { didSet { itemDidChange() } }
  /// The line above the title, or `nil` for none.
  open var prompt: String? { didSet { itemDidChange() } }
  /// The condition for a large title, in a bar that prefers large titles. The default is `.automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }

  // MARK: Back button

  /// The back button that leads to this item, which is shown while the next item is on top. If it is `nil`,
  /// the button has the title.
  open var backBarButtonItem: BarButtonItem? { didSet { itemDidChange() } }
  /// The title of the back button that leads to this item, or `nil` for the title of the item.
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  /// The display mode of the back button that leads to this item. The default is `.default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  /// The action of the back button while this item is on top, or `nil` to go back.
  open var backAction: Action? { didSet { itemDidChange() } }
  /// A Boolean value that indicates whether the back button is hidden while this item is on top.
  open var hidesBackButton: Bool {
    get { own.hidesBackButton }
    set { own.hidesBackButton = newValue }
  }
  /// Shows or hides the back button, without an animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    own.hidesBackButton = hidesBackButton
  }
  /// A Boolean value that indicates whether the back button remains beside the left items. The default is
  /// `false`.
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }

  // MARK: Buttons

  /// The values that several properties set. An override of one property may set another.
  private struct OwnValues {
    var leftItems: [BarButtonItem]?
    var rightItems: [BarButtonItem]?
    var hidesBackButton = false
  }
  private var own = OwnValues() { didSet { itemDidChange() } }

  /// The buttons from the leading edge.
  open var leftBarButtonItems: [BarButtonItem]? {
    get { own.leftItems }
    set { own.leftItems = newValue }
  }
  /// The buttons from the trailing edge.
  open var rightBarButtonItems: [BarButtonItem]? {
    get { own.rightItems }
    set { own.rightItems = newValue }
  }
  /// The first button at the leading edge. A new value replaces all buttons there.
  open var leftBarButtonItem: BarButtonItem? {
    get { own.leftItems?.first }
    set { own.leftItems = newValue.map { [$0] } }
  }
  /// The first button at the trailing edge. A new value replaces all buttons there.
  open var rightBarButtonItem: BarButtonItem? {
    get { own.rightItems?.first }
    set { own.rightItems = newValue.map { [$0] } }
  }
  /// Replaces the buttons at the leading edge by a single one, without an animation. If it is `nil`, removes
  /// them.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    own.leftItems = item.map { [$0] }
  }
  /// Replaces the buttons at the trailing edge by a single one, without an animation. If it is `nil`, removes
  /// them.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    own.rightItems = item.map { [$0] }
  }
  /// Sets the buttons at the leading edge, without an animation.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    own.leftItems = items
  }
  /// Sets the buttons at the trailing edge, without an animation.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    own.rightItems = items
  }

  // MARK: Search

  /// A Boolean value that indicates whether the search bar is hidden when the content is scrolled. The
  /// default is `true`.
  open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }

  /// The search controller, whose class is in another module.
  package final var searchPart: (any SearchPart)? { didSet { itemDidChange() } }

  // MARK: Appearance

  /// The appearance of the bar, or `nil` for the bar's own.
  open var standardAppearance: NavigationBarAppearance? { didSet { itemDidChange() } }
  /// The appearance of the bar in a vertically compact window, or `nil` for the bar's own.
  open var compactAppearance: NavigationBarAppearance? { didSet { itemDidChange() } }
  /// The appearance of the bar while the content is at its start, or `nil` for the bar's own.
  open var scrollEdgeAppearance: NavigationBarAppearance? { didSet { itemDidChange() } }
  /// The appearance of the bar in a vertically compact window while the content is at its start, or `nil` for
  /// the bar's own.
  open var compactScrollEdgeAppearance: NavigationBarAppearance? { didSet { itemDidChange() } }

  /// The bar that shows the item.
  package final weak var observer: (any NavigationItemObserver)?

  private func itemDidChange() { observer?.navigationItemDidChange(self) }
}

/// Two items are equal if they are the same object.
extension NavigationItem: Hashable {
  /// Returns a Boolean value that indicates whether two items are the same object.
  public nonisolated static func == (a: NavigationItem, b: NavigationItem) -> Bool { a === b }
  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A bar that observes its items.
@MainActor package protocol NavigationItemObserver: AnyObject {
  /// Called when an item has changed.
  func navigationItemDidChange(_ item: NavigationItem)
}

/// The interface of a search controller for a navigation item.
@MainActor package protocol SearchPart: AnyObject {
  /// The text in the search bar.
  var searchedText: String? { get }
}
