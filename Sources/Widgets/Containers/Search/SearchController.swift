/// A view controller with a search bar and the results of a search. Follows `UISearchController`.
///
///     let search = SearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     navigationItem.searchController = search
///
/// A search is active from the start of text input until the user cancels it. A results controller covers the
/// controller that has the search, below the bars.
@preconcurrency @MainActor open class SearchController: ViewController {
  /// Creates a controller. If there is no results controller, the controller that has the search shows the
  /// results.
  public init(searchResultsController: ViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init()
    searchBar.controller = self
  }

  /// Creates a controller without a results controller. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.controller = self
  }

  /// The controller that shows results, or `nil` if the controller that has the search shows them.
  public final let searchResultsController: ViewController?
  /// The object that updates the results. The reference is weak.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// The delegate that observes the start and the end of searches. The reference is weak.
  open weak var delegate: (any SearchControllerDelegate)?
  /// The search bar.
  public final let searchBar = SearchBar()

  /// A Boolean value that indicates whether a search is active. A new value begins or ends a search.
  open var isActive: Bool {
    get { active }
    set { setActive(newValue) }
  }
  /// A Boolean value that indicates whether the content is dimmed while there is no search text. The default
  /// is `false`.
  open var obscuresBackgroundDuringPresentation = false
  /// A Boolean value that indicates whether the navigation bar is hidden during a search. The default is
  /// `true`.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that indicates whether the cancel button is shown during a search. The default is
  /// `true`. It becomes `false` if the application shows or hides the button itself.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that indicates whether the scopes are shown during a search. The default is `true`. It
  /// becomes `false` if the application shows or hides them itself.
  open var automaticallyShowsScopeBar = true
  /// A Boolean value that indicates whether results are shown during a search. The default is `false`. A new
  /// value sets ``automaticallyShowsSearchResultsController`` to `false`.
  open var showsSearchResultsController = false {
    didSet {
      automaticallyShowsSearchResultsController = false
      showResults()
    }
  }
  /// A Boolean value that indicates whether results are shown when there is a search text. The default is
  /// `true`.
  open var automaticallyShowsSearchResultsController = true

  final var active = false
  /// A Boolean value that indicates whether the delegate is being asked to present the search.
  final var isAskingToPresent = false
  /// A Boolean value that indicates whether the controller itself shows or hides parts of the bar.
  final var isChangingBar = false
  /// The controller that has the search.
  package final weak var owner: ViewController?
  /// The first responder before the search, which is restored after it.
  final weak var earlierResponder: Responder?
  final let cover = View()
  /// The object that shows suggestions, or `nil` for none.
  package final var suggester: (any SearchSuggesting)?
}

/// An object of another module of the package that shows suggestions during a search.
@MainActor package protocol SearchSuggesting: AnyObject {
  /// Called when the text or the state of the search has changed.
  func searchDidChange(_ searchController: SearchController)
}

/// An object that updates the results of a search. Follows `UISearchResultsUpdating`.
@preconcurrency @MainActor public protocol SearchResultsUpdating: AnyObject {
  /// Called when the text, the scope, or the state of the search has changed.
  func updateSearchResults(for searchController: SearchController)
}

/// A delegate that observes the start and the end of searches. Follows `UISearchControllerDelegate`.
@preconcurrency @MainActor public protocol SearchControllerDelegate: AnyObject {
  /// Called when a search is about to begin.
  func willPresentSearchController(_ searchController: SearchController)
  /// Called when a search has begun.
  func didPresentSearchController(_ searchController: SearchController)
  /// Called when a search is about to end.
  func willDismissSearchController(_ searchController: SearchController)
  /// Called when a search has ended.
  func didDismissSearchController(_ searchController: SearchController)
  /// Called before a search begins. The bar that contains the search controller presents it afterwards.
  func presentSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  /// Takes no action.
  public func willPresentSearchController(_ searchController: SearchController) {}
  /// Takes no action.
  public func didPresentSearchController(_ searchController: SearchController) {}
  /// Takes no action.
  public func willDismissSearchController(_ searchController: SearchController) {}
  /// Takes no action.
  public func didDismissSearchController(_ searchController: SearchController) {}
  /// Takes no action.
  public func presentSearchController(_ searchController: SearchController) {}
}

extension SearchController: SearchPart {
  package var searchedText: String? { searchBar.text }
}

extension NavigationItem {
  /// The search controller whose bar is below the title, or `nil` for none.
  public var searchController: SearchController? {
    get { searchPart as? SearchController }
    set { searchPart = newValue }
  }
}
