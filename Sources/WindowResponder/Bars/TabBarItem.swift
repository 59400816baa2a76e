import ResponderWords

/// A tab in a tab bar. Follows `UITabBarItem`.
@preconcurrency @MainActor open class TabBarItem: BarItem {
  /// The usual tabs. The values are those of `UITabBarItem.SystemItem`.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more = 0
    /// A star.
    case favorites = 1
    /// Sparks.
    case featured = 2
    /// A star.
    case topRated = 3
    /// A clock.
    case recents = 4
    /// A person.
    case contacts = 5
    /// A clock.
    case history = 6
    /// A book.
    case bookmarks = 7
    /// A magnifier.
    case search = 8
    /// An arrow down.
    case downloads = 9
    /// A clock.
    case mostRecent = 10
    /// An eye.
    case mostViewed = 11
  }

  /// Creates a tab without anything set.
  public override init() {
    super.init()
  }

  /// Creates a tab with a title and a picture.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title, a picture, and another while it is chosen.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates one of the usual tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.name
    image = systemItem.image
    self.tag = tag
  }

  /// The picture while the tab is chosen; nil for ``BarItem/image``.
  open var selectedImage: Image? { didSet { itemDidChange() } }
  /// A few letters or digits beside the picture; nil for none, empty for a dot.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// The ground of that; nil for red.
  open var badgeColor: Color? { didSet { itemDidChange() } }

  /// Sets how the badge's text looks in a state; nil takes it back.
  open func setBadgeTextAttributes(_ attributes: TextAttributes?, for state: Control.State) {
    badgeLooks[state.rawValue] = attributes
    itemDidChange()
  }

  /// How the badge's text looks in a state; nil where nothing was set for it.
  open func badgeTextAttributes(for state: Control.State) -> TextAttributes? {
    badgeLooks[state.rawValue]
  }

  private var badgeLooks: [UInt: TextAttributes] = [:]

  /// How the tab bar looks while the tab is chosen; nil for the bar's own.
  open var standardAppearance: TabBarAppearance? { didSet { itemDidChange() } }
  /// How it looks while the content is at its end; nil for the bar's own.
  open var scrollEdgeAppearance: TabBarAppearance? { didSet { itemDidChange() } }
}

extension TabBarItem.SystemItem {
  var name: String {
    switch self {
    case .more: ownWord("More")
    case .favorites: ownWord("Favorites")
    case .featured: ownWord("Featured")
    case .topRated: ownWord("Top Rated")
    case .recents: ownWord("Recents")
    case .contacts: ownWord("Contacts")
    case .history: ownWord("History")
    case .bookmarks: ownWord("Bookmarks")
    case .search: ownWord("Search")
    case .downloads: ownWord("Downloads")
    case .mostRecent: ownWord("Most Recent")
    case .mostViewed: ownWord("Most Viewed")
    }
  }

  var image: Image? {
    let symbol =
      switch self {
      case .more: "ellipsis"
      case .favorites, .topRated: "star.fill"
      case .featured: "sparkles"
      case .recents, .history, .mostRecent: "clock"
      case .contacts: "person"
      case .bookmarks: "list.bullet"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down"
      case .mostViewed: "eye"
      }
    return Image(systemName: symbol)
  }
}
