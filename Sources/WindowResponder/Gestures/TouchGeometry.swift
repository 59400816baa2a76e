import Glibc

/// The distances of a recognizer's touches from their centroid.
@MainActor struct TouchSpread {
  /// The mean distance from the centroid, in points. It is at least half of the smallest distance, so that it
  /// can be a divisor.
  private(set) var mean: Double

  /// Creates the spread of touches. `smallest` is the smallest distance between two touches, in points.
  init(of touches: [Touch], smallest: Double) {
    mean = smallest / 2
    var count = 0.0
    var sum = Vector.zero
    for touch in touches where !touch.isOver {
      count += 1
      sum = sum + (touch.location - Point.zero)
    }
    guard count > 0 else { return }
    let middle = Point.zero + sum * (1 / count)
    var distances = 0.0
    for touch in touches where !touch.isOver {
      distances += touch.location.distance(to: middle)
    }
    mean = max(mean, distances / count)
  }
}

/// The rotation of touches around their centroid in the last event.
@MainActor enum TouchRotation {
  /// Returns the mean angle, in radians, clockwise.
  ///
  /// Touches that are closer to the centroid than half of `smallest`, in points, are ignored. If none is
  /// left, returns zero.
  static func angle(of touches: [Touch], smallest: Double) -> Double {
    guard touches.count >= 2 else { return 0 }
    var before = Vector.zero
    var now = Vector.zero
    for touch in touches {
      before = before + (touch.before - Point.zero)
      now = now + (touch.location - Point.zero)
    }
    let part = 1 / Double(touches.count)
    let oldMiddle = Point.zero + before * part
    let newMiddle = Point.zero + now * part
    let nearest = smallest / 2
    var turn = 0.0
    for touch in touches {
      let old = touch.before - oldMiddle
      let new = touch.location - newMiddle
      if old.length < nearest || new.length < nearest { continue }
      // The angle between the two vectors, from their cross product and dot product. It is at most π.
      turn += atan2(old.dx * new.dy - old.dy * new.dx, old.dx * new.dx + old.dy * new.dy)
    }
    return turn * part
  }
}

extension Touch {
  /// The location in the previous event. For a touch that has not moved, this is its present location.
  fileprivate var before: Point { phase == .moved ? previousLocation : location }
}
