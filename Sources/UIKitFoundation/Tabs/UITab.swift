public import Widgets
public import WindowResponder

/// A tab of a tab bar controller, with a view controller. Follows `UITab`.
///
///     let music = UITab(
///       title: "Music", image: UIImage(systemName: "music.note"), identifier: "music"
///     ) { _ in UIViewController() }
///     let controller = UITabBarController(tabs: [music])
@preconcurrency @MainActor open class UITab {
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title below the image.
  ///   - image: The image, or `nil` for none.
  ///   - identifier: The identifier, which differs from those of the other tabs.
  ///   - viewControllerProvider: A closure that returns the view controller of the tab. It is called once,
  ///     when ``viewController`` is read or the tab is added to a tab bar controller, and then released.
  public init(
    title: String, image: Image?, identifier: String,
    viewControllerProvider: (@MainActor (UITab) -> ViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }

  /// The identifier of the tab.
  public final let identifier: String
  /// The title below the image.
  open var title: String { didSet { itemDidChange() } }
  /// The text below the title in the list of a group, or `nil` for none. A tab bar does not show it.
  open var subtitle: String? { didSet { parent?.listDidChange() } }
  /// The image, or `nil` for none.
  open var image: Image? { didSet { itemDidChange() } }
  /// The text of the badge, or `nil` for no badge.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// A value of the application, or `nil`.
  open var userInfo: Any?
  /// A Boolean value that indicates whether the tab is left out of the tab bar, or of the list of its group.
  /// The default is `false`.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      parent?.listDidChange()
      if parent == nil { keeper?.showTabs() }
    }
  }

  /// The preferred placement of the tab. The default is `.automatic`. There is no sidebar, so that the value
  /// is stored for the application and has no other effect.
  open var preferredPlacement = Placement.automatic
  /// A Boolean value that indicates whether the user can hide the tab. The default is `false`. The user hides
  /// tabs in a sidebar, which does not exist, so that the value has no other effect than to be stored.
  open var allowsHiding = false

  /// The view controller of the tab, or `nil` if there is none. Created on first access.
  open var viewController: ViewController? {
    if let loaded { return loaded }
    guard let make = provider else { return nil }
    // The closure may capture the tab.
    provider = nil
    let new = make(self)
    loaded = new
    return new
  }

  /// The group that contains the tab, or `nil` for a tab of the tab bar.
  public final internal(set) weak var parent: UITabGroup?
  /// The tab bar controller of the tab, or `nil` if there is none.
  public final var tabBarController: TabBarController? {
    keeper?.controller ?? parent?.tabBarController
  }
  /// A Boolean value that indicates whether the tab is in a tab bar or in the list of a group.
  public final var hasVisiblePlacement: Bool { !isHidden && tabBarController != nil }

  // MARK: Internal state

  private final var provider: (@MainActor (UITab) -> ViewController)?
  private final var loaded: ViewController?
  private final var empty: ViewController?
  /// The object that manages the tab in the tab bar, or `nil` for a tab of a group.
  final weak var keeper: TabKeeper?
  /// The item in the tab bar.
  final lazy var item = makeItem()

  /// Returns the controller that the tab bar shows for the tab.
  func makeHost() -> ViewController {
    if let viewController { return viewController }
    let host = empty ?? ViewController()
    empty = host
    return host
  }

  /// The tab that is selected when the user selects this one.
  var selectedLeaf: UITab { self }

  private final func makeItem() -> TabBarItem {
    let item = TabBarItem(title: title, image: image, tag: 0)
    item.badgeValue = badgeValue
    return item
  }

  private final func itemDidChange() {
    (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
    parent?.listDidChange()
  }

  /// Returns the tab, or the tab in it, with an identifier, or `nil` if there is none.
  func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
}

extension UITab: ComparedByIdentity {}

extension UITab {
  /// The placements of a tab in the tab bar and the sidebar. Follows `UITab.Placement`.
  public enum Placement: Int, Sendable {
    /// The placement depends on the tab's position and on its group.
    case automatic = 0
    /// The tab is in the tab bar by default.
    case `default` = 1
    /// The tab is not in the tab bar by default, and the user can add it.
    case optional = 2
    /// The tab is in the tab bar by default. The user can move it, but cannot remove it.
    case movable = 3
    /// The tab is at the end of the tab bar.
    case pinned = 4
    /// The tab is at the beginning of the tab bar. The user cannot move or remove it.
    case fixed = 5
    /// The tab is only in the sidebar.
    case sidebarOnly = 6
  }
}

/// A tab to search, with a magnifying glass. It is the last one in the tab bar. Follows `UISearchTab`.
open class UISearchTab: UITab {
  /// Creates a tab with the title and the image of the system, and an identifier of its own.
  public convenience init(
    viewControllerProvider: (@MainActor (UITab) -> ViewController)? = nil
  ) {
    let system = TabBarItem(tabBarSystemItem: .search, tag: 0)
    self.init(
      title: system.title ?? "", image: system.image, identifier: Self.defaultIdentifier,
      viewControllerProvider: viewControllerProvider)
  }

  /// A Boolean value that indicates whether a search begins when the user selects the tab, if the visible
  /// controller's navigation item has a search controller. The default is `false`.
  open var automaticallyActivatesSearch = false

  private static let defaultIdentifier = "UISearchTab"

  /// Begins a search in the visible controller.
  final func activateSearch() {
    let top = (viewController as? NavigationController)?.topViewController ?? viewController
    top?.navigationItem.searchController?.isActive = true
  }
}
