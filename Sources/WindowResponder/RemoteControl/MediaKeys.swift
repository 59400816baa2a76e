import ResponderPlatform

/// The media keys of keyboards and headsets while a window has the keyboard focus.
///
/// The keys for the next and previous track change the track when they are released. While they are held,
/// they seek instead.
@MainActor final class MediaKeys {
  private unowned let context: ProgramContext
  private let send: (Event.EventSubtype) -> Void
  private var held: [KeyPosition: Hold] = [:]

  /// A key that is down.
  private struct Hold {
    /// The command that is sent if the key is released early, or `nil` for none.
    var tap: Event.EventSubtype?
    /// The command that ends the seeking of the key, or `nil` if it has not begun to seek.
    var end: Event.EventSubtype?
    var timer: ClockTimer?
  }

  /// The meaning of a key.
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

  /// Handles a key, and returns a Boolean value that indicates whether it is a media key.
  func take(_ frame: KeyFrame) -> Bool {
    let place = KeyPosition(frame)
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

  /// Ends the commands of all keys that are down, because the keyboard focus or the need for keys has ended.
  func cancelAll(seat: Int? = nil) {
    for place in held.keys where seat == nil || place.seat == seat {
      if let hold = held.removeValue(forKey: place) { finish(hold, isTap: false) }
    }
  }

  private func beginSeeking(_ seeking: Seeking, by place: KeyPosition) {
    guard held[place] != nil else { return }
    held[place] = Hold(tap: nil, end: seeking.end)
    send(seeking.begin)
  }

  private func finish(_ hold: Hold, isTap: Bool) {
    hold.timer?.invalidate()
    if let end = hold.end { send(end) } else if isTap, let tap = hold.tap { send(tap) }
  }

  // MARK: Meanings of keys

  /// Returns the command for the keysym of a key, or else for its key code.
  private static func command(for frame: KeyFrame) -> Command? {
    switch frame.meaning.keysym {
    case 0x1008_FF31: return .send(.remoteControlPause)
    case 0x1008_FF15: return .send(.remoteControlStop)
    case 0x1008_FF16: return .skip(.remoteControlPreviousTrack, .backward)
    case 0x1008_FF17: return .skip(.remoteControlNextTrack, .forward)
    case 0x1008_FF3E: return .seek(.backward)
    case 0x1008_FF97: return .seek(.forward)
    // Keymaps use `XF86AudioPlay` for three keys, and two of them only start playback.
    case 0x1008_FF14: return command(forCode: frame.code) ?? .send(.remoteControlTogglePlayPause)
    case 0: return command(forCode: frame.code)
    default:
      // Keymaps have no keysym for this key. If a keymap assigns a character to it, the key types it.
      guard frame.code == EvdevKey.media, !Keysym(rawValue: frame.meaning.keysym).isCharacter else {
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

  /// Key codes of `linux/input-event-codes.h`.
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
