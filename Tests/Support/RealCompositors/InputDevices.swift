/// The pointer, keyboard and touch screen of a real compositor, which a test controls.
///
/// Positions are in the compositor's logical coordinates. Each call returns when the compositor has received
/// the event, which can be before its clients receive it.
package protocol InputDevices: AnyObject {
  /// Moves the pointer.
  func movePointer(toX x: Double, y: Double) throws
  /// Presses or releases a pointer button.
  func button(_ button: PointerButton, isPressed: Bool) throws
  /// Turns the wheel by a number of points on an axis (0 vertical, 1 horizontal). A notch is 15 points.
  func scroll(axis: UInt32, by value: Double) throws
  /// Presses or releases a key.
  func key(_ key: EvdevKey, isPressed: Bool) throws
  /// Begins a touch.
  func touchDown(_ id: Int32, x: Double, y: Double) throws
  /// Moves a touch.
  func touchMove(_ id: Int32, x: Double, y: Double) throws
  /// Ends a touch.
  func touchUp(_ id: Int32) throws
  /// Ends a group of touch events.
  func touchFrame() throws
  /// Cancels all touches.
  func touchCancel() throws
  /// Sets the axes of a touch's ellipse, in points.
  func touchShape(_ id: Int32, major: Double, minor: Double) throws
  /// Sets the angle of a touch, in degrees.
  func touchOrientation(_ id: Int32, degrees: Double) throws
}

extension InputDevices {
  /// Presses and releases a pointer button at a position.
  package func click(_ button: PointerButton = .left, atX x: Double, y: Double) throws {
    try movePointer(toX: x, y: y)
    try self.button(button, isPressed: true)
    try self.button(button, isPressed: false)
  }

  /// Begins a touch and ends it.
  package func tap(atX x: Double, y: Double) throws {
    try touchDown(0, x: x, y: y)
    try touchFrame()
    try touchUp(0)
    try touchFrame()
  }

  /// Presses keys in order and releases them in reverse, such as control and A.
  package func strike(_ keys: EvdevKey...) throws {
    for key in keys { try self.key(key, isPressed: true) }
    for key in keys.reversed() { try self.key(key, isPressed: false) }
  }

  /// Types text of the US layout.
  package func type(_ text: String) throws {
    for character in text {
      guard let (key, shifted) = EvdevKey.typing(character) else {
        throw CompositorError.unsupported("no key types \(character)")
      }
      if shifted { try strike(.leftShift, key) } else { try strike(key) }
    }
  }
}
