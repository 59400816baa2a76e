extension View {
  /// Animations that the library knows. The values are those of `UIView.SystemAnimation`.
  public enum SystemAnimation: UInt, Sendable {
    /// Views vanish, and leave their superviews at the end.
    case delete
  }

  /// How long such an animation takes, in seconds.
  private static let systemDuration = 0.3
  /// How small a view gets that vanishes, as a part of its size.
  private static let vanishingScale = 0.5

  /// Plays an animation that the library knows, and along with it what a block changes. Follows
  /// `UIView.perform(_:on:options:animations:completion:)`.
  ///
  /// At the end deleted views have left their superviews; their opacity and transform are then what they
  /// were before.
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
