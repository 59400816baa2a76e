/// Who is asked and told what is typed and pressed in a search bar. Follows `UISearchBarDelegate`.
@preconcurrency @MainActor public protocol SearchBarDelegate: BarPositioningDelegate {
  /// Whether typing may begin.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Typing began.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Whether typing may end.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Typing ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// The text changed, by the user or the program.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Return was pressed.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// The button for bookmarks was pressed.
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)
  /// The button that cancels was pressed.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// The button for results was pressed.
  func searchBarResultsListButtonClicked(_ searchBar: SearchBar)
  /// Another scope was chosen.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
