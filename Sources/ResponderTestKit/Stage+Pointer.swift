extension Stage {
  /// The pointer moves.
  public func pointerMove(to location: Point) {
    pointerLocation = location
    send([.moved])
  }

  /// A button of the pointer goes down where the pointer is.
  public func pointerDown(_ button: Event.ButtonMask = .primary) {
    send([.button(code: button.evdevCode, isDown: true)])
  }

  /// A button of the pointer comes up.
  public func pointerUp(_ button: Event.ButtonMask = .primary) {
    send([.button(code: button.evdevCode, isDown: false)])
  }

  /// The pointer leaves the window.
  public func pointerLeave() {
    send([.left])
  }

  /// The seat loses its pointer.
  public func pointerCancel() {
    application.input(.pointerCancel(seat: 0, timestamp: now))
    application.settle()
  }

  /// The pointer goes somewhere and clicks.
  public func click(at location: Point, button: Event.ButtonMask = .primary) {
    pointerMove(to: location)
    pointerDown(button)
    advance(by: 0.05)
    pointerUp(button)
  }

  /// A wheel is turned, or two fingers move on a touchpad: a distance in points, to the right and down.
  public func scroll(by delta: Vector, at location: Point) {
    pointerLocation = location
    send([.moved, .scroll(ScrollChange(delta: delta, source: .wheel))])
  }

  func send(_ changes: [PointerChange]) {
    guard let surface else { return }
    application.input(
      .pointer(
        PointerFrame(
          seat: 0, surface: surface, timestamp: now, location: inSurface(pointerLocation),
          changes: changes)))
    application.settle()
  }
}

extension Event.ButtonMask {
  fileprivate var evdevCode: UInt32 {
    switch self {
    case .primary: return 0x110
    case .secondary: return 0x111
    default: return 0x110 + UInt32(rawValue.trailingZeroBitCount)
    }
  }
}
