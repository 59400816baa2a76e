import ResponderPlatform

/// The media keys of keyboards and headsets while a window has the keyboard.
///
/// Next and previous go to another track when they are let go of; held, they seek until then.
@MainActor final class MediaKeys {
  private unowned let context: ProgramContext
  private let send: (Event.EventSubtype) -> Void
  private var held: [KeyPlace: Hold] = [:]

  /// A key that is down.
  private struct Hold {
    /// What comes of it when it is let go of before its time; nil for nothing.
    var tap: Event.EventSubtype?
    /// What ends the seeking that it began; nil where it has begun none.
    var end: Event.EventSubtype?
    var timer: ClockTimer?
  }

  /// What a key stands for.
  private enum Command {
    case send(Event.EventSubtype)
    case skip(Event.EventSubtype, Seeking)
    case seek(Seeking)
  }

  private enum Seeking {
    case backward, forward

    var begin: Event.EventSubtype {
      self == .forward ? .remoteControlBeginSeekingForward : .remoteControlBeginSeekingBackward
    }
    var end: Event.EventSubtype {
      self == .forward ? .remoteControlEndSeekingForward : .remoteControlEndSeekingBackward
    }
  }

  init(context: ProgramContext, send: @escaping (Event.EventSubtype) -> Void) {
    self.context = context
    self.send = send
  }

  /// Takes a key; tells whether it is one of these.
  func take(_ frame: KeyFrame) -> Bool {
    let place = KeyPlace(frame)
    if frame.kind == .up {
      guard let hold = held.removeValue(forKey: place) else { return false }
      finish(hold, isTap: true)
      return true
    }
    guard let command = Self.command(for: frame) else { return false }
    guard frame.kind == .down, held[place] == nil else { return true }
    var hold = Hold()
    switch command {
    case .send(let subtype): send(subtype)
    case .seek(let seeking):
      send(seeking.begin)
      hold.end = seeking.end
    case .skip(let subtype, let seeking):
      hold.tap = subtype
      let interval = context.interactionSettings.mediaKeyHoldInterval
      hold.timer = ClockTimer.scheduledTimer(withTimeInterval: interval) { [weak self] _ in
        self?.beginSeeking(seeking, by: place)
      }
    }
    held[place] = hold
    return true
  }

  /// The keyboard left, or the keys are no longer wanted: ends what they began.
  func cancelAll(seat: Int? = nil) {
    for place in held.keys where seat == nil || place.seat == seat {
      if let hold = held.removeValue(forKey: place) { finish(hold, isTap: false) }
    }
  }

  private func beginSeeking(_ seeking: Seeking, by place: KeyPlace) {
    guard held[place] != nil else { return }
    held[place] = Hold(tap: nil, end: seeking.end)
    send(seeking.begin)
  }

  private func finish(_ hold: Hold, isTap: Bool) {
    hold.timer?.invalidate()
    if let end = hold.end { send(end) } else if isTap, let tap = hold.tap { send(tap) }
  }

  // MARK: Which key is which

  /// By what the keymap makes of the key, else by the key itself.
  private static func command(for frame: KeyFrame) -> Command? {
    switch frame.keysym {
    case 0x1008_FF31: return .send(.remoteControlPause)
    case 0x1008_FF15: return .send(.remoteControlStop)
    case 0x1008_FF16: return .skip(.remoteControlPreviousTrack, .backward)
    case 0x1008_FF17: return .skip(.remoteControlNextTrack, .forward)
    case 0x1008_FF3E: return .seek(.backward)
    case 0x1008_FF97: return .seek(.forward)
    // XF86AudioPlay is what keymaps make of three keys, two of which only play.
    case 0x1008_FF14: return command(forCode: frame.code) ?? .send(.remoteControlTogglePlayPause)
    case 0: return command(forCode: frame.code)
    default:
      // Keymaps have no name for it; but where one gives it a character, it types.
      guard frame.code == EvdevKey.media, !Keysym(rawValue: frame.keysym).isCharacter else {
        return nil
      }
      return command(forCode: frame.code)
    }
  }

  private static func command(forCode code: UInt32) -> Command? {
    switch code {
    case EvdevKey.playPause, EvdevKey.media: return .send(.remoteControlTogglePlayPause)
    case EvdevKey.playCD, EvdevKey.play: return .send(.remoteControlPlay)
    case EvdevKey.pauseCD: return .send(.remoteControlPause)
    case EvdevKey.stopCD: return .send(.remoteControlStop)
    case EvdevKey.nextSong: return .skip(.remoteControlNextTrack, .forward)
    case EvdevKey.previousSong: return .skip(.remoteControlPreviousTrack, .backward)
    case EvdevKey.rewind: return .seek(.backward)
    case EvdevKey.fastForward: return .seek(.forward)
    default: return nil
    }
  }

  /// Codes of `linux/input-event-codes.h`.
  private enum EvdevKey {
    static let nextSong: UInt32 = 163
    static let playPause: UInt32 = 164
    static let previousSong: UInt32 = 165
    static let stopCD: UInt32 = 166
    static let rewind: UInt32 = 168
    static let playCD: UInt32 = 200
    static let pauseCD: UInt32 = 201
    static let play: UInt32 = 207
    static let fastForward: UInt32 = 208
    /// The button of a headset.
    static let media: UInt32 = 226
  }
}
