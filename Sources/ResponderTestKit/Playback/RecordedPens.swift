import ResponderGeometry
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
    case frame(RecordedPen, [PenChange])
    /// The event ends a frame without changes.
    case nothing
  }

  private static let mostPens = 64

  private var pens: [UInt32: RecordedPen] = [:]

  /// A Boolean value that indicates whether the tip of a pen touches the surface.
  var isDown: Bool { pens.values.contains(where: \.isDown) }

  /// Records the state of a pen from an event before the played part.
  @MainActor mutating func note(
    _ event: PenEvent, in surroundings: RecordedSurroundings,
    at place: (_ x: Double, _ y: Double) -> Point
  ) {
    switch event.kind {
    case .down, .up, .button, .wheel, .frame: break
    case .proximityOut: pens[event.tool] = nil
    default: _ = take(event, in: surroundings, at: place)
    }
  }

  /// Handles an event. The closure `place` converts a recorded location to the surface of the playback.
  @MainActor mutating func take(
    _ event: PenEvent, in surroundings: RecordedSurroundings,
    at place: (_ x: Double, _ y: Double) -> Point
  ) -> Outcome {
    let isFrame = event.kind == .frame
    guard pens[event.tool] != nil || pens.count < Self.mostPens else {
      return isFrame ? .nothing : .leftOut
    }
    var pen = pens[event.tool] ?? RecordedPen()
    if event.kind == .proximityIn {
      let isOurs = surroundings.isOurs(UInt32(bitPattern: event.code))
      let kind = isOurs ? surroundings.kind(ofTool: event.tool) : nil
      pen = kind.map { RecordedPen(entering: $0) } ?? RecordedPen()
    }
    defer { pens[event.tool] = pen }
    guard pen.isNear else { return isFrame ? .nothing : .leftOut }
    pen.take(event, at: place)
    guard isFrame else { return .played }
    let changes = pen.close()
    return changes.isEmpty ? .nothing : .frame(pen, changes)
  }

  /// Moves all pens out of range, and returns the changes of each.
  mutating func leave() -> [(tool: UInt32, pen: RecordedPen, changes: [PenChange])] {
    defer { pens = [:] }
    return pens.filter(\.value.isNear).sorted { $0.key < $1.key }.map { tool, pen in
      var pen = pen
      pen.leave()
      return (tool, pen, pen.close())
    }
  }
}
