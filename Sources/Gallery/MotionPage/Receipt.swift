import WindowResponder

/// A record of an event and its receiver.
@MainActor struct Receipt {
  /// The description of the event.
  let what: String
  /// The name of the responder that handled the event.
  let who: String

  init(what: String, who: Responder) {
    self.what = what
    self.who = "\(type(of: who))"
  }

  /// Creates a record with the description of a remote-control event.
  init(_ event: Event, who: Responder) {
    var what = Self.words(for: event.subtype)
    if let seconds = event.seekInterval {
      what += seconds < 0 ? " by \(Int(-seconds)) s" : " by \(Int(seconds)) s"
    }
    self.init(what: what, who: who)
  }

  private static func words(for subtype: Event.EventSubtype) -> String {
    switch subtype {
    case .none: return "Nothing"
    case .motionShake: return "Shake"
    case .remoteControlPlay: return "Play"
    case .remoteControlPause: return "Pause"
    case .remoteControlStop: return "Stop"
    case .remoteControlTogglePlayPause: return "Play or pause"
    case .remoteControlNextTrack: return "Next track"
    case .remoteControlPreviousTrack: return "Previous track"
    case .remoteControlBeginSeekingBackward: return "Begin seeking backward"
    case .remoteControlEndSeekingBackward: return "End seeking backward"
    case .remoteControlBeginSeekingForward: return "Begin seeking forward"
    case .remoteControlEndSeekingForward: return "End seeking forward"
    }
  }
}
