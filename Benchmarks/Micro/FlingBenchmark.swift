import Dispatch
import Glibc
import TestCompositor
import WaylandPlatform
import Widgets
import WindowResponder

/// A benchmark that flings a table for ten seconds on a compositor with 60 frames per second, and counts the
/// frames without new content.
@MainActor
enum FlingBenchmark {
  private static let seconds = 10.0

  static func figures() throws -> [MicroFigure] {
    var behavior = TestCompositor.Behavior()
    behavior.sendsFrames = false
    behavior.copiesPixels = false
    behavior.recordsRequests = false
    let compositor = try TestCompositor(behavior: behavior)
    defer { compositor.stop() }
    let application = Application()
    application.becomeShared()
    application.connect(to: try WaylandDisplay.connect(environment: compositor.environment))
    defer { application.disconnect() }
    let window = Window(size: Size(width: 400, height: 700))
    let table = TableView(frame: window.bounds)
    let rows = TableRows(isRich: true)
    rows.fill(table)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(table)
    window.makeKeyAndVisible()
    try compositor.wait(for: "a window", pumping: { try application.turn(until: application.now) })
    {
      $0.toplevels.first?.surface.isMapped == true
    }

    let screen = PacedScreen(compositor)
    screen.start()
    let before = Stopwatch.processorTime
    let end = application.now + seconds
    while application.now < end { try application.turn(until: end) }
    let used = Stopwatch.processorTime - before
    screen.stop()
    guard table.contentOffset.y > 1_000 else { return [] }
    return [
      MicroFigure(
        name: "frames missed in a 10 s fling at 60 Hz", value: Double(screen.missed), unit: "",
        limit: 0,
        note: "of \(screen.counted); \(Stopwatch.milliseconds(used / Double(screen.counted))) ms"
          + " of CPU a frame")
    ]
  }
}

/// A screen that presents a frame every sixtieth of a second, and simulates a touch that flings repeatedly.
private final class PacedScreen: @unchecked Sendable {
  private static let interval = 1.0 / 60
  /// The number of frames from one fling to the next, the number of frames in which the touch moves, and the
  /// distance of each move in points.
  private static let period = 70
  private static let strokes = 8
  private static let stroke = 40.0
  /// The number of frames from the beginning of a touch until the content follows it, during which the list
  /// rests.
  private static let rest = 3

  /// The number of frames without new content although the content moves, and the number of all counted
  /// frames.
  private(set) var missed = 0
  private(set) var counted = 0

  private let compositor: TestCompositor
  private let queue = DispatchQueue(label: "screen", qos: .userInteractive)
  private let done = DispatchSemaphore(value: 0)
  private let lock = DispatchSemaphore(value: 1)
  private var isStopping = false
  private var commits = 0

  init(_ compositor: TestCompositor) {
    self.compositor = compositor
  }

  func start() {
    queue.async { [self] in
      var due = Self.now
      var frame = 0
      while !shouldStop {
        due += Self.interval
        var time = timespec(tv_sec: Int(due), tv_nsec: Int((due - due.rounded(.down)) * 1e9))
        clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil)
        show(frame)
        frame += 1
      }
      done.signal()
    }
  }

  /// Ends the screen. After that, the counts can be read.
  func stop() {
    lock.wait()
    isStopping = true
    lock.signal()
    done.wait()
  }

  private var shouldStop: Bool {
    lock.wait()
    defer { lock.signal() }
    return isStopping
  }

  private func show(_ frame: Int) {
    let step = frame % Self.period
    let total = try? compositor.perform { server in
      let surface = try server.toplevel().surface
      let total = surface.bufferCommits
      surface.sendPresented()
      surface.sendFrame()
      let seat = try server.seat()
      let y = 600 - Double(step) * Self.stroke
      switch step {
      case 0: seat.touchDown(1, on: surface, x: 200, y: y)
      case 1...Self.strokes: seat.touchMotion(1, x: 200, y: y)
      case Self.strokes + 1: seat.touchUp(1)
      default: return total
      }
      seat.touchFrame()
      return total
    }
    guard let total else { return }
    if frame >= Self.rest, step == 0 || step > Self.rest {
      counted += 1
      if total == commits { missed += 1 }
    }
    commits = total
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
