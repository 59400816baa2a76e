/// The default transition of a push or pop: the page in front slides over the other one.
final class NavigationSlide: ViewControllerAnimatedTransitioning {
  /// The fraction of its width by which the page behind moves.
  static let shareBehind = 0.3

  private let operation: NavigationController.Operation

  init(_ operation: NavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { BarSizes.duration }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(true) }
    let stage = transitionContext.containerView
    let isPop = operation == .pop
    let (above, below) = isPop ? (from, to) : (to, from)
    let shade = View(frame: stage.bounds)
    shade.isUserInteractionEnabled = false
    shade.backgroundColor = Color(white: 0, alpha: stage.theme.isDark ? 0.4 : 0.12)
    stage.insertSubview(shade, belowSubview: above)
    let moves = !stage.prefersLittleMotion
    let way = (stage.isRightToLeft ? -1 : 1) * stage.bounds.width
    let away = Transform(translationX: moves ? way : 0, y: 0)
    let behind = Transform(translationX: moves ? -way * Self.shareBehind : 0, y: 0)
    View.performWithoutAnimation {
      above.transform = isPop ? .identity : away
      below.transform = isPop ? behind : .identity
      shade.alpha = isPop ? 1 : 0
      if !moves { above.alpha = isPop ? 1 : 0 }
    }
    View.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: transitionContext.isInteractive ? .curveLinear : .curveEaseOut,
      animations: {
        above.transform = isPop ? away : .identity
        below.transform = isPop ? .identity : behind
        shade.alpha = isPop ? 0 : 1
        if !moves { above.alpha = isPop ? 0 : 1 }
      },
      completion: { _ in
        shade.removeFromSuperview()
        above.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
