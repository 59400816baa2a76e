/// The events of keyboards.
extension Server.Seat {
  /// Moves the keyboard focus to a surface, and sends `wl_keyboard.enter`.
  ///
  /// - Parameters:
  ///   - surface: The surface.
  ///   - held: The evdev codes of the keys that are down.
  ///   - depressed: The modifiers that are held, as a mask of xkb.
  public func keyboardEnter(
    _ surface: Server.Surface, held: [UInt32] = [], depressed: UInt32 = 0
  ) {
    keyboardLeave()
    keyboardFocus = surface
    let serial = server.nextSerial()
    let keys = held.withUnsafeBytes { Array($0) }
    for keyboard in focused {
      keyboard.sendEnter(serial: serial, surface: surface.resource, keys: keys)
    }
    modifiers(depressed: depressed)
    textInputEnter(surface)
  }

  /// Removes the keyboard focus from its surface, and sends `wl_keyboard.leave`.
  public func keyboardLeave() {
    guard let focus = keyboardFocus else { return }
    textInputLeave()
    let serial = server.nextSerial()
    for keyboard in focused { keyboard.sendLeave(serial: serial, surface: focus.resource) }
    keyboardFocus = nil
  }

  /// Presses or releases a key by its evdev code (`KEY_A` is 30), and returns the serial.
  @discardableResult public func key(
    _ code: UInt32, isDown: Bool, time: UInt32? = nil
  ) -> UInt32 {
    let serial = isDown ? newPressSerial() : server.nextSerial()
    for keyboard in focused {
      keyboard.sendKey(
        serial: serial, time: time ?? server.now, key: code,
        state: isDown ? .pressed : .released)
    }
    return serial
  }

  /// Sends the modifiers as masks of xkb. In the US layout, Shift is 1, Lock 2, Control 4, Alt 8, and Logo
  /// 64.
  public func modifiers(
    depressed: UInt32 = 0, latched: UInt32 = 0, locked: UInt32 = 0, group: UInt32 = 0
  ) {
    let serial = server.nextSerial()
    for keyboard in focused {
      keyboard.sendModifiers(
        serial: serial, modsDepressed: depressed, modsLatched: latched, modsLocked: locked,
        group: group)
    }
  }

  /// Sends a key repeat to the existing keyboards that differs from ``repeatRate`` and ``repeatDelay``.
  public func sendRepeatInfo(rate: Int32, delay: Int32) {
    repeatRate = rate
    repeatDelay = delay
    for keyboard in keyboards { keyboard.sendRepeatInfo(rate: rate, delay: delay) }
  }

  /// Sends the keymap to a keyboard.
  func tell(_ keyboard: WlKeyboardResource) {
    guard let file = keymap.open() else { return }
    keyboard.sendKeymap(format: keymap.format, fd: file.descriptor.number, size: file.size)
  }

  /// The keyboard objects of the client with the keyboard focus.
  private var focused: [WlKeyboardResource] {
    keyboards.filter { $0.client == keyboardFocus?.resource.client }
  }
}
