import Glibc

/// The fingers of a recognizer that are down, around their middle.
@MainActor struct FingerSpread {
  /// The mean distance from the middle, in points; never so small that it cannot be divided by.
  private(set) var mean: Double

  /// `smallest` is how far apart fingers count as being at least, in points.
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

/// How far fingers turned around their middle with the last event.
@MainActor enum FingerTurn {
  /// The mean angle, in radians, clockwise; zero for fingers that lie on top of each other. `smallest`
  /// is how far apart fingers have to be at least to count, in points.
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
      // The angle between the two, by way of their cross and dot products: never more than half a turn.
      turn += atan2(old.dx * new.dy - old.dy * new.dx, old.dx * new.dx + old.dy * new.dy)
    }
    return turn * part
  }
}

extension Touch {
  /// Where the finger was at the event before; one that rests is where it was.
  fileprivate var before: Point { phase == .moved ? previousLocation : location }
}
