import Glibc
import TestCompositor
import TestScenes
import Testing

@testable import WaylandPlatform
@testable import WindowResponder

/// An application with a view that can be dragged and one that accepts drops, on a test compositor.
@MainActor final class DragRig: ConnectedRig {
  let compositor: TestCompositor
  let application = Application()
  let window = Window(size: Size(width: 400, height: 300))
  let log = DragLog()
  let source = View(frame: Rect(x: 20, y: 20, width: 100, height: 60))
  let target = View(frame: Rect(x: 220, y: 120, width: 120, height: 100))
  let display: WaylandDisplay
  let replyCount = 4

  init(globals: [String: UInt32] = TestCompositor.allGlobals) throws {
    compositor = try TestCompositor(globals: globals)
    display = try DragRig.connect(to: compositor)
    application.becomeShared()
    application.connect(to: display)
    source.backgroundColor = .systemBlue
    source.addInteraction(DragInteraction(delegate: log))
    target.addInteraction(DropInteraction(delegate: log))
    window.addSubview(source)
    window.addSubview(target)
    try show(window)
  }

  /// Converts a position from the window's coordinates to those of its surface.
  func onSurface(_ place: Point) -> Point {
    let zero = window.fromSurface(.zero)
    return Point(x: place.x - zero.x, y: place.y - zero.y)
  }

  /// Presses the pointer on the source, and moves it until a drag begins.
  func beginDrag() throws {
    let start = onSurface(source.center)
    try play { seat, surface in
      seat.pointerEnter(surface, x: start.x, y: start.y)
      seat.pointerButton(isDown: true)
      seat.pointerFrame()
      seat.pointerMotion(x: start.x + 15, y: start.y)
      seat.pointerFrame()
    }
  }

  /// Drags data of another program over the target.
  func dragForeign(_ data: [String: [UInt8]]) throws {
    let place = onSurface(target.center)
    try play { seat, surface in
      seat.dragElsewhere(data)
      seat.dragEnter(surface, x: place.x, y: place.y)
    }
  }

  /// Reads a pipe to its end while the application runs, and closes the pipe.
  func readAll(_ descriptor: Int32) throws -> [UInt8] {
    defer { _ = Glibc.close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    try compositor.waitHere(for: "the end of the pipe", pumping: turn) {
      while true {
        let count = read(descriptor, &chunk, chunk.count)
        if count == 0 { return true }
        if count < 0 { return false }
        bytes += chunk[..<count]
      }
    }
    return bytes
  }

  /// Closes the connection. Checks that no objects remain and that no protocol error occurred.
  func close(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try disconnect(leavesNothing: true, sourceLocation: sourceLocation)
  }
}
