/// The accessibility settings of the user. Follows `UIAccessibility`.
///
/// The settings belong to the application. The desktop's settings set them, or a stage in tests.
@preconcurrency @MainActor public enum Accessibility {
  /// A Boolean value that indicates whether motion on screen is reduced:
  /// ``Application/prefersReducedMotion``.
  ///
  /// If it is `true`, an animation of a position, a size or a transform shows its final state at once.
  /// Opacities and colors still fade, and completion handlers are called as usual.
  public static var isReduceMotionEnabled: Bool { Application.shared.prefersReducedMotion }

  /// The observers of ``isReduceMotionEnabled``.
  public static var reduceMotionStatusDidChange: ObserverList<Bool> {
    Application.shared.reduceMotionObservers
  }

  /// Returns a rectangle of a view in the coordinates of its window, in points. A Wayland client does not
  /// know the position of its window on the screen. Follows
  /// `UIAccessibility.convertToScreenCoordinates(_:in:)`.
  public static func convertToScreenCoordinates(_ rect: Rect, in view: View) -> Rect {
    view.convert(rect, to: nil)
  }
}
