package import TouchRecording

/// Counts of the touches that a screen reports while it is not touched, in memory that does not grow with
/// time.
package struct TouchWatch: Sendable {
  /// A touch without a finger.
  package struct Ghost: Hashable, Sendable {
    /// The time at which it began, in seconds from the beginning.
    package var at: Double
    /// The duration of the touch, in seconds.
    package var length: Double
    /// The position at which it began, in points of the surface.
    package var x: Double
    package var y: Double
    /// A Boolean value that indicates whether the charger was plugged in, or `nil` if that is unknown.
    package var isCharging: Bool?
  }

  /// The counts of a part of the time.
  package struct Count: Hashable, Sendable {
    /// The duration of the part, in seconds.
    package var seconds = 0.0
    package var touches = 0
    package var reports = 0
  }

  /// The duration from which on a touch is stuck, in seconds.
  package static let stuck = 10.0
  /// The number of touches that are kept from the beginning, and of those from the end.
  package static let mostGhosts = 100
  /// The largest numbers of counted positions and hours.
  private static let mostPositions = 1_000
  private static let mostHours = 24 * 100
  /// The largest number of touches that are tracked at the same time.
  private static let mostOpen = 256

  private struct Key: Hashable {
    var seat: UInt8
    var id: Int32
  }

  private struct Position: Hashable {
    var x: Int
    var y: Int
  }

  /// The counts on the battery, on the charger, and in an unknown state.
  package private(set) var battery = Count()
  package private(set) var charger = Count()
  package private(set) var unknown = Count()
  /// The number of touches in each hour from the beginning.
  package private(set) var hours: [Int] = []
  /// The first touches, and the last ones.
  package private(set) var first: [Ghost] = []
  package private(set) var last: [Ghost] = []
  /// The number of touches that were stuck, and the duration of the longest touch in seconds.
  package private(set) var stuckTouches = 0
  package private(set) var longest = 0.0
  /// The lowest and the highest temperature, in degrees Celsius, or `nil` if none was recorded.
  package private(set) var temperature: ClosedRange<Double>?
  /// The time since the beginning, in seconds.
  package private(set) var seconds = 0.0

  private let start: Int64
  private var isCharging: Bool?
  private var open: [Key: Ghost] = [:]
  private var positions: [Position: Int] = [:]

  /// Creates empty counts that begin at a time, in microseconds.
  package init(at start: Int64) { self.start = start }

  /// The number of touches.
  package var touches: Int { battery.touches + charger.touches + unknown.touches }

  /// Counts a line of the recording.
  package mutating func take(_ line: RecordedLine) {
    guard case .touch(let event) = line else { return }
    pass(to: event.stamp.arrived)
    let key = Key(seat: event.seat, id: event.id)
    switch event.kind {
    case .down:
      end(key)
      let ghost = Ghost(at: seconds, length: 0, x: event.x, y: event.y, isCharging: isCharging)
      if open.count < Self.mostOpen { open[key] = ghost }
      count { $0.touches += 1 }
      count { $0.reports += 1 }
      note(ghost)
    case .motion: count { $0.reports += 1 }
    case .up: end(key)
    case .cancel: for key in open.keys where key.seat == event.seat { end(key) }
    default: break
    }
  }

  /// Records the state of the machine at a time, in microseconds.
  package mutating func note(at time: Int64, isCharging: Bool?, temperature: Double?) {
    pass(to: time)
    self.isCharging = isCharging
    guard let temperature, temperature.isFinite else { return }
    self.temperature =
      self.temperature.map {
        min($0.lowerBound, temperature)...max($0.upperBound, temperature)
      } ?? temperature...temperature
  }

  /// The number of touches that are down and stuck.
  package var stuckNow: Int { open.values.count { seconds - $0.at >= Self.stuck } }

  /// The most frequent positions at which touches began, in whole points, with their counts.
  package var frequent: [(x: Int, y: Int, count: Int)] {
    positions.sorted { ($0.value, $1.key.x, $1.key.y) > ($1.value, $0.key.x, $0.key.y) }.prefix(10)
      .map { ($0.key.x, $0.key.y, $0.value) }
  }

  private mutating func pass(to time: Int64) {
    let now = max(seconds, Double(time - start) / 1e6)
    let passed = now - seconds
    count { $0.seconds += passed }
    seconds = now
  }

  private mutating func count(_ change: (inout Count) -> Void) {
    switch isCharging {
    case true: change(&charger)
    case false: change(&battery)
    default: change(&unknown)
    }
  }

  private mutating func note(_ ghost: Ghost) {
    let hour = min(Self.mostHours - 1, Int(min(seconds, 1e9) / 3_600))
    while hours.count <= hour { hours.append(0) }
    hours[hour] += 1
    if first.count < Self.mostGhosts {
      first.append(ghost)
    } else {
      if last.count == Self.mostGhosts { last.removeFirst() }
      last.append(ghost)
    }
    guard ghost.x.magnitude < 1e6, ghost.y.magnitude < 1e6 else { return }
    let position = Position(x: Int(ghost.x.rounded()), y: Int(ghost.y.rounded()))
    if positions[position] != nil || positions.count < Self.mostPositions {
      positions[position, default: 0] += 1
    }
  }

  private mutating func end(_ key: Key) {
    guard let ghost = open.removeValue(forKey: key) else { return }
    let length = seconds - ghost.at
    longest = max(longest, length)
    if length >= Self.stuck { stuckTouches += 1 }
    func isIt(_ other: Ghost) -> Bool {
      other.at == ghost.at && other.x == ghost.x && other.y == ghost.y
    }
    if let position = last.lastIndex(where: isIt) {
      last[position].length = length
    } else if let position = first.lastIndex(where: isIt) {
      first[position].length = length
    }
  }
}
