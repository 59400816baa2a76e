import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

/// A `wl_keyboard`. It reports the keyboard focus, and the keys that are pressed, released and repeated.
@MainActor final class WaylandKeyboard {
  private let keyboard: WlKeyboard
  private unowned let seat: WaylandSeat
  private let translator: KeyTranslator
  private let clock: FineClock
  private var repeater = KeyRepeater()
  /// The surface with the keyboard focus.
  @BackLink private var focus: WaylandSurface?
  private var hasToldFocus = false
  /// The modifiers that the application considers held.
  private var toldModifiers: KeyModifierFlags = []
  /// The keys that were pressed in this application, with their meaning until their release, regardless of
  /// later changes of the layout and modifiers. Keys that were down before the focus entered are not
  /// reported.
  private var pressed: [UInt32: KeyMeaning] = [:]

  init(_ keyboard: WlKeyboard, seat: WaylandSeat) {
    self.keyboard = keyboard
    self.seat = seat
    clock = FineClock(
      seat.display?.globals.inputTimestampsManager?.getKeyboardTimestamps(keyboard: keyboard))
    translator = KeyTranslator(
      locale: seat.display?.locale ?? "C", log: seat.display?.log ?? PlatformLog())
    keyboard.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
  }

  /// Ends the keyboard focus when the capability is removed.
  func destroy() {
    keyboard.onEvent = nil
    clock.destroy()
    keyboard.destroy()
    leave()
    // They may have been sent without the focus, for the pointer.
    tellModifiers([])
  }

  /// Removes a surface that was destroyed.
  func forget(_ surface: WaylandSurface) {
    guard focus === surface else { return }
    focus = nil
    repeater.stop()
    pressed.removeAll()
  }

  /// The time of the next repeat on the display's clock, in seconds, or `nil` if no key repeats.
  var nextDeadline: Double? { repeater.deadline }

  /// Reports a repeat that is due.
  func fireRepeat(now: Double) {
    guard let code = repeater.fire(now: now), let meaning = pressed[code] else { return }
    tell(.repeat, code, meaning, time: now)
  }

  private func handle(_ event: WlKeyboard.Event) {
    guard let display = seat.display else {
      if case .keymap(_, let descriptor, _) = event { SystemCall.close(descriptor) }
      return
    }
    switch event {
    case .keymap(let format, let descriptor, let size):
      takeKeymap(format, descriptor, size, log: display.log)
    case .enter(_, let surface, let keys):
      enter(display.surface(surface), held: keys)
    case .leave:
      leave()
    case .key(let serial, let time, let key, let state):
      note(key, state, serial: serial, time: clock.seconds(time), display: display)
    case .modifiers(_, let depressed, let latched, let locked, let group):
      let masks = ModifierMasks(
        depressed: depressed, latched: latched, locked: locked, group: group)
      translator.setModifiers(masks)
      tellModifiers(masks.flags)
    case .repeatInfo(let rate, let delay):
      repeater.configure(rate: rate, delay: delay)
    }
  }

  /// Stores the keymap for the first key. If the new keymap cannot be read, the old one remains.
  private func takeKeymap(
    _ format: WlKeyboard.KeymapFormat, _ descriptor: Int32, _ size: UInt32, log: PlatformLog
  ) {
    defer { SystemCall.close(descriptor) }
    guard format == .xkbV1 else {
      log.once("keymap.format", "the compositor has no keymap; keeping the last one")
      return
    }
    do throws(KeymapText.Failure) {
      translator.setKeymap(try KeymapText(descriptor: descriptor, byteCount: size))
    } catch {
      log.once("keymap.unreadable", "ignoring the compositor's keymap: \(error)")
    }
  }

  private func enter(_ surface: WaylandSurface?, held keys: [UInt8]) {
    leave()
    guard let surface else { return }
    focus = surface
    hasToldFocus = true
    seat.tell(.keyboardFocus(seat: seat.id, surface: surface, held: keys.uint32Values))
  }

  private func leave() {
    repeater.stop()
    translator.resetCompose()
    pressed.removeAll()
    focus = nil
    guard hasToldFocus else { return }
    hasToldFocus = false
    // `wl_keyboard.leave` lifts all modifiers. The application does so with the focus.
    translator.liftModifiers()
    toldModifiers = []
    seat.tell(.keyboardFocus(seat: seat.id, surface: nil, held: []))
  }

  /// Reports modifiers that differ from those that the application considers held.
  private func tellModifiers(_ flags: KeyModifierFlags) {
    guard flags != toldModifiers else { return }
    toldModifiers = flags
    seat.tell(.modifiers(seat: seat.id, flags))
  }

  private func note(
    _ code: UInt32, _ state: WlKeyboard.KeyState, serial: UInt32, time: Double,
    display: WaylandDisplay
  ) {
    guard focus != nil else { return }
    switch state {
    case .pressed:
      guard pressed[code] == nil else { return }
      display.lastKeyPress = seat.mark(serial)
      let meaning = translator.press(code)
      pressed[code] = meaning
      if !meaning.isComposing, translator.repeats(code) {
        repeater.press(code, now: display.now)
      }
      tell(.down, code, meaning, time: time)
    case .released:
      guard let meaning = pressed.removeValue(forKey: code) else { return }
      repeater.release(code)
      tell(.up, code, meaning, time: time)
    default:
      break
    }
  }

  private func tell(
    _ kind: KeyFrame.Kind, _ code: UInt32, _ meaning: KeyMeaning, time: Double
  ) {
    guard let focus else { return }
    seat.tell(
      .key(
        KeyFrame(
          seat: seat.id, surface: focus, kind: kind, code: code, meaning: meaning,
          modifiers: translator.modifiers.flags, timestamp: time)))
  }
}
