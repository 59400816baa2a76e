import TouchRecording
import WindowResponder

/// The touches that are down, from the lines of a recording while they are written.
struct LiveTouches: Sendable {
  /// A touch from its beginning to its current position.
  struct Touch: Hashable, Sendable {
    var seat: UInt8
    var id: Int32
    var begin: Point
    var position: Point
    /// The times of the beginning and of the last report, in microseconds.
    var beganAt: Int64
    var lastAt: Int64
    /// The length of the path, in millimetres.
    var travel = 0.0
    /// The number of reports.
    var reports = 1

    /// The duration, in seconds.
    var seconds: Double { Double(lastAt - beganAt) / 1e6 }
  }

  /// A change of a touch.
  enum Change: Hashable, Sendable {
    case down(Touch)
    case moved(Touch, from: Point)
    case up(Touch)
    case cancelled(Touch)
  }

  /// The touches that are down, in the order in which they began.
  private(set) var down: [Touch] = []
  private let ground: TestGround
  /// The largest number of tracked touches. A faulty screen may report more.
  private static let most = 64

  /// Creates an empty state.
  init(on ground: TestGround) { self.ground = ground }

  /// Handles an event, and returns the changes.
  mutating func take(_ event: TouchEvent) -> [Change] {
    let at = event.stamp.arrived
    let index = down.firstIndex { $0.id == event.id && $0.seat == event.seat }
    let place = Point(x: event.x, y: event.y)
    switch event.kind {
    case .down:
      if let index { down.remove(at: index) }
      if down.count >= Self.most { down.removeFirst() }
      let finger = Touch(
        seat: event.seat, id: event.id, begin: place, position: place, beganAt: at, lastAt: at)
      down.append(finger)
      return [.down(finger)]
    case .motion:
      guard let index else { return [] }
      let from = down[index].position
      down[index].travel += ground.distance(from, place)
      down[index].position = place
      down[index].lastAt = at
      down[index].reports += 1
      return [.moved(down[index], from: from)]
    case .up:
      guard let index else { return [] }
      var finger = down.remove(at: index)
      finger.lastAt = at
      return [.up(finger)]
    case .cancel:
      let gone = down.filter { $0.seat == event.seat }
      down.removeAll { $0.seat == event.seat }
      return gone.map { .cancelled($0) }
    case .cancelOne: return index.map { [.cancelled(down.remove(at: $0))] } ?? []
    default: return []
    }
  }
}
