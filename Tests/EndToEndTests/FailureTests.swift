import Foundation
import RealCompositors
import Testing

/// Tests of failures: the program prints one line with the cause and no backtrace, and exits with an error
/// status.
@Suite(.serialized)
struct FailureTests {
  @Test("Without WAYLAND_DISPLAY a program says so and ends")
  func noDisplay() throws {
    let folder = try RuntimeFolder()
    defer { folder.remove() }
    try expectCleanFailure(folder, ["XDG_RUNTIME_DIR": folder.path])
  }

  @Test("Without XDG_RUNTIME_DIR a program says so and ends")
  func noRuntimeFolder() throws {
    let folder = try RuntimeFolder()
    defer { folder.remove() }
    try expectCleanFailure(folder, [:])
    try expectCleanFailure(folder, ["WAYLAND_DISPLAY": "wayland-7"])
  }

  @Test("A wrong option of the gallery gives one line and status 2")
  func wrongOption() throws {
    let folder = try RuntimeFolder()
    defer { folder.remove() }
    for options in [["--colour", "blue"], ["--page", "nowhere"], ["--size", "0x0"], ["--scale"]] {
      let gallery = try folder.runClient(
        Executables.product("Gallery"), options, environment: ProcessInfo.processInfo.environment)
      #expect(gallery.waitForExit() == .status(2), "\(options)")
      #expect(gallery.errors.split(separator: "\n").count == 1, "\(gallery.errors)")
    }
  }

  @Test("A compositor that dies while the program is idle ends it", needs("weston", "cc"))
  func crashWhileIdle() throws {
    let weston = try RealCompositor.weston()
    defer { weston.stop() }
    let counter = try launchCounter(on: weston)
    expectCleanEnd(of: counter, after: weston)
  }

  @Test("A compositor that dies in mid-frame ends the program", needs("weston", "cc"))
  func crashInMidFrame() throws {
    let weston = try RealCompositor.weston(width: 320, height: 200)
    defer { weston.stop() }
    let counter = try launchCounter(on: weston)
    let input = try weston.input
    for _ in 0..<5 {
      let drawn = counter.waylandLog.commits.count
      try input.tap(atX: 160, y: 100)
      #expect(wait { counter.waylandLog.commits.count > drawn })
    }
    // The program is still drawing the results of these taps when the compositor exits.
    for _ in 0..<20 { try input.tap(atX: 160, y: 100) }
    expectCleanEnd(of: counter, after: weston)
  }

  @Test(
    "A signal ends a program in good order", needs("weston", "cc"),
    arguments: [SIGTERM, SIGINT, SIGHUP])
  func terminated(number: Int32) throws {
    let weston = try RealCompositor.weston()
    defer { weston.stop() }
    let probe = try weston.launch(Executables.product("MenuProbe"), debug: true)
    #expect(wait { probe.waylandLog.isShown }, "\(probe.errors)")
    probe.send(signal: number)
    #expect(probe.waitForExit() == .status(0))
    #expect(probe.output.contains("terminates"))
    #expect(probe.waylandLog.events("wl_display.error").isEmpty)
  }

  @Test("A compositor that dies ends a program in good order too", needs("weston", "cc"))
  func terminatedByCrash() throws {
    let weston = try RealCompositor.weston()
    defer { weston.stop() }
    let probe = try weston.launch(Executables.product("MenuProbe"), debug: true)
    #expect(wait { probe.waylandLog.isShown }, "\(probe.errors)")
    expectCleanEnd(of: probe, after: weston)
    #expect(probe.output.contains("terminates"))
  }

  @Test("A program that hangs at its end is ended by a later SIGTERM", needs("weston", "cc"))
  func hanging() throws {
    let weston = try RealCompositor.weston()
    defer { weston.stop() }
    let probe = try weston.launch(Executables.product("MenuProbe"), ["--hang"], debug: true)
    #expect(wait { probe.waylandLog.isShown }, "\(probe.errors)")
    probe.send(signal: SIGTERM)
    #expect(wait { probe.output.contains("terminates") })
    // Signals that arrive immediately count as the first one. Only a later SIGTERM ends a program that hangs,
    // and SIGHUP never does.
    #expect(
      wait {
        probe.send(signal: SIGHUP)
        probe.send(signal: SIGTERM)
        return !probe.isRunning
      })
    #expect(probe.exit == .signal(SIGTERM))
  }

  private func expectCleanFailure(
    _ folder: RuntimeFolder, _ environment: [String: String]
  ) throws {
    let desktop: Set<String> = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR", "DISPLAY"]
    let bare = ProcessInfo.processInfo.environment
      .filter { !desktop.contains($0.key) }
      .merging(environment) { $1 }
    let counter = try folder.runClient(Executables.product("Counter"), [], environment: bare)
    expectCleanExit(counter.waitForExit(), counter.errors)
  }

  private func expectCleanEnd(of program: ChildProcess, after compositor: RealCompositor) {
    compositor.crash()
    _ = compositor.process.waitForExit()
    expectCleanExit(program.waitForExit(), program.errors)
  }

  /// Expects an exit status that is not 0, and one line besides those that libwayland prints for debugging.
  private func expectCleanExit(_ exit: ChildProcess.Exit?, _ errors: String) {
    guard case .status(let status)? = exit else {
      Issue.record("it ended with \(exit as Any): \(errors)")
      return
    }
    #expect(status != 0)
    let complaints = errors.split(separator: "\n").filter { !$0.hasPrefix("[") }
    #expect(complaints.count == 1, "it said: \(complaints)")
  }
}
