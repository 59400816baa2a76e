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
    case .axis, .axisSource, .axisStop, .axisDiscrete, .axisValue120, .axisDirection: scroll(event)
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

  /// Combines all axis events of a frame into one change.
  private func scroll(_ event: PointerEvent) {
    var scroll = pointer.scroll ?? ScrollChange()
    let isHorizontal = event.code == 1
    switch event.kind {
    case .axis: add(event.value, isHorizontal, to: &scroll.delta)
    case .axisSource: scroll.source = ScrollChange.Source(rawValue: event.code)
    case .axisDiscrete: add(event.value * 120, isHorizontal, to: &scroll.value120)
    case .axisValue120: add(event.value, isHorizontal, to: &scroll.value120)
    case .axisStop:
      if isHorizontal { scroll.stopsHorizontally = true } else { scroll.stopsVertically = true }
    case .axisDirection:
      let isInverted = event.value == 1
      if isHorizontal {
        scroll.isInvertedHorizontally = isInverted
      } else {
        scroll.isInvertedVertically = isInverted
      }
    case .enter, .leave, .motion, .button, .frame: break
    }
    pointer.scroll = scroll
  }

  private func add(_ value: Double, _ isHorizontal: Bool, to way: inout Vector) {
    if isHorizontal { way.dx += value } else { way.dy += value }
  }

  private func closeScroll() {
    guard let scroll = pointer.scroll else { return }
    pointer.scroll = nil
    guard
      scroll.delta != .zero || scroll.value120 != .zero || scroll.stopsHorizontally
        || scroll.stopsVertically
    else { return }
    stage.send([.scroll(scroll)])
  }
}
