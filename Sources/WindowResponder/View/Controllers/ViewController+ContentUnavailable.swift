/// The state with which a controller updates the view that replaces unavailable content. Follows
/// `UIContentUnavailableConfigurationState`.
public struct ContentUnavailableConfigurationState {
  /// The traits of the controller.
  public var traitCollection: TraitCollection
  /// The text in the search of the controller's navigation item, or `nil` if there is no search.
  public var searchText: String?
  /// The application's own values, by the names of their keys.
  package var custom: [String: AnyHashable] = [:]

  /// Creates a state without a search text.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}

extension ViewController {
  /// The state that ``updateContentUnavailableConfiguration(using:)`` receives.
  public final var contentUnavailableConfigurationState: ContentUnavailableConfigurationState {
    var state = ContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = searchedText
    return state
  }

  /// Calls ``updateContentUnavailableConfiguration(using:)`` if an update is needed.
  final func updateContentUnavailableIfNeeded() {
    guard needsContentUnavailableUpdate else { return }
    needsContentUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
