extension View {
  // MARK: Animations without a block

  /// Begins an animation of the following changes, up to ``commitAnimations()``. The duration is 0.2 seconds,
  /// until it is set. The arguments are ignored.
  ///
  /// Set the duration and other parameters before the changes. New code uses
  /// ``animate(withDuration:delay:options:animations:completion:)``. Follows
  /// `UIView.beginAnimations(_:context:)`.
  public static func beginAnimations(
    _ animationID: String? = nil, context: UnsafeMutableRawPointer? = nil
  ) {
    BegunAnimation.open.append(BegunAnimation())
  }

  /// Starts the animation of the changes since ``beginAnimations(_:context:)``. Without a call of that method
  /// it does nothing.
  public static func commitAnimations() { BegunAnimation.open.popLast()?.commit() }

  /// Sets the duration of the begun animation, in seconds. If it is 0, changes take effect at once.
  public static func setAnimationDuration(_ duration: Double) {
    BegunAnimation.open.last?.change { $0.duration = duration }
  }

  /// Sets the delay of the begun animation, in seconds.
  public static func setAnimationDelay(_ delay: Double) {
    BegunAnimation.open.last?.change { $0.delay = delay }
  }

  /// Sets the curve of the begun animation. The default is `easeInOut`.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    BegunAnimation.open.last?.change { $0.curve = curve }
  }

  /// Sets the number of repetitions of the begun animation. Infinity repeats it without end.
  public static func setAnimationRepeatCount(_ repeatCount: Double) {
    BegunAnimation.open.last?.change { $0.repeatCount = repeatCount }
  }

  /// Sets a Boolean value that indicates whether the begun animation plays forward and in reverse. The
  /// default is `false`.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimation.open.last?.change { $0.autoreverses = repeatAutoreverses }
  }
}

/// An animation between `beginAnimations` and `commitAnimations`.
@MainActor private final class BegunAnimation {
  /// The animations that were begun and are not committed, the innermost one last.
  static var open: [BegunAnimation] = []

  struct Parameters {
    var duration = 0.2
    var delay = 0.0
    var curve = View.AnimationCurve.easeInOut
    var repeatCount = 1.0
    var autoreverses = false
  }

  private var parameters = Parameters()
  private let outer = AnimationContext.current
  /// The block in which the animation was begun. After its end, changes do not belong to the animation.
  private let block = AnimationContext.block
  /// The groups of the changes: one for each set of parameters.
  private var groups: [AnimationGroup] = []

  init() { begin() }

  /// Changes the parameters of the changes that follow.
  func change(_ body: (inout Parameters) -> Void) {
    body(&parameters)
    begin()
  }

  private var isInForce: Bool { AnimationContext.block == block }

  private func begin() {
    guard isInForce else { return }
    guard AnimationContext.isEnabled, parameters.duration > 0 else {
      AnimationContext.current = nil
      return
    }
    let group = AnimationGroup(
      duration: parameters.duration, delay: max(0, parameters.delay),
      timing: .cubic(parameters.curve.bezier),
      repeatCount: parameters.repeatCount > 0 ? parameters.repeatCount : 1,
      autoreverses: parameters.autoreverses)
    groups.append(group)
    AnimationContext.current = AnimationContext(group: group)
  }

  /// Starts the animation. Changes that follow belong to the outer animation, if there is one.
  func commit() {
    if isInForce { AnimationContext.current = outer }
    for group in groups { group.commit() }
  }
}
