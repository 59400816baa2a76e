import ResponderPhysics

/// A group of everything that one call of `View.animate` animates, with one time and one completion.
@MainActor final class AnimationGroup {
  /// The duration of one repetition, in seconds.
  private(set) var duration: Double
  private(set) var timing: AnimationTiming
  /// The delay before the animation, in seconds.
  let delay: Double
  /// The number of repetitions. Infinity repeats without end.
  let repeatCount: Double
  let autoreverses: Bool
  let options: View.AnimationOptions

  /// The time at which ``anchorPosition`` was or will be reached, in seconds.
  private var anchorTime = 0.0
  /// The position in the animation at the anchor time, in seconds.
  private var anchorPosition = 0.0
  /// The rate: 1 is forward, −1 is backward, 0 is paused.
  private var rate = 1.0
  /// The progress at which the animation is paused.
  private var pausedProgress = 0.0
  /// The part of the progress that the timing covers, after an animation was continued.
  private var way = (start: 0.0, end: 1.0)

  /// A Boolean value that indicates whether the group has a member, and so a start time.
  private var hasStart = false
  /// A Boolean value that indicates whether a step was shown.
  private var hasBegun = false
  /// The number of properties that are still moving.
  private var memberCount = 0
  private var wasInterrupted = false
  private var isCommitted = false
  private var hasFinished = false
  private var completion: ((Bool) -> Void)?
  /// The completion of the transaction in which the animation was begun, or `nil` if there is none.
  private var transaction: TransactionCompletion?

  /// The closure that receives groups as they begin, to control them by hand, or `nil`.
  static var recorder: (@MainActor (AnimationGroup) -> Void)?

  /// The property animator that decides what happens at the end. If it is `nil`, the animation ends there.
  weak var controller: (any AnimationGroupController)?
  /// The views that the group moves, for a controller and for `layoutSubviews`.
  private(set) var motions: [ViewMotion] = []

  init(
    duration: Double, delay: Double, timing: AnimationTiming,
    options: View.AnimationOptions = [], repeatCount: Double? = nil, autoreverses: Bool? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.duration = duration
    self.timing = timing
    self.options = options
    let repeats = options.contains(.repeat)
    self.repeatCount = repeatCount ?? (repeats ? .infinity : 1)
    self.autoreverses = autoreverses ?? options.contains(.autoreverse)
    self.completion = completion
    self.delay = delay
  }

  // MARK: Members

  func memberBegan(in motion: ViewMotion) {
    memberCount += 1
    if !hasStart {
      hasStart = true
      anchorTime = motion.animator.startTime + delay
    }
    if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
  }

  /// Adds a group within this one, which must end too before this one ends.
  func childBegan() {
    memberCount += 1
  }

  /// Lays out the views that the group moves, so that their subviews are animated too.
  func layOut() {
    let moving = motions
    AnimationContext.with(AnimationContext(group: self)) {
      for motion in moving { motion.view?.layoutIfNeeded() }
    }
  }

  /// Removes a property that has reached its end, or was interrupted.
  func memberEnded(wasInterrupted: Bool) {
    memberCount -= 1
    if wasInterrupted { self.wasInterrupted = true }
    // The completion is called after the current event, as after a frame.
    if memberCount == 0, isCommitted { finishLater() }
  }

  /// Removes a property that has returned to its value during the block.
  func memberWithdrew() {
    memberCount -= 1
  }

  /// Ends the block of changes.
  func commit() {
    guard !isCommitted else { return }
    isCommitted = true
    if memberCount == 0 { return finishLater() }
    transaction = Transaction.completion
    transaction?.began()
    Self.recorder?(self)
  }

  private func finishLater() {
    guard !hasFinished else { return }
    hasFinished = true
    motions = []
    guard completion != nil || transaction != nil else { return }
    let finished = !wasInterrupted
    ProgramContext.current.later { [completion, transaction] in
      completion?(finished)
      transaction?.ended()
    }
    completion = nil
    transaction = nil
  }

  // MARK: Time

  /// The duration with all repetitions, in seconds.
  var totalDuration: Double { duration * repeatCount * (autoreverses ? 2 : 1) }

  /// A Boolean value that indicates whether the animation repeats without end.
  var isEndless: Bool { repeatCount == .infinity }
  var isPaused: Bool { rate == 0 }

  /// Returns the position in the animation, in seconds. It is negative during the delay.
  private func position(at time: Double) -> Double {
    anchorPosition + (time - anchorTime) * rate
  }

  /// Returns the time at which the animation begins to move, in seconds, or `nil` if it moves already or is
  /// paused.
  func beginning(after time: Double) -> Double? {
    rate > 0 && position(at: time) < 0 ? anchorTime - anchorPosition : nil
  }

