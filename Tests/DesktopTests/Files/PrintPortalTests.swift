import Foundation
import RealCompositors
import ResponderTestKit
import TestBus
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WidgetsText
@testable import WindowResponder

/// Tests of printing with the desktop's portal, which is a separate program here as on a desktop.
@MainActor @Suite(.serialized, needs("dbus-daemon", "cc")) struct PrintPortalTests {
  private let rig: BusStage

  init() throws {
    rig = try BusStage(stage: Stage(size: Size(width: 640, height: 480)))
    rig.stage.window.rootViewController = ViewController()
  }

  private final class Answer {
    var outcomes: [PrintJob.Outcome] = []
  }

  private var pages: String { rig.bus.folder.file("pages.pdf") }

  /// Starts the portal, which answers with a code.
  private func portal(_ words: String...) throws -> ChildProcess {
    let source = Executables.packageFolder
      .appendingPathComponent("Tests/Support/PrintPortal/print-portal.c").path
    let program = rig.bus.folder.file("print-portal")
    let script = "cc -O1 -o \"$1\" \"$2\" $(pkg-config --cflags --libs gio-unix-2.0)"
    let compiler = try rig.bus.folder.runClient(
      "/bin/sh", ["-c", script, "sh", program, source],
      environment: ProcessInfo.processInfo.environment)
    try #require(compiler.waitForExit(seconds: 60) == .status(0), "\(compiler.errors)")
    let portal = try rig.bus.folder.runClient(
      program, [pages] + words, environment: ["DBUS_SESSION_BUS_ADDRESS": rig.bus.address])
    try #require(rig.wait { portal.output.contains("ready\n") }, "\(portal.errors)")
    return portal
  }

  private func print() -> Answer {
    let answer = Answer()
    let job = PrintJob(title: "Two pages", paperSize: Size(width: 200, height: 100), pageCount: 2) {
      page, context in
      context.fill(Rect(x: 10, y: 10, width: 50 + Double(page), height: 20), color: .systemRed)
    }
    job.present(from: rig.stage.window) { answer.outcomes.append($0) }
    return answer
  }

  private var savePanel: FilePanelController? {
    rig.stage.window.rootViewController?.presentedViewController as? FilePanelController
  }

  @Test("The portal gets the title and the pages, whole", arguments: ["later", "early", "own"])
  func printing(way: String) throws {
    let portal = try portal("0", way)
    let answer = print()
    #expect(rig.wait { !answer.outcomes.isEmpty } && answer.outcomes == [.printed])
    #expect(portal.output == "ready\nabove wayland:stage\ntitle Two pages\nmodal 1\nfile 1\n")
    let text = String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: pages)), as: UTF8.self)
    #expect(text.hasPrefix("%PDF-") && text.contains("/Count 2") && text.contains("200 100"))
    #expect(text.trimmingCharacters(in: .newlines).hasSuffix("%%EOF"))
    #expect(savePanel == nil)
  }

  @Test("Who does not want to print is not asked for a file in its place")
  func cancelling() throws {
    _ = try portal("1")
    let answer = print()
    #expect(rig.wait { !answer.outcomes.isEmpty } && answer.outcomes == [.cancelled])
    #expect(savePanel == nil)
  }

  @Test("A portal that cannot print leaves the pages to be saved")
  func failing() throws {
    _ = try portal("2")
    let answer = print()
    try #require(rig.wait { savePanel != nil })
    #expect(answer.outcomes.isEmpty && savePanel?.nameField.text == "Two pages.pdf")
    rig.stage.advance(by: 1)
    rig.stage.keyPress(.keyboardEscape)
    rig.stage.advance(by: 1)
    #expect(rig.wait { !answer.outcomes.isEmpty } && answer.outcomes == [.cancelled])
  }

  @Test("A portal that goes before it answers leaves the pages to be saved")
  func dying() throws {
    let portal = try portal("0")
    portal.send(signal: SIGSTOP)
    let answer = print()
    _ = rig.wait(seconds: 0.2) { false }
    portal.send(signal: SIGKILL)
    #expect(rig.wait { savePanel != nil } && answer.outcomes.isEmpty)
  }
}
