import RealCompositors
import Testing

/// The desktop probe on a compositor with a message bus.
struct ProbeOnDesktop {
  let compositor: RealCompositor
  let process: ChildProcess

  /// Starts the probe, and waits until it has the keyboard focus.
  init(on compositor: RealCompositor, options: [String] = []) throws {
    self.compositor = compositor
    let process = try compositor.launch(
      Executables.product("DesktopProbe"), options, debug: true)
    self.process = process
    let isShown = wait { process.waylandLog.isShown }
    try #require(isShown, "\(process.errors)")
    let hasKeys = wait { !process.waylandLog.events("wl_keyboard.enter").isEmpty }
    try #require(hasKeys)
  }

  /// Types the letter of an action, and waits until the probe performs it.
  func ask(_ letter: String) throws {
    let count = lines.filter { $0 == "does \(letter)" }.count
    try compositor.input.type(letter)
    let isDone = wait { lines.filter { $0 == "does \(letter)" }.count > count }
    try #require(isDone, "\(lines) \(process.errors.suffix(1_000))")
  }

  /// The lines that the probe has printed so far.
  var lines: [String] { process.output.split(separator: "\n").map(String.init) }

  /// Waits until the probe has printed a line a number of times, and returns a Boolean value that indicates
  /// whether it has.
  func says(_ line: String, count: Int = 1) -> Bool {
    wait(seconds: 20) { lines.filter { $0 == line }.count >= count }
  }

  var brokeProtocol: Bool { !process.waylandLog.events("wl_display.error").isEmpty }
}

extension Screenshot {
  /// Returns the number of pixels in a rectangle that are mostly red.
  func redCount(x: Int, y: Int, width: Int, height: Int) -> Int {
    pixels(x: x, y: y, width: width, height: height).filter {
      $0 >> 16 & 0xFF > 180 && $0 >> 8 & 0xFF < 90 && $0 & 0xFF < 90
    }.count
  }

  /// Returns the number of pixels in a rectangle that are mostly green.
  func greenCount(x: Int, y: Int, width: Int, height: Int) -> Int {
    pixels(x: x, y: y, width: width, height: height).filter {
      $0 >> 8 & 0xFF > 110 && $0 >> 16 & 0xFF < 90 && $0 & 0xFF < 110
    }.count
  }
}
