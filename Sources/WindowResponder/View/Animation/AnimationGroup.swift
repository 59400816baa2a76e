import ResponderPhysics

/// All that one call of `View.animate` moves: one time for everything, and one completion.
@MainActor final class AnimationGroup {
  /// How long it takes once, in seconds.
  private(set) var duration: Double
  private(set) var timing: AnimationTiming
  /// How long it waits at first, in seconds.
  let delay: Double
  /// How often it is played; infinite for ever.
  let repeatCount: Double
  let autoreverses: Bool
  let options: View.AnimationOptions

  /// The moment, in seconds, at which ``anchorPosition`` was or will be reached.
  private var anchorTime = 0.0
  /// Seconds into the animation.
  private var anchorPosition = 0.0
  /// 1 forward, −1 back, 0 while it is paused.
  private var rate = 1.0
  /// The part of the way that it is paused at.
  private var pausedProgress = 0.0
  /// The part of the way that the timing leads over, once an animation has been sent on anew.
  private var way = (start: 0.0, end: 1.0)

  /// It has something to move, and so a time to begin.
  private var hasStart = false
  /// A step of it has been seen.
  private var hasBegun = false
  /// How many properties still move.
  private var memberCount = 0
  private var wasInterrupted = false
  private var isCommitted = false
  private var hasFinished = false
  private var completion: ((Bool) -> Void)?

  /// Who takes the animations that are begun now, to move them by hand; nil for nobody.
  static var recorder: (@MainActor (AnimationGroup) -> Void)?

  /// Decides what happens at the end: a property animator. If nil the animation ends there.
  weak var controller: (any AnimationGroupController)?
  /// The views that it moves, for a controller and for `layoutSubviews`.
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

  /// A group within this one belongs to what has to be over.
  func childBegan() {
    memberCount += 1
  }

  /// Lays out the views that it moves, so that what is in them moves along.
  func layOut() {
    let moving = motions
    AnimationContext.with(AnimationContext(group: self)) {
      for motion in moving { motion.view?.layoutIfNeeded() }
    }
  }

  /// A property moves no longer: it has arrived, or something else was done with it.
  func memberEnded(wasInterrupted: Bool) {
    memberCount -= 1
    if wasInterrupted { self.wasInterrupted = true }
    // Its end comes after what is under way, as it would from a frame.
    if memberCount == 0, isCommitted { finishLater() }
  }

  /// A property went back to where it was before the block was over.
  func memberWithdrew() {
    memberCount -= 1
  }

  /// The block of changes is over.
  func commit() {
    isCommitted = true
    if memberCount == 0 { return finishLater() }
    Self.recorder?(self)
  }

  private func finishLater() {
    guard !hasFinished else { return }
    hasFinished = true
    motions = []
    guard let completion else { return }
    self.completion = nil
    let finished = !wasInterrupted
    ProgramContext.current.later { completion(finished) }
  }

  // MARK: Time

  /// How long it takes with all repetitions, in seconds.
  var totalDuration: Double { duration * repeatCount * (autoreverses ? 2 : 1) }

  /// Whether it ends by itself.
  var isEndless: Bool { repeatCount == .infinity }
  var isPaused: Bool { rate == 0 }

  /// Seconds into the animation; below zero while its delay lasts.
  private func position(at time: Double) -> Double {
    anchorPosition + (time - anchorTime) * rate
  }

  /// When it begins to move, in seconds; nil where it does already, or is paused.
  func beginning(after time: Double) -> Double? {
    rate > 0 && position(at: time) < 0 ? anchorTime - anchorPosition : nil
  }

  /// Whether there is nothing more to come. Sums of times are not exact.
  func isOver(at time: Double) -> Bool {
    let position = position(at: time)
    return rate > 0 ? position >= totalDuration - 1e-6 : rate < 0 && position <= 1e-6
  }

  /// A step is about to be taken. What is late to begin, for much had to be done first, begins a frame
  /// ago and not in the middle.
  func willStep(at time: Double, interval: Double) {
    guard !hasBegun, rate > 0 else { return }
    let position = position(at: time)
    guard position >= 0 else { return }
    hasBegun = true
    if position > interval * 1.5 { anchorTime += position - interval }
  }

  /// Where an animation is at a time.
  struct Moment {
    /// The part of the time that is over, from 0 to 1.
    var part: Double
    /// The part of the way that is covered; a spring can be beyond 1.
    var progress: Double
    /// How far a push of 1 a second has led.
    var response: Double
    /// Whether progress is the part of the time, as while somebody scrubs.
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

  /// Seconds into one playing, for seconds into all of them.
  private func folded(_ position: Double) -> Double {
    let position = min(max(position, 0), totalDuration)
    if position <= duration || duration <= 0 { return min(position, duration) }
    let count = (position / duration).rounded(.down)
    let rest = position - count * duration
    let isBack = autoreverses && count.truncatingRemainder(dividingBy: 2) == 1
    return isBack ? duration - rest : rest
  }

  // MARK: For a controller

  /// Stops where it is; gives the part of the way that is covered.
  func pause(at time: Double) {
    guard rate != 0 else { return }
    pausedProgress = min(max(moment(at: time).progress, 0), 1)
    rate = 0
  }

  /// The part of the way that is covered.
  func progress(at time: Double) -> Double { moment(at: time).progress }

  /// Goes to a part of the way, while it is paused.
  func scrub(to progress: Double) {
    pausedProgress = min(max(progress, 0), 1)
  }

  /// Goes on along the curve that it was begun with.
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

  /// Goes on with another timing, over what is left of the way, in a time in seconds.
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

/// Plays an animation backwards, scrubs it, or keeps it at its end.
@MainActor protocol AnimationGroupController: AnyObject {
  /// The animation has got to one of its ends.
  func groupReachedEnd(_ group: AnimationGroup)
}
