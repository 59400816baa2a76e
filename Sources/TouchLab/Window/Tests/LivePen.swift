import TouchRecording
import WindowResponder

/// A pen that is near, from the lines of a recording, as ``LiveTouches`` tracks touches. It changes with
/// frames.
struct LivePen: Hashable, Sendable {
  private(set) var position = Point.zero
  private(set) var stroke: LiveTouches.Touch?
  private(set) var isNear = false
  private var goesDown = false
  private var goesUp = false
  private var hasMoved = false

  mutating func take(_ event: PenEvent) -> [LiveTouches.Change] {
    switch event.kind {
    case .proximityIn: isNear = true
    case .proximityOut:
      isNear = false
      goesUp = stroke != nil
    case .down: goesDown = true
    case .up: goesUp = true
    case .motion:
      position = Point(x: event.x, y: event.y)
      hasMoved = true
    case .frame: return endFrame(at: event.stamp.arrived, tool: event.tool)
    case .pressure, .distance, .tilt, .rotation, .slider, .wheel, .button: break
    }
    return []
  }

  private mutating func endFrame(at now: Int64, tool: UInt32) -> [LiveTouches.Change] {
    defer { (goesDown, goesUp, hasMoved) = (false, false, false) }
    var changes: [LiveTouches.Change] = []
    if goesDown {
      let finger = LiveTouches.Touch(
        seat: 0, id: Int32(truncatingIfNeeded: tool), begin: position, position: position,
        beganAt: now,
        lastAt: now)
      stroke = finger
      changes.append(.down(finger))
    } else if hasMoved, var finger = stroke {
      let from = finger.position
      finger.position = position
      finger.lastAt = now
      finger.reports += 1
      stroke = finger
      changes.append(.moved(finger, from: from))
    }
    if goesUp, var finger = stroke {
      finger.lastAt = now
      stroke = nil
      changes.append(.up(finger))
    }
    return changes
  }
}
