import WindowResponder

/// What the content of a cell shows, as a value; and how a view for it is made. Follows
/// `UIContentConfiguration`.
///
///     struct StarsConfiguration: ContentConfiguration {
///       var stars = 0
///
///       func makeContentView() -> View & ContentView { StarsView(configuration: self) }
///       func updated(for state: any ConfigurationState) -> StarsConfiguration { self }
///     }
public protocol ContentConfiguration {
  /// Makes the view that shows it.
  @MainActor func makeContentView() -> any View & ContentView

  /// The same for a state, as a selected cell's; itself where the state makes no difference.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a ``ContentConfiguration``. Follows `UIContentView`.
@preconcurrency @MainActor public protocol ContentView: AnyObject {
  /// What it shows. Setting another one has it show that.
  var configuration: any ContentConfiguration { get set }

  /// Whether it can show a configuration. Unless told it can show those of the class of its own.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
  /// Those of the class of its own.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
