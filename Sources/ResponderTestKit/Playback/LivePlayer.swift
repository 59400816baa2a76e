import ResponderPlatform
import TouchRecording
import WindowResponder

/// A player for the touches, the pointer and the pens of a recording in a window on a desktop, at the
/// recorded times.
///
/// Locations are scaled to the size of the window. The desktop's own input continues in parallel.
@MainActor package final class LivePlayer {
  /// The lines of a recording with the same time, which are played together.
  private struct Moment {
    var time: Double
    var lines: [RecordedLine]
    /// A Boolean value that indicates whether the lines come before the played part. A pen may be near since
    /// then.
    var isEarly = false
  }

  /// The first identifier of recorded touches. A desktop does not use such large identifiers.
  private static let firstFinger: Int32 = 1 << 20

  private let window: Window
  /// The surface of the window when the last event was played.
  private var surface: (any Surface)?
  private let speed: Double
  private var moments: [Moment] = []
  private var next = 0
  private var began = 0.0
  /// The size of the recorded window in points, or `nil` while it is not known.
  private var size: Size?
  private var touches = TouchAssembler(seat: 0)
  private var pointer = PointerAssembler(seat: 0)
  private var pens = RecordedPens()
  private var surroundings = RecordedSurroundings(PlaybackOptions())
  private var timer: ClockTimer?

  /// The number of events that were played, and of those that were left out. The latter belong to touches and
  /// a pointer that began earlier, and to pens over another window.
  package private(set) var eventCount = 0
  package private(set) var leftOutCount = 0
  /// Called when everything was played.
  package var onEnd: (() -> Void)?

  /// Creates a player for the part of a recording between two times, in seconds from its first time. The
  /// value `speed` is the number of recorded seconds that are played in one second.
  package init(
    _ recording: [RecordedLine], in window: Window, from start: Double = 0,
    to end: Double = .infinity, speed: Double = 1
  ) {
    self.window = window
    self.speed = speed
    guard let zero = recording.lazy.compactMap(\.at).first else { return }
    for line in recording {
      guard let at = line.at else { continue }
      let time = Double(at &- zero) / 1e6
      switch line {
      case .fact where time < end: moments.append(Moment(time: time, lines: [line]))
      case .pen where time < start && time < end:
        moments.append(Moment(time: time, lines: [line], isEarly: true))
      case .touch, .pointer, .pen:
        guard time >= start, time < end else { continue }
        // Events of one frame have arrived together, or within the same read.
        if let last = moments.last, let kept = last.lines.last, !kept.isFact, !last.isEarly,
          time == last.time
        {
          moments[moments.count - 1].lines.append(line)
        } else {
          moments.append(Moment(time: time, lines: [line]))
        }
      case .fact, .header, .moment, .step, .device: break
      }
    }
    // The player begins with the first event. The earlier facts hold from then on.
    let first = moments.first { !$0.isEarly && $0.lines.contains { !$0.isFact } }?.time ?? 0
    for index in moments.indices { moments[index].time = max(0, moments[index].time - first) }
  }

  /// Begins to play.
  package func start() {
    began = Application.shared.now
    goOn()
  }

  /// Stops, and cancels the touches and removes the pens that are still present.
  package func stop() {
    timer?.invalidate()
    timer = nil
    next = moments.count
    for frame in pens.leave() { forward(frame) }
    cancelTouches()
    pointer = PointerAssembler(seat: 0)
    surface = nil
  }

  private func cancelTouches() {
    guard touches.cancel() else { return }
    Application.shared.input(.touchCancel(seat: 0, timestamp: Application.shared.now))
  }

  private func goOn() {
    timer = nil
    let now = Application.shared.now
    while next < moments.count, began + moments[next].time / speed <= now {
      play(moments[next])
      next += 1
    }
    guard next < moments.count else {
      stop()
      onEnd?()
      return
    }
    let wait = began + moments[next].time / speed - now
    timer = ClockTimer.scheduledTimer(withTimeInterval: wait) { [weak self] _ in self?.goOn() }
  }

  /// Updates the surface. If the window has got another one, the touches of the former one are dropped, and
  /// the pointer enters the new one.
  private func updateSurface() {
    let now = window.shownSurface
    guard now !== surface else { return }
    if let surface {
      touches.forget(surface)
      let hadPointer = pointer.surface != nil
      let location = pointer.location
      pointer.forget(surface)
      if hadPointer, let now {
        pointer.enter(now, at: location, time: Application.shared.now)
      }
    }
    surface = now
  }

  private func play(_ moment: Moment) {
    updateSurface()
    for line in moment.lines {
      switch line {
      case .fact(let fact):
        _ = surroundings.take(fact.content)
        if case .window(let state) = fact.content, state.width > 0, state.height > 0 {
          size = Size(width: state.width, height: state.height)
        }
      case .touch(let event):
        if isCancel(event) {
          closeTouches()
          cancelTouches()
        } else if event.isOfProtocol, event.kind != .frame {
          count(take(event))
        }
      case .pointer(let event): if event.kind != .frame { count(take(event)) }
      case .pen(let event) where moment.isEarly:
        pens.note(event, on: surface, in: surroundings, at: stretched)
      case .pen(let event): play(event)
      case .header, .moment, .step, .device: break
      }
    }
    closeTouches()
    for frame in pointer.close() { Application.shared.input(.pointer(frame)) }
  }

  /// Returns a Boolean value that indicates whether the event cancels all touches. The protocol cannot cancel
  /// a single one.
  private func isCancel(_ event: TouchEvent) -> Bool {
    event.kind == .cancel
      || event.kind == .cancelOne && touches.isDown(Self.number(of: event))
  }

  private func count(_ isPlayed: Bool) {
    if isPlayed { eventCount += 1 } else { leftOutCount += 1 }
  }

  private func closeTouches() {
    if let frame = touches.close() { Application.shared.input(.touch(frame)) }
  }

  private func play(_ event: PenEvent) {
    switch pens.take(event, on: surface, in: surroundings, at: stretched) {
    case .played: eventCount += 1
    case .leftOut: leftOutCount += 1
    case .nothing: break
    case .frames(let frames): for frame in frames { forward(frame) }
    }
  }

  private func forward(_ frame: PenFrame) {
    // The window may have got another surface since the pen came near.
    guard let surface = window.shownSurface else { return }
    var frame = frame
    frame.surface = surface
    frame.tool &+= Self.firstFinger
    frame.timestamp = Application.shared.now
    Application.shared.input(.pen(frame))
  }

  private func stretched(_ x: Double, _ y: Double) -> Point {
    guard let size else { return Point(x: x, y: y) }
    let now = window.surfaceSize
    return Point(x: x * now.width / size.width, y: y * now.height / size.height)
  }

  private static func number(of event: TouchEvent) -> Int32 {
    firstFinger &+ event.id &+ Int32(event.seat) &* 1_000
  }

  /// Adds an event to the frame of touches, and returns a Boolean value that indicates whether its touch
  /// began in the played part.
  private func take(_ event: TouchEvent) -> Bool {
    guard let surface else { return false }
    var event = event.withLengths(scaledBy: stretched(1, 0).x)
    event.id = Self.number(of: event)
    if event.kind == .down || event.kind == .motion {
      let location = stretched(event.x, event.y)
      (event.x, event.y) = (location.x, location.y)
    }
    return touches.take(event, on: surface, at: Application.shared.now)
  }

  /// Adds an event to the frame of the pointer, and returns a Boolean value that indicates whether it has an
  /// effect there.
  private func take(_ event: PointerEvent) -> Bool {
    var event = event
    let location = stretched(event.x, event.y)
    (event.x, event.y) = (location.x, location.y)
    if event.kind == .enter || event.kind == .motion {
      // The pointer may have entered before the played part, or be in the window already.
      event.kind = pointer.surface == nil ? .enter : .motion
    }
    return pointer.take(event, on: surface, at: Application.shared.now)
  }
}

extension RecordedLine {
  /// A Boolean value that indicates whether the line is a fact.
  fileprivate var isFact: Bool { if case .fact = self { true } else { false } }
}
