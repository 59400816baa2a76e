import ResponderPlatform
import TouchRecording

/// A player for the lines of a recording on a stage.
@MainActor final class RecordingPlayer {
  /// The time after which an event belongs to another frame if the end of the frame is missing, in seconds.
  private static let frameGap = 0.001
  /// The maximum time between an event and its arrival, in seconds. A larger difference means that there are
  /// two clocks.
  private static let greatestDelay = 1.0

  let stage: Stage
  let options: PlaybackOptions
  var playback = Playback()
  /// A Boolean value that indicates whether there are any events, played or not.
  private(set) var hasSeenEvents = false
  var surroundings: RecordedSurroundings
  var fingers: [RecordedContact: Int] = [:]
  /// A Boolean value that indicates whether a touch has ended in a frame whose end is missing.
  var hasOpenUp = false
  var pointer = RecordedPointer()
  var pens = RecordedPens()

  /// The first time in the recording, in microseconds.
  private var zero: Int64?
  /// The beginning and the current time of the playback, in seconds of the recording, or `nil` before the
  /// beginning.
  private var place: (began: Double, now: Double)?
  /// The number of seconds of the recording that were skipped.
  private var skipped = 0.0
  private let began: Double
  private let framesBefore: Int
  private var frameCount: Int
  /// The differences of the clocks of touch screens, pointers and pens from the clock of arrivals, in
  /// microseconds.
  private var clockOffsets: [RecordedClock: Int64] = [:]

  init(_ stage: Stage, _ options: PlaybackOptions) {
    self.stage = stage
    self.options = options
    surroundings = RecordedSurroundings(options)
    began = stage.now
    framesBefore = stage.display.drawnFrameCount
    frameCount = framesBefore
    stage.onStep = { [weak self] in self?.seePictures() }
  }

  /// Plays a line.
  func take(_ result: Result<RecordedLine, LineProblem>) {
    switch result {
    case .failure(let problem):
      playback.problemCount += 1
      if playback.problems.count < Recording.namedProblems {
        playback.problems.append(problem.description)
      }
    case .success(.header(let version)):
      playback.isFromLaterVersion = version > RecordedLine.version
    case .success(let line):
      guard let at = line.at else { return }
      let first = zero ?? at
      zero = first
      play(line, at: Double(at &- first) / 1e6)
    }
  }

  /// Ends the playback, and returns its result.
  func finish() -> Playback {
    closeForgottenFrame()
    // The changes of the last event are drawn with the next frame.
    if options.onFrame != nil { stage.render() }
    seePictures()
    stage.onStep = nil
    playback.duration = stage.now - began
    playback.frameCount = stage.display.drawnFrameCount - framesBefore
    return playback
  }

  private func play(_ line: RecordedLine, at time: Double) {
    let isEvent =
      switch line {
      case .touch, .pointer, .pen: true
      case .header, .moment, .fact, .step, .device: false
      }
    if isEvent { hasSeenEvents = true }
    guard time < options.end else { return }
    guard time >= options.start else { return note(line) }
    switch line {
    case .touch(let event):
      wait(until: time)
      deliver(event.stamp, .touch(event.seat)) { play(event) }
    case .pointer(let event):
      // The pointer may have entered long before, in a part that was cut out.
      if place != nil || event.kind != .enter { wait(until: time) }
      deliver(event.stamp, .pointer(event.seat)) { play(event) }
    case .pen(let event):
      if place != nil || !event.isHolding { wait(until: time) }
      deliver(event.stamp, .pen(event.tool)) { play(event) }
    case .moment(let moment):
      wait(until: time)
      if moment.kind == .handled { closeForgottenFrame() }
    case .fact(let fact):
      if place != nil { wait(until: time) }
      tell(fact)
    case .header, .step, .device: break
    }
    seePictures()
  }

  /// Handles a line before the played part if it still has an effect in it.
  private func note(_ line: RecordedLine) {
    switch line {
    case .fact(let fact): tell(fact)
    case .pen(let event): note(event)
    case .pointer(let event): note(event)
    case .header, .touch, .moment, .step, .device: break
    }
  }

  private func tell(_ fact: Fact) {
    if surroundings.take(fact.content) { surroundings.apply(to: stage) }
  }

  // MARK: Time

  /// Advances the clock of the stage. The first call sets the beginning.
  private func wait(until time: Double) {
    guard let now = place?.now else {
      place = (time, time)
      return
    }
    let gap = time - now
    guard gap > 0 else { return }
    if gap > Self.frameGap { closeForgottenFrame() }
    place?.now = time
    if gap > options.longestPause, isIdle { skipped += gap - options.longestPause }
    let due = began + (time - (place?.began ?? time) - skipped) / options.speed
    stage.advance(by: due - stage.now)
  }

  /// Ends a frame that has no end event, as weston and mutter send none after the last touch.
  private func closeForgottenFrame() {
    guard hasOpenUp else { return }
    hasOpenUp = false
    stage.frame()
  }

  private var isIdle: Bool {
    fingers.isEmpty && stage.pressedButtons.isEmpty && !pens.isDown
  }

  /// Delivers an event with the time that its compositor gave it.
  private func deliver(_ stamp: Stamp, _ clock: RecordedClock, _ body: () -> Void) {
    var delay = 0.0
    if let sent = stamp.sent {
      let behind = stamp.arrived &- sent
      let limit = Int64(Self.greatestDelay * 1e6)
      let offset = clockOffsets[clock] ?? ((0...limit).contains(behind) ? 0 : behind)
      clockOffsets[clock] = offset
      delay = min(max(Double(behind &- offset) / 1e6, 0), Self.greatestDelay)
    }
    stage.recordedTime = stage.now - delay / options.speed
    body()
    stage.recordedTime = nil
  }

  private func seePictures() {
    let count = stage.display.drawnFrameCount
    guard count != frameCount else { return }
    frameCount = count
    options.onFrame?(stage.now - began)
  }
}

/// A device whose events have their own clock.
enum RecordedClock: Hashable {
  case touch(UInt8), pointer(UInt8), pen(UInt32)
}
