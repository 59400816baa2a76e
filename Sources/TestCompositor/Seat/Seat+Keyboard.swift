/// The keyboard.
extension Server.Seat {
  /// A surface gets the keyboard, and the one that had it loses it; `held` are evdev codes of keys
  /// that are down already.
  public func keyboardEnter(_ surface: Server.Surface, held: [UInt32] = []) {
    keyboardLeave()
    keyboardFocus = surface
    let serial = server.nextSerial()
    let keys = held.withUnsafeBytes { Array($0) }
    for keyboard in focused {
      keyboard.sendEnter(serial: serial, surface: surface.resource, keys: keys)
    }
    modifiers()
    textInputEnter(surface)
  }

  /// The surface that has the keyboard loses it.
  public func keyboardLeave() {
    guard let focus = keyboardFocus else { return }
    textInputLeave()
    let serial = server.nextSerial()
    for keyboard in focused { keyboard.sendLeave(serial: serial, surface: focus.resource) }
    keyboardFocus = nil
  }

  /// A key goes down or up, by its evdev code (`KEY_A` is 30); gives the serial.
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

  /// The modifiers as xkb's masks (Shift is 1, Lock 2, Control 4, Alt 8, Logo 64 in the US layout).
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

  /// Tells keyboards that are there another repetition than ``repeatRate`` and ``repeatDelay``.
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

  /// The keyboard objects of the client that has the keyboard.
  private var focused: [WlKeyboardResource] {
    keyboards.filter { $0.client == keyboardFocus?.resource.client }
  }
}
