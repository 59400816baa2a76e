import RealCompositors
import ResponderBus
import ResponderPlatform
import ResponderTestKit
import TestBus
import Testing
import Widgets

@testable import WidgetsDocuments
@testable import WindowResponder

/// Tests of the desktop's panels: the requests, and the handling of answers of every kind.
@MainActor @Suite(.serialized) struct FilePortalTests {
  private let rig: BusStage

  init() throws {
    rig = try BusStage(stage: Stage(size: Size(width: 640, height: 480)))
    rig.stage.window.rootViewController = ViewController()
  }

  private final class Answer {
    var paths: [String]?
    var count = 0
  }

  private func portal() throws -> FakeFilePortal {
    let context = BusContext()
    let portal = FakeFilePortal(bus: BusConnection(address: rig.bus.address, context: context))
    DescriptorWatch(context.descriptor, for: .reading, in: rig.application.programContext) { _ in
      context.dispatch()
    }
    portal.start()
    let own = try rig.application.programContext.sessionBus.open()
    try #require(rig.wait { portal.isStarted && own.uniqueName != nil })
    portal.client = own.uniqueName ?? ""
    return portal
  }

  private func open(_ change: (OpenPanel) -> Void = { _ in }) -> (OpenPanel, Answer) {
    let panel = OpenPanel()
    change(panel)
    let answer = Answer()
    panel.present(from: rig.stage.window) {
      answer.paths = $0
      answer.count += 1
    }
    return (panel, answer)
  }

  private var ownPanel: FilePanelController? {
    rig.stage.window.rootViewController?.presentedViewController as? FilePanelController
  }

  @Test(
    "The portal is asked with title, kinds and folder, and its files are the answer",
    needs("dbus-daemon"))
  func opening() throws {
    let portal = try portal()
    let (_, answer) = open {
      $0.title = "Pictures please"
      $0.prompt = "Take"
      $0.allowedTypes = [.png]
      $0.allowsMultipleSelection = true
      $0.directory = "/tmp"
    }
    try #require(rig.wait { portal.calls.count == 1 })
    #expect(portal.calls[0].method == "OpenFile")
    #expect(portal.calls[0].arguments[0].text == "wayland:stage")
    #expect(portal.calls[0].arguments[1].text == "Pictures please")
    #expect(portal.options["accept_label"]?.text == "Take")
    #expect(portal.options["multiple"]?.truth == true)
    #expect(portal.options["current_folder"]?.parts?.count == 5)
    let filter = portal.options["filters"]?.parts?.first?.parts
    #expect(filter?[0].text == "PNG Pictures")
    #expect(filter?[1].parts?.first?.parts?[1].text == "*.[pP][nN][gG]")
    portal.respond(uris: ["file:///tmp/a%20b.png", "file:///tmp/c.png"])
    #expect(rig.wait { answer.count == 1 })
    #expect(answer.paths == ["/tmp/a b.png", "/tmp/c.png"] && ownPanel == nil)
  }

  @Test(
    "The portal's panel has the names of file types in the user's language", needs("dbus-daemon"))
  func localizedTypes() throws {
    let portal = try portal()
    Language.current = Language("de")
    _ = open { $0.allowedTypes = [.png] }
    try #require(rig.wait { portal.calls.count == 1 })
    let filters = portal.options["filters"]?.parts ?? []
    #expect(filters.map { $0.parts?.first?.text } == ["PNG-Bilder", "Alle Dateien"])
    portal.respond(uris: [])
  }

  @Test(
    "O8: The panel belongs to a window by its name, which is void when the panel has gone",
    needs("dbus-daemon"))
  func parent() throws {
    let portal = try portal()
    var isVoid = false
    var answer: [Pathname]??
    let owner = PortalParent { $0(SurfaceExport(handle: "w7") { isVoid = true }) }
    let request = FilePortal.ask(
      FilePortal.Question(), above: owner, in: rig.application.programContext
    ) { answer = .some($0) }
    try #require(rig.wait { portal.calls.count == 1 })
    #expect(request != nil && portal.calls[0].arguments[0].text == "wayland:w7" && !isVoid)
    portal.respond(uris: ["file:///a"])
    #expect(rig.wait { answer != nil } && isVoid)
  }

