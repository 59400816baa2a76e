/// A number that a control draws, and that can go from one value to another in view: the place of a
/// knob, how full a bar is.
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
/// Within `View.animate` it goes along with that animation, animated or not. At rest it costs nothing.
@MainActor package final class AnimatedValue {
  /// How long a way takes unless said otherwise, in seconds.
  package static let usualDuration = 0.2

  private weak var view: View?
  /// How long a way takes, in seconds.
  private let duration: Double
  private let curve: View.AnimationCurve
  /// Whether it leads something from place to place, so that with reduced motion it jumps.
  private let isMovement: Bool

  /// The number to draw at present.
  package private(set) var value: Double
  /// The number it goes to, or stands at.
  package private(set) var target: Double

  /// Creates a resting number for a view.
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

  /// Sets the number, or moves to it in an animation. A view in no window never animates.
  package func move(to new: Double, animated: Bool) {
    guard animated, new != target else { return set(new) }
    // The control can be used all the time. It takes its own time also within something slower.
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
    // Without a word the way under way goes on where it leads to the same place.
    if new == target, value != target, AnimationContext.current != nil { return }
    target = new
    if let motion = view?.motion {
      motion.end(.drawn, drawn: self)
      if motion.isOver { view?.motion = nil }
    }
    show(new)
  }

  /// Draws a number on the way.
  func show(_ new: Double) {
    guard new != value else { return }
    value = new
    view?.setNeedsDisplay()
  }

  /// The way is over, or was broken off.
  func rest() { show(target) }
}
