import ResponderPlatform

/// An object that turns the events of a pen into touches and hover events.
@MainActor final class PenInput {
  private let touches: TouchTracker

  init(touches: TouchTracker) {
    self.touches = touches
  }

  /// Returns a Boolean value that indicates whether the pen's window waits for a frame.
  func awaitsFrame(_ frame: PenFrame) -> Bool {
    touches.application.window(for: frame.surface)?.pacer.awaitsFrame ?? false
  }

  func handle(_ frame: PenFrame) {
    guard let window = touches.application.window(for: frame.surface) else { return }
    let key = TouchTracker.Key(seat: frame.seat, contact: .pen(frame.tool))
    touches.beginBatch()
    for change in frame.changes {
      switch change {
      case .entered, .moved: moved(key, in: window, frame)
      case .left: left(key, in: window, frame)
      case .down: down(key, in: window, frame)
      case .up: up(key, in: window, frame)
      case .button(let code, let isDown): button(code, isDown, key, in: window, frame)
      }
    }
    touches.touch(key)?.pencil = frame.state
    touches.flush(at: frame.timestamp)
  }

  private func moved(_ key: TouchTracker.Key, in window: Window, _ frame: PenFrame) {
    guard let touch = touches.touch(key) else {
      // A pen that touches the surface in the same frame does not hover.
      return frame.changes.contains(.down) ? () : hover(in: window, frame)
    }
    touches.sendBeginning(of: touch, at: frame.timestamp)
    for sample in frame.path {
      touch.move(sample.state, to: window.fromSurface(sample.state.location), at: sample.timestamp)
    }
    touch.move(frame.state, to: window.fromSurface(frame.state.location), at: frame.timestamp)
  }

  private func down(_ key: TouchTracker.Key, in window: Window, _ frame: PenFrame) {
    if touches.touch(key) != nil { touches.cancel([key], at: frame.timestamp) }
    let place = window.fromSurface(frame.state.location)
    if window.beginResize(at: place) { return }
    // The hovering ends when the tip goes down.
    endHover(in: window, at: frame.timestamp)
    let touch = Touch(
      type: .pencil, identifier: Int(frame.tool), location: place, timestamp: frame.timestamp,
      window: window)
    touch.pencil = frame.state
    touch.pencilTool = PencilTool(frame.kind)
    touches.begin(touch, key)
  }

  private func up(_ key: TouchTracker.Key, in window: Window, _ frame: PenFrame) {
    guard touches.touch(key) != nil else { return }
    touches.end(key, at: frame.timestamp)
    touches.flushAndGoOn(at: frame.timestamp)
    hover(in: window, frame)
  }

  private func left(_ key: TouchTracker.Key, in window: Window, _ frame: PenFrame) {
    if touches.touch(key) != nil { touches.cancel([key], at: frame.timestamp) }
    touches.penButtons[key] = nil
    endHover(in: window, at: frame.timestamp)
  }

  private func button(
    _ code: UInt32, _ isDown: Bool, _ key: TouchTracker.Key, in window: Window, _ frame: PenFrame
  ) {
    let button = Event.ButtonMask(penButton: code)
    var held = touches.penButtons[key] ?? []
    if isDown { held.formUnion(button) } else { held.subtract(button) }
    touches.penButtons[key] = held.isEmpty ? nil : held
    guard touches.touch(key) == nil else { return touches.noteShape() }
    PencilInteraction.tell(
      button, isDown: isDown, at: window.fromSurface(frame.state.location), frame.state,
      timestamp: frame.timestamp, in: window)
  }

  // MARK: Near the screen

  private func hover(in window: Window, _ frame: PenFrame) {
    let place = window.fromSurface(frame.state.location)
    window.pointer.move(to: place)
    send(frame.state, at: place, in: window, frame.timestamp)
  }

  private func endHover(in window: Window, at time: Double) {
    guard window.pointer.location != nil else { return }
    window.pointer.leave()
    send(nil, at: Point(x: -1, y: -1), in: window, time)
  }

  private func send(
    _ state: PenState?, at place: Point, in window: Window, _ timestamp: Double
  ) {
    let event = Event(type: .hover, timestamp: timestamp)
    event.pointerLocation = place
    event.pencil = state
    event.window = window
    event.modifierFlags = touches.application.modifiers
    touches.application.sendEvent(event)
  }
}

extension Touch {
  /// Moves a pen, or changes its force, tilt and other values.
  fileprivate func move(_ state: PenState, to place: Point, at time: Double) {
    guard !isOver else { return }
    let count = samples.count
    move(to: place, at: time)
    if samples.count == count {
      // UIKit reports a change of force or angle as a move.
      guard state != pencil else { return }
      phase = .moved
      samples.append(Sample(location: place, timestamp: time))
    }
    pencil = state
    pencilSamples.append(state)
  }
}

extension Event.ButtonMask {
  /// Creates the mask of a button on a pen from its evdev code. The lower button is the secondary button.
  init(penButton code: UInt32) {
    switch code {
    case 0x14B: self = .secondary
    case 0x14C: self = .button(3)
    case 0x149: self = .button(4)
    default: self.init(evdev: code)
    }
  }
}
