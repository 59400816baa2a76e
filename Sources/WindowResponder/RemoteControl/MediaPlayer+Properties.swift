import ResponderBus

extension MediaPlayer {
  func property(_ name: String, of interface: String) -> DBusValue? {
    interface == Self.rootInterface ? rootProperty(name) : playerProperty(name)
  }

  func setProperty(_ name: String, of interface: String, to value: DBusValue) -> Bool {
    // Setting a constant property to its own value succeeds.
    property(name, of: interface) == value
  }

  private func rootProperty(_ name: String) -> DBusValue? {
    switch name {
    case "CanQuit", "CanRaise": return .bool(true)
    case "CanSetFullscreen", "HasTrackList", "Fullscreen": return .bool(false)
    case "Identity": return .string(program.programContext.name)
    case "DesktopEntry": return .string(program.identifier)
    case "SupportedUriSchemes", "SupportedMimeTypes": return .strings([])
    default: return nil
    }
  }

  private func playerProperty(_ name: String) -> DBusValue? {
    if name == "Position" { return .int64(Self.microseconds(nowPlaying.elapsedTime)) }
    return properties[name]
  }

  /// The player's properties whose changes are signalled.
  var properties: [String: DBusValue] {
    let commands = nowPlaying.supportedCommands
    return [
      "PlaybackStatus": .string(playbackStatus),
      "LoopStatus": .string("None"),
      "Shuffle": .bool(false),
      "Rate": .double(rate),
      "MinimumRate": .double(min(1, rate)),
      "MaximumRate": .double(max(1, rate)),
      "Volume": .double(1),
      "Metadata": .dictionary(metadata),
      "CanGoNext": .bool(commands.contains(.nextTrack)),
      "CanGoPrevious": .bool(commands.contains(.previousTrack)),
      "CanPlay": .bool(commands.contains(.play)),
      "CanPause": .bool(commands.contains(.pause)),
      "CanSeek": .bool(commands.contains(.seek)),
      "CanControl": .bool(true),
    ]
  }

  private var playbackStatus: String {
    if nowPlaying.isPlaying { return "Playing" }
    switch nowPlaying.playbackState {
    case .paused, .interrupted: return "Paused"
    case .unknown, .playing, .stopped:
      return nowPlaying.playbackState == .unknown && nowPlaying.nowPlayingInfo != nil
        ? "Paused" : "Stopped"
    }
  }

  /// The playback rate. MPRIS does not allow zero, which means paused.
  private var rate: Double {
    let rate = nowPlaying.nowPlayingInfo?.playbackRate ?? 1
    return rate.isFinite && rate != 0 ? rate : 1
  }

  /// The object path of the current track.
  var trackPath: String {
    nowPlaying.nowPlayingInfo == nil
      ? "/org/mpris/MediaPlayer2/TrackList/NoTrack"
      : "/org/windowresponder/Track/\(nowPlaying.trackNumber)"
  }

  private var metadata: [String: DBusValue] {
    guard let info = nowPlaying.nowPlayingInfo else { return [:] }
    var result: [String: DBusValue] = ["mpris:trackid": .objectPath(trackPath)]
    result["xesam:title"] = info.title.map(DBusValue.string)
    result["xesam:album"] = info.albumTitle.map(DBusValue.string)
    result["xesam:artist"] = info.artist.map { .strings([$0]) }
    result["xesam:albumArtist"] = info.albumArtist.map { .strings([$0]) }
    result["xesam:composer"] = info.composer.map { .strings([$0]) }
    result["xesam:genre"] = info.genre.map { .strings([$0]) }
    result["xesam:trackNumber"] = info.albumTrackNumber.map { .int32(Int32(clamping: $0)) }
    result["xesam:discNumber"] = info.discNumber.map { .int32(Int32(clamping: $0)) }
    result["xesam:url"] = info.assetURL.map(DBusValue.string)
    result["mpris:artUrl"] = info.artworkURL.map(DBusValue.string)
    result["mpris:length"] = info.playbackDuration.map { .int64(Self.microseconds($0)) }
    return result
  }

  /// Converts seconds to the microseconds of the bus.
  static func microseconds(_ seconds: Double) -> Int64 {
    guard seconds.isFinite else { return 0 }
    return Int64(min(max(seconds, -9e12), 9e12) * 1e6)
  }
}
