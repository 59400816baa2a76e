import ResponderPlatform

extension Stage {
  /// Moves the pointer.
  ///
  /// Over a popup, the popup has the pointer. While a button is down, the pointer stays in the window or the
  /// popup of the press.
  public func pointerMove(to location: Point) {
    if dragTakesPointer(location) { return }
    pointerLocation = location
    send([.moved])
  }

  /// Presses a button of the pointer at its location.
  public func pointerDown(_ button: Event.ButtonMask = .primary) {
    if dragTakesPointer() || dismissesPopups(pressAt: pointerLocation) { return }
    send([.button(code: button.evdevCode, isDown: true)])
    pressedButtons.insert(button)
  }

  /// Releases a button of the pointer.
  public func pointerUp(_ button: Event.ButtonMask = .primary) {
    if dragTakesPointer(isUp: button == .primary) { return }
    send([.button(code: button.evdevCode, isDown: false)])
    pressedButtons.subtract(button)
  }

  /// Moves the pointer out of the window.
  public func pointerLeave() {
    send([.left])
    pressedButtons = []
    pointerSurface = nil
  }

  /// Removes the pointer from the seat.
  public func pointerCancel() {
    deliver(.pointerCancel(seat: 0, timestamp: now))
  }

  /// Moves the pointer to a point and clicks.
  public func click(at location: Point, button: Event.ButtonMask = .primary) {
    pointerMove(to: location)
    pointerDown(button)
    advance(by: 0.05)
    pointerUp(button)
  }

  /// Scrolls with a wheel or with two fingers on a touchpad, by a distance in points to the right and down.
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

  /// Returns the surface under the pointer. While a button is down, it is the surface of the press.
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
  /// Creates the mask of a button with an evdev code. If the code is not that of a pointer button, returns
  /// `nil`.
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
