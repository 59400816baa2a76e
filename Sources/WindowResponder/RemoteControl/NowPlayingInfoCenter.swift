import ResponderRuntime

/// An object with which a program describes the media that it plays. Follows `MPNowPlayingInfoCenter`.
///
///     let center = NowPlayingInfoCenter.default()
///     center.nowPlayingInfo = NowPlayingInfo(title: "Gymnopédie No. 1", artist: "Erik Satie")
///     center.playbackState = .playing
///
/// Desktops show the description after the program has called
/// ``Application/beginReceivingRemoteControlEvents()``.
@preconcurrency @MainActor public final class NowPlayingInfoCenter {
  @BackLink private var context: ProgramContext?
  private var timeOfInfo = 0.0

  init(context: ProgramContext) { self.context = context }

  /// Returns the center of the application.
  public static func `default`() -> NowPlayingInfoCenter {
    of(.current)
  }

  /// Returns the center of a program.
  static func of(_ context: ProgramContext) -> NowPlayingInfoCenter {
    context.part(NowPlayingInfoCenter.self) { NowPlayingInfoCenter(context: context) }
  }

  /// The description of the media that is playing, or `nil` if nothing plays.
  public var nowPlayingInfo: NowPlayingInfo? {
    willSet { expectedTime = elapsedTime }
    didSet {
      timeOfInfo = context?.now ?? 0
      if nowPlayingInfo?.isSameTrack(as: oldValue) != true { trackNumber += 1 }
      tell(hasJumped: abs(elapsedTime - expectedTime) > Self.unnoticedJump)
    }
  }

  /// The playback state. The default is `.unknown`.
  public var playbackState = NowPlayingPlaybackState.unknown {
    willSet { settleTime() }
    didSet { if playbackState != oldValue { tell() } }
  }

  /// The commands that the program supports. Desktops show buttons only for these. The default value is all
  /// commands.
  public var supportedCommands = RemoteControlCommands.all {
    didSet { if supportedCommands != oldValue { tell() } }
  }

  // MARK: Values for players

  /// The number of the current track, which its object path on the bus contains.
  private(set) var trackNumber = 0
  /// The playback position of the track before the change, in seconds.
  private var expectedTime = 0.0

  /// A Boolean value that indicates whether the media plays, even if the program has not set a state.
  var isPlaying: Bool {
    switch playbackState {
    case .playing: return true
    case .unknown: return (nowPlayingInfo?.playbackRate ?? 0) > 0
    case .paused, .stopped, .interrupted: return false
    }
  }

  /// The current playback position in seconds.
  var elapsedTime: Double {
    guard let info = nowPlayingInfo, info.elapsedPlaybackTime.isFinite else { return 0 }
    var time = info.elapsedPlaybackTime
    if isPlaying, info.playbackRate.isFinite {
      time += ((context?.now ?? timeOfInfo) - timeOfInfo) * info.playbackRate
    }
    if let duration = info.playbackDuration, duration.isFinite { time = min(time, duration) }
    return max(0, time)
  }

  /// Stores the current playback position before the rate changes.
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

  /// The largest difference to the calculated position that is not announced, in seconds.
  private static let unnoticedJump = 0.2
}

extension NowPlayingInfo {
  /// Returns a Boolean value that indicates whether the description is of the same track, with any position.
  fileprivate func isSameTrack(as other: NowPlayingInfo?) -> Bool {
    guard let other else { return false }
    return title == other.title && artist == other.artist && albumTitle == other.albumTitle
      && assetURL == other.assetURL && playbackDuration == other.playbackDuration
  }
}
