import Foundation

extension RealCompositor {
  /// Starts weston without a screen.
  ///
  /// The kiosk shell makes every window fullscreen, and disconnects a client that does not use the size. The
  /// desktop shell places windows at random.
  package static func weston(
    width: Int = 800, height: Int = 600, scale: Int = 1, shell: String = "kiosk",
    hasBus: Bool = false, keyboard: KeyboardLayout = .usual
  ) throws -> RealCompositor {
    let program = try Executables.require("weston")
    let folder = try RuntimeFolder()
    var environment = ownEnvironment(folder)
    let bus = hasBus ? try folder.startBus() : [:]
    environment.merge(bus) { $1 }
    environment["WESTON_INPUT_SOCKET"] = folder.file("weston-input")
    let module = try inputModule(in: folder)
    // The Menu key switches to the second layout.
    let options = [keyboard.options, "grp:menu_toggle"].filter { !$0.isEmpty }
    let settings = """
      [keyboard]
      keymap_layout=\(keyboard.layouts)
      keymap_variant=\(keyboard.variants)
      keymap_options=\(options.joined(separator: ","))

      """
    try settings.write(toFile: folder.file("weston.ini"), atomically: false, encoding: .utf8)
    let process = try folder.run(
      program,
      [
        "--backend=headless-backend.so", "--use-pixman", "--width=\(width)", "--height=\(height)",
        "--scale=\(scale)", "--socket=wayland-0", "--config=\(folder.file("weston.ini"))",
        "--idle-time=0",
        "--shell=\(shell)-shell.so", "--modules=\(module)",
      ], environment: environment)
    try folder.await(socket: "wayland-0", of: process, called: "weston")
    let compositor = try RealCompositor(
      kind: .weston(shell: shell), size: (width, height), folder: folder, process: process,
      display: "wayland-0", extra: bus)
    compositor.outputScale = Double(scale)
    // The module creates its socket after weston has created its own.
    guard wait(seconds: 20, until: { (try? compositor.plug()) != nil }) else {
      throw CompositorError.didNotStart("weston's input module", log: folder.log)
    }
    return compositor
  }

  /// Compiles the module that adds input devices to weston, and returns its path.
  private static func inputModule(in folder: RuntimeFolder) throws -> String {
    let source = Executables.packageFolder
      .appendingPathComponent("Tests/Support/WestonInput/weston-input.c").path
    let module = folder.file("weston-input.so")
    let script = """
      cc -O1 -shared -fPIC -o "$1" "$2" $(pkg-config --cflags --libs libweston-10 wayland-server)
      """
    let compiler = try folder.runClient(
      "/bin/sh", ["-c", script, "sh", module, source], environment: userEnvironment)
    guard compiler.waitForExit(seconds: 60) == .status(0) else {
      throw CompositorError.didNotStart("weston's input module", log: compiler.errors)
    }
    return module
  }
}
