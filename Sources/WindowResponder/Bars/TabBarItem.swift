import ResponderWords

/// A tab in a tab bar. Follows `UITabBarItem`.
@preconcurrency @MainActor open class TabBarItem: BarItem {
  /// The system tabs. The values are those of `UITabBarItem.SystemItem`.
  public enum SystemItem: Int, Sendable {
    /// A tab for more tabs, with an ellipsis.
    case more = 0
    /// A tab for favorites, with a star.
    case favorites = 1
    /// A tab for featured content, with sparkles.
    case featured = 2
    /// A tab for content with the highest ratings, with a star.
    case topRated = 3
    /// A tab for recent content, with a clock.
    case recents = 4
    /// A tab for contacts, with a person.
    case contacts = 5
    /// A tab for the history, with a clock.
    case history = 6
    /// A tab for bookmarks, with a bulleted list.
    case bookmarks = 7
    /// A tab to search, with a magnifying glass.
    case search = 8
    /// A tab for downloads, with an arrow down.
    case downloads = 9
    /// A tab for the most recent content, with a clock.
    case mostRecent = 10
    /// A tab for the most viewed content, with an eye.
    case mostViewed = 11
  }

  /// Creates a tab without properties.
  public override init() {
    super.init()
  }

  /// Creates a tab with a title and an image.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title, an image, and another image for the selected state.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system tab.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.name
    image = systemItem.image
    self.tag = tag
  }

  /// The image of the selected tab, or `nil` for ``BarItem/image``.
  open var selectedImage: Image? { didSet { itemDidChange() } }
  /// The text of the badge. If it is `nil`, there is no badge. If it is empty, the badge is a dot.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// The background color of the badge, or `nil` for red.
  open var badgeColor: Color? { didSet { itemDidChange() } }

  /// The offset of the title, in points. If it is zero, it is that of the bar's appearance.
  open var titlePositionAdjustment = Offset.zero { didSet { itemDidChange() } }

  /// Sets the attributes of the badge's text in a state. If `attributes` is `nil`, removes them.
  open func setBadgeTextAttributes(_ attributes: TextAttributes?, for state: Control.State) {
    badgeLooks[state.rawValue] = attributes
    itemDidChange()
  }

  /// Returns the attributes of the badge's text in a state, or `nil` if they are not set.
  open func badgeTextAttributes(for state: Control.State) -> TextAttributes? {
    badgeLooks[state.rawValue]
  }

  private var badgeLooks: [UInt: TextAttributes] = [:]

  /// The appearance of the tab bar while the tab is selected, or `nil` for the bar's own.
  open var standardAppearance: TabBarAppearance? { didSet { itemDidChange() } }
  /// The appearance of the tab bar while the tab is selected and its content is scrolled to its end, or `nil`
  /// for the bar's own.
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
