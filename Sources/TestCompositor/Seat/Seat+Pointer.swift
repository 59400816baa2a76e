/// The pointer. Frames are closed by ``pointerFrame()``, where the client's version has them.
extension Server.Seat {
  /// The pointer comes over a surface, and leaves the one where it was; gives the serial.
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

  /// The pointer leaves the surface where it is.
  public func pointerLeave() {
    guard let focus = pointerFocus else { return }
    let serial = server.nextSerial()
    for pointer in pointed { pointer.sendLeave(serial: serial, surface: focus.resource) }
    pointerFocus = nil
  }

  /// The pointer moves.
  public func pointerMotion(x: Double, y: Double, time: UInt32? = nil) {
    for pointer in pointed {
      pointer.sendMotion(time: time ?? server.now, surfaceX: x, surfaceY: y)
    }
  }

  /// A button goes down or up, by its evdev code (`BTN_LEFT` is 0x110); gives the serial.
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

  /// A scroll, in points.
  public func pointerAxis(_ axis: WlPointerResource.Axis, _ value: Double, time: UInt32? = nil) {
    for pointer in pointed {
      pointer.sendAxis(time: time ?? server.now, axis: axis, value: value)
    }
  }

  /// What the frame's scroll is made with.
  public func pointerAxisSource(_ source: WlPointerResource.AxisSource) {
    for pointer in pointed { pointer.sendAxisSource(axisSource: source) }
  }

  /// The fingers leave the touchpad.
  public func pointerAxisStop(_ axis: WlPointerResource.Axis, time: UInt32? = nil) {
    for pointer in pointed { pointer.sendAxisStop(time: time ?? server.now, axis: axis) }
  }

  /// Whole steps of a wheel: only for clients below version 8, as the protocol has it.
  public func pointerAxisDiscrete(_ axis: WlPointerResource.Axis, _ steps: Int32) {
    for pointer in pointed where pointer.version < 8 {
      pointer.sendAxisDiscrete(axis: axis, discrete: steps)
    }
  }

  /// Steps of a wheel in parts of 120.
  public func pointerAxisValue120(_ axis: WlPointerResource.Axis, _ value: Int32) {
    for pointer in pointed { pointer.sendAxisValue120(axis: axis, value120: value) }
  }

  /// Whether an axis goes against the physical motion.
  public func pointerAxisDirection(
    _ axis: WlPointerResource.Axis, _ direction: WlPointerResource.AxisRelativeDirection
  ) {
    for pointer in pointed {
      pointer.sendAxisRelativeDirection(axis: axis, direction: direction)
    }
  }

  /// Closes what belongs together.
  public func pointerFrame() {
    for pointer in pointed { pointer.sendFrame() }
  }

  /// The pointer objects of the client that has the pointer.
  private var pointed: [WlPointerResource] {
    pointers.filter { $0.client == pointerFocus?.resource.client }
  }
}
