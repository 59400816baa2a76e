/// A session of a search: its results, and the highlighted one. Follows `UIFindSession`.
///
/// A ``FindInteraction`` requests a session when its bar opens. ``TextView`` has its own. For another view,
/// create a subclass and return it from ``FindInteractionDelegate/findInteraction(_:sessionFor:)``.
@preconcurrency @MainActor open class FindSession {
  /// Creates a session.
  public init() {}

  /// The display style of the number of results. Follows `UIFindSession.SearchResultDisplayStyle`.
  public enum SearchResultDisplayStyle: Int, Hashable, Sendable {
    /// The index and the number, for example "3 of 17".
    case currentAndTotal = 0
    /// The number, for example "17".
    case total
    /// No number.
    case none
  }

  /// The number of results. The base class has 0.
  open var resultCount: Int { 0 }
  /// A Boolean value that indicates whether there are more results than were counted.
  open var hasMoreResults: Bool { false }
  /// The index of the highlighted result, or `nil` for none.
  open var highlightedResultIndex: Int? { nil }
  /// The display style of the number of results. The default is `.currentAndTotal`.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// A Boolean value that indicates whether results can be replaced.
  open var supportsReplacement: Bool { false }
  /// A Boolean value that indicates whether the highlighted result can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// Searches for a text, and highlights the nearest result.
  open func performSearch(query: String, options: TextSearchOptions) {}
  /// Replaces the highlighted result, and highlights the next one.
  open func performSingleReplacement(
    query: String, replacementString: String, options: TextSearchOptions
  ) {}
  /// Replaces all results.
  open func replaceAll(query: String, replacementString: String, options: TextSearchOptions) {}
  /// Highlights the next or the previous result. At the end it continues at the start.
  open func highlightNextResult(in direction: TextStorageDirection) {}
  /// Called when the bar has closed. Removes the results.
  open func invalidateFoundResults() {}
}
