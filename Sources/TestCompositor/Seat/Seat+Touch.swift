/// The events of touches. No frame event is automatic: call ``touchFrame()``, or leave it out, as some
/// compositors do after the last touch.
extension Server.Seat {
  /// Begins a touch at a point in the surface's coordinates, and returns the serial.
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

  /// Moves a touch. The identifier may also be one without a touch.
  public func touchMotion(_ id: Int32, x: Double, y: Double, time: UInt32? = nil) {
    for touch in touched { touch.sendMotion(time: time ?? server.now, id: id, x: x, y: y) }
  }

  /// Ends a touch.
  public func touchUp(_ id: Int32, time: UInt32? = nil) {
    let serial = server.nextSerial()
    for touch in touched { touch.sendUp(serial: serial, time: time ?? server.now, id: id) }
  }

  /// Sends the axes of the contact area, in points.
  public func touchShape(_ id: Int32, major: Double, minor: Double) {
    for touch in touched { touch.sendShape(id: id, major: major, minor: minor) }
  }

  /// Sends the angle of the contact area, in degrees.
  public func touchOrientation(_ id: Int32, degrees: Double) {
    for touch in touched { touch.sendOrientation(id: id, orientation: degrees) }
  }

  /// Ends a group of events.
  public func touchFrame() {
    for touch in touched { touch.sendFrame() }
  }

  /// Cancels all touches of the client.
  public func touchCancel() {
    for touch in touched { touch.sendCancel() }
  }

  /// The touch objects of the client that received the last touch.
  private var touched: [WlTouchResource] {
    touches.filter { $0.client == touchFocus?.resource.client }
  }
}
