import ResponderPlatform

extension Stage {
  /// The pointer moves.
  ///
  /// Over a popup it is in that; with a button down it stays in the window, or the popup, of the press.
  public func pointerMove(to location: Point) {
    if dragTakesPointer(location) { return }
    pointerLocation = location
    send([.moved])
  }

  /// A button of the pointer goes down where the pointer is.
  public func pointerDown(_ button: Event.ButtonMask = .primary) {
    if dragTakesPointer() || dismissesPopups(pressAt: pointerLocation) { return }
    send([.button(code: button.evdevCode, isDown: true)])
    pressedButtons.insert(button)
  }

  /// A button of the pointer comes up.
  public func pointerUp(_ button: Event.ButtonMask = .primary) {
    if dragTakesPointer(isUp: button == .primary) { return }
    send([.button(code: button.evdevCode, isDown: false)])
    pressedButtons.subtract(button)
  }

  /// The pointer leaves the window.
  public func pointerLeave() {
    send([.left])
    pressedButtons = []
    pointerSurface = nil
  }

  /// The seat loses its pointer.
  public func pointerCancel() {
    deliver(.pointerCancel(seat: 0, timestamp: now))
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
    guard let target = surfaceUnderPointer() else { return }
    var changes = changes
    if let old = pointerSurface, old !== target, !old.isDestroyed {
      deliver([.left], to: old)
      changes.insert(.entered, at: 0)
    }
    pointerSurface = target
    deliver(changes, to: target)
  }

  /// With a button down, what was pressed has the pointer.
  private func surfaceUnderPointer() -> HeadlessSurface? {
    if !pressedButtons.isEmpty, let pointerSurface, !pointerSurface.isDestroyed {
      return pointerSurface
    }
    return surface(at: pointerLocation)
  }

  private func deliver(_ changes: [PointerChange], to target: HeadlessSurface) {
    deliver(
      .pointer(
        PointerFrame(
          seat: 0, surface: target, timestamp: inputTime,
          location: place(pointerLocation, in: target),
          changes: changes)))
  }
}

extension Event.ButtonMask {
  /// The button with an evdev code; nil for what is no button of a pointer.
  init?(evdevCode code: UInt32) {
    guard (0x110...0x117).contains(code) else { return nil }
    self.init(rawValue: 1 << Int(code - 0x110))
  }

  fileprivate var evdevCode: UInt32 {
    switch self {
    case .primary: return 0x110
    case .secondary: return 0x111
    default: return 0x110 + UInt32(rawValue.trailingZeroBitCount)
    }
  }
}
