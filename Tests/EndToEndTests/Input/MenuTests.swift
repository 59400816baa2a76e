import RealCompositors
import Testing

/// Tests of menus on real compositors, with the pointer, touches and keys.
@Suite(.serialized)
struct MenuTests {
  /// A window with a context menu, and the lines that it has printed.
  private struct Probe {
    let process: ChildProcess
    let input: any InputDevices

    init(on compositor: RealCompositor) throws {
      process = try compositor.launch(Executables.product("MenuProbe"), debug: true)
      input = try compositor.input
      let isShown = wait { [process] in process.waylandLog.isShown }
      #expect(isShown, "\(process.errors)")
    }

    var lines: [String] { process.output.split(separator: "\n").map(String.init) }

    /// The number of open menus, from the newest line about menus.
    var openCount: Int {
      lines.last { $0.hasPrefix("open ") }.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
    }

    var chosen: [String] {
      lines.filter { $0.hasPrefix("chose ") }.map { String($0.dropFirst(6)) }
    }

    /// Returns the center of an item on the screen.
    func place(of item: String) throws -> (x: Double, y: Double) {
      let words = lines.last { $0.hasPrefix("open ") }?.split(separator: " ") ?? []
      let index = try #require(words.firstIndex(of: Substring(item)), "\(lines)")
      return (try #require(Double(words[index + 1])), try #require(Double(words[index + 2])))
    }

    func waitForMenus(_ count: Int) {
      #expect(wait { openCount == count }, "\(lines)")
    }

    func rightClick() throws {
      try input.click(.right, atX: 300, y: 200)
      waitForMenus(1)
    }

    func longPress() throws {
      try input.touchDown(0, x: 300, y: 200)
      try input.touchFrame()
      waitForMenus(1)
      try input.touchUp(0)
      try input.touchFrame()
    }

    /// Checks that no menu is open, and that the compositor has reported no error.
    func end() {
      waitForMenus(0)
      #expect(process.waylandLog.events("wl_display.error").isEmpty)
      #expect(process.isRunning)
    }
  }

  private func choose(on compositor: RealCompositor) throws {
    let probe = try Probe(on: compositor)
    // With the pointer.
    try probe.rightClick()
    let one = try probe.place(of: "One")
    try probe.input.click(atX: one.x, y: one.y)
    #expect(wait { probe.chosen == ["One"] }, "\(probe.lines)")
    probe.waitForMenus(0)
    // With the pointer, in a submenu.
    try probe.rightClick()
    let more = try probe.place(of: "More")
    try probe.input.click(atX: more.x, y: more.y)
    probe.waitForMenus(2)
    let three = try probe.place(of: "Three")
    try probe.input.click(atX: three.x, y: three.y)
    #expect(wait { probe.chosen == ["One", "Three"] }, "\(probe.lines)")
    probe.waitForMenus(0)
    // With keys.
    try probe.rightClick()
    for key in [EvdevKey.down, .down, .right, .enter] { try probe.input.strike(key) }
    #expect(wait { probe.chosen == ["One", "Three", "Two"] }, "\(probe.lines)")
    probe.waitForMenus(0)
    // With a button that is pressed and released over an item: the grab of the popup receives the pointer
    // while the button is pressed.
    try probe.input.movePointer(toX: 300, y: 200)
    try probe.input.button(.right, isPressed: true)
    probe.waitForMenus(1)
    let four = try probe.place(of: "Four")
    try probe.input.movePointer(toX: four.x - 20, y: four.y)
    try probe.input.movePointer(toX: four.x, y: four.y)
    try probe.input.button(.right, isPressed: false)
    #expect(wait { probe.chosen.last == "Four" }, "\(probe.lines)")
    probe.end()
  }

  private func chooseByFinger(on compositor: RealCompositor) throws {
    let probe = try Probe(on: compositor)
    // A menu can be open and not yet on screen. A tap that is too early hits the area beside it.
    for _ in 0..<5 where probe.chosen.isEmpty {
      try probe.longPress()
      let four = try probe.place(of: "Four")
      try probe.input.tap(atX: four.x, y: four.y)
      probe.waitForMenus(0)
    }
    #expect(wait { probe.chosen == ["Four"] }, "\(probe.lines)")
    probe.end()
  }

  private func dismiss(on compositor: RealCompositor) throws {
    let probe = try Probe(on: compositor)
    try probe.rightClick()
    try probe.input.click(atX: 700, y: 500)
    probe.waitForMenus(0)
    try probe.rightClick()
    try probe.input.strike(.escape)
    probe.waitForMenus(0)
    #expect(probe.chosen.isEmpty)
    probe.end()
  }

  @Test(
    "G4: a menu on KWin is chosen from by pointer and keys", needs("kwin_wayland", "dbus-daemon"))
  func chooseOnKWin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600)
    defer { kwin.stop() }
    try choose(on: kwin)
  }

  @Test("G4: a menu on weston is chosen from by pointer and keys", needs("weston", "cc"))
  func chooseOnWeston() throws {
    let weston = try RealCompositor.weston(width: 800, height: 600)
    defer { weston.stop() }
    try choose(on: weston)
  }

  @Test("G4: a menu on sway is chosen from by pointer and keys", needs("sway"))
  func chooseOnSway() throws {
    let sway = try RealCompositor.sway(width: 800, height: 600)
    defer { sway.stop() }
    try choose(on: sway)
  }

  @Test("G4: a long press on KWin opens a menu to tap", needs("kwin_wayland", "dbus-daemon"))
  func fingerOnKWin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600)
    defer { kwin.stop() }
    try chooseByFinger(on: kwin)
  }

  @Test("G4: a long press on weston opens a menu to tap", needs("weston", "cc"))
  func fingerOnWeston() throws {
    let weston = try RealCompositor.weston(width: 800, height: 600)
    defer { weston.stop() }
    try chooseByFinger(on: weston)
  }

  @Test(
    "G4: a click elsewhere and Escape close a menu on KWin", needs("kwin_wayland", "dbus-daemon"))
  func dismissOnKWin() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600)
    defer { kwin.stop() }
    try dismiss(on: kwin)
  }

  @Test("G4: a click elsewhere and Escape close a menu on weston", needs("weston", "cc"))
  func dismissOnWeston() throws {
    let weston = try RealCompositor.weston(width: 800, height: 600)
    defer { weston.stop() }
    try dismiss(on: weston)
  }

  @Test("G4: a click elsewhere and Escape close a menu on sway", needs("sway"))
  func dismissOnSway() throws {
    let sway = try RealCompositor.sway(width: 800, height: 600)
    defer { sway.stop() }
    try dismiss(on: sway)
  }
}
