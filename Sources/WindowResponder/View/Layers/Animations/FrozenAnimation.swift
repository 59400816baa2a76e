import ResponderPhysics

/// The timing of a layer animation. Follows `CAMediaTiming`.
struct LayerTiming {
  var duration: Double
  var beginTime: Double
  var timeOffset: Double
  var speed: Double
  var repeatCount: Double
  var repeatDuration: Double
  var autoreverses: Bool
  var fillMode: MediaTimingFillMode
  var curve: UnitBezier?

  /// The total from which an animation is endless, in seconds. Applications also repeat endless animations by
  /// the greatest finite numbers.
  static let endlessTotal = 1e9

  /// The duration of one repetition, including its reverse, in seconds of the animation.
  private var period: Double { duration * (autoreverses ? 2 : 1) }

  /// The duration of all repetitions, in seconds of the animation.
  private var length: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? period * repeatCount : period
  }

  /// The duration of all repetitions, in seconds of the parent's time.
  var total: Double { speed > 0 ? (length - timeOffset) / speed : .infinity }

  /// A position in the animation: the progress from 0 to 1, the time in seconds, and the repetition.
  struct Moment {
    var progress: Double
    var seconds: Double
    var round: Double
  }

  /// Returns the position at a time in seconds since the start, or `nil` if the animation is not visible
  /// then.
  func moment(after time: Double) -> Moment? {
    if time < 0, !fillMode.fillsBefore { return nil }
    let isOver = time >= total
    if isOver, !fillMode.fillsAfter { return nil }
    let own = min(max(time, 0) * speed + timeOffset, length)
    guard period > 0 else { return Moment(progress: 1, seconds: 0, round: 0) }
    var round = (own / period).rounded(.down)
    // The last position belongs to the last repetition.
    if isOver, round > 0, round * period == own { round -= 1 }
    var seconds = own - round * period
    if autoreverses, seconds > duration { seconds = 2 * duration - seconds }
    return Moment(progress: seconds / duration, seconds: seconds, round: round)
  }
}

/// A running animation, with the values at the time at which it was added.
@MainActor struct FrozenAnimation {
  /// A part of the animation: one property, or an animation of a group.
  enum Part {
    case property(LayerKeyPath, track: LayerTrack, isAdditive: Bool, isCumulative: Bool)
    case number(String, track: LayerTrack, isAdditive: Bool, isCumulative: Bool)
    case animation(FrozenAnimation)
  }

  var timing: LayerTiming
  var parts: [Part]

  /// Writes the visible values at a time, in seconds, into a look. `model` contains the layer's own values.
  func apply(after time: Double, model: LayerLook, to look: inout LayerLook) {
    guard let moment = timing.moment(after: time) else { return }
    let progress = timing.curve?.value(at: moment.progress) ?? moment.progress
    for part in parts {
      switch part {
      case .animation(let animation):
        // The animation's time is the group's, changed by the group's timing function.
        let seconds = progress * timing.duration
        animation.apply(after: seconds - animation.timing.beginTime, model: model, to: &look)
      case .property(let key, let track, let isAdditive, let isCumulative):
        let end = key.value(in: model)
        guard var value = track.value(at: progress, moment, isCumulative: isCumulative, end: end)
        else { continue }
        if isAdditive, let own = key.value(in: look) { value = own.adding(value) }
        key.write(value, into: &look)
      case .number: continue
      }
    }
  }
}
