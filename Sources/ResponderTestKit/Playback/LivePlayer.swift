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
  private let speed: Double
  private var moments: [Moment] = []
  private var next = 0
  private var began = 0.0
  /// The size of the recorded window in points, or `nil` while it is not known.
  private var size: Size?
  private var down: Set<Int32> = []
  private var place = Point.zero
  private var isInside = false
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
    for (tool, pen, changes) in pens.leave() { hand(on: pen, changes, tool) }
    guard !down.isEmpty else { return }
    down = []
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

  private func play(_ moment: Moment) {
    var touches: [TouchChange] = []
    var pointer: [PointerChange] = []
    for line in moment.lines {
      switch line {
      case .fact(let fact):
        _ = surroundings.take(fact.content)
        if case .window(let state) = fact.content, state.width > 0, state.height > 0 {
          size = Size(width: state.width, height: state.height)
        }
      case .touch(let event):
        if isCancel(event) {
          hand(on: touches)
          touches = []
          down = []
          Application.shared.input(.touchCancel(seat: 0, timestamp: Application.shared.now))
        } else if event.isOfProtocol, event.kind != .frame {
          count(change(of: event).map { touches.append($0) })
        }
      case .pointer(let event):
        if event.kind != .frame { count(change(of: event).map { pointer.append($0) }) }
      case .pen(let event) where moment.isEarly:
        pens.note(event, in: surroundings, at: stretched)
      case .pen(let event): play(event)
      case .header, .moment, .step, .device: break
      }
    }
    hand(on: touches)
    guard !pointer.isEmpty, let surface = window.shownSurface else { return }
    Application.shared.input(
      .pointer(
        PointerFrame(
          seat: 0, surface: surface, timestamp: Application.shared.now, location: place,
          changes: pointer)))
  }

  /// Returns a Boolean value that indicates whether the event cancels all touches. The protocol cannot cancel
  /// a single one.
  private func isCancel(_ event: TouchEvent) -> Bool {
    event.kind == .cancel
      || event.kind == .cancelOne && down.contains(Self.number(of: event))
  }

  private func count(_ played: Void?) {
    if played == nil { leftOutCount += 1 } else { eventCount += 1 }
  }

  private func hand(on touches: [TouchChange]) {
    guard !touches.isEmpty else { return }
    Application.shared.input(
      .touch(TouchFrame(seat: 0, timestamp: Application.shared.now, changes: touches)))
  }

  private func play(_ event: PenEvent) {
    switch pens.take(event, in: surroundings, at: stretched) {
    case .played: eventCount += 1
    case .leftOut: leftOutCount += 1
    case .nothing: break
    case .frame(let pen, let changes): hand(on: pen, changes, event.tool)
    }
  }

  private func hand(on pen: RecordedPen, _ changes: [PenChange], _ tool: UInt32) {
    guard let surface = window.shownSurface else { return }
    Application.shared.input(
      .pen(
        PenFrame(
          seat: 0, tool: Self.firstFinger &+ Int32(truncatingIfNeeded: tool), kind: pen.kind,
          surface: surface, timestamp: Application.shared.now, changes: changes, state: pen.state)))
  }

  private func stretched(_ x: Double, _ y: Double) -> Point {
    guard let size else { return Point(x: x, y: y) }
    let now = window.surfaceSize
    return Point(x: x * now.width / size.width, y: y * now.height / size.height)
  }

  private static func number(of event: TouchEvent) -> Int32 {
    firstFinger &+ event.id &+ Int32(event.seat) &* 1_000
  }

  /// Returns the change of a touch, or `nil` if the touch began before the played part.
  private func change(of event: TouchEvent) -> TouchChange? {
    let id = Self.number(of: event)
    if event.kind == .down { down.insert(id) }
    guard down.contains(id), let surface = window.shownSurface else { return nil }
    let now = Application.shared.now
    let place = stretched(event.x, event.y)
    switch event.kind {
    case .down:
      return TouchChange(id: id, kind: .down, surface: surface, location: place, timestamp: now)
    case .motion: return TouchChange(id: id, kind: .motion, location: place, timestamp: now)
    case .up:
      down.remove(id)
      return TouchChange(id: id, kind: .up, timestamp: now)
    case .shape:
      var changes: [TouchChange] = []
      changes.setShape(of: id, major: event.x, minor: event.y, timestamp: now)
      return changes.first
    case .orientation:
      var changes: [TouchChange] = []
      changes.setOrientation(of: id, degrees: event.x, timestamp: now)
      return changes.first
    case .frame, .cancel, .cancelOne, .hover, .pressure, .tool: return nil
    }
  }

  /// Returns the change of the pointer, or `nil` if its location is not known, or the event is a detail of a
  /// wheel.
  private func change(of event: PointerEvent) -> PointerChange? {
    if event.kind == .enter || event.kind == .motion { place = stretched(event.x, event.y) }
    if event.kind == .enter || event.kind == .motion, !isInside {
      isInside = true
      return .entered
    }
    guard isInside else { return nil }
    switch event.kind {
    case .enter, .motion: return .moved
    case .leave:
      isInside = false
      return .left
    case .button: return .button(code: event.code, isDown: event.value != 0)
    case .axis:
      let isVertical = event.code == 0
      return .scroll(
        ScrollChange(
          delta: Vector(dx: isVertical ? 0 : event.value, dy: isVertical ? event.value : 0)))
    case .axisStop:
      return .scroll(
        ScrollChange(stopsHorizontally: event.code != 0, stopsVertically: event.code == 0))
    case .axisSource, .axisDiscrete, .axisValue120, .axisDirection, .frame: return nil
    }
  }
}

extension RecordedLine {
  /// A Boolean value that indicates whether the line is a fact.
  fileprivate var isFact: Bool { if case .fact = self { true } else { false } }
}
