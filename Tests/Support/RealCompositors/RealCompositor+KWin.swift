import Foundation

extension RealCompositor {
  /// Starts KWin on a virtual output of a size in points, with its own message bus.
  ///
  /// Windows are placed at the output's top left, without decorations and animations.
  ///
  /// Input can be played only if KWin's permission checks are off. In that mode, KWin hashes the program file
  /// of every client before it answers it, which takes 9 ms per megabyte. KWin on a desktop does not do this.
  /// A measurement of a client's start time therefore sets `playsInput` to `false`. An input method must be
  /// one that KWin starts by itself: ``InputMethod/init(startedBy:)``.
  package static func kwin(
    width: Int = 1280, height: Int = 800, scale: Double = 1, outputs: Int = 1,
    playsInput: Bool = true, hasInputMethod: Bool = false,
    keyboard: KeyboardLayout = .usual, root: SystemRoot = .own
  ) throws -> RealCompositor {
    let packaged = try root.require("kwin_wayland")
    let folder = try RuntimeFolder()
    let bus = try folder.startBus(in: root)
    var environment = ownEnvironment(folder).merging(bus) { $1 }
    if playsInput { environment["KWIN_WAYLAND_NO_PERMISSION_CHECKS"] = "1" }
    environment["KWIN_SCREENSHOT_NO_PERMISSION_CHECKS"] = "1"
    environment["LIBGL_ALWAYS_SOFTWARE"] = "1"
    for (name, value) in [("CONFIG", "config"), ("CACHE", "cache"), ("DATA", "data")] {
      environment["XDG_\(name)_HOME"] = folder.file(value)
    }
    try writeKWinSettings(folder, keyboard)
    let method = hasInputMethod ? ["--inputmethod", try InputMethod.launcher(in: folder)] : []
    let process = try folder.run(
      runnableKWin(packaged, in: folder, root),
      [
        "--virtual", "--width", "\(width)", "--height", "\(height)", "--scale", "\(scale)",
        "--output-count", "\(outputs)", "--no-lockscreen", "--no-global-shortcuts",
        "--no-kactivities", "--socket", "wayland-0",
      ] + method, environment: environment, in: root)
    try folder.await(socket: "wayland-0", of: process, called: "kwin_wayland")
    let compositor = try RealCompositor(
      kind: .kwin, size: (width, height), folder: folder, process: process, display: "wayland-0",
      extra: bus)
    if playsInput { try compositor.plug() }
    return compositor
  }

  /// KWin's outputs, which can be changed while clients run.
  package var kwinOutputs: KWinOutputs { KWinOutputs(path: socketPath) }

  /// Runs JavaScript in KWin as a window script, which can act as its user. In the script, `windows` is an
  /// array of the present windows: `windows[0].closeWindow()`, `… .setMaximize(true, true)`, `…
  /// .frameGeometry = {x: 10, y: 10, width: 500, height: 400}`.
  package func runKWinScript(_ script: String) throws {
    let bus = try MessageBus(path: folder.file("bus"))
    let file = folder.file("script.js")
    // KWin 6 uses another name for the list of windows.
    let list =
      "const windows = workspace.windowList ? workspace.windowList() : workspace.clientList();\n"
    try (list + script).write(toFile: file, atomically: false, encoding: .utf8)
    let service = "org.kde.KWin"
    let scripting = "org.kde.kwin.Scripting"
    let number = try bus.call(
      service, path: "/Scripting", scripting, "loadScript", .string(file), .string(file))
    guard let number = number?.integer, number >= 0 else {
      throw CompositorError.refused("KWin did not load the script")
    }
    // KWin 6 uses another path for the script.
    do {
      _ = try bus.call(service, path: "/Scripting/Script\(number)", "org.kde.kwin.Script", "run")
    } catch CompositorError.refused {
      _ = try bus.call(service, path: "/\(number)", "org.kde.kwin.Script", "run")
    }
    _ = try bus.call(service, path: "/Scripting", scripting, "unloadScript", .string(file))
  }

  func kwinScreenshot() throws -> Screenshot {
    let bus = try MessageBus(path: folder.file("bus"))
    let ends = try makePipe()
    let reading = FileHandle(fileDescriptor: ends.reading, closeOnDealloc: true)
    let answer: BusValue?
    do {
      defer { close(ends.writing) }
      answer = try bus.call(
        "org.kde.KWin", path: "/org/kde/KWin/ScreenShot2", "org.kde.KWin.ScreenShot2",
        "CaptureScreen", .string("Virtual-0"),
        .dictionary(["include-cursor": .bool(false), "native-resolution": .bool(true)]),
        .descriptor(0), passing: ends.writing)
    }
    guard case .dictionary(let facts)? = answer, let width = facts["width"]?.integer,
      let height = facts["height"]?.integer, let stride = facts["stride"]?.integer,
      // `QImage::Format_RGB32`, `Format_ARGB32` or `Format_ARGB32_Premultiplied`
      let format = facts["format"]?.integer, (4...6).contains(format)
    else { throw CompositorError.refused("KWin's screenshot is described as \(answer as Any)") }
    let data = try reading.readToEnd() ?? Data()
    return try data.withUnsafeBytes {
      try Screenshot(width: width, height: height, stride: stride, words: $0)
    }
  }

  private static func writeKWinSettings(
    _ folder: RuntimeFolder, _ keyboard: KeyboardLayout
  ) throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    let windows = """
      [Windows]
      Placement=ZeroCornered
      [org.kde.kdecoration2]
      NoPlugin=true
      """
    let desktop = "[KDE]\nAnimationDurationFactor=0\n"
    try windows.write(toFile: folder.file("config/kwinrc"), atomically: false, encoding: .utf8)
    let keys = """
      [Layout]
      LayoutList=\(keyboard.layouts)
      VariantList=\(keyboard.variants)
      Use=true
      ResetOldOptions=true
      Options=\(keyboard.options)
      """
    try desktop.write(toFile: folder.file("config/kdeglobals"), atomically: false, encoding: .utf8)
    try keys.write(toFile: folder.file("config/kxkbrc"), atomically: false, encoding: .utf8)
  }

  /// Returns the path of a KWin that can be executed. The packaged program file has a file capability that a
  /// container may not grant. A copy of the file has no capability.
  private static func runnableKWin(
    _ packaged: String, in folder: RuntimeFolder, _ root: SystemRoot
  ) throws -> String {
    let trial = try root.command(packaged, ["--version"], isOrdinaryUser: false)
    let process = try? folder.runClient(
      trial.executable, trial.arguments, environment: userEnvironment)
    if process?.waitForExit() == .status(0) { return packaged }
    let copy = folder.file("kwin_wayland")
    try FileManager.default.copyItem(atPath: root.outside(packaged), toPath: copy)
    return copy
  }
}
