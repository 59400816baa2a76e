import ResponderRuntime

/// A number that a control draws and that can be animated, such as the position of a knob or the progress of
/// a bar.
///
///     private lazy var knob = AnimatedValue(0, in: self)
///
///     override func draw(_ rect: Rect, in context: GraphicsContext) {
///       let place = bounds.width * knob.value
///       context.fillRoundedRect(
///         Rect(x: place - 8, y: 0, width: 16, height: 16), cornerRadius: 8, color: tintColor)
///     }
///
///     func turnOn() { knob.move(to: 1, animated: true) }   // draws the view again with every frame
///
/// In a block of `View.animate`, the number becomes a part of that animation, whatever `animated` is. At rest
/// it costs nothing.
@MainActor package final class AnimatedValue {
  /// The default duration of a move, in seconds.
  package static let usualDuration = 0.2

  @BackLink private var view: View?
  /// The duration of a move, in seconds.
  private let duration: Double
  private let curve: View.AnimationCurve
  /// A Boolean value that indicates whether the number is a position, which changes at once with reduced
  /// motion.
  private let isMovement: Bool

  /// The number to draw now.
  package private(set) var value: Double
  /// The number at the end of the current move, or the number at rest.
  package private(set) var target: Double

  /// Creates a number at rest for a view.
  package init(
    _ value: Double, in view: View, duration: Double = AnimatedValue.usualDuration,
    curve: View.AnimationCurve = .easeOut, isMovement: Bool = true
  ) {
    self.value = value
    target = value
    self.view = view
    self.duration = duration
    self.curve = curve
    self.isMovement = isMovement
  }

  /// Sets the number, or moves to it in an animation. If the view is in no window, the number is set at once.
  package func move(to new: Double, animated: Bool) {
    guard animated, new != target else { return set(new) }
    // The control accepts input during the move. The duration does not depend on a slower enclosing
    // animation.
    View.animate(
      withDuration: duration, delay: 0,
      options: [
        .allowUserInteraction, .overrideInheritedOptions,
        View.AnimationOptions(rawValue: UInt(curve.rawValue) << 16),
      ],
      animations: { set(new) })
  }

  private func set(_ new: Double) {
    let mayMove = !isMovement || !ProgramContext.of(view).prefersReducedMotion
    guard new != target, mayMove, let view, let host = view.host,
      let context = view.animationContext
    else { return jump(to: new) }
    let old = AnimationVector(target)
    target = new
    let motion = view.makeMotion(in: host)
    motion.animate(.drawn, drawn: self, from: old, to: AnimationVector(new), in: context)
    if motion.isOver { view.motion = nil } else { motion.show() }
  }

  private func jump(to new: Double) {
    // Outside of an animation, a move in progress to the same number continues.
    if new == target, value != target, AnimationContext.current != nil { return }
    target = new
    if let motion = view?.motion {
      motion.end(.drawn, drawn: self)
      if motion.isOver { view?.motion = nil }
    }
    show(new)
  }

  /// Shows a number of the move.
  func show(_ new: Double) {
    guard new != value else { return }
    value = new
    view?.setNeedsDisplay()
  }

  /// Shows the final number when the move has ended or was interrupted.
  func rest() { show(target) }
}
