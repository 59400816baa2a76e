/// An animation of one property of one view.
@MainActor struct PropertyAnimation {
  let property: AnimatedProperty
  /// The number that is drawn, for ``AnimatedProperty/drawn``.
  let drawn: AnimatedValue?
  let group: AnimationGroup

  var from: AnimationVector
  var to: AnimationVector
  /// The initial velocity, in numbers a second. Only a spring uses it.
  var push = AnimationVector()
  /// The part of the group's time before the animation begins, from 0 to 1.
  var startPart = 0.0
  /// The difference between the group's time and the local time of the view's layer, in seconds.
  var clockShift = 0.0
  var track: KeyframeTrack?

  /// The value that is shown now.
  var current: AnimationVector
  /// The color at the start, which may be a named one.
  var fromColor: Color?

  func value(at time: Double) -> AnimationVector {
    let moment = group.moment(at: time)
    if let track { return track.value(at: moment.progress, from: from) }
    if startPart > 0 { return from + (to - from) * delayedProgress(moment) }
    let value = from + (to - from) * moment.progress
    return moment.response == 0 ? value : value + push * moment.response
  }

  /// Returns the progress of a property that begins after a part of the group's time.
  private func delayedProgress(_ moment: AnimationGroup.Moment) -> Double {
    let part = min(max(0, (moment.part - startPart) / (1 - startPart)), 1)
    if moment.isLinear { return part }
    return group.timing.progress(at: part * group.duration, of: group.duration)
  }

  /// Returns the velocity, in numbers a second.
  func velocity(at time: Double) -> AnimationVector {
    // A step of a thousandth of a second is not visible, and sufficient for the precision.
    let step = 0.001
    if group.isPaused || group.isOver(at: time) { return AnimationVector() }
    if group.beginning(after: time - step) != nil {
      if group.beginning(after: time) != nil { return AnimationVector() }
      return (value(at: time + step) - value(at: time)) / step
    }
    if group.isOver(at: time + step) { return (value(at: time) - value(at: time - step)) / step }
    return (value(at: time + step) - value(at: time - step)) / (2 * step)
  }
}
