/// The description of the media that is playing, which desktops show next to their media keys.
///
/// It has the keys of `MPNowPlayingInfoCenter.nowPlayingInfo` as typed properties.
public struct NowPlayingInfo: Hashable, Sendable {
  /// The title.
  public var title: String?
  /// The performing artist.
  public var artist: String?
  /// The title of the album.
  public var albumTitle: String?
  /// The artist of the album.
  public var albumArtist: String?
  /// The composer.
  public var composer: String?
  /// The genre.
  public var genre: String?
  /// The number of the track on its disc, from 1.
  public var albumTrackNumber: Int?
  /// The number of the disc, from 1.
  public var discNumber: Int?
  /// The URL of an image for the media, such as `file:///…/cover.png`.
  public var artworkURL: String?
  /// The URL of the media.
  public var assetURL: String?
  /// The duration in seconds, or `nil` if it is not known, for example for a live stream.
  public var playbackDuration: Double?
  /// The playback position at the time when this value was set, in seconds. Later positions are calculated
  /// from it, so set it after a jump, but not continuously.
  public var elapsedPlaybackTime: Double
  /// The playback rate. Normal speed is 1, and 0 means that nothing plays.
  public var playbackRate: Double

  /// Creates a description of the media that is playing.
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

/// The playback states. The values are those of `MPNowPlayingPlaybackState`.
public enum NowPlayingPlaybackState: UInt, Hashable, Sendable {
  /// The program has not set a state: the media plays if its rate is above zero.
  case unknown = 0
  /// The media is playing.
  case playing = 1
  /// Playback is paused.
  case paused = 2
  /// Playback has stopped.
  case stopped = 3
  /// Playback is interrupted by something else.
  case interrupted = 4
}

/// The commands that a remote control may send.
public struct RemoteControlCommands: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The command to play.
  public static let play = RemoteControlCommands(rawValue: 1 << 0)
  /// The command to pause.
  public static let pause = RemoteControlCommands(rawValue: 1 << 1)
  /// The command to go to the next track.
  public static let nextTrack = RemoteControlCommands(rawValue: 1 << 2)
  /// The command to go to the previous track.
  public static let previousTrack = RemoteControlCommands(rawValue: 1 << 3)
  /// The commands to seek forward and backward.
  public static let seek = RemoteControlCommands(rawValue: 1 << 4)
  /// The set of all commands.
  public static let all: RemoteControlCommands = [.play, .pause, .nextTrack, .previousTrack, .seek]
}
