import ResponderSystem
import TouchRecording

/// Playback of recordings of touch screens, which `TouchLab` writes.
///
///     try stage.play("Fixtures/two-fingers.jsonl")
///     #expect(map.zoomScale == 2)
///
/// The same recording always produces exactly the same pixels.
extension Stage {
  /// Plays the touches, pointer and pens of a recording, on the stage's clock.
  ///
  /// The ``frontWindow`` gets the recorded sizes, scale and rotations of the screen, unless locations are
  /// scaled to its own size. The playback begins with the first event, or with the first frame of the
  /// recorded program. Touches and buttons that are down at the end of the recording stay down. Recordings
  /// have no keys.
  ///
  /// Lines that are damaged or unknown are skipped, and listed in ``Playback/problems``.
  ///
  /// - Parameters:
  ///   - path: The path of the file. A relative path begins at the folder of the test's own file.
  ///   - start: The beginning of the played part, in seconds from the first time in the recording. Touches
  ///     that are down at this time are left out until they begin again.
  ///   - end: The end of the played part, which is not included.
  ///   - speed: The number of recorded seconds that are played in one second on the stage.
  ///   - longestPause: The maximum length of a pause without touches and pressed buttons, in seconds of the
  ///     recording. The rest of a longer pause is skipped.
  ///   - scalingToWindow: A Boolean value that indicates whether the window keeps its size and scale, and
  ///     locations are scaled to it.
  ///   - file: The file whose folder is the base of relative paths.
  /// - Throws: ``PlaybackError`` if the file cannot be read, or has nothing to play.
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

  /// An image of the last frame of the window with its popups, or `nil` before the first frame. Nothing is
  /// drawn again, and the clock does not advance.
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
