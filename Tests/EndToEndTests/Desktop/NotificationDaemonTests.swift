import Foundation
import RealCompositors
import Testing

/// Tests of notifications with the daemon mako, on sway.
@Suite(
  .serialized, needs("sway", "grim", "dbus-daemon", "mako", "makoctl", "busctl", "notify-send"))
final class NotificationDaemonTests {
  private let sway: RealCompositor
  private let mako: ChildProcess

  init() throws {
    sway = try RealCompositor.sway(hasBus: true)
    mako = try sway.launch(
      Executables.require("mako"), ["--default-timeout", "0"],
      environment: ["HOME": sway.file(""), "XDG_CONFIG_HOME": sway.file("")])
    let isThere = wait { (try? self.run("makoctl", "list")) != nil }
    try #require(isThere, "\(mako.errors)")
  }

  deinit { sway.stop() }

  @discardableResult private func run(_ program: String, _ arguments: String...) throws -> String {
    let process = try sway.launch(Executables.require(program), arguments)
    guard process.waitForExit() == .status(0) else {
      throw CompositorError.refused("\(program) \(arguments): \(process.output)\(process.errors)")
    }
    return process.output
  }

  /// A notification as the daemon lists it.
  private struct Shown: Equatable {
    var program = ""
    var title = ""
    var body = ""
    var number = 0
    var actions: [String: String] = [:]
  }

  private func shown() throws -> [Shown] {
    let answer = try JSONSerialization.jsonObject(with: Data(run("makoctl", "list").utf8))
    let lists = (answer as? [String: Any])?["data"] as? [[[String: Any]]] ?? []
    return lists.flatMap { $0 }.map { entry in
      func value(_ name: String) -> Any? { (entry[name] as? [String: Any])?["data"] }
      return Shown(
        program: value("app-name") as? String ?? "", title: value("summary") as? String ?? "",
        body: value("body") as? String ?? "", number: value("id") as? Int ?? 0,
        actions: value("actions") as? [String: String] ?? [:])
    }
  }

  /// Returns a screenshot. mako shows the newest notification in `corner`.
  private func picture() throws -> Screenshot { try sway.screenshot() }
  private let corner = (x: 480, y: 0, width: 320, height: 90)

  @Test("What another program sends is shown: the daemon works")
  func foreignSender() throws {
    try run("notify-send", "-a", "Elsewhere", "A title", "a body")
    #expect(
      try shown() == [Shown(program: "Elsewhere", title: "A title", body: "a body", number: 1)])
  }

  @Test("A notification is shown with title, text, picture and actions, replaced and withdrawn")
  func showing() throws {
    let probe = try ProbeOnDesktop(on: sway)
    try probe.ask("n")
    #expect(probe.says("shown Backup finished"))
    let first = try #require(try shown().first)
    #expect(first.program == "DesktopProbe")
    #expect(first.title == "Backup finished")
    // Markup characters are escaped, because mako interprets markup.
    #expect(first.body == "3 files &amp; &lt;b&gt;no&lt;/b&gt; faults")
    #expect(first.actions == ["default": "Open", "action-0": "Show", "action-1": "Later"])
    let isRed = try wait {
      try picture().redCount(
        x: corner.x, y: corner.y, width: corner.width, height: corner.height) > 1_000
    }
    #expect(isRed, "the picture is not on the screen")
    try probe.ask("r")
    #expect(probe.says("shown Backup began anew"))
    let second = try shown()
    #expect(second.map(\.title) == ["Backup began anew"])
    #expect(second.first?.number == first.number)
    let isGreen = try wait {
      try picture().greenCount(
        x: corner.x, y: corner.y, width: corner.width, height: corner.height) > 1_000
    }
    #expect(isGreen, "the picture was not replaced")
    try probe.ask("w")
    #expect(try wait { try shown().isEmpty })
    #expect(!probe.lines.contains { $0.hasPrefix("answer") })
    #expect(!probe.brokeProtocol)
  }

  @Test("An action that is chosen comes to the delegate, and so do opening and dismissing")
  func answers() throws {
    let probe = try ProbeOnDesktop(on: sway)
    try probe.ask("n")
    #expect(probe.says("shown Backup finished"))
    try run("makoctl", "invoke", "action-1")
    #expect(probe.says("answer later to Backup finished"))
    // mako keeps the notification, so that it can be answered again.
    try run("makoctl", "invoke")
    #expect(probe.says("answer org.windowresponder.notification.open to Backup finished"))
    try probe.ask("r")
    #expect(probe.says("shown Backup began anew"))
    try run("makoctl", "dismiss")
    #expect(probe.says("answer org.windowresponder.notification.dismiss to Backup began anew"))
    #expect(probe.lines.filter { $0.hasPrefix("answer") }.count == 3)
  }

  @Test("A click on it opens it, and takes it away")
  func click() throws {
    let probe = try ProbeOnDesktop(on: sway)
    try probe.ask("n")
    #expect(probe.says("shown Backup finished"))
    let isRed = try wait {
      try picture().redCount(
        x: corner.x, y: corner.y, width: corner.width, height: corner.height) > 1_000
    }
    #expect(isRed)
    try sway.input.click(atX: 700, y: 40)
    #expect(probe.says("answer org.windowresponder.notification.open to Backup finished"))
    #expect(try wait { try shown().isEmpty })
    #expect(probe.lines.filter { $0.hasPrefix("answer") }.count == 1)
  }

  @Test("Another daemon that takes over gets what is sent from then on", needs("dunst", "dunstctl"))
  func anotherDaemon() throws {
    let probe = try ProbeOnDesktop(on: sway)
    try probe.ask("n")
    #expect(probe.says("shown Backup finished"))
    mako.terminate()
    let dunst = try sway.launch(
      Executables.require("dunst"), [],
      environment: ["HOME": sway.file(""), "XDG_CONFIG_HOME": sway.file("")])
    let isThere = wait { (try? self.run("dunstctl", "count")) != nil }
    try #require(isThere, "\(dunst.errors)")
    try probe.ask("r")
    #expect(probe.says("shown Backup began anew"))
    #expect(try run("dunstctl", "count", "displayed").contains("1"))
    try run("dunstctl", "action")
    #expect(probe.says("answer org.windowresponder.notification.open to Backup began anew"))
  }
}