  @Test(
    "O8: A window that gets no name within a second has none, and one that comes later is given up",
    needs("dbus-daemon"))
  func lateParent() throws {
    let portal = try portal()
    var isVoid = false
    var give: ((SurfaceExport?) -> Void)?
    let request = FilePortal.ask(
      FilePortal.Question(), above: PortalParent { give = $0 },
      in: rig.application.programContext
    ) { _ in }
    _ = rig.wait(seconds: 0.3) { false }
    #expect(request != nil && portal.calls.isEmpty)
    rig.stage.advance(by: PortalParent.patience + 0.1)
    try #require(rig.wait { portal.calls.count == 1 })
    #expect(portal.calls[0].arguments[0].text == "")
    give?(SurfaceExport(handle: "late") { isVoid = true })
    #expect(isVoid)
    request?.cancel()
  }

  @Test("Saving asks for a name", needs("dbus-daemon"))
  func saving() throws {
    let portal = try portal()
    let panel = SavePanel()
    panel.suggestedName = "a.txt"
    let answer = Answer()
    panel.present(from: rig.stage.window) { path in
      answer.paths = path.map { [$0] }
      answer.count += 1
    }
    try #require(rig.wait { portal.calls.count == 1 })
    #expect(portal.calls[0].method == "SaveFile" && portal.options["current_name"]?.text == "a.txt")
    portal.respond(uris: ["file:///tmp/b.txt"])
    #expect(rig.wait { answer.count == 1 } && answer.paths == ["/tmp/b.txt"])
  }

