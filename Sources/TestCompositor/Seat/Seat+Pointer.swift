/// The events of the pointer. The method ``pointerFrame()`` ends a frame, if the client's version has frames.
extension Server.Seat {
  /// Moves the pointer into a surface and out of the previous one, and returns the serial.
  @discardableResult public func pointerEnter(
    _ surface: Server.Surface, x: Double, y: Double
  ) -> UInt32 {
    pointerLeave()
    enterSerial = server.nextSerial()
    pointerFocus = surface
    cursor = nil
    for pointer in pointed {
      pointer.sendEnter(serial: enterSerial, surface: surface.resource, surfaceX: x, surfaceY: y)
    }
    return enterSerial
  }

  /// Moves the pointer out of its surface.
  public func pointerLeave() {
    guard let focus = pointerFocus else { return }
    let serial = server.nextSerial()
    for pointer in pointed { pointer.sendLeave(serial: serial, surface: focus.resource) }
    pointerFocus = nil
  }

  /// Moves the pointer.
  public func pointerMotion(x: Double, y: Double, time: UInt32? = nil) {
    for pointer in pointed {
      pointer.sendMotion(time: time ?? server.now, surfaceX: x, surfaceY: y)
    }
  }

  /// Presses or releases a button by its evdev code (`BTN_LEFT` is 0x110), and returns the serial.
  @discardableResult public func pointerButton(
    _ code: UInt32 = 0x110, isDown: Bool, time: UInt32? = nil
  ) -> UInt32 {
    let serial = isDown ? newPressSerial() : server.nextSerial()
    for pointer in pointed {
      pointer.sendButton(
        serial: serial, time: time ?? server.now, button: code,
        state: isDown ? .pressed : .released)
    }
    return serial
  }

  /// Scrolls by a distance in points.
  public func pointerAxis(_ axis: WlPointerResource.Axis, _ value: Double, time: UInt32? = nil) {
    for pointer in pointed {
      pointer.sendAxis(time: time ?? server.now, axis: axis, value: value)
    }
  }

  /// Sends the source of the frame's scroll events.
  public func pointerAxisSource(_ source: WlPointerResource.AxisSource) {
    for pointer in pointed { pointer.sendAxisSource(axisSource: source) }
  }

  /// Ends a scroll, as when the fingers leave the touchpad.
  public func pointerAxisStop(_ axis: WlPointerResource.Axis, time: UInt32? = nil) {
    for pointer in pointed { pointer.sendAxisStop(time: time ?? server.now, axis: axis) }
  }

  /// Sends whole steps of a wheel. According to the protocol, only clients below version 8 receive them.
  public func pointerAxisDiscrete(_ axis: WlPointerResource.Axis, _ steps: Int32) {
    for pointer in pointed where pointer.version < 8 {
      pointer.sendAxisDiscrete(axis: axis, discrete: steps)
    }
  }

  /// Sends steps of a wheel in units of 1/120.
  public func pointerAxisValue120(_ axis: WlPointerResource.Axis, _ value: Int32) {
    for pointer in pointed { pointer.sendAxisValue120(axis: axis, value120: value) }
  }

  /// Sends whether the direction of an axis is opposite to the physical motion.
  public func pointerAxisDirection(
    _ axis: WlPointerResource.Axis, _ direction: WlPointerResource.AxisRelativeDirection
  ) {
    for pointer in pointed {
      pointer.sendAxisRelativeDirection(axis: axis, direction: direction)
    }
  }

  /// Ends a group of events.
  public func pointerFrame() {
    for pointer in pointed { pointer.sendFrame() }
  }

  /// The pointer objects of the client with the pointer.
  private var pointed: [WlPointerResource] {
    pointers.filter { $0.client == pointerFocus?.resource.client }
  }
}
