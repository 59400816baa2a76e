import WindowResponder

/// The contacts that have begun and not ended, with the events of their beginnings and ends.
///
/// A contact begins if the bodies are nearer than 0.05 points. It ends if they are farther apart than 0.5
/// points, so that a body that rests has one contact.
struct SolverTouches {
  private static let nearness = 0.05
  private static let distance = 0.5

  private var current: [SolverTouchKey: Point] = [:]
  private(set) var events: [SolverEvent] = []

  /// Returns the events since the last call.
  mutating func takeEvents() -> [SolverEvent] {
    defer { events = [] }
    return events
  }

  /// Compares the contacts of a step with those of the one before.
  mutating func update(with found: [(key: SolverTouchKey, separation: Double, position: Point)]) {
    var nearest: [SolverTouchKey: Double] = [:]
    for touch in found {
      nearest[touch.key] = min(nearest[touch.key] ?? .infinity, touch.separation)
    }
    let ended = current.filter { nearest[$0.key] ?? .infinity > Self.distance }
    for (key, position) in ended.sorted(by: { $0.key < $1.key }) {
      current[key] = nil
      events.append(SolverEvent(key: key, isBeginning: false, position: position))
    }
    for touch in found where touch.separation <= Self.nearness && current[touch.key] == nil {
      current[touch.key] = touch.position
      events.append(SolverEvent(key: touch.key, isBeginning: true, position: touch.position))
    }
  }

  /// Forgets the contacts of groups and bodies that are not there any more.
  mutating func keep(groups: Set<Int>, bodies: Set<Int>) {
    current = current.filter { key, _ in
      groups.contains(key.group) && bodies.contains(key.first)
        && (key.isBoundary || bodies.contains(key.second))
    }
  }
}

extension SolverTouchKey: Comparable {
  static func < (a: SolverTouchKey, b: SolverTouchKey) -> Bool {
    (a.group, a.first, a.isBoundary ? 1 : 0, a.second)
      < (b.group, b.first, b.isBoundary ? 1 : 0, b.second)
  }
}
