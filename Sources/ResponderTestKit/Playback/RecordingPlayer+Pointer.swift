import ResponderPlatform
import TouchRecording

/// The state of the recorded pointer.
struct RecordedPointer {
  /// A Boolean value that indicates whether the pointer is in a window that is not played.
  var isElsewhere = false
  /// The scroll of the current frame, or `nil` for none.
  var scroll: ScrollChange?
}

extension RecordingPlayer {
  /// Records which window has the pointer.
  func note(_ event: PointerEvent) {
    if event.kind == .enter { pointer.isElsewhere = !surroundings.isOurs(event.window) }
  }

  func play(_ event: PointerEvent) {
    note(event)
    guard !pointer.isElsewhere else {
      if event.kind != .frame { playback.leftOutCount += 1 }
      return
    }
    if event.kind != .frame { playback.eventCount += 1 }
    switch event.kind {
    case .enter, .motion: stage.pointerMove(to: place(event.x, event.y))
    case .leave:
      closeScroll()
      stage.pointerLeave()
    case .button: press(event)
    case .frame: closeScroll()
    case .axis, .axisSource, .axisStop, .axisDiscrete, .axisValue120, .axisDirection:
      // All axis events of a frame are one change.
      var scroll = pointer.scroll ?? ScrollChange()
      scroll.take(event)
      pointer.scroll = scroll
    }
  }

  private func press(_ event: PointerEvent) {
    guard let button = Event.ButtonMask(evdevCode: event.code) else { return }
    // A second press of the same button has no effect, and neither does a release without a press in the
    // played part.
    let isDown = event.value != 0
    guard stage.pressedButtons.contains(button) != isDown else { return }
    if isDown { stage.pointerDown(button) } else { stage.pointerUp(button) }
  }

  private func closeScroll() {
    guard let scroll = pointer.scroll else { return }
    pointer.scroll = nil
    if !scroll.isEmpty { stage.send([.scroll(scroll)]) }
  }
}
