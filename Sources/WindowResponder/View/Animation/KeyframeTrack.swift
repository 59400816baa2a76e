/// The values of one property in a keyframe animation.
@MainActor final class KeyframeTrack {
  /// A part of the animation's time, from 0 to 1, in which the property changes to a value.
  struct Segment {
    var start: Double
    var end: Double
    var value: AnimationVector
  }

  /// A value and the time at which it is reached.
  private struct Stop {
    var time: Double
    var value: AnimationVector
  }

  private let mode: KeyframeMode
  private(set) var segments: [Segment] = []
  /// The stops, which are computed from the segments on first use.
  private var stops: [Stop] = []

  init(mode: KeyframeMode) {
    self.mode = mode
  }

  /// The value of the segment that is last in time.
  var last: AnimationVector? { segments.last?.value }

  /// Adds a segment. It replaces an earlier one with the same start.
  func add(_ segment: Segment) {
    stops = []
    segments.removeAll { $0.start == segment.start }
    let index = segments.firstIndex { $0.start > segment.start } ?? segments.count
    segments.insert(segment, at: index)
  }

  /// Returns the value at a part of the animation's time, from 0 to 1.
  func value(at part: Double, from start: AnimationVector) -> AnimationVector {
    if stops.isEmpty { stops = makeStops(from: start) }
    var index = 0
    while index + 1 < stops.count, stops[index + 1].time <= part { index += 1 }
    guard index + 1 < stops.count else { return stops[index].value }
    let (a, b) = (stops[index], stops[index + 1])
    let place = (part - a.time) / (b.time - a.time)
    switch mode {
    case .discrete: return a.value
    case .linear, .paced: return a.value + (b.value - a.value) * place
    case .cubic, .cubicPaced: return curve(index, place)
    }
  }

  private func makeStops(from start: AnimationVector) -> [Stop] {
    var stops = [Stop(time: 0, value: start)]
    for segment in segments {
      let last = stops[stops.count - 1]
      let begin = max(segment.start, last.time)
      switch mode {
      case .discrete: stops.append(Stop(time: begin, value: segment.value))
      case .linear:
        if begin > last.time { stops.append(Stop(time: begin, value: last.value)) }
        stops.append(Stop(time: max(segment.end, begin), value: segment.value))
      default: stops.append(Stop(time: max(segment.end, begin), value: segment.value))
      }
    }
    if mode == .paced || mode == .cubicPaced { pace(&stops) }
    return stops
  }

  /// Sets the times of the stops in proportion to the distances between their values.
  private func pace(_ stops: inout [Stop]) {
    var distances = [0.0]
    for index in stops.indices.dropFirst() {
      let way = (stops[index].value - stops[index - 1].value).length
      distances.append(distances[index - 1] + way)
    }
    guard let total = distances.last, total > 0 else { return }
    for index in stops.indices { stops[index].time = distances[index] / total }
  }

  /// Returns a point on the Catmull–Rom spline between two stops.
  private func curve(_ index: Int, _ place: Double) -> AnimationVector {
    let (b, c) = (stops[index].value, stops[index + 1].value)
    let a = index > 0 ? stops[index - 1].value : b
    let d = index + 2 < stops.count ? stops[index + 2].value : c
    return .spline(a, b, c, d, at: place)
  }
}
