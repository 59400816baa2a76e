import Foundation

/// A real Wayland compositor without a screen, with input devices that a test controls.
///
///     let kwin = try RealCompositor.kwin(width: 1280, height: 800)
///     defer { kwin.stop() }
///     let client = try kwin.launch("/usr/bin/weston-simple-touch", debug: true)
///     wait { !client.waylandLog.commits.isEmpty }
///     try kwin.input.tap(atX: 100, y: 110)
///     let picture = try kwin.screenshot()
///
/// The processes and files of the compositor are removed together with this object, and also when this
/// process ends.
package final class RealCompositor {
  /// The supported compositors.
  package enum Kind: Sendable {
    /// KWin: touch, pointer and keyboard; fractional scale.
    case kwin
    /// weston with a shell (`kiosk` or `desktop`): also the shape and orientation of touches.
    case weston(shell: String)
    /// sway: pointer and keyboard; outputs and devices can be added and removed.
    case sway
    /// labwc: pointer and keyboard; title bars of its own.
    case labwc
    /// mutter, or GNOME Shell, which is based on it: touch, pointer and keyboard.
    case mutter(isShell: Bool)
  }

  /// The compositor's program.
  package let kind: Kind
  /// The initial size of the output, in points.
  package let size: (width: Int, height: Int)
  /// The environment that a client needs to connect to the compositor.
  package let clientEnvironment: [String: String]
  /// The compositor's process.
  package let process: ChildProcess

  /// The scale of the first output: of weston the initial scale, of other compositors the current one.
  package internal(set) var outputScale = 1.0

  let folder: RuntimeFolder
  let display: String
  private var devices: InputDevices?

  init(
    kind: Kind, size: (width: Int, height: Int), folder: RuntimeFolder, process: ChildProcess,
    display: String, extra: [String: String] = [:]
  ) throws {
    self.kind = kind
    self.size = size
    self.folder = folder
    self.process = process
    self.display = display
    var environment = Self.userEnvironment
    environment.merge(extra) { $1 }
    environment["XDG_RUNTIME_DIR"] = folder.path
    environment["WAYLAND_DISPLAY"] = display
    clientEnvironment = environment
  }

  deinit { stop() }

  /// The path of the Wayland socket.
  package var socketPath: String { folder.file(display) }

  /// The output of the compositor and its helper processes.
  package var log: String { folder.log }

  /// Starts a client. Its environment is merged into the compositor's client environment. With `debug`,
  /// libwayland prints every protocol message.
  package func launch(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:],
    debug: Bool = false
  ) throws -> ChildProcess {
    var all = clientEnvironment
    if debug { all["WAYLAND_DEBUG"] = "client" }
    all.merge(environment) { $1 }
    return try folder.runClient(executable, arguments, environment: all)
  }

  /// The input devices. They exist from the start, until `unplug()` removes them.
  package var input: InputDevices {
    get throws {
      if let devices { return devices }
      return try plug()
    }
  }

  /// Adds the input devices again after `unplug()`.
  @discardableResult
  package func plug() throws -> InputDevices {
    let made: InputDevices =
      switch kind {
      case .kwin: try KWinInput(path: socketPath)
      case .sway, .labwc: try WlrootsInput(path: socketPath, size: points)
      case .mutter: try MutterInput(bus: folder.file("bus"), scale: outputScale)
      case .weston: try WestonInput(path: folder.file("weston-input"))
      }
    devices = made
    return made
  }

  /// Returns an additional keyboard and pointer with their own layout, for the first or another seat (sway).
  package func plugMore(seat: Int = 0, layout: KeyboardLayout) throws -> any InputDevices {
    guard case .sway = kind else {
      throw CompositorError.unsupported("its keyboards share one layout")
    }
    return try WlrootsInput(path: socketPath, size: points, seat: seat, keymap: .layout(layout))
  }

  /// Returns a virtual keyboard whose keymap contains only the characters of a text (sway).
  package func plugTypingKeyboard(for text: String) throws -> TypingKeyboard {
    switch kind {
    case .sway: return try TypingKeyboard(path: socketPath, size: points, text: text)
    case .labwc: throw CompositorError.unsupported("its keyboards share one layout")
    case .kwin, .mutter, .weston:
      throw CompositorError.unsupported("programs may not make virtual keyboards")
    }
  }

  /// Creates another seat, which has no devices yet (sway).
  package func addSeat(_ name: String) throws {
    guard case .sway = kind else { throw CompositorError.unsupported("it has one seat") }
    // Without these commands, sway 1.7 assigns the present devices to the new seat.
    try swaymsg("seat", "seat0", "fallback", "true")
    try swaymsg("seat", name, "fallback", "false")
  }

  /// The size of the first output in points.
  private var points: (width: Int, height: Int) {
    (Int(Double(size.width) / outputScale), Int(Double(size.height) / outputScale))
  }

  /// Removes all input devices, as if their cables were pulled (KWin and sway).
  package func unplug() { devices = nil }

  /// Adds or removes one of weston's devices (`pointer`, `keyboard`, `touch`).
  package func setCapability(_ name: String, isPresent: Bool) throws {
    guard let weston = try input as? WestonInput else {
      throw CompositorError.unsupported("only weston's devices come and go one by one")
    }
    try weston.setCapability(name, isPresent: isPresent)
  }

  /// Returns a screenshot of the first output (KWin and sway).
  package func screenshot() throws -> Screenshot {
    switch kind {
    case .kwin: try kwinScreenshot()
    case .sway: try swayScreenshot()
    case .weston, .labwc, .mutter:
      throw CompositorError.unsupported("\(kind) gives no pixels")
    }
  }

  /// Returns the path of a file in the compositor's own folder, which is removed together with the
  /// compositor.
  package func file(_ name: String) -> String { folder.file(name) }

  /// Ends the compositor at once, as a crash does. Its clients lose their connection.
  package func crash() { process.send(signal: SIGKILL) }

  /// Ends the clients and the compositor, and removes their files. It can be called twice.
  package func stop() {
    devices = nil
    folder.remove()
  }

  /// The environment of this process without the variables of a desktop session.
  static var userEnvironment: [String: String] {
    let desktop: Set<String> = [
      "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "WAYLAND_DEBUG", "DISPLAY", "XDG_RUNTIME_DIR",
      "XDG_CURRENT_DESKTOP", "DBUS_SESSION_BUS_ADDRESS", "SWAYSOCK",
    ]
    var environment = ProcessInfo.processInfo.environment.filter { !desktop.contains($0.key) }
    environment["XDG_SESSION_TYPE"] = "wayland"
    environment["GSETTINGS_BACKEND"] = "memory"
    return environment
  }

  /// Returns the environment of a compositor: the user's environment, with the compositor's folder as the
  /// home folder.
  static func ownEnvironment(_ folder: RuntimeFolder) -> [String: String] {
    var environment = userEnvironment
    environment["XDG_RUNTIME_DIR"] = folder.path
    environment["HOME"] = folder.path
    return environment
  }
}

extension ChildProcess {
  /// The messages of a client that was launched with `debug`.
  package var waylandLog: WaylandLog { WaylandLog(errors) }
}
