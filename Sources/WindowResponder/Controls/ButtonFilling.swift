/// A button with background colors for states. UIKit has no such methods, and subclasses often declare their
/// own. They can, because these are in a protocol extension.
@preconcurrency @MainActor public protocol ButtonFilling: Button {}

extension Button: ButtonFilling {}

extension ButtonFilling {
  /// Sets the background color for a state, or removes it if it is `nil`.
  public func setBackgroundColor(_ color: Color?, for state: Control.State) {
    setFill(color, for: state)
  }

  /// Returns the background color for a state, or that of the normal state.
  public func backgroundColor(for state: Control.State) -> Color? { fill(for: state) }
}
