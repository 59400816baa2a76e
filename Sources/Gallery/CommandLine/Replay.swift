import ResponderTestKit
import WindowResponder

/// A player that plays a recording of a touch screen on a page, without a desktop.
@MainActor struct Replay {
  private let options: Options
  private let stage: Stage

  init(_ options: Options) {
    self.options = options
    let window = GalleryWindow(size: options.size)
    stage = Stage(size: options.size, scale: options.scale, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
  }

  /// Plays a recording, writes and prints the requested output, and finally prints a summary.
  ///
  /// - Throws: ``PlaybackError``, and ``ImageError`` if an image cannot be written.
  func play(_ path: String) throws {
    var wanted = PlaybackOptions()
    wanted.start = options.replay.start
    wanted.end = options.replay.end
    wanted.speed = options.replay.speed
    wanted.scalesToWindow = options.replay.scalesToWindow
    wanted.keepsScale = options.replay.keepsScale
    let frames = ReplayFrames(options.replay)
    if let folder = options.replay.folder { try ReplayFrames.make(folder: folder) }
    wanted.onFrame = { [stage] time in frames.take(stage.shownImage, at: time) }
    // A relative path is relative to the working directory, not to a source file.
    let playback = try stage.play(path.hasPrefix("/") ? path : "./\(path)", wanted)
    if let failure = frames.failure { throw failure }
    for problem in playback.problems { Terminal.writeError("gallery: \(path): \(problem)") }
    let unnamed = playback.problemCount - playback.problems.count
    if unnamed > 0 {
      Terminal.writeError("gallery: \(path): \(unnamed) more lines that can't be read")
    }
    if playback.isFromLaterVersion {
      Terminal.writeError("gallery: \(path): of a later version; what is new in it is passed over")
    }
    stage.render()
    let last = stage.shownImage.map(ReplayFrames.describe) ?? "nothing shown"
    Terminal.write(
      """
      \(playback.eventCount) events, \(playback.leftOutCount) left out, \(frames.count) frames; \
      last \(last)
      """)
  }
}
