/// What the user needs. Follows `UIAccessibility`.
///
/// The settings belong to the application, where the desktop's settings, or a test's stage, set them.
@preconcurrency @MainActor public enum Accessibility {
  /// Whether things should not move about on screen: ``Application/prefersReducedMotion``.
  ///
  /// Animations then show what changes its place, size or transform at its end at once, and still fade
  /// opacities and colours; completions come as ever.
  public static var isReduceMotionEnabled: Bool { Application.shared.prefersReducedMotion }

  /// Who wants to hear that ``isReduceMotionEnabled`` has changed.
  public static var reduceMotionStatusDidChange: ObserverList<Bool> {
    Application.shared.reduceMotionObservers
  }

  /// A rectangle of a view in the coordinates of its window, in points: a client is not told where its window
  /// is on the screen. Follows `UIAccessibility.convertToScreenCoordinates(_:in:)`.
  public static func convertToScreenCoordinates(_ rect: Rect, in view: View) -> Rect {
    view.convert(rect, to: nil)
  }
}
