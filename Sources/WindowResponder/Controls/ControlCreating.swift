/// Controls that are created with an action. Every ``Control`` is one.
///
/// A class that overrides `init(frame:)` inherits no convenience initializers; these stand in for them.
@preconcurrency @MainActor public protocol ControlCreating: ViewCreating {}

extension ControlCreating {
  /// Creates a control; using it for what it is for performs the action. Follows
  /// `UIControl.init(frame:primaryAction:)`.
  public init(frame: Rect, primaryAction: Action?) {
    self.init { Creation.view($0) }
    guard let control = self as? Control else { return }
    control.frame = frame
    control.takePrimaryAction(primaryAction)
  }
}
