extension View {
  /// The predefined animations. The values are those of `UIView.SystemAnimation`.
  public enum SystemAnimation: UInt, Sendable {
    /// Views shrink and fade, and are removed from their superviews at the end.
    case delete
  }

  /// The duration of a predefined animation, in seconds.
  private static let systemDuration = 0.3
  /// The final scale of a view that is deleted.
  private static let vanishingScale = 0.5

  /// Performs a predefined animation together with the changes of a block. Follows
  /// `UIView.perform(_:on:options:animations:completion:)`.
  ///
  /// At the end, deleted views are removed from their superviews, and their opacity and transform are
  /// restored.
  public static func perform(
    _ animation: SystemAnimation, on views: [View], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)? = nil,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let before = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
    animate(withDuration: systemDuration, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = Transform(scaleX: vanishingScale, y: vanishingScale)
          .concatenating(view.transform)
      }
      parallelAnimations?()
    } completion: { finished in
      for (view, alpha, transform) in before {
        view.removeFromSuperview()
        view.alpha = alpha
        view.transform = transform
      }
      completion?(finished)
    }
  }
}
