import ResponderPlatform
import TouchRecording

/// A touch of a recording.
struct RecordedContact: Hashable {
  let seat: UInt8
  let id: Int32
}

extension RecordingPlayer {
  /// The maximum number of touches.
  private static let mostFingers = 256

  func play(_ event: TouchEvent) {
    let finger = RecordedContact(seat: event.seat, id: event.id)
    switch event.kind {
    case .down: down(event, finger)
    case .motion:
      withNumber(finger) { stage.touchMove($0, to: place(event.x, event.y)) }
    case .up:
      withNumber(finger) { stage.touchUp($0) }
      if fingers.removeValue(forKey: finger) != nil { hasOpenUp = true }
    case .frame:
      hasOpenUp = false
      stage.frame()
    case .cancel: cancel()
    // The protocol cannot cancel a single touch: a compositor cancels all of them.
    case .cancelOne: if fingers[finger] != nil { cancel() }
    default:
      guard event.kind.isContact else { return }
      let event = event.withLengths(scaledBy: surroundings.stretch(on: stage))
      withNumber(finger) { stage.send(recorded: event, of: $0) }
    }
  }

  private func cancel() {
    defer { hasOpenUp = false }
    guard !fingers.isEmpty || hasOpenUp else { return }
    playback.eventCount += 1
    fingers = [:]
    stage.touchCancel()
  }

  func place(_ x: Double, _ y: Double) -> Point { surroundings.place(x: x, y: y, on: stage) }

  private func down(_ event: TouchEvent, _ finger: RecordedContact) {
    guard surroundings.isOurs(event.window), fingers.count < Self.mostFingers else {
      playback.leftOutCount += 1
      return
    }
    playback.eventCount += 1
    // The identifier in the protocol is used, unless a touch of another seat has it.
    var number = fingers[finger] ?? Int(event.id)
    if fingers[finger] == nil {
      let taken = Set(fingers.values)
      while taken.contains(number) { number = (number + 1) & 0xFFFF }
    }
    fingers[finger] = number
    stage.touchDown(number, at: place(event.x, event.y))
  }

  /// Performs a closure with the number of a current touch. Events of touches that began outside the played
  /// part are left out.
  private func withNumber(_ finger: RecordedContact, _ body: (Int) -> Void) {
    guard let number = fingers[finger] else {
      playback.leftOutCount += 1
      return
    }
    playback.eventCount += 1
    body(number)
  }
}
