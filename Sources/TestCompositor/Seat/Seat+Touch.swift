/// Fingers. Nothing is sent of itself: a frame is closed by ``touchFrame()``, or left out, as some
/// compositors do after the last finger.
extension Server.Seat {
  /// A finger comes down, at a place in the surface's coordinates; gives the serial.
  @discardableResult public func touchDown(
    _ id: Int32, on surface: Server.Surface, x: Double, y: Double, time: UInt32? = nil
  ) -> UInt32 {
    let serial = newPressSerial()
    touchFocus = surface
    for touch in touched {
      touch.sendDown(
        serial: serial, time: time ?? server.now, surface: surface.resource, id: id, x: x, y: y)
    }
    return serial
  }

  /// A finger moves; its id may be one that never came down.
  public func touchMotion(_ id: Int32, x: Double, y: Double, time: UInt32? = nil) {
    for touch in touched { touch.sendMotion(time: time ?? server.now, id: id, x: x, y: y) }
  }

  /// A finger is lifted.
  public func touchUp(_ id: Int32, time: UInt32? = nil) {
    let serial = server.nextSerial()
    for touch in touched { touch.sendUp(serial: serial, time: time ?? server.now, id: id) }
  }

  /// The contact's axes, in points.
  public func touchShape(_ id: Int32, major: Double, minor: Double) {
    for touch in touched { touch.sendShape(id: id, major: major, minor: minor) }
  }

  /// The contact's angle, in degrees.
  public func touchOrientation(_ id: Int32, degrees: Double) {
    for touch in touched { touch.sendOrientation(id: id, orientation: degrees) }
  }

  /// Closes what belongs together.
  public func touchFrame() {
    for touch in touched { touch.sendFrame() }
  }

  /// Takes every finger from the client.
  public func touchCancel() {
    for touch in touched { touch.sendCancel() }
  }

  /// The touch objects of the client that the newest finger came down on.
  private var touched: [WlTouchResource] {
    touches.filter { $0.client == touchFocus?.resource.client }
  }
}
