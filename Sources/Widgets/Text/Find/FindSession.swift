/// A search that goes on: what was found, and which of it is shown. Follows `UIFindSession`.
///
/// A ``FindInteraction`` asks for one when its bar opens. ``TextView`` has its own; for a view of yours,
/// make a subclass and hand it out in ``FindInteractionDelegate/findInteraction(_:sessionFor:)``.
@preconcurrency @MainActor open class FindSession {
  /// Creates a search.
  public init() {}

  /// How the number of results is shown. Follows `UIFindSession.SearchResultDisplayStyle`.
  public enum SearchResultDisplayStyle: Int, Hashable, Sendable {
    /// "3 of 17".
    case currentAndTotal = 0
    /// "17".
    case total
    /// Not at all.
    case none
  }

  /// How many results there are.
  open var resultCount: Int { 0 }
  /// Whether there are more results than were counted.
  open var hasMoreResults: Bool { false }
  /// Which result is shown, from 0; nil for none.
  open var highlightedResultIndex: Int? { nil }
  /// How the number of results is shown.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether what was found can be replaced.
  open var supportsReplacement: Bool { false }
  /// Whether the result that is shown can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// Looks for a text, and shows the nearest result.
  open func performSearch(query: String, options: TextSearchOptions) {}
  /// Replaces the result that is shown, and shows the next one.
  open func performSingleReplacement(
    query: String, replacementString: String, options: TextSearchOptions
  ) {}
  /// Replaces all results.
  open func replaceAll(query: String, replacementString: String, options: TextSearchOptions) {}
  /// Shows the next result, or the one before; at the end it begins anew.
  open func highlightNextResult(in direction: TextStorageDirection) {}
  /// Forgets what was found: the bar has been closed.
  open func invalidateFoundResults() {}
}
