import ResponderPlatform

/// An object that turns the events of a pointer into touches, hover events and scroll events.
@MainActor final class PointerInput {
  private let touches: TouchTracker

  init(touches: TouchTracker) {
    self.touches = touches
  }

  func handle(_ frame: PointerFrame) {
    guard let window = touches.application.window(for: frame.surface) else { return }
    let key = TouchTracker.Key(seat: frame.seat, contact: .pointer)
    let place = window.fromSurface(frame.location)
    touches.beginBatch()
    let menu = touches.application.menuSession
    for change in frame.changes where !isTaken(change, of: frame, since: menu) {
      switch change {
      case .entered:
        if touches.touch(key) != nil || window.pointer.enter(at: place) {
          pointerMoved(key, to: place, in: window, frame)
        }
      case .moved: pointerMoved(key, to: place, in: window, frame)
      case .left: pointerLeft(key, window, frame)
      case .button(let code, let isDown):
        button(code, isDown, key, at: place, in: window, frame)
      case .scroll(let scroll): self.scroll(scroll, at: place, in: window, frame)
      }
    }
    touches.flush(at: frame.timestamp)
  }

  /// Returns a Boolean value that indicates whether a menu takes a change. The menu may have opened during
  /// delivery of the changes before it, and has then not seen the frame.
  private func isTaken(
    _ change: PointerChange, of frame: PointerFrame, since known: MenuSession?
  ) -> Bool {
    guard let menu = touches.application.menuSession, menu !== known else { return false }
    var part = frame
    part.changes = [change]
    return menu.handle(part) == nil
  }

  private func pointerMoved(
    _ key: TouchTracker.Key, to place: Point, in window: Window, _ frame: PointerFrame
  ) {
    if let touch = touches.touch(key) {
      // While a button is down, the compositor sends all events to the surface in which it was pressed.
      touches.sendBeginning(of: touch, at: frame.timestamp)
      for sample in frame.path {
        touch.move(to: window.fromSurface(sample.location), at: sample.timestamp)
      }
      touch.move(to: place, at: frame.timestamp)
      return
    }
    window.pointer.move(to: place)
    let event = Event(type: .hover, timestamp: frame.timestamp)
    send(event, at: place, in: window)
  }

  private func pointerLeft(_ key: TouchTracker.Key, _ window: Window, _ frame: PointerFrame) {
    if touches.touch(key) != nil { touches.cancel([key], at: frame.timestamp) }
    touches.pressedButtons[key.seat] = nil
    window.pointer.leave()
    send(Event(type: .hover, timestamp: frame.timestamp), at: Point(x: -1, y: -1), in: window)
  }

  private func button(
    _ code: UInt32, _ isDown: Bool, _ key: TouchTracker.Key, at place: Point, in window: Window,
    _ frame: PointerFrame
  ) {
    let button = Event.ButtonMask(evdev: code)
    let before = touches.pressedButtons[key.seat] ?? []
    if isDown, before.isEmpty, button == .primary, window.beginResize(at: place) { return }
    let after = isDown ? before.union(button) : before.subtracting(button)
    guard before != after else { return }
    if before.isEmpty {
      touches.pressedButtons[key.seat] = after
      touches.firstButtons[key.seat] = button
      touches.begin(
        Touch(
          type: .indirectPointer, location: place, timestamp: frame.timestamp, window: window), key)
    } else if isDown || button != touches.firstButtons[key.seat] {
      touches.pressedButtons[key.seat] = after
    } else {
      // The touch ends with the button that began it. Its last event still names that button; the other
      // buttons belong to no later touch.
      touches.end(key, at: frame.timestamp)
      touches.flushAndGoOn(at: frame.timestamp)
      touches.pressedButtons[key.seat] = nil
      window.pointer.move(to: place)
    }
  }

  private func scroll(
    _ scroll: ScrollChange, at place: Point, in window: Window, _ frame: PointerFrame
  ) {
    let event = Event(type: .scroll, timestamp: frame.timestamp)
    event.scrollDelta = scroll.delta
    event.scroll = scroll
    send(event, at: place, in: window)
  }

  private func send(_ event: Event, at place: Point, in window: Window) {
    event.pointerLocation = place
    event.window = window
    event.modifierFlags = touches.application.modifiers
    touches.application.sendEvent(event)
  }
}
