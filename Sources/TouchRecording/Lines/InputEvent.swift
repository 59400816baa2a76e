/// An event of a kernel's input device, `struct input_event` without its time.
package struct InputEvent: Hashable, Sendable {
  /// The type, such as `EV_ABS`.
  package var type: UInt16
  /// The code within the type, such as `ABS_MT_POSITION_X`.
  package var code: UInt16
  /// The value.
  package var value: Int32

  /// Creates an event.
  package init(type: UInt16, code: UInt16, value: Int32) {
    self.type = type
    self.code = code
    self.value = value
  }
}