  @Test(
    "The portal is asked with the bytes of a folder, and answers with those of files",
    needs("dbus-daemon"))
  func bytes() throws {
    final class Answer {
      var paths: [Pathname]?
    }
    let portal = try portal()
    let panel = OpenPanel()
    panel.allowsMultipleSelection = true
    panel.directoryPathname = Pathname(bytes: [0x2F, 0xE4])
    let answer = Answer()
    panel.presentForPathnames(from: rig.stage.window) { answer.paths = $0 }
    try #require(rig.wait { portal.calls.count == 1 })
    #expect(
      portal.options["current_folder"]?.parts == [.byte(0x2F), .byte(0xE4), .byte(0)])
    portal.respond(uris: ["file:///%E4", "file:///%F6"])
    #expect(rig.wait { answer.paths?.map(\.bytes) == [[0x2F, 0xE4], [0x2F, 0xF6]] })
  }

  @Test("An answer that comes before the call's own is taken", needs("dbus-daemon"))
  func early() throws {
    let portal = try portal()
    portal.immediate = (0, .dictionary(["uris": .variant(.strings(["file:///a"]))]))
    let (_, answer) = open()
    #expect(rig.wait { answer.count == 1 } && answer.paths == ["/a"])
  }

  @Test("A portal that names requests by itself is understood", needs("dbus-daemon"))
  func old() throws {
    let portal = try portal()
    portal.isOld = true
    let (_, answer) = open()
    try #require(rig.wait { portal.calls.count == 1 })
    _ = rig.wait(seconds: 0.3) { false }
    portal.respond(uris: ["file:///a"])
    #expect(rig.wait { answer.count == 1 } && answer.paths == ["/a"])
  }

  @Test("Who chooses nothing has chosen nothing, and is not asked again", needs("dbus-daemon"))
  func nothing() throws {
    let portal = try portal()
    portal.immediate = (1, .dictionary([:]))
    let (_, answer) = open()
    #expect(rig.wait { answer.count == 1 } && answer.paths == nil && ownPanel == nil)
  }

  @Test(
    "O5: Of a nonsensical answer nothing is taken", needs("dbus-daemon"),
    arguments: [
      .strings(["http://example.org/a", "file://elsewhere/a", "", "file:///a%00b", "/etc/passwd"]),
      .string("file:///a"), .int32(7), .array(of: "v", [.variant(.int32(1))]), .dictionary([:]),
    ] as [DBusValue])
  func nonsense(value: DBusValue) throws {
    let portal = try portal()
    portal.immediate = (0, .dictionary(["uris": .variant(value)]))
    let (_, answer) = open { $0.allowsMultipleSelection = true }
    #expect(rig.wait { answer.count == 1 } && answer.paths == nil)
  }

  @Test(
    "O5: A portal that breaks off, or goes, leads to the library's own panel", needs("dbus-daemon"))
  func breaking() throws {
    var portal = try portal()
    portal.immediate = (2, .dictionary([:]))
    let (first, one) = open()
    #expect(rig.wait { ownPanel != nil } && one.count == 0)
    first.cancel()
    rig.stage.advance(by: 1)
    #expect(one.count == 1 && ownPanel == nil)
    portal.stop()
    portal = try self.portal()
    let (_, two) = open()
    try #require(rig.wait { portal.calls.count == 1 })
    portal.stop()
    #expect(rig.wait { ownPanel != nil } && two.count == 0)
  }

  @Test("Who closes the portal's window has chosen nothing, though that is told as an error")
  func closing() throws {
    let portal = try portal()
    let (_, answer) = open()
    try #require(rig.wait { portal.calls.count == 1 })
    // The portal's window appears, and is closed.
    rig.stage.setActivated(false)
    rig.stage.setActivated(true)
    portal.respond(2, .dictionary([:]))
    #expect(rig.wait { answer.count == 1 } && answer.paths == nil && ownPanel == nil)
    // The next time, the portal cannot show its window.
    let (_, second) = open()
    try #require(rig.wait { portal.calls.count == 2 })
    portal.respond(2, .dictionary([:]))
    #expect(rig.wait { ownPanel != nil } && second.count == 0)
  }

  @Test("O5: Without a portal on the bus the library's own panel is shown", needs("dbus-daemon"))
  func without() throws {
    let (_, answer) = open()
    #expect(rig.wait { ownPanel != nil } && answer.count == 0)
  }

  @Test(
    "A panel that is taken away is taken away there too, and answers once", needs("dbus-daemon"))
  func cancelling() throws {
    let portal = try portal()
    let (panel, answer) = open()
    try #require(rig.wait { portal.calls.count == 1 })
    panel.cancel()
    #expect(answer.count == 1 && answer.paths == nil)
    #expect(rig.wait { portal.closed == 1 })
    portal.respond(uris: ["file:///late"])
    _ = rig.wait(seconds: 0.2) { false }
    #expect(answer.count == 1)
  }

  @Test("A program that does not want the desktop's panel has its own", needs("dbus-daemon"))
  func own() throws {
    let portal = try portal()
    _ = open { $0.usesPortal = false }
    rig.stage.advance(by: 1)
    #expect(ownPanel != nil && portal.calls.isEmpty)
  }

  @Test(
    "A tap on a link opens it with the desktop, also in a text view without a delegate",
    needs("dbus-daemon"), arguments: [true, false])
  func links(hasDelegate: Bool) throws {
    final class Plain: TextViewDelegate {}
    let portal = try portal()
    let view = TextView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    let delegate = Plain()
    if hasDelegate { view.delegate = delegate }
    view.isEditable = false
    view.dataDetectorTypes = .link
    view.text = "https://example.org"
    rig.stage.window.rootViewController?.view.addSubview(view)
    rig.stage.render()
    rig.stage.tap(at: Point(x: 30, y: 18))
    try #require(rig.wait { !portal.calls.isEmpty })
    #expect(portal.calls.map(\.method) == ["OpenURI"])
    #expect(portal.calls.first?.arguments.dropFirst().first?.text == "https://example.org")
  }

  @Test(
    "A program that opens an address may raise its window, where the desktop gives tokens",
    needs("dbus-daemon"), arguments: [true, false])
  func tokens(givesTokens: Bool) throws {
    let portal = try portal()
    if !givesTokens { rig.stage.desktopFeatures = [] }
    var done: [Bool] = []
    rig.application.open(address: "https://example.org") { done.append($0) }
    try #require(rig.wait { !done.isEmpty })
    #expect(done == [true])
    #expect(portal.calls.last?.method == "OpenURI")
    #expect(portal.options["activation_token"]?.text == (givesTokens ? "stage-token" : nil))
  }
}
