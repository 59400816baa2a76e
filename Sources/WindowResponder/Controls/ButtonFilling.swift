/// Colours behind a button, by its state. UIKit has no such methods, so that subclasses often have their own:
/// they may, for these stand in a protocol's extension.
@preconcurrency @MainActor public protocol ButtonFilling: Button {}

extension Button: ButtonFilling {}

extension ButtonFilling {
  /// Sets the colour behind everything for a state; nil takes it back.
  public func setBackgroundColor(_ color: Color?, for state: Control.State) {
    setFill(color, for: state)
  }

  /// The colour behind everything for a state, or the normal one.
  public func backgroundColor(for state: Control.State) -> Color? { fill(for: state) }
}
