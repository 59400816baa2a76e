import WindowResponder

/// A value that describes the content of a cell and creates its view. Follows `UIContentConfiguration`.
///
///     struct StarsConfiguration: ContentConfiguration {
///       var stars = 0
///
///       func makeContentView() -> View & ContentView { StarsView(configuration: self) }
///       func updated(for state: any ConfigurationState) -> StarsConfiguration { self }
///     }
public protocol ContentConfiguration {
  /// Creates the content view.
  @MainActor func makeContentView() -> any View & ContentView

  /// Returns the configuration updated for a state, for example that of a selected cell. If the state has no
  /// effect, returns the configuration itself.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a ``ContentConfiguration``. Follows `UIContentView`.
@preconcurrency @MainActor public protocol ContentView: AnyObject {
  /// The current configuration. A new value updates the view.
  var configuration: any ContentConfiguration { get set }

  /// Returns a Boolean value that indicates whether the view can show a configuration. By default it can show
  /// those of the current type.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Returns a Boolean value that indicates whether the configuration has the current type.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
