import TouchRecording

extension RecordingPlayer {
  /// Records the state of a pen from an event before the played part.
  func note(_ event: PenEvent) { pens.note(event, in: surroundings, at: place) }

  func play(_ event: PenEvent) {
    switch pens.take(event, in: surroundings, at: place) {
    case .played: playback.eventCount += 1
    case .leftOut: playback.leftOutCount += 1
    case .nothing: break
    case .frame(let pen, let changes):
      stage.pen.kind = pen.kind
      stage.pen.state = pen.state
      stage.pen.isNear = pen.isNear
      stage.send(changes, at: pen.state.location, nil)
    }
  }
}
