import WindowResponder

/// A track that the gallery's player simulates.
struct Track {
  let title: String
  let artist: String
  let album: String
  /// The duration, in seconds.
  let duration: Double
  let color: Color

  static let all = [
    Track(
      title: "Gymnopédie No. 1", artist: "Erik Satie", album: "Trois Gymnopédies", duration: 201,
      color: .systemTeal),
    Track(
      title: "Clair de lune", artist: "Claude Debussy", album: "Suite bergamasque", duration: 303,
      color: .systemIndigo),
    Track(
      title: "Für Elise", artist: "Ludwig van Beethoven", album: "Bagatelles", duration: 174,
      color: .systemOrange),
  ]

  /// Returns the information that desktops show.
  func info(elapsed: Double) -> NowPlayingInfo {
    NowPlayingInfo(
      title: title, artist: artist, albumTitle: album, playbackDuration: duration,
      elapsedPlaybackTime: elapsed)
  }
}
