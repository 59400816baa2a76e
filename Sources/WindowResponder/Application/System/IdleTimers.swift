import ResponderPlatform

/// The idle timers of the application, and the input that they swallow.
@MainActor final class IdleTimers {
  /// A touch, button, pen or key that goes down and up.
  private enum Contact: Hashable {
    case touch(seat: Int, id: Int32)
    case button(seat: Int, code: UInt32)
    case pen(seat: Int, tool: Int32)
    case key(seat: Int, code: UInt32)

    var seat: Int {
      switch self {
      case .touch(let seat, _), .button(let seat, _), .pen(let seat, _), .key(let seat, _): seat
      }
    }
  }

  var timers: [IdleTimer] = []
  /// The contacts that are down.
  private var down: Set<Contact> = []
  /// The contacts that are down and were swallowed.
  private var swallowed: Set<Contact> = []

  /// A Boolean value that indicates whether a touch, a button or a pen is down.
  var isHeld: Bool {
    down.contains { contact in
      if case .key = contact { false } else { true }
    }
  }

  /// Notes input, ends the idle time, and returns the part of the input that is left to handle.
  func filter(_ input: InputEvent) -> InputEvent? {
    switch input {
    case .keyboardFocus(let seat, _, _):
      // A key that is released after the focus has left the surface sends no event here.
      forget { if case .key(seat, _) = $0 { true } else { false } }
      return input
    case .modifiers: return input
    case .seatGone(let seat, _):
      forget { $0.seat == seat }
      return input
    case .touchCancel(let seat, _):
      forget { if case .touch(seat, _) = $0 { true } else { false } }
      return input
    case .pointerCancel(let seat, _):
      forget { if case .button(seat, _) = $0 { true } else { false } }
      return input
    case .pointer(let frame) where frame.changes.allSatisfy(\.isCrossing):
      // A window that opens or closes under a pointer that does not move is no input.
      return input
    case .touch, .pointer, .pen, .touchpad, .key: return noteUse(of: input)
    }
  }

  private func forget(_ matches: (Contact) -> Bool) {
    down = down.filter { !matches($0) }
    swallowed = swallowed.filter { !matches($0) }
  }

  private func noteUse(of input: InputEvent) -> InputEvent? {
    let swallows = timers.contains { $0.isIdle && $0.swallowsFirstInput }
    for timer in timers { timer.reset() }
    switch input {
    case .touch(var frame):
      frame.changes.removeAll { change in
        takes(
          .touch(seat: frame.seat, id: change.id), isDown: change.kind == .down,
          isUp: change.kind == .up, swallows: swallows)
      }
      return frame.changes.isEmpty ? nil : .touch(frame)
    case .pointer(var frame):
      frame.changes.removeAll { change in
        guard case .button(let code, let isDown) = change else { return false }
        return takes(
          .button(seat: frame.seat, code: code), isDown: isDown, isUp: !isDown, swallows: swallows)
      }
      return frame.changes.isEmpty ? nil : .pointer(frame)
    case .pen(var frame):
      frame.changes.removeAll { change in
        // A pen out of range touches nothing. Its enter and leave are delivered in any case.
        let isOutside = change == .entered || change == .left
        let isTaken = takes(
          .pen(seat: frame.seat, tool: frame.tool), isDown: change == .down,
          isUp: change == .up || isOutside, swallows: swallows)
        return isTaken && !isOutside
      }
      return frame.changes.isEmpty ? nil : .pen(frame)
    case .key(let frame):
      let isTaken = takes(
        .key(seat: frame.seat, code: frame.code), isDown: frame.kind == .down,
        isUp: frame.kind == .up, swallows: swallows)
      return isTaken ? nil : input
    case .touchpad, .touchCancel, .pointerCancel, .keyboardFocus, .modifiers, .seatGone:
      return input
    }
  }

  /// Tracks a contact, and returns a Boolean value that indicates whether it is swallowed.
  private func takes(_ contact: Contact, isDown: Bool, isUp: Bool, swallows: Bool) -> Bool {
    if isDown {
      down.insert(contact)
      if swallows { swallowed.insert(contact) }
    }
    let isTaken = swallowed.contains(contact)
    if isUp {
      down.remove(contact)
      swallowed.remove(contact)
    }
    return isTaken
  }
}

extension PointerChange {
  /// A Boolean value that indicates whether the pointer entered or left a surface.
  fileprivate var isCrossing: Bool {
    switch self {
    case .entered, .left: true
    case .moved, .button, .scroll: false
    }
  }
}

extension Application {
  /// Ends the idle time by input, and returns the part of the input that is left to handle.
  @_optimize(speed) func throughIdleTimers(_ input: InputEvent) -> InputEvent? {
    guard let idleTimers = programContext.existing(IdleTimers.self) else { return input }
    return idleTimers.filter(input)
  }

  /// Ends the idle time by text from an input method, such as an on-screen keyboard.
  func resetIdleTimers(by event: TextInputEvent) {
    guard let idleTimers = programContext.existing(IdleTimers.self) else { return }
    switch event {
    case .change: for timer in idleTimers.timers { timer.reset() }
    case .left: break
    }
  }
}
