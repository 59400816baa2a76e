/// A delegate that controls and observes a search bar. Follows `UISearchBarDelegate`.
@preconcurrency @MainActor public protocol SearchBarDelegate: BarPositioningDelegate {
  /// Returns a Boolean value that indicates whether text input can begin.
  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool
  /// Called when text input has begun.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Returns a Boolean value that indicates whether text input can end.
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool
  /// Called when text input has ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// Returns a Boolean value that indicates whether the user can replace a range of the text.
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool
  /// Called when the user or the application has changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Called when Return is pressed.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
  /// Called when the bookmark button is pressed.
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar)
  /// Called when the cancel button is pressed.
  func searchBarCancelButtonClicked(_ searchBar: SearchBar)
  /// Called when the button for results is pressed.
  func searchBarResultsListButtonClicked(_ searchBar: SearchBar)
  /// Called when the user has selected another scope.
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Takes no action.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { true }
  /// Takes no action.
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  /// Returns `true`.
  public func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool { true }
  /// Takes no action.
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  /// Takes no action.
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
  /// Takes no action.
  public func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) {}
  /// Takes no action.
  public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
  /// Takes no action.
  public func searchBarResultsListButtonClicked(_ searchBar: SearchBar) {}
  /// Takes no action.
  public func searchBar(
    _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
