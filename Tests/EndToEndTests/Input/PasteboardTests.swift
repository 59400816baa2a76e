import RealCompositors
import Testing

/// Tests of the clipboard and the primary selection between two programs, on each real compositor.
@Suite(.serialized)
struct PasteboardTests {
  /// A window that copies and pastes when a letter is typed.
  private struct Probe {
    let process: ChildProcess

    init(_ name: String = "probe", on compositor: RealCompositor) throws {
      process = try compositor.launch(Executables.product("ClipboardProbe"), [name], debug: true)
      let isShown = RealCompositors.wait { [process] in process.waylandLog.isShown }
      #expect(isShown, "\(process.errors)")
      let hasKeys = RealCompositors.wait { [process] in
        !process.waylandLog.events("wl_keyboard.enter").isEmpty
      }
      #expect(hasKeys, "\(process.errors)")
    }

    var lines: [String] { process.output.split(separator: "\n").map(String.init) }
    var brokeProtocol: Bool { !process.waylandLog.events("wl_display.error").isEmpty }

    func wait(for line: String) -> Bool {
      RealCompositors.wait { process.output.split(separator: "\n").contains { $0 == line } }
    }
  }

  /// Waits until `wl-paste` prints a text.
  private func pastes(
    _ text: String, _ options: [String] = [], on compositor: RealCompositor
  ) throws -> Bool {
    let program = try Executables.require("wl-paste")
    return try wait {
      let paste = try compositor.launch(program, ["-n"] + options)
      return paste.waitForExit() == .status(0) && paste.output == text
    }
  }

  /// Checks that text of the probe reaches `wl-paste`, from the clipboard and the primary selection.
  private func copies(on compositor: RealCompositor) throws {
    let probe = try Probe(on: compositor)
    try compositor.input.type("c")
    #expect(probe.wait(for: "copied"))
    #expect(try pastes("copied by probe", on: compositor))
    #expect(try pastes("<i>x</i>", ["-t", "text/html"], on: compositor))
    #expect(try pastes("selected by probe", ["-p"], on: compositor))
    try compositor.input.type("b")
    #expect(probe.wait(for: "copied a megabyte"))
    #expect(try pastes(String(repeating: "x", count: 1 << 20), on: compositor))
    #expect(!probe.brokeProtocol)
  }

  /// Checks that text of `wl-copy` reaches the probe, and replaces the probe's text.
  private func pastes(on compositor: RealCompositor) throws {
    let probe = try Probe(on: compositor)
    try compositor.input.type("c")
    #expect(probe.wait(for: "copied"))
    // If the compositor does not have the probe's text yet, that text could replace the text of `wl-copy`.
    #expect(try pastes("copied by probe", on: compositor))
    #expect(try pastes("selected by probe", ["-p"], on: compositor))
    let copy = try compositor.launch(Executables.require("wl-copy"), ["-f", "grüß dich"])
    let select = try compositor.launch(Executables.require("wl-copy"), ["-f", "-p", "theirs"])
    #expect(wait { probe.lines.filter { $0 == "clipboard has text" }.count >= 2 })
    #expect(wait { probe.lines.filter { $0 == "primary has text" }.count >= 2 })
    try compositor.input.type("p")
    #expect(probe.wait(for: "clipboard pasted 11 grüß dich"), "\(probe.lines)")
    try compositor.input.type("m")
    #expect(probe.wait(for: "primary pasted 6 theirs"), "\(probe.lines)")
    copy.terminate()
    select.terminate()
    #expect(!probe.brokeProtocol)
  }

  /// Checks that text of one window is pasted in another window that has received the keyboard focus since.
  private func survivesFocus(on compositor: RealCompositor, hasPrimary: Bool = true) throws {
    let first = try Probe("first", on: compositor)
    try compositor.input.type("c")
    #expect(first.wait(for: "copied"))
    let second = try Probe("second", on: compositor)
    #expect(second.wait(for: "clipboard has text"), "\(second.lines)")
    try compositor.input.type("p")
    #expect(second.wait(for: "clipboard pasted 15 copied by first"), "\(second.lines)")
    if hasPrimary {
      try compositor.input.type("m")
      #expect(second.wait(for: "primary pasted 17 selected by first"), "\(second.lines)")
    }
    try compositor.input.type("c")
    #expect(second.wait(for: "copied"))
    // The first window receives `cancelled`, although it does not have the keyboard focus.
    let cancelled = wait { !first.process.waylandLog.events("wl_data_source.cancelled").isEmpty }
    #expect(cancelled)
    second.process.terminate()
    #expect(!first.brokeProtocol && !second.brokeProtocol)
  }

  @Test(
    "On KWin what is copied reaches wl-paste",
    needs("kwin_wayland", "dbus-daemon", "wl-paste"))
  func copiesOnKWin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600)
    defer { kwin.stop() }
    try copies(on: kwin)
  }

  @Test(
    "On KWin what wl-copy copies is pasted", needs("kwin_wayland", "dbus-daemon", "wl-copy"))
  func pastesOnKWin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600)
    defer { kwin.stop() }
    try pastes(on: kwin)
  }

  @Test("On KWin content survives focus changes", needs("kwin_wayland", "dbus-daemon"))
  func focusOnKWin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600)
    defer { kwin.stop() }
    try survivesFocus(on: kwin)
  }

  @Test("On sway what is copied reaches wl-paste", needs("sway", "wl-paste"))
  func copiesOnSway() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    try copies(on: sway)
  }

  @Test("On sway what wl-copy copies is pasted", needs("sway", "wl-copy"))
  func pastesOnSway() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    try pastes(on: sway)
  }

  @Test("On sway content survives focus changes", needs("sway"))
  func focusOnSway() throws {
    let sway = try RealCompositor.sway()
    defer { sway.stop() }
    try survivesFocus(on: sway)
  }

  /// Checks the clipboard only: weston has no primary selection, and no access to the clipboard without the
  /// keyboard focus.
  @Test("On weston content survives focus changes", needs("weston", "cc"))
  func focusOnWeston() throws {
    let weston = try RealCompositor.weston(width: 800, height: 600)
    defer { weston.stop() }
    try survivesFocus(on: weston, hasPrimary: false)
  }
}
