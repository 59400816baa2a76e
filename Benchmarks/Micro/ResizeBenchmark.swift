import Glibc
import TestCompositor
import WaylandPlatform
import WindowResponder

/// A benchmark that resizes a window a thousand times, ten times per frame, with a compositor in this
/// process.
@MainActor
enum ResizeBenchmark {
  private static let frames = 100
  private static let resizesAFrame = 10
  private static let largest = (width: 1000, height: 800)

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
    let window = Window(size: Size(width: 640, height: 480))
    RepaintBenchmark.fill(window)
    window.makeKeyAndVisible()
    try compositor.wait(for: "a window", pumping: { try application.turn(until: application.now) })
    {
      $0.toplevels.first?.surface.isMapped == true
    }
    try compositor.perform { try $0.toplevel().surface.sendFrame() }

    // The first round creates the buffers. After it, the memory must not grow.
    var mostDraws = 0
    for frame in 0..<frames { _ = try drawFrame(frame, compositor, application) }
    let before = residentBytes
    var highest = before
    for frame in 0..<frames {
      mostDraws = max(mostDraws, try drawFrame(frame, compositor, application))
      highest = max(highest, residentBytes)
    }
    let buffer = Double(largest.width * largest.height * 4)
    return [
      MicroFigure(
        name: "1,000 resizes: growth of memory", value: Double(highest - before) / 1e6,
        unit: "MB", limit: buffer / 1e6, note: "the limit is one buffer"),
      MicroFigure(
        name: "1,000 resizes: most draws in a frame", value: Double(mostDraws), unit: "", limit: 1),
    ]
  }

  /// Sends ten sizes to the window, lets it draw, and sends its frame callback. Returns the number of times
  /// that it has drawn.
  private static func drawFrame(
    _ frame: Int, _ compositor: TestCompositor, _ application: Application
  ) throws -> Int {
    let resizes = resizesAFrame
    let largest = largest
    try compositor.perform { server in
      let toplevel = try server.toplevel()
      for step in 1...resizes {
        let turn = (frame * resizes + step) * 37
        toplevel.configure(
          width: Int32(largest.width - turn % 400), height: Int32(largest.height - turn % 300))
      }
    }
    try compositor.wait(for: "a frame", pumping: { try application.turn(until: application.now) }) {
      try $0.toplevel().surface.waitingFrameCallbacks > 0
    }
    return try compositor.perform { server in
      let surface = try server.toplevel().surface
      defer { surface.sendFrame() }
      return surface.waitingFrameCallbacks
    }
  }

  /// The resident memory of this process, in bytes.
  static var residentBytes: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let words = text.split(separator: " ").prefix(2).compactMap { Int($0) }
    return words.count == 2 ? words[1] * Int(getpagesize()) : 0
  }
}
