/// A recording of the animations that an animator begins, which can be scrubbed, continued and reversed.
@MainActor package final class TransitionRecording: AnimationGroupController {
  private var groups: [AnimationGroup] = []
  private var isBackward = false
  private var isSentOn = false

  package init() {}

  /// Calls a closure, and pauses the animations that it begins at their start.
  package func record(_ body: () -> Void) {
    let outer = AnimationGroup.recorder
    AnimationGroup.recorder = { [weak self] group in self?.take(group) }
    body()
    AnimationGroup.recorder = outer
  }

  /// A Boolean value that indicates whether there are no animations.
  package var isEmpty: Bool { groups.isEmpty }

  private func take(_ group: AnimationGroup) {
    guard group.controller == nil else { return }
    group.controller = self
    groups.append(group)
    group.pause(at: -.infinity)
    group.scrub(to: 0)
  }

  /// Shows the animations at a progress from 0 to 1.
  package func show(_ part: Double) {
    guard !isSentOn else { return }
    for group in groups {
      group.scrub(to: part)
      wake(group)
    }
  }

  /// Continues to the end or back to the start. `duration` is that of the whole animation, in seconds.
  package func sendOn(backward: Bool, duration: Double, curve: View.AnimationCurve) {
    guard !isSentOn else { return }
    isSentOn = true
    isBackward = backward
    for group in groups {
      let progress = group.progress(at: group.startTime)
      let rest = backward ? progress : 1 - progress
      group.resume(
        at: group.startTime, timing: .cubic(curve.bezier),
        duration: max(0.001, duration * rest), backward: backward)
      wake(group)
    }
  }

  /// Moves the animations to the end or to the start at once.
  package func jump(toEnd: Bool) {
    isBackward = !toEnd
    for group in groups { groupReachedEnd(group) }
  }

  func groupReachedEnd(_ group: AnimationGroup) {
    guard let index = groups.firstIndex(where: { $0 === group }) else { return }
    groups.remove(at: index)
    group.end(at: isBackward ? .start : .end)
  }

  private func wake(_ group: AnimationGroup) {
    for motion in group.motions { motion.animator.wake() }
  }
}
