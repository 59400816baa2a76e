internal import TouchRecording

/// The events of pens, assembled to strokes and values.
struct PenTracks {
  /// The strokes, each as a contact with the number of the tool.
  private(set) var strokes: [Contact] = []
  /// The times at which a pen was near, in microseconds of the local clock.
  private(set) var near: [ClosedRange<Int64>] = []
  private(set) var pressures: [Double] = []
  private(set) var distances: Set<Double> = []
  private(set) var tiltX: ClosedRange<Double>?
  private(set) var tiltY: ClosedRange<Double>?
  private(set) var hoverReports = 0
  private(set) var buttons: Set<Int32> = []
  private(set) var tools: Set<UInt32> = []

  /// The state of a tool between its frames.
  private struct Tool {
    var nearSince: Int64?
    var stroke: Int?
    var position: Position?
    var screen = ScreenSize()
    var hasMoved = false
    var goesDown = false
    var goesUp = false
  }

  init(_ events: [PenEvent], on screens: ScreenTimeline) {
    var states: [UInt32: Tool] = [:]
    var last: Int64 = 0
    for event in events {
      last = event.stamp.arrived
      tools.insert(event.tool)
      var tool = states[event.tool] ?? Tool()
      take(event, &tool, on: screens)
      states[event.tool] = tool
    }
    for tool in states.values {
      if let since = tool.nearSince { near.append(since...max(since, last)) }
    }
    near.sort { $0.lowerBound < $1.lowerBound }
    // Several tools may be near at the same time: overlapping times are merged.
    near = near.reduce(into: []) { joined, next in
      if let last = joined.last, last.upperBound >= next.lowerBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
      } else {
        joined.append(next)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a pen was near at a time of the local clock.
  func isNear(at time: Int64) -> Bool {
    near[..<near.firstPosition { $0.lowerBound > time }].last?.contains(time) ?? false
  }

  private mutating func take(_ event: PenEvent, _ tool: inout Tool, on screens: ScreenTimeline) {
    switch event.kind {
    case .proximityIn: tool.nearSince = event.stamp.arrived
    case .proximityOut:
      if let since = tool.nearSince { near.append(since...max(since, event.stamp.arrived)) }
      tool.nearSince = nil
      tool.goesUp = tool.stroke != nil
    case .down: tool.goesDown = true
    case .up: tool.goesUp = true
    case .motion:
      tool.screen = screens.screen(at: event.stamp.arrived)
      tool.position = tool.screen.position(x: event.x, y: event.y)
      tool.hasMoved = true
    case .pressure: pressures.append(event.value)
    case .distance: distances.insert(event.value)
    case .tilt:
      tiltX = Self.widen(tiltX, by: event.x)
      tiltY = Self.widen(tiltY, by: event.y)
    case .button: if event.value != 0 { buttons.insert(event.code) }
    case .rotation, .slider, .wheel: break
    case .frame: endFrame(event, &tool)
    }
  }

  private mutating func endFrame(_ event: PenEvent, _ tool: inout Tool) {
    defer { (tool.hasMoved, tool.goesDown, tool.goesUp) = (false, false, false) }
    if let position = tool.position {
      let sample = Contact.Sample(
        time: event.stamp.time, arrived: event.stamp.arrived, position: position)
      if tool.goesDown {
        tool.stroke = strokes.count
        strokes.append(
          Contact(
            id: Int32(truncatingIfNeeded: event.tool), on: tool.screen, first: sample))
      } else if let stroke = tool.stroke, tool.hasMoved {
        strokes[stroke].samples.append(sample)
        strokes[stroke].endTime = sample.time
      } else if tool.stroke == nil, tool.hasMoved {
        hoverReports += 1
      }
    }
    if tool.goesUp, let stroke = tool.stroke {
      strokes[stroke].end = .lifted
      strokes[stroke].endTime = max(strokes[stroke].beginTime, event.stamp.time)
      tool.stroke = nil
    }
  }

  private static func widen(
    _ range: ClosedRange<Double>?, by value: Double
  ) -> ClosedRange<Double> {
    guard let range else { return value...value }
    return min(range.lowerBound, value)...max(range.upperBound, value)
  }
}
