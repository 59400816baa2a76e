/// A control that is created with an action. Every ``Control`` conforms to it.
///
/// A class that overrides `init(frame:)` inherits no convenience initializers. The protocol's initializers
/// replace them.
@preconcurrency @MainActor public protocol ControlCreating: ViewCreating {}

extension ControlCreating {
  /// Creates a control. Its primary action performs the action. Follows
  /// `UIControl.init(frame:primaryAction:)`.
  public init(frame: Rect, primaryAction: Action?) {
    self.init { Creation.view($0) }
    guard let control = self as? Control else { return }
    control.frame = frame
    control.takePrimaryAction(primaryAction)
  }
}
