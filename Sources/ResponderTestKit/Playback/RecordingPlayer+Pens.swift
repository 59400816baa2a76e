import TouchRecording

extension RecordingPlayer {
  /// Records the state of a pen from an event before the played part.
  func note(_ event: PenEvent) { pens.note(event, on: stage.surface, in: surroundings, at: place) }

  func play(_ event: PenEvent) {
    switch pens.take(event, on: stage.surface, in: surroundings, at: place) {
    case .played: playback.eventCount += 1
    case .leftOut: playback.leftOutCount += 1
    case .nothing: break
    case .frames(let frames):
      for frame in frames {
        stage.pen.kind = frame.kind
        stage.pen.state = frame.state
        stage.pen.isNear = !frame.changes.contains(.left)
        stage.send(frame.changes, at: frame.state.location, nil)
      }
    }
  }
}
