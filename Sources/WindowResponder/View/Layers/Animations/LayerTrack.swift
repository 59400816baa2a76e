import Glibc
import ResponderPhysics

/// The values of a property in an animation.
struct LayerTrack {
  /// The pace between two values.
  enum Pace: Equatable {
    case linear, steps, smooth
    case spring(Spring, velocity: Double)
  }

  /// The values. A single value is followed by the layer's own value.
  var values: [LayerValue]
  var pace: Pace
  /// The times of the values, from 0 to 1. If it is empty, the times are evenly spaced.
  var times: [Double] = []
  /// The timing curves between consecutive values.
  var curves: [UnitBezier] = []

  /// Returns the value at a progress. `end` is the value that follows a single value.
  func value(at progress: Double, seconds: Double, end: LayerValue?) -> LayerValue? {
    var values = values
    if values.count == 1, pace != .steps, let end { values.append(end) }
    guard let first = values.first, let last = values.last else { return nil }
    guard values.count > 1 else { return first }
    if case .spring(let spring, let velocity) = pace {
      let part =
        1 - spring.displacement(at: seconds) + velocity * spring.response(at: seconds)
      return first.blended(with: last, fraction: part)
    }
    let times =
      times.count == values.count
      ? times : values.indices.map { Double($0) / Double(values.count - 1) }
    var index = 0
    while index + 1 < values.count, times[index + 1] <= progress { index += 1 }
    if pace == .steps { return values[index] }
    guard index + 1 < values.count else { return last }
    let span = times[index + 1] - times[index]
    var part = span > 0 ? min(max((progress - times[index]) / span, 0), 1) : 1
    if index < curves.count { part = curves[index].value(at: part) }
    if pace == .smooth, let smooth = Self.smooth(values, index, part) { return smooth }
    return values[index].blended(with: values[index + 1], fraction: part)
  }

  /// Returns the value at a progress in a repetition. `end` is the value that follows a single value.
  func value(
    at progress: Double, _ moment: LayerTiming.Moment, isCumulative: Bool, end: LayerValue?
  ) -> LayerValue? {
    guard var value = value(at: progress, seconds: moment.seconds, end: end) else { return nil }
    if isCumulative, moment.round > 0, let last = values.last ?? end {
      for _ in 0..<Int(min(moment.round, 1_000)) { value = value.adding(last) }
    }
    return value
  }

  /// Returns a value on a Catmull–Rom spline between the middle two of four values, or `nil` if they are not
  /// numbers.
  private static func smooth(
    _ values: [LayerValue], _ index: Int, _ part: Double
  ) -> LayerValue? {
    func numbers(_ place: Int) -> AnimationVector? {
      if case .numbers(let numbers) = values[min(max(place, 0), values.count - 1)] {
        return numbers
      }
      return nil
    }
    guard let a = numbers(index - 1), let b = numbers(index), let c = numbers(index + 1),
      let d = numbers(index + 2)
    else { return nil }
    return .numbers(.spline(a, b, c, d, at: part))
  }

  /// Returns the times of values at an even pace.
  static func evenTimes(of values: [LayerValue]) -> [Double] {
    var sums = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      sums.append((sums.last ?? 0) + from.distance(to: to))
    }
    guard let total = sums.last, total > 0 else { return [] }
    return sums.map { $0 / total }
  }
}

extension Path {
  /// Points along the path. Each has the share of the path's steps before it, and the direction at the point,
  /// in radians.
  var placesAlong: [(point: Point, share: Double, angle: Double)] {
    var points: [(point: Point, step: Double)] = []
    var (start, last) = (Point.zero, Point.zero)
    var step = 0.0
    for element in elements {
      switch element {
      case .move(let point):
        points.append((point, step))
        (start, last) = (point, point)
        continue
      case .line(let point):
        points.append((point, step + 1))
        last = point
      case .curve(let point, let control1, let control2):
        for piece in 1...24 {
          let part = Double(piece) / 24
          points.append((Self.place(last, control1, control2, point, part), step + part))
        }
        last = point
      case .close:
        points.append((start, step + 1))
        last = start
      }
      step += 1
    }
    return points.indices.map { index in
      let (from, to) = (points[max(index - 1, 0)].point, points[index].point)
      let next = index == 0 && points.count > 1 ? points[1].point : to
      let angle = atan2(next.y - from.y, next.x - from.x)
      return (points[index].point, step > 0 ? points[index].step / step : 0, angle)
    }
  }

  private static func place(
    _ a: Point, _ b: Point, _ c: Point, _ d: Point, _ part: Double
  ) -> Point {
    let rest = 1 - part
    let (w, x) = (rest * rest * rest, 3 * rest * rest * part)
    let (y, z) = (3 * rest * part * part, part * part * part)
    return Point(
      x: w * a.x + x * b.x + y * c.x + z * d.x, y: w * a.y + x * b.y + y * c.y + z * d.y)
  }
}
