import Foundation
import RealCompositors
import Testing

/// Tests of `xdg-desktop-portal` with the dialogs of GTK, on KWin.
@Suite(
  "With xdg-desktop-portal-gtk", .serialized, needs("kwin_wayland", "dbus-daemon"),
  needsPortal())
final class RealPortalTests {
  private let kwin: RealCompositor
  private let portals: DesktopPortals
  private let folder: URL

  init() throws {
    kwin = try RealCompositor.kwin(width: 1000, height: 700)
    portals = try DesktopPortals(on: kwin)
    folder = URL(fileURLWithPath: portals.home)
  }

  deinit { kwin.stop() }

  private func probe() throws -> ChildProcess {
    let probe = try kwin.launch(
      Executables.product("PortalProbe"), [folder.path], environment: ["HOME": folder.path],
      debug: true)
    let isShown = wait { probe.waylandLog.isShown }
    try #require(isShown, "\(probe.errors)")
    let hasKeys = wait { !probe.waylandLog.events("wl_keyboard.enter").isEmpty }
    try #require(hasKeys)
    return probe
  }

  private func waits(_ probe: ChildProcess, for line: String) -> Bool {
    wait { probe.output.split(separator: "\n").contains { $0 == line } }
  }

  /// Types the letter of a request, and waits until the portal's dialog has the keyboard focus.
  private func ask(_ letter: String, _ probe: ChildProcess) throws {
    let count = probe.waylandLog.events("wl_keyboard.leave").count
    try kwin.input.type(letter)
    let asks = waits(probe, for: "asks \(letter)")
    try #require(asks)
    let isAway = wait { probe.waylandLog.events("wl_keyboard.leave").count > count }
    try #require(isAway, "\(probe.errors.suffix(2000))")
    pause()
  }

  /// Waits for a program that does not report its progress.
  private func pause() { _ = wait(seconds: 0.7) { false } }

  @Test("A file is chosen in the desktop's panel")
  func opening() throws {
    let file = folder.appendingPathComponent("a b.txt")
    try "words".write(to: file, atomically: true, encoding: .utf8)
    let probe = try probe()
    try ask("o", probe)
    // After a slash, the dialog replaces its list by a text field for a path. It accepts no keys meanwhile.
    try kwin.input.type("/")
    pause()
    try kwin.input.type(String(file.path.dropFirst()))
    pause()
    try kwin.input.strike(.enter)
    #expect(waits(probe, for: "opened \(file.path)"), "\(probe.output)")
    #expect(probe.waylandLog.events("wl_display.error").isEmpty)
  }

  @Test("A name to save under is chosen in the desktop's panel, or none")
  func saving() throws {
    let probe = try probe()
    try ask("s", probe)
    try kwin.input.strike(.enter)
    let path = folder.appendingPathComponent("new.txt").path
    #expect(waits(probe, for: "saved \(path)"), "\(probe.output)")
    pause()
    try ask("s", probe)
    try kwin.input.strike(.escape)
    #expect(waits(probe, for: "saved nothing"), "\(probe.output)")
  }

  @Test("The desktop's panel for printing opens, and Escape is no")
  func printing() throws {
    let probe = try probe()
    try ask("p", probe)
    try kwin.input.strike(.escape)
    #expect(waits(probe, for: "printed cancelled"), "\(probe.output)")
  }

  @Test("Dark mode and larger text come when the user chooses them")
  func appearance() throws {
    let probe = try probe()
    try portals.setInterface("color-scheme='prefer-dark'", "text-scaling-factor=1.25")
    #expect(waits(probe, for: "appearance dark 1.25"), "\(probe.output)")
    let later = try self.probe()
    #expect(waits(later, for: "appearance dark 1.25"), "\(later.output)")
  }
}

/// Runs tests only if the portal is installed. If it is not, the test's comment names the package to install.
private func needsPortal() -> ConditionTrait {
  let missing = DesktopPortals.missing
  return .enabled(
    if: missing.isEmpty,
    "\(missing.joined(separator: ", ")) cannot be found: apt-get install xdg-desktop-portal-gtk")
}
