/// Where a program says what it plays. Follows `MPNowPlayingInfoCenter`.
///
///     let center = NowPlayingInfoCenter.default()
///     center.nowPlayingInfo = NowPlayingInfo(title: "Gymnopédie No. 1", artist: "Erik Satie")
///     center.playbackState = .playing
///
/// Desktops show it once the program has called
/// ``Application/beginReceivingRemoteControlEvents()``.
@preconcurrency @MainActor public final class NowPlayingInfoCenter {
  private weak var context: ProgramContext?
  private var timeOfInfo = 0.0

  init(context: ProgramContext) { self.context = context }

  /// The application's.
  public static func `default`() -> NowPlayingInfoCenter {
    of(.current)
  }

  /// The one of a program.
  static func of(_ context: ProgramContext) -> NowPlayingInfoCenter {
    context.part(NowPlayingInfoCenter.self) { NowPlayingInfoCenter(context: context) }
  }

  /// What is playing; nil for nothing.
  public var nowPlayingInfo: NowPlayingInfo? {
    willSet { expectedTime = elapsedTime }
    didSet {
      timeOfInfo = context?.now ?? 0
      if nowPlayingInfo?.isSameTrack(as: oldValue) != true { trackNumber += 1 }
      tell(hasJumped: abs(elapsedTime - expectedTime) > Self.unnoticedJump)
    }
  }

  /// Whether it plays.
  public var playbackState = NowPlayingPlaybackState.unknown {
    willSet { settleTime() }
    didSet { if playbackState != oldValue { tell() } }
  }

  /// What the program does when it is asked to; desktops show buttons for these alone. Everything, until
  /// it is set.
  public var supportedCommands = RemoteControlCommands.all {
    didSet { if supportedCommands != oldValue { tell() } }
  }

  // MARK: What players tell

  /// Counts the tracks, of which each has a name of its own on the bus.
  private(set) var trackNumber = 0
  /// Where the track before the change was, in seconds.
  private var expectedTime = 0.0

  /// Whether it plays, also where the program has not said so.
  var isPlaying: Bool {
    switch playbackState {
    case .playing: return true
    case .unknown: return (nowPlayingInfo?.playbackRate ?? 0) > 0
    case .paused, .stopped, .interrupted: return false
    }
  }

  /// How far it has been played by now, in seconds.
  var elapsedTime: Double {
    guard let info = nowPlayingInfo, info.elapsedPlaybackTime.isFinite else { return 0 }
    var time = info.elapsedPlaybackTime
    if isPlaying, info.playbackRate.isFinite {
      time += ((context?.now ?? timeOfInfo) - timeOfInfo) * info.playbackRate
    }
    if let duration = info.playbackDuration, duration.isFinite { time = min(time, duration) }
    return max(0, time)
  }

  /// Keeps how far it has been played before it goes on at another pace.
  private func settleTime() {
    guard nowPlayingInfo != nil else { return }
    isSettling = true
    nowPlayingInfo?.elapsedPlaybackTime = elapsedTime
    isSettling = false
  }
  private var isSettling = false

  private func tell(hasJumped: Bool = false) {
    guard !isSettling else { return }
    context?.existing(RemoteControl.self)?.player?.nowPlayingDidChange(hasJumped: hasJumped)
  }

  /// How far the position may be from the computed one before it is sent again, in seconds.
  private static let unnoticedJump = 0.2
}

extension NowPlayingInfo {
  /// Whether it is the same thing that plays, further on perhaps.
  fileprivate func isSameTrack(as other: NowPlayingInfo?) -> Bool {
    guard let other else { return false }
    return title == other.title && artist == other.artist && albumTitle == other.albumTitle
      && assetURL == other.assetURL && playbackDuration == other.playbackDuration
  }
}