  /// Returns a Boolean value that indicates whether the animation has ended. Sums of times are not exact, so
  /// that a tolerance applies.
  func isOver(at time: Double) -> Bool {
    let position = position(at: time)
    return rate > 0 ? position >= totalDuration - 1e-6 : rate < 0 && position <= 1e-6
  }

  /// Prepares a step. A late first step, after much work, counts as one that began a frame ago, so that the
  /// animation does not begin in the middle. If `interval` is `nil`, the application may have moved the time
  /// itself, and the step counts as it is.
  func willStep(at time: Double, interval: Double?) {
    guard !hasBegun, rate > 0 else { return }
    let position = position(at: time)
    guard position >= 0 else { return }
    hasBegun = true
    if let interval, position > interval * 1.5 { anchorTime += position - interval }
  }

  /// The state of an animation at a time.
  struct Moment {
    /// The part of the time that has passed, from 0 to 1.
    var part: Double
    /// The progress. With a spring it can be greater than 1.
    var progress: Double
    /// The distance that a velocity of 1 a second has covered.
    var response: Double
    /// A Boolean value that indicates whether the progress equals the part of the time, as during scrubbing.
    var isLinear: Bool
  }

  func moment(at time: Double) -> Moment {
    if rate == 0 {
      return Moment(part: pausedProgress, progress: pausedProgress, response: 0, isLinear: true)
    }
    let seconds = folded(position(at: time))
    let progress = timing.progress(at: seconds, of: duration)
    if way.start == 0, way.end == 1 {
      return Moment(
        part: duration > 0 ? seconds / duration : 1, progress: progress,
        response: timing.response(at: seconds), isLinear: false)
    }
    let covered = way.start + (way.end - way.start) * progress
    return Moment(part: covered, progress: covered, response: 0, isLinear: true)
  }

  /// Returns the position in one repetition for a position in the whole animation, in seconds.
  private func folded(_ position: Double) -> Double {
    let position = min(max(position, 0), totalDuration)
    if position <= duration || duration <= 0 { return min(position, duration) }
    let count = (position / duration).rounded(.down)
    let rest = position - count * duration
    let isBack = autoreverses && count.truncatingRemainder(dividingBy: 2) == 1
    return isBack ? duration - rest : rest
  }

  // MARK: For a controller

  /// Returns the group's time for a time on the application's clock, in seconds. It follows the time of the
  /// layers of the first view that the group moves.
  func time(at time: Double) -> Double {
    guard LayerClock.isInUse else { return time }
    for motion in motions {
      if let own = motion.time(of: self, at: time) { return own }
    }
    return time
  }

  /// The group's time of the visible state, in seconds.
  var shownTime: Double { motions.first.map { time(at: $0.animator.time) } ?? -.infinity }

  /// The group's time from which it continues now, in seconds.
  var startTime: Double {
    motions.first.map { time(at: $0.animator.startTime) } ?? ProgramContext.current.now
  }

  /// Pauses the animation at its current progress.
  func pause(at time: Double) {
    guard rate != 0 else { return }
    pausedProgress = min(max(moment(at: time).progress, 0), 1)
    rate = 0
  }

  /// Returns the progress at a time.
  func progress(at time: Double) -> Double { moment(at: time).progress }

  /// Sets the progress of a paused animation.
  func scrub(to progress: Double) {
    pausedProgress = min(max(progress, 0), 1)
  }

  /// Continues along the original curve.
  func resume(at time: Double, backward: Bool) {
    guard rate == 0 else { return }
    hasBegun = true
    anchorTime = time
    if case .cubic(let curve) = timing, way.start == 0, way.end == 1 {
      anchorPosition = curve.time(of: pausedProgress) * duration
      rate = backward ? -1 : 1
    } else {
      let rest = backward ? pausedProgress : 1 - pausedProgress
      resume(at: time, timing: timing, duration: duration * max(rest, 0.01), backward: backward)
    }
  }

  /// Continues with another timing over the rest of the progress, for a duration in seconds.
  func resume(at time: Double, timing: AnimationTiming, duration: Double, backward: Bool) {
    hasBegun = true
    self.timing = timing
    self.duration = duration
    way = (pausedProgress, backward ? 0 : 1)
    anchorTime = time
    anchorPosition = 0
    rate = 1
  }

}

/// An object that reverses or scrubs an animation, or keeps it at its end.
@MainActor protocol AnimationGroupController: AnyObject {
  /// Called when the animation has reached one of its ends.
  func groupReachedEnd(_ group: AnimationGroup)
}
