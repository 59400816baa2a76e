import ResponderPlatform
import TouchRecording

/// The pens of a recording during playback, on a stage or in a window on a desktop.
struct RecordedPens {
  /// The result of an event.
  enum Outcome {
    /// The event belongs to the current frame.
    case played
    /// The event belongs to another window, to a tool that does not draw, or to a pen that was in range
    /// before.
    case leftOut
    /// The event ends a frame with changes of a pen.
    case frame(PenFrame)
    /// The event ends a frame without changes.
    case nothing
  }

  private static let mostPens = 64

  private var pens: [UInt32: PenAssembler] = [:]

  /// A Boolean value that indicates whether the tip of a pen touches the surface.
  @MainActor var isDown: Bool { pens.values.contains { $0.isDown } }

  /// Records the state of a pen from an event before the played part.
  @MainActor mutating func note(
    _ event: PenEvent, on surface: (any Surface)?, in surroundings: RecordedSurroundings,
    at place: (_ x: Double, _ y: Double) -> Point
  ) {
    switch event.kind {
    case .down, .up, .button, .wheel, .frame: break
    case .proximityOut: pens[event.tool] = nil
    default: _ = take(event, on: surface, in: surroundings, at: place)
    }
  }

  /// Handles an event. The closure `place` converts a recorded location to the surface of the playback.
  @MainActor mutating func take(
    _ event: PenEvent, on surface: (any Surface)?, in surroundings: RecordedSurroundings,
    at place: (_ x: Double, _ y: Double) -> Point
  ) -> Outcome {
    let isFrame = event.kind == .frame
    guard pens[event.tool] != nil || pens.count < Self.mostPens else {
      return isFrame ? .nothing : .leftOut
    }
    var pen = pens[event.tool] ?? PenAssembler(seat: 0, tool: 0)
    if event.kind == .proximityIn {
      pen = PenAssembler(seat: 0, tool: Int32(truncatingIfNeeded: event.tool))
      let isOurs = surroundings.isOurs(UInt32(bitPattern: event.code))
      if isOurs, let surface, let kind = surroundings.kind(ofTool: event.tool) {
        pen.kind = kind
        pen.enter(surface)
      }
    }
    defer { pens[event.tool] = pen }
    guard pen.surface != nil else { return isFrame ? .nothing : .leftOut }
    guard !isFrame else { return pen.close(at: 0).map { .frame($0) } ?? .nothing }
    var event = event
    if event.kind == .motion {
      let location = place(event.x, event.y)
      (event.x, event.y) = (location.x, location.y)
    }
    pen.take(event)
    return .played
  }

  /// Moves all pens out of range, and returns the last frame of each.
  @MainActor mutating func leave() -> [PenFrame] {
    defer { pens = [:] }
    return pens.sorted { $0.key < $1.key }.compactMap { _, pen in
      var pen = pen
      pen.leave()
      return pen.close(at: 0)
    }
  }
}

extension PenEvent {
  /// A Boolean value that indicates whether the event only describes the location and the state of the pen.
  var isHolding: Bool {
    switch kind {
    case .proximityIn, .motion, .pressure, .distance, .tilt, .rotation, .slider: true
    case .proximityOut, .down, .up, .wheel, .button, .frame: false
    }
  }
}
