import Foundation
import RealCompositors
import Testing

/// Tests of the application's menus on KWin, read by `gdbus`.
@Suite(.serialized, needs("kwin_wayland", "dbus-daemon", "gdbus"))
final class ExportedMenuTests {
  private let kwin: RealCompositor

  init() throws { kwin = try RealCompositor.kwin(width: 800, height: 600) }

  deinit { kwin.stop() }

  /// Returns the service name and the object path that a window of the probe has sent to KWin.
  private func address(_ probe: ProbeOnDesktop) throws -> (service: String, path: String) {
    let isTold = wait {
      !probe.process.waylandLog.requests("org_kde_kwin_appmenu.set_address").isEmpty
    }
    try #require(isTold, "\(probe.process.errors.suffix(1_000))")
    let request = try #require(
      probe.process.waylandLog.requests("org_kde_kwin_appmenu.set_address").last)
    let words = request.arguments.map { $0.trimmingCharacters(in: ["\""]) }
    return (words[0], words[1])
  }

  private func ask(
    _ address: (service: String, path: String), _ method: String, _ arguments: String...
  ) throws -> String {
    let process = try kwin.launch(
      Executables.require("gdbus"),
      [
        "call", "--session", "--dest", address.service, "--object-path", address.path, "--method",
        "com.canonical.dbusmenu.\(method)",
      ] + arguments)
    guard process.waitForExit() == .status(0) else {
      throw CompositorError.refused("gdbus \(method): \(process.output)\(process.errors)")
    }
    return process.output
  }

  /// Returns the identifier of the menu item with a label, from the layout that `gdbus` prints.
  private func number(of label: String, in layout: String) -> String? {
    guard let place = layout.range(of: "'label': <'\(label)'>") else { return nil }
    let start = layout[..<place.lowerBound].range(of: "<(", options: .backwards)
    return start.map { String(layout[$0.upperBound...].prefix { $0.isNumber }) }
  }

  /// Registers the service that KWin asks for menus. Without it, no window has menus.
  private func startMenuService() throws -> MessageBus {
    let bus = try MessageBus(path: kwin.file("bus"))
    _ = try bus.call(
      "org.freedesktop.DBus", path: "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "RequestName", .string("org.kde.kappmenu"), .uint32(4))
    return bus
  }

  @Test("KWin knows that a window has menus, as long as the program exports them")
  func toldToKWin() throws {
    let service = try startMenuService()
    try withExtendedLifetime(service) {
      let probe = try ProbeOnDesktop(on: kwin)
      func hasMenu(size: Int) throws -> Bool {
        try kwin.runKWinScript(
          """
          windows.forEach(window => {
            if (window.pid == \(probe.process.pid) && window.hasApplicationMenu)
              window.frameGeometry = {x: 0, y: 0, width: \(size), height: 300};
          });
          """)
        return wait(seconds: 3) {
          probe.process.waylandLog.events("xdg_toplevel.configure").contains {
            $0.arguments.first == "\(size)"
          }
        }
      }
      #expect(try !hasMenu(size: 411))
      try probe.ask("e")
      _ = try address(probe)
      #expect(try hasMenu(size: 422))
      try probe.ask("o")
      #expect(try !hasMenu(size: 433))
      #expect(!probe.brokeProtocol)
    }
  }

  @Test("gdbus reads the menus, and what it triggers is done")
  func foreignReader() throws {
    let probe = try ProbeOnDesktop(on: kwin)
    try probe.ask("e")
    let address = try address(probe)
    let layout = try ask(address, "GetLayout", "0", "--", "-1", "[]")
    #expect(layout.contains("'Probe'") && layout.contains("'Edit'"))
    #expect(layout.contains("[['Control', 'Shift', 'H']]"), "\(layout)")
    let hello = try #require(number(of: "Say hello", in: layout), "\(layout)")
    _ = try ask(address, "Event", hello, "clicked", "<0>", "0")
    #expect(probe.says("hello from a menu"), "\(probe.lines)")
    try probe.ask("b")
    let isThere = try wait(seconds: 10) {
      try ask(address, "GetLayout", "0", "--", "-1", "[]").contains("'Deeper'")
    }
    #expect(isThere)
    try probe.ask("o")
    #expect(throws: (any Error).self) { try ask(address, "GetLayout", "0", "--", "-1", "[]") }
    #expect(!probe.brokeProtocol)
  }
}
