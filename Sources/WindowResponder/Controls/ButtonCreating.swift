/// Buttons that are created with a type or a configuration. Every ``Button`` is one. See
/// ``ControlCreating``.
@preconcurrency @MainActor public protocol ButtonCreating: ControlCreating {}

extension ButtonCreating {
  /// Creates a button with the looks of a type. Follows `UIButton.init(type:)`.
  public init(type: Button.ButtonType) {
    self.init(type: type, primaryAction: nil)
  }

  /// Creates a button with the looks of a type; pressing it performs the action, whose title and image
  /// it takes. Follows `UIButton.init(type:primaryAction:)`.
  public init(type: Button.ButtonType = .system, primaryAction: Action?) {
    self.init { Creation.view($0) }
    guard let button = self as? Button else { return }
    button.become(type)
    button.takePrimaryAction(primaryAction)
  }

  /// Creates a button with a configuration; pressing it performs the action, whose title and image it
  /// takes where the configuration has none. Follows `UIButton.init(configuration:primaryAction:)`.
  public init(configuration: Button.Configuration, primaryAction: Action? = nil) {
    self.init { Creation.view($0) }
    guard let button = self as? Button else { return }
    button.become(configuration)
    button.takePrimaryAction(primaryAction)
  }
}
