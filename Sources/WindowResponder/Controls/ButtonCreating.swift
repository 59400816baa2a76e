/// A button that is created with a type or a configuration. Every ``Button`` conforms to it. See
/// ``ControlCreating``.
@preconcurrency @MainActor public protocol ButtonCreating: ControlCreating {}

extension ButtonCreating {
  /// Creates a button of a type. Follows `UIButton.init(type:)`.
  public init(type: Button.ButtonType) {
    self.init(type: type, primaryAction: nil)
  }

  /// Creates a button of a type. Pressing it performs the action, whose title and image it uses. Follows
  /// `UIButton.init(type:primaryAction:)`.
  public init(type: Button.ButtonType = .system, primaryAction: Action?) {
    self.init { Creation.view($0) }
    guard let button = self as? Button else { return }
    button.become(type)
    button.takePrimaryAction(primaryAction)
  }

  /// Creates a button with a configuration. Pressing it performs the action, whose title and image it uses if
  /// the configuration has none. Follows `UIButton.init(configuration:primaryAction:)`.
  public init(configuration: Button.Configuration, primaryAction: Action? = nil) {
    self.init { Creation.view($0) }
    guard let button = self as? Button else { return }
    button.become(configuration)
    button.takePrimaryAction(primaryAction)
  }
}
