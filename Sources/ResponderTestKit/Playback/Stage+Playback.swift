import ResponderSystem
import TouchRecording

/// Recordings of touch screens, as `TouchLab` writes them.
///
///     try stage.play("Fixtures/two-fingers.jsonl")
///     #expect(map.zoomScale == 2)
///
/// The same recording gives the same picture, to the pixel, each time.
extension Stage {
  /// Plays what fingers, pointer and pens did in a recording, on the stage's clock.
  ///
  /// The ``frontWindow`` gets the sizes, the scale and the screen's turns that the recorded window had,
  /// unless places are to be scaled to the size that it has. The clock begins with the first event, or the
  /// first frame of the recorded program; what is still down when the recording ends stays down. Keys are
  /// not recorded.
  ///
  /// A line that is broken or unknown is passed over and named in ``Playback/problems``.
  ///
  /// - Parameters:
  ///   - path: The file; from the folder of the test's own file where it is relative.
  ///   - start: From when it is played, in seconds from the first time in the recording. What was down then
  ///     is left out until it comes down anew.
  ///   - end: Up to, but without, when it is played.
  ///   - speed: How many seconds of the recording are one on the stage.
  ///   - longestPause: Where nothing touches and no button is down for longer than this, in seconds of the
  ///     recording, the rest of the pause is skipped.
  ///   - scalingToWindow: Whether the window keeps its size and scale, and places are stretched to it.
  ///   - file: Where relative paths begin.
  /// - Throws: ``PlaybackError``, where the file can't be read or holds nothing to play.
  @discardableResult public func play(
    _ path: String, from start: Double = 0, to end: Double = .infinity, at speed: Double = 1,
    longestPause: Double = .infinity, scalingToWindow: Bool = false, file: String = #filePath
  ) throws(PlaybackError) -> Playback {
    precondition(start < end, "a recording is played from a time to a later one")
    precondition(speed > 0 && speed.isFinite, "a recording is played at a speed above 0")
    precondition(longestPause >= 0, "a pause lasts 0 s or longer")
    var options = PlaybackOptions()
    options.start = start
    options.end = end
    options.speed = speed
    options.longestPause = longestPause
    options.scalesToWindow = scalingToWindow
    let folder = file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
    return try play(path.hasPrefix("/") ? path : "\(folder)/\(path)", options)
  }

  /// Plays a recording.
  package func play(
    _ path: String, _ options: PlaybackOptions
  ) throws(PlaybackError) -> Playback {
    let player = RecordingPlayer(self, options)
    do throws(SystemError) {
      try RecordingReader.read(path: path) { result, _ in player.take(result) }
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    let playback = player.finish()
    guard playback.eventCount == 0 else { return playback }
    guard !player.hasSeenEvents else {
      throw .noEventsBetween(path: path, start: options.start, end: options.end)
    }
    throw .noEvents(path: path, problem: playback.problems.first)
  }

  /// What is on the screen: the newest picture of the window, with popups over it; nil before the first.
  /// Nothing is drawn anew for it, and no time passes.
  package var shownImage: Image? {
    guard let surface, let picture = surface.image() else { return nil }
    let popups = display.popups
    if popups.isEmpty, surface.geometry.origin == .zero { return picture }
    let size = surface.geometry.size
    return ImageRenderer(size: size, scale: display.scale).image { context in
      for layer in [surface] + popups {
        guard let picture = layer.image() else { continue }
        let origin = layer.originInOwner
        context.draw(
          picture,
          at: Point(x: origin.x - layer.geometry.minX, y: origin.y - layer.geometry.minY))
      }
    }
  }
}
