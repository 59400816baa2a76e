import RealCompositors
import Testing

/// Tests of the gallery on KWin: touches, the pointer, keys and fractional scale.
@Suite(.serialized, needs("kwin_wayland", "dbus-daemon"))
struct GalleryOnKWinTests {
  @Test("A tap on the gallery's button changes its label on the screenshot")
  func tapChangesLabel() throws {
    let views = try GalleryView.describe(page: "controls", size: "800x600")
    let button = try #require(views.first { $0.type == "Button" && $0.words.contains("Tap me") })
    let label = try #require(views.first { $0.type == "Label" && $0.words.contains("Not tapped") })
    let kwin = try RealCompositor.kwin()
    defer { kwin.stop() }
    let gallery = try GalleryClient(on: kwin, page: "controls")
    #expect(try wait { Set(try label.pixels(on: kwin)).count > 2 }, "no label on the screenshot")
    let untapped = try label.pixels(on: kwin)
    let released = try button.pixels(on: kwin)

    try kwin.input.touchDown(0, x: button.center.x, y: button.center.y)
    try kwin.input.touchFrame()
    #expect(
      try wait { try button.pixels(on: kwin) != released }, "a pressed button looks as before")
    #expect(try label.pixels(on: kwin) == untapped)
    try kwin.input.touchUp(0)
    try kwin.input.touchFrame()
    #expect(try wait { try label.pixels(on: kwin) != untapped })
    #expect(try wait { try button.pixels(on: kwin) == released })
    #expect(!gallery.brokeProtocol)
  }

  @Test("Two fingers are told apart, and a cancel ends both")
  func twoFingersAndCancel() throws {
    let kwin = try RealCompositor.kwin()
    defer { kwin.stop() }
    let gallery = try GalleryClient(on: kwin, page: "touch", options: ["--fullscreen"])
    let input = try kwin.input
    try input.touchDown(0, x: 500, y: 300)
    try input.touchDown(1, x: 700, y: 400)
    try input.touchFrame()
    try input.touchMove(0, x: 520, y: 310)
    try input.touchMove(1, x: 690, y: 420)
    try input.touchFrame()
    try input.touchUp(1)
    try input.touchFrame()
    try input.touchCancel()
    #expect(wait { !gallery.events("touch", "cancelled").isEmpty })
    let began = gallery.events("touch", "began")
    #expect(began.map(\.x) == [500, 700])
    #expect(began.map(\.y) == [300, 400])
    #expect(Set(began.map(\.id)).count == 2)
    #expect(gallery.events("touch", "moved").map(\.x) == [520, 690])
    #expect(gallery.events("touch", "ended").map(\.id) == [began.last?.id])
    #expect(gallery.events("touch", "cancelled").map(\.id) == [began.first?.id])
    #expect(gallery.events.allSatisfy { $0.local > 0 && $0.time > 0 })
  }

  @Test("The pointer and keys arrive")
  func pointerAndKeys() throws {
    let kwin = try RealCompositor.kwin()
    defer { kwin.stop() }
    let gallery = try GalleryClient(on: kwin, page: "touch", options: ["--fullscreen"])
    try kwin.input.click(atX: 600, y: 300)
    #expect(wait { !gallery.events("pointer", "ended").isEmpty })
    #expect(gallery.events("pointer", "began").map(\.x) == [600])
    try kwin.input.type("aB")
    #expect(wait { gallery.events("key", "ended").count == 3 })  // a, shift and b
  }

  @Test("A fractional scale gives a buffer of its size, and may change while shown")
  func fractionalScale() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600, scale: 1.5)
    defer { kwin.stop() }
    let gallery = try GalleryClient(on: kwin, page: "touch", options: ["--fullscreen"])
    #expect(wait { gallery.bufferSize == [1200, 900] })
    try kwin.input.tap(atX: 500, y: 300)
    #expect(wait { !gallery.events("touch", "ended").isEmpty })
    #expect(gallery.events("touch", "began").map(\.x) == [500])

    try kwin.kwinOutputs.change(0, .scale(1.25))
    #expect(wait { preferredScale(gallery) == "150" })
    #expect(wait { gallery.bufferSize == [1200, 900] })
    #expect(
      wait {
        gallery.process.waylandLog.requests("wp_viewport.set_destination").last?.arguments
          == ["960", "720"]
      })
    #expect(!gallery.brokeProtocol)
  }

  @Test("The output that shows the window may go, and come back")
  func outputGoes() throws {
    let kwin = try RealCompositor.kwin(width: 800, height: 600, outputs: 2)
    defer { kwin.stop() }
    let gallery = try GalleryClient(on: kwin, page: "touch")
    for round in 1...2 {
      try kwin.kwinOutputs.change(0, .isEnabled(false))
      #expect(wait { removedOutputs(gallery) == round })
      try kwin.kwinOutputs.change(0, .isEnabled(true))
      try kwin.input.tap(atX: 500, y: 300)
      #expect(wait { gallery.events("touch", "ended").count == round })
    }
    #expect(gallery.process.isRunning)
    #expect(!gallery.brokeProtocol)
  }

  @Test("KWin's user resizes, maximises and closes the window")
  func windowIsManaged() throws {
    let kwin = try RealCompositor.kwin()
    defer { kwin.stop() }
    let gallery = try GalleryClient(on: kwin, page: "controls")
    try kwin.runKWinScript(
      "windows[0].frameGeometry = {x: 0, y: 0, width: 700, height: 500}")
    #expect(wait { geometry(gallery) == ["700", "500"] })
    try kwin.runKWinScript("windows[0].setMaximize(true, true)")
    #expect(wait { geometry(gallery) == ["1280", "800"] })
    try kwin.runKWinScript("windows[0].closeWindow()")
    #expect(gallery.process.waitForExit() == .status(0))
    #expect(!gallery.brokeProtocol)
  }

  @Test("A finger closes the window by its own title bar, in the midst of its touch")
  func closedByItsOwnTouch() throws {
    let views = try GalleryView.describe(page: "controls", size: "800x600")
    let close = try #require(
      views.first { $0.type == "TitleBarButton" && $0.words.contains("close") })
    let kwin = try RealCompositor.kwin()
    defer { kwin.stop() }
    let gallery = try GalleryClient(on: kwin, page: "controls")
    // A second touch is down when the window closes.
    try kwin.input.touchDown(1, x: 400, y: 400)
    try kwin.input.tap(atX: close.center.x, y: close.center.y)
    #expect(gallery.process.waitForExit() == .status(0))
    #expect(!gallery.brokeProtocol)
  }

  @Test("The title bar moves the window, and a double click maximises it")
  func titleBar() throws {
    let kwin = try RealCompositor.kwin()
    defer { kwin.stop() }
    let gallery = try GalleryClient(on: kwin, page: "controls")
    let input = try kwin.input
    try input.movePointer(toX: 200, y: 20)
    try input.button(.left, isPressed: true)
    for step in 1...10 { try input.movePointer(toX: 200 + Double(step) * 5, y: 20) }
    #expect(wait { !gallery.process.waylandLog.requests("xdg_toplevel.move").isEmpty })
    // KWin grabs the pointer while it moves the window, and releases it afterwards.
    #expect(wait { !gallery.process.waylandLog.events("wl_pointer.leave").isEmpty })
    try input.button(.left, isPressed: false)
    #expect(wait { gallery.process.waylandLog.events("wl_pointer.enter").count > 1 })
    try input.click(atX: 230, y: 20)
    try input.click(atX: 230, y: 20)
    #expect(wait { geometry(gallery) == ["1280", "800"] })
    #expect(!gallery.brokeProtocol)
  }

  @Test(
    "T3: a second double click in the same place restores the window, though nothing told of motion"
  )
  func doubleClicksOfARestingPointer() throws {
    let kwin = try RealCompositor.kwin()
    defer { kwin.stop() }
    let gallery = try GalleryClient(on: kwin, page: "controls")
    let size = geometry(gallery)
    let input = try kwin.input
    try input.movePointer(toX: 230, y: 20)
    for wanted in [["1280", "800"], size, ["1280", "800"], size] {
      for isPressed in [true, false, true, false] { try input.button(.left, isPressed: isPressed) }
      #expect(wait { geometry(gallery) == wanted })
      // The frame is presented, and the previous clicks no longer count.
      _ = wait(seconds: 0.7) { false }
    }
    #expect(!gallery.brokeProtocol)
  }

  private func preferredScale(_ gallery: GalleryClient) -> String? {
    gallery.process.waylandLog.events("wp_fractional_scale_v1.preferred_scale").last?.arguments
      .first
  }

  private func removedOutputs(_ gallery: GalleryClient) -> Int {
    gallery.process.waylandLog.events("wl_registry.global_remove").count
  }

  private func geometry(_ gallery: GalleryClient) -> [String]? {
    gallery.process.waylandLog.requests("xdg_surface.set_window_geometry").last.map {
      Array($0.arguments.suffix(2))
    }
  }
}
