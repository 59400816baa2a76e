/// What is known when a controller says what is shown in place of content. Follows
/// `UIContentUnavailableConfigurationState`.
public struct ContentUnavailableConfigurationState {
  /// The traits of the controller.
  public var traitCollection: TraitCollection
  /// What is typed into the search of the controller's navigation item; nil where there is none.
  public var searchText: String?
  /// Values of the program's own, by the names of their keys.
  package var custom: [String: AnyHashable] = [:]

  /// Creates the state of a controller that nothing is searched in.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}

extension ViewController {
  /// The state that ``updateContentUnavailableConfiguration(using:)`` is asked with.
  public final var contentUnavailableConfigurationState: ContentUnavailableConfigurationState {
    var state = ContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = items.searchedText
    return state
  }

  /// Asks ``updateContentUnavailableConfiguration(using:)`` where that is to be asked.
  final func updateContentUnavailableIfNeeded() {
    guard needsContentUnavailableUpdate else { return }
    needsContentUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
