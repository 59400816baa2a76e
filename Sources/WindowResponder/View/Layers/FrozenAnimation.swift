import ResponderPhysics

/// The times of an animation. Follows `CAMediaTiming`.
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

  /// How long it is played once, there and back again where it does, in seconds of its own.
  private var period: Double { duration * (autoreverses ? 2 : 1) }

  /// How long it is played in all, in seconds of its own.
  private var length: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? period * repeatCount : period
  }

  /// How long it is played in all, in seconds of whoever plays it.
  var total: Double { speed > 0 ? (length - timeOffset) / speed : .infinity }

  /// A moment of it: how far it has come, from 0 to 1, in which round, and in seconds.
  struct Moment {
    var progress: Double
    var seconds: Double
    var round: Double
  }

  /// The moment after a time in seconds since it began; nil where it is not seen then.
  func moment(after time: Double) -> Moment? {
    if time < 0, !fillMode.fillsBefore { return nil }
    let isOver = time >= total
    if isOver, !fillMode.fillsAfter { return nil }
    let own = min(max(time, 0) * speed + timeOffset, length)
    guard period > 0 else { return Moment(progress: 1, seconds: 0, round: 0) }
    var round = (own / period).rounded(.down)
    // The last moment belongs to the last round.
    if isOver, round > 0, round * period == own { round -= 1 }
    var seconds = own - round * period
    if autoreverses, seconds > duration { seconds = 2 * duration - seconds }
    return Moment(progress: seconds / duration, seconds: seconds, round: round)
  }
}

/// An animation that runs, as it was when it was added.
@MainActor struct FrozenAnimation {
  /// What it moves.
  enum Part {
    case property(LayerKeyPath, track: LayerTrack, isAdditive: Bool, isCumulative: Bool)
    case animation(FrozenAnimation)
  }

  var timing: LayerTiming
  var parts: [Part]

  /// Writes what is seen after a time in seconds into a look; `model` is the layer's own.
  func apply(after time: Double, model: LayerLook, to look: inout LayerLook) {
    guard let moment = timing.moment(after: time) else { return }
    let progress = timing.curve?.value(at: moment.progress) ?? moment.progress
    for part in parts {
      switch part {
      case .animation(let animation):
        // Its own seconds, bent by the group's curve.
        let seconds = progress * timing.duration
        animation.apply(after: seconds - animation.timing.beginTime, model: model, to: &look)
      case .property(let key, let track, let isAdditive, let isCumulative):
        let end = key.value(in: model)
        guard var value = track.value(at: progress, seconds: moment.seconds, end: end) else {
          continue
        }
        if isCumulative, moment.round > 0, let last = track.values.last ?? end {
          for _ in 0..<Int(min(moment.round, 1_000)) { value = value.adding(last) }
        }
        if isAdditive, let own = key.value(in: look) { value = own.adding(value) }
        key.write(value, into: &look)
      }
    }
  }
}
