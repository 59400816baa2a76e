/// What is to be done for a controller to be presented or dismissed, step by step.
///
/// The closing steps wait for an animation. Whoever wants something else to begin first has them done
/// at once: so every call of the life cycle comes, once, and in order, whatever interrupts it.
@MainActor final class PresentationTransition {
  typealias Step = @MainActor () -> Void

  private var opening: [Step]
  private var closing: [Step]

  init(opening: [Step], closing: [Step]) {
    self.opening = opening
    self.closing = closing
  }

  /// Whether the closing steps are still to be done, all of them.
  private(set) var isWaiting = true

  /// Does what comes before the animation.
  func open() {
    while !opening.isEmpty { opening.removeFirst()() }
  }

  /// Does what is left. A step that leads here again has the rest done before it goes on.
  func finish() {
    open()
    isWaiting = false
    while !closing.isEmpty { closing.removeFirst()() }
  }

  /// Adds something to be done at the end.
  func append(_ step: @escaping Step) { closing.append(step) }
}
