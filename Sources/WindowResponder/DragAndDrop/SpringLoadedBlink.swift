/// The default effect of spring loading: a highlight over the view, which blinks before the view opens.
@MainActor final class SpringLoadedBlink: SpringLoadedInteractionEffect {
  private var mark: View?
  private var blinks: ClockTimer?
  /// The interval of the blinking, in seconds.
  private static let interval = 0.1

  func interaction(
    _ interaction: SpringLoadedInteraction,
    didChangeWith context: any SpringLoadedInteractionContext
  ) {
    blinks?.invalidate()
    blinks = nil
    switch context.state {
    case .inactive, .activated: remove()
    case .possible: show(over: context.targetView)
    case .activating:
      show(over: context.targetView)
      guard let mark, !mark.programContext.prefersReducedMotion else { return }
      blinks = ClockTimer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) {
        [weak mark] timer in
        guard let mark, mark.superview != nil else { return timer.invalidate() }
        mark.isHidden.toggle()
      }
    }
  }

  private func show(over view: View?) {
    guard let view else { return remove() }
    let mark = mark ?? SpringLoadedMark()
    self.mark = mark
    mark.isHidden = false
    if mark.superview !== view { view.addSubview(mark) }
    mark.frame = view.bounds
    mark.layer.cornerRadius = view.layer.cornerRadius
  }

  private func remove() {
    mark?.removeFromSuperview()
    mark = nil
  }
}

/// The highlight over a view that is about to open.
private final class SpringLoadedMark: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = Color.label.withAlphaComponent(0.18)
  }
}
