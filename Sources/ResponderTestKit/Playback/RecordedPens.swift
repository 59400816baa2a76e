import ResponderGeometry
import ResponderPlatform
import TouchRecording

/// The pens of a recording while it is played, on a stage or in a window on a desktop.
struct RecordedPens {
  /// What an event came to.
  enum Outcome {
    /// It belongs to a frame that is open.
    case played
    /// It is of another window, of a tool that does not draw, or of a pen that was near before.
    case leftOut
    /// A frame ends, in which a pen did this.
    case frame(RecordedPen, [PenChange])
    /// A frame ends in which nothing happened.
    case nothing
  }

  private static let mostPens = 64

  private var pens: [UInt32: RecordedPen] = [:]

  /// Whether the tip of one touches.
  var isDown: Bool { pens.values.contains(where: \.isDown) }

  /// Notes how a pen is held before it is played.
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

  /// Takes an event; `place` is where it is in the surface that it is played on.
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

  /// Takes all away that are near: each with what it does then.
  mutating func leave() -> [(tool: UInt32, pen: RecordedPen, changes: [PenChange])] {
    defer { pens = [:] }
    return pens.filter(\.value.isNear).sorted { $0.key < $1.key }.map { tool, pen in
      var pen = pen
      pen.leave()
      return (tool, pen, pen.close())
    }
  }
}
