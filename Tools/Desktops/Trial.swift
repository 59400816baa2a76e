import Foundation
import RealCompositors

/// The test of one behavior on one desktop, with the processes that it starts and its assertions.
final class Trial {
  let desktop: Desktop
  private var compositors: [RealCompositor] = []
  private var programs: [ChildProcess] = []

  init(_ desktop: Desktop) { self.desktop = desktop }

  /// Ends all processes of the test.
  func end() {
    for compositor in compositors { compositor.stop() }
    compositors = []
    programs = []
  }

  func outcome(of error: any Error) -> Outcome {
    switch error {
    case Ending.failed(let reason): .fails(reason)
    case Ending.notOffered(let reason): .notOffered(reason)
    case Ending.notPlayed(let reason): .notPlayed(reason)
    case CompositorError.unsupported(let reason): .notPlayed(reason)
    default: .fails("\(error)")
    }
  }

  // MARK: Programs

  /// Starts the compositor.
  func start(_ screen: Desktop.Screen = Desktop.Screen()) throws -> RealCompositor {
    let compositor = try desktop.start(screen)
    compositors.append(compositor)
    return compositor
  }

  /// Starts the gallery, and waits until it is visible and idle.
  func gallery(
    _ page: String, on compositor: RealCompositor, size: String = "500x400",
    isFullscreen: Bool = false
  ) throws -> GalleryClient {
    let gallery = try GalleryClient(
      on: compositor, page: page, size: size, options: isFullscreen ? ["--fullscreen"] : [])
    programs.append(gallery.process)
    if isFullscreen { try awaitOutputSize(gallery.process, on: compositor) }
    rest(on: compositor)
    return gallery
  }

  /// Starts one of the probes, and waits until it is visible and has the keyboard focus.
  func probe(
    _ name: String, _ words: [String] = [], on compositor: RealCompositor,
    environment: [String: String] = [:]
  ) throws -> ChildProcess {
    let process = try compositor.launch(
      Executables.product(name), words, environment: environment, debug: true)
    programs.append(process)
    try check(
      wait { process.waylandLog.isShown }, "\(name) was not shown \(process.errors.suffix(300))")
    rest(on: compositor)
    if process.waylandLog.events("wl_keyboard.enter").isEmpty {
      // Some desktops focus no window until the user selects one.
      try? compositor.input.click(
        atX: Double(compositor.size.width) / 2, y: Double(compositor.size.height) / 2)
    }
    try check(
      wait { !process.waylandLog.events("wl_keyboard.enter").isEmpty },
      "\(name) did not get the keyboard")
    return process
  }

  /// Waits until a window has the size of its output.
  private func awaitOutputSize(_ process: ChildProcess, on compositor: RealCompositor) throws {
    let size = ["\(compositor.size.width)", "\(compositor.size.height)"]
    try check(
      wait { process.waylandLog.geometrySize == size },
      "fullscreen is \(process.waylandLog.geometrySize ?? []), the output \(size)")
  }

  /// Waits until windows no longer move. mutter moves its windows for some time even if animations are
  /// disabled, and some other compositors aren't finished immediately either.
  func rest(on compositor: RealCompositor) {
    if case .mutter(let isShell) = compositor.kind {
      _ = wait(seconds: isShell ? 1.5 : 0.6) { false }
    }
    switch compositor.kind {
    case .weston, .sway: _ = wait(seconds: 0.4) { false }
    case .kwin, .labwc, .mutter: break
    }
  }

  // MARK: Assertions

  func check(_ truth: Bool, _ words: @autoclosure () -> String) throws {
    if !truth { throw Ending.failed(words()) }
  }

  /// Waits until a condition is true, for up to ten seconds by default, and returns whether it became true.
  func wait(seconds: Double = 10, until condition: () throws -> Bool) rethrows -> Bool {
    try RealCompositors.wait(seconds: seconds, interval: 0.01, until: condition)
  }

  func check(_ process: ChildProcess, says line: String) throws {
    try check(
      wait { process.output.split(separator: "\n").contains { $0 == line } },
      "“\(line)” was not said, but \(process.output.split(separator: "\n").suffix(3))")
  }

  /// Ends the test if the compositor doesn't have the given global.
  func need(_ interface: String, of process: ChildProcess) throws {
    let isThere = process.waylandLog.events("wl_registry.global").contains {
      $0.arguments.contains("\"\(interface)\"")
    }
    if !isThere { throw Ending.notOffered("no \(interface)") }
  }

  /// Verifies that no program has received a protocol error.
  func checkProtocol() throws {
    for program in programs {
      let error = program.waylandLog.events("wl_display.error").last
      try check(error == nil, "protocol error: \(error?.arguments ?? [])")
    }
  }

  /// Returns the position of the top-left corner of a window's geometry on the output, which is computed from
  /// a pointer position over the window.
  func origin(
    of process: ChildProcess, under point: (x: Double, y: Double), on compositor: RealCompositor
  ) throws -> (x: Double, y: Double) {
    let input = try compositor.input
    try input.movePointer(toX: point.x + 7, y: point.y)
    let count = process.waylandLog.pointerPositions.count
    try input.movePointer(toX: point.x, y: point.y)
    try check(
      wait { process.waylandLog.pointerPositions.count > count },
      "the pointer at \(point) is not over the window")
    guard let place = process.waylandLog.pointerPositions.last,
      let geometry = process.waylandLog.geometry
    else { throw Ending.failed("the window has no place") }
    return (point.x - place.x + geometry.x, point.y - place.y + geometry.y)
  }
}
