import ResponderPlatform

/// An object that turns the touch points of a frame into touches.
@MainActor final class TouchInput {
  private let touches: TouchTracker

  init(touches: TouchTracker) {
    self.touches = touches
  }

  /// Returns a Boolean value that indicates whether every window with a touch point in a frame waits for a
  /// frame callback.
  func awaitsFrame(_ frame: TouchFrame) -> Bool {
    for change in frame.changes {
      let touch = touches.touch(TouchTracker.Key(seat: frame.seat, contact: .touch(change.id)))
      if touch?.window?.pacer.awaitsFrame == false { return false }
    }
    return true
  }

  func handle(_ frame: TouchFrame) {
    touches.beginBatch()
    let menu = touches.application.menuSession
    for change in frame.changes where !isTaken(change, of: frame, since: menu) {
      handle(change, TouchTracker.Key(seat: frame.seat, contact: .touch(change.id)))
    }
    touches.flush(at: frame.timestamp)
  }

  /// Returns a Boolean value that indicates whether a menu takes a change. The menu may have opened during
  /// delivery of the changes before it, and has then not seen the frame.
  private func isTaken(
    _ change: TouchChange, of frame: TouchFrame, since known: MenuSession?
  ) -> Bool {
    guard let menu = touches.application.menuSession, menu !== known else { return false }
    var part = frame
    part.changes = [change]
    return menu.handle(part) == nil
  }

  private func handle(_ change: TouchChange, _ key: TouchTracker.Key) {
    switch change.kind {
    case .down: fingerDown(change, key)
    case .motion: move(key, change)
    case .up: touches.end(key, at: change.timestamp)
    case .shape: if touches.touch(key) != nil { touches.noteShape() }
    }
    touches.touch(key)?.contact.update(from: change.contact)
  }

  private func move(_ key: TouchTracker.Key, _ change: TouchChange) {
    guard let touch = touches.touch(key), let window = touch.window else { return }
    touches.sendBeginning(of: touch, at: change.timestamp)
    touch.move(to: window.fromSurface(change.location), at: change.timestamp)
  }

  private func fingerDown(_ change: TouchChange, _ key: TouchTracker.Key) {
    if touches.touch(key) != nil { touches.cancel([key], at: change.timestamp) }
    // The same frame ended a touch with this identifier. Its end is delivered before the new touch begins.
    if touches.hasEnded(touchID: change.id) { touches.flushAndGoOn(at: change.timestamp) }
    guard let window = touches.application.window(for: change.surface) else { return }
    let place = window.fromSurface(change.location)
    if window.beginResize(at: place) { return }
    touches.begin(
      Touch(
        type: .direct, identifier: Int(change.id), location: place, timestamp: change.timestamp,
        window: window), key)
  }
}
