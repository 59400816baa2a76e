/// The steps of a presentation or a dismissal.
///
/// The closing steps wait for the end of an animation. Code that needs to begin another transition runs them
/// at once. Every appearance method is therefore called once and in order, regardless of interruptions.
@MainActor final class PresentationTransition {
  typealias Step = @MainActor () -> Void

  private var opening: [Step]
  private var closing: [Step]

  init(opening: [Step], closing: [Step]) {
    self.opening = opening
    self.closing = closing
  }

  /// A Boolean value that indicates whether none of the closing steps has run.
  private(set) var isWaiting = true

  /// Runs the steps before the animation.
  func open() {
    while !opening.isEmpty { opening.removeFirst()() }
  }

  /// Runs the remaining steps. If a step calls this method again, the others run before it continues.
  func finish() {
    open()
    isWaiting = false
    while !closing.isEmpty { closing.removeFirst()() }
  }

  /// Adds a step at the end.
  func append(_ step: @escaping Step) { closing.append(step) }
}
