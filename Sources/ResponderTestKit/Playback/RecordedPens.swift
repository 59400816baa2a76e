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
    /// The event ends frames with changes of a pen.
    case frames([PenFrame])
    /// The event ends a frame without changes.
    case nothing
  }

  private static let mostPens = 64

  /// A pen of the recording.
  private struct Pen {
    var assembler: PenAssembler
    /// A Boolean value that indicates whether the pen is over the played window.
    var isOurs = false
  }

  private var pens: [UInt32: Pen] = [:]

  /// A Boolean value that indicates whether the tip of a pen touches the surface.
  @MainActor var isDown: Bool { pens.values.contains { $0.assembler.isDown } }

  /// Records the state of a pen from an event before the played part.
  @MainActor mutating func note(
    _ event: PenEvent, on surface: (any Surface)?, in surroundings: RecordedSurroundings,
    at location: (_ x: Double, _ y: Double) -> Point
  ) {
    switch event.kind {
    case .down, .up, .button, .wheel, .frame: break
    case .proximityOut: pens[event.tool] = nil
    default: _ = take(event, on: surface, in: surroundings, at: location)
    }
  }

  /// Handles an event.
  ///
  /// If the surface is `nil` when a pen comes near, the stay of the pen begins with the first event that has
  /// a surface.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - surface: The surface of the playback, or `nil` if there is none at present.
  ///   - surroundings: The recorded facts.
  ///   - location: A closure that converts a recorded location to the surface of the playback.
  @MainActor mutating func take(
    _ event: PenEvent, on surface: (any Surface)?, in surroundings: RecordedSurroundings,
    at location: (_ x: Double, _ y: Double) -> Point
  ) -> Outcome {
    let isFrame = event.kind == .frame
    guard pens[event.tool] != nil || pens.count < Self.mostPens else {
      return isFrame ? .nothing : .leftOut
    }
    let tool = Int32(truncatingIfNeeded: event.tool)
    var pen = pens[event.tool] ?? Pen(assembler: PenAssembler(seat: 0, tool: tool))
    defer { pens[event.tool] = pen }
    guard !isFrame else {
      let frames = pen.assembler.close(at: 0)
      return frames.isEmpty ? .nothing : .frames(frames)
    }
    let kind = surroundings.kind(ofTool: event.tool)
    let comesNear = event.kind == .proximityIn
    if comesNear {
      pen.isOurs = kind != nil && surroundings.isOurs(UInt32(bitPattern: event.code))
    } else if event.kind == .proximityOut {
      pen.isOurs = false
    }
    if comesNear || pen.isOurs && pen.assembler.surface == nil {
      pen.assembler.enter(pen.isOurs ? surface : nil)
      pen.assembler.kind = kind ?? .pen
    }
    guard pen.assembler.surface != nil else { return .leftOut }
    var event = event
    if event.kind == .motion {
      let location = location(event.x, event.y)
      (event.x, event.y) = (location.x, location.y)
    }
    pen.assembler.take(event)
    return .played
  }

  /// Moves all pens out of range, and returns the last frame of each.
  @MainActor mutating func leave() -> [PenFrame] {
    defer { pens = [:] }
    return pens.sorted { $0.key < $1.key }.flatMap { _, pen in
      var assembler = pen.assembler
      assembler.leave()
      return assembler.close(at: 0)
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
