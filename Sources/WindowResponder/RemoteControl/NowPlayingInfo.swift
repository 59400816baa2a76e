/// What is playing, as desktops show it beside their media keys.
///
/// Follows the keys of `MPNowPlayingInfoCenter.nowPlayingInfo`, as typed properties.
public struct NowPlayingInfo: Hashable, Sendable {
  /// The title.
  public var title: String?
  /// Who plays.
  public var artist: String?
  /// The album that it is part of.
  public var albumTitle: String?
  /// Who made the album.
  public var albumArtist: String?
  /// Who wrote it.
  public var composer: String?
  /// Its genre.
  public var genre: String?
  /// Its number on its disc, from 1.
  public var albumTrackNumber: Int?
  /// The number of its disc, from 1.
  public var discNumber: Int?
  /// Where a picture for it is, as `file:///…/cover.png`.
  public var artworkURL: String?
  /// Where it is itself.
  public var assetURL: String?
  /// How long it is, in seconds; nil where that is not known, as of a live transmission.
  public var playbackDuration: Double?
  /// How far it had been played when this was set, in seconds. What follows is reckoned from it: set it
  /// after a jump, not all the time.
  public var elapsedPlaybackTime: Double
  /// How quickly it is played; 1 is as it was recorded, 0 is not at all.
  public var playbackRate: Double

  /// Creates a description of what is playing.
  public init(
    title: String? = nil, artist: String? = nil, albumTitle: String? = nil,
    albumArtist: String? = nil, composer: String? = nil, genre: String? = nil,
    albumTrackNumber: Int? = nil, discNumber: Int? = nil, artworkURL: String? = nil,
    assetURL: String? = nil, playbackDuration: Double? = nil, elapsedPlaybackTime: Double = 0,
    playbackRate: Double = 1
  ) {
    self.title = title
    self.artist = artist
    self.albumTitle = albumTitle
    self.albumArtist = albumArtist
    self.composer = composer
    self.genre = genre
    self.albumTrackNumber = albumTrackNumber
    self.discNumber = discNumber
    self.artworkURL = artworkURL
    self.assetURL = assetURL
    self.playbackDuration = playbackDuration
    self.elapsedPlaybackTime = elapsedPlaybackTime
    self.playbackRate = playbackRate
  }
}

/// Whether something plays. The values are those of `MPNowPlayingPlaybackState`.
public enum NowPlayingPlaybackState: UInt, Hashable, Sendable {
  /// Nobody has said: it plays while there is something with a rate above zero.
  case unknown = 0
  /// It plays.
  case playing = 1
  /// It is held.
  case paused = 2
  /// It has ended.
  case stopped = 3
  /// Something else has taken its place for the time being.
  case interrupted = 4
}

/// What a remote control may ask for.
public struct RemoteControlCommands: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// To play.
  public static let play = RemoteControlCommands(rawValue: 1 << 0)
  /// To pause.
  public static let pause = RemoteControlCommands(rawValue: 1 << 1)
  /// To go to the next track.
  public static let nextTrack = RemoteControlCommands(rawValue: 1 << 2)
  /// To go to the previous track.
  public static let previousTrack = RemoteControlCommands(rawValue: 1 << 3)
  /// To seek forward and backward.
  public static let seek = RemoteControlCommands(rawValue: 1 << 4)
  /// Everything.
  public static let all: RemoteControlCommands = [.play, .pause, .nextTrack, .previousTrack, .seek]
}
