/// A search bar, and the results of what is typed in it. Follows `UISearchController`.
///
///     let search = SearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     navigationItem.searchController = search
///
/// It is active from when the bar is typed in until the user cancels. Results, where there is a controller
/// for them, cover the controller that has the search, below the bars.
@preconcurrency @MainActor open class SearchController: ViewController {
  /// Creates a controller; without one for results, those are shown by the controller that has it.
  public init(searchResultsController: ViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init()
    searchBar.controller = self
  }

  /// Creates one without anything set. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.controller = self
  }

  /// What shows results; nil for the controller that has the search.
  public final let searchResultsController: ViewController?
  /// Who finds what is typed.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// Who is told when it comes and goes.
  open weak var delegate: (any SearchControllerDelegate)?
  /// The bar.
  public final let searchBar = SearchBar()

  /// Whether the user searches. Setting it begins or ends that.
  open var isActive: Bool {
    get { active }
    set { setActive(newValue) }
  }
  /// Whether what is searched is darkened while nothing is typed yet; false where there is no controller
  /// for results.
  open lazy var obscuresBackgroundDuringPresentation = searchResultsController != nil
  /// Whether the navigation bar goes while the user searches.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a button that cancels comes with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come with the search.
  open var automaticallyShowsScopeBar = true
  /// Whether results are shown. Where it is nil they are when something is typed.
  open var showsSearchResultsController = false {
    didSet { if showsSearchResultsController != oldValue { showResults() } }
  }
  /// Whether the results come by themselves when something is typed.
  open var automaticallyShowsSearchResultsController = true

  final var active = false
  /// The controller that has the search.
  final weak var owner: ViewController?
  final let cover = View()
}

/// Who finds what is typed. Follows `UISearchResultsUpdating`.
@preconcurrency @MainActor public protocol SearchResultsUpdating: AnyObject {
  /// The text, the scope, or whether the user searches changed.
  func updateSearchResults(for searchController: SearchController)
}

/// Who is told when a search comes and goes. Follows `UISearchControllerDelegate`.
@preconcurrency @MainActor public protocol SearchControllerDelegate: AnyObject {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: SearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: SearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: SearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: SearchController)
  /// The search is to be shown. Kept for code that has it: it is shown by the bar it stands in.
  func presentSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: SearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: SearchController) {}
}

extension SearchController: SearchPart {
  package var searchedText: String? { searchBar.text }
}

extension NavigationItem {
  /// The search whose bar stands below the title; nil for none.
  public var searchController: SearchController? {
    get { searchPart as? SearchController }
    set { searchPart = newValue }
  }
}
