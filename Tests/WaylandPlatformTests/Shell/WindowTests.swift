import TestCompositor
import Testing
import Wayland

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("Windows on a compositor") struct WindowTests {
  @Test("a window asks for its first configure without a buffer and shows one after")
  func firstFrame() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    try rig.compositor.perform { server in
      let window = try server.toplevel()
      #expect(window.surface.current.buffer?.width == 40)
      #expect(window.surface.content?[20, 15] == 0xFF00_8000)
      #expect(window.desktopSurface.windowGeometry == .init(x: 0, y: 0, width: 40, height: 30))
    }
    let names = rig.compositor.requests(to: "wl_surface").map(\.name)
    #expect(names.prefix(1) == ["commit"])
    #expect(surface.scale == 1)
    try rig.close()
  }

  @Test("title, id and limits go before the first configure")
  func properties() throws {
    let rig = try Rig()
    let surface = try rig.display.makeSurface(role: .toplevel)
    rig.recorder.answers = true
    surface.setTitle("Größe ☃")
    surface.setApplicationID("org.example.test")
    surface.setSizeLimits(
      minimum: Size(width: 100, height: 50), maximum: Size(width: 20, height: 1e9))
    try rig.wait(for: "a window") { $0.toplevels.first?.surface.isMapped == true }
    try rig.compositor.perform { server in
      let window = try server.toplevel()
      #expect(window.title == "Größe ☃")
      #expect(window.appID == "org.example.test")
      #expect(window.minimumSize == .init(width: 100, height: 50))
      #expect(window.maximumSize == .init(width: 100, height: 16_384))
    }
    surface.setTitle(String(repeating: "☃", count: 100_000))
    surface.setTitle("a\0b")
    surface.setSizeLimits(minimum: nil, maximum: Size(width: -1, height: .nan))
    try rig.settle()
    try rig.close()
  }

  @Test("states, bounds and capabilities are sent with the configure that ends them")
  func states() throws {
    let rig = try Rig()
    try rig.makeWindow()
    rig.recorder.clear()
    try rig.compositor.perform { server in
      let window = try server.toplevel()
      window.sendBounds(width: 800, height: 600)
      window.sendCapabilities([.maximize, .windowMenu])
      window.configure(
        width: 300, height: 200,
        states: [.maximized, .activated, .tiledLeft, .suspended, .resizing, .fullscreen])
    }
    try rig.settle()
    let told = try #require(rig.recorder.configurations.last)
    #expect(told.width == 300 && told.height == 200)
    #expect(
      told.states == [.maximized, .activated, .tiledLeft, .suspended, .resizing, .fullscreen])
    #expect(told.bounds == Size(width: 800, height: 600))
    #expect(told.capabilities == [.maximize, .windowMenu])
    #expect(told.isDecoratedByServer)
    try rig.close()
  }

  @Test("unknown states do no harm")
  func unknownStates() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.compositor.perform { server in
      try server.toplevel().configure(
        width: 0, height: 0, rawStates: [255, 255, 255, 255, 4, 0, 0, 0, 32, 0, 0, 0, 1, 2])
    }
    try rig.settle()
    #expect(rig.recorder.configurations.last?.states == .activated)
    try rig.close()
  }

  @Test("ten thousand configures at once are one, and one acknowledgement")
  func manyConfigures() throws {
    let rig = try Rig()
    try rig.makeWindow()
    rig.recorder.clear()
    let before = rig.requests("xdg_surface", "ack_configure").count
    let serial = try rig.compositor.perform { server in
      var serial: UInt32 = 0
      for width in 1...10_000 {
        serial = try server.toplevel().configure(width: Int32(width), height: 20)
      }
      return serial
    }
    try rig.turn()
    #expect(rig.recorder.configurations.count == 1)
    #expect(rig.recorder.configurations.last?.width == 10_000)
    try rig.settle()
    let acks = rig.requests("xdg_surface", "ack_configure").dropFirst(before)
    #expect(acks.map(\.arguments) == [["\(serial)"]])
    try rig.close()
  }

  @Test(
    "an absurd size keeps the last good one and is logged once",
    arguments: [(-5, 20), (20, -5), (100_000, 100_000), (Int32.max, Int32.min)] as [(Int32, Int32)])
  func absurdSizes(width: Int32, height: Int32) throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.compositor.perform { try $0.toplevel().configure(width: 60, height: 50) }
    try rig.settle()
    for _ in 0..<3 {
      try rig.compositor.perform { try $0.toplevel().configure(width: width, height: height) }
      try rig.settle()
    }
    #expect(rig.recorder.configurations.last?.width == 60)
    #expect(rig.log.count == 1)
    try rig.compositor.perform { server in
      let window = try server.toplevel()
      #expect(window.surface.size == .init(width: 60, height: 50))
      #expect(window.desktopSurface.awaitedSerials.isEmpty)
    }
    try rig.close()
  }

  @Test("zero leaves the size to the window")
  func zeroSize() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.compositor.perform { try $0.toplevel().configure(width: 0, height: 0) }
    try rig.settle()
    #expect(rig.recorder.configurations.last?.width == nil)
    try rig.compositor.perform { server in
      let window = try server.toplevel()
      #expect(window.surface.size == .init(width: 40, height: 30))
    }
    try rig.close()
  }

  @Test("a configure without a new size is answered without drawing")
  func emptyAnswer() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    rig.recorder.answers = false
    let (commits, buffers) = try rig.compositor.perform {
      let surface = try $0.toplevel().surface
      return (surface.commits, surface.bufferCommits)
    }
    try rig.compositor.perform { try $0.toplevel().configure(states: [.activated]) }
    try rig.settle()
    #expect(rig.recorder.present(surface, damage: Region()))
    // If there is no configure event to answer, nothing is sent.
    #expect(rig.recorder.present(surface, damage: Region()))
    try rig.settle()
    try rig.compositor.perform { server in
      let window = try server.toplevel()
      #expect(window.surface.commits == commits + 1)
      #expect(window.surface.bufferCommits == buffers)
      #expect(window.desktopSurface.awaitedSerials.isEmpty)
    }
    try rig.close()
  }

  @Test("the compositor's request to close is reported, and its pings are answered")
  func closeAndPing() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.compositor.perform { server in
      try server.toplevel().close()
      server.ping()
    }
    try rig.wait(for: "a pong") { $0.pongs.count == 1 }
    #expect(rig.recorder.closeRequests == 1)
    try rig.close()
  }

  @Test("the window's requests arrive")
  func requests() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    surface.beginMove()
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 5, y: 5)
      seat.pointerButton(isDown: true)
      seat.pointerFrame()
    }
    surface.setMaximized(true)
    surface.setMaximized(false)
    surface.setFullscreen(true)
    surface.setFullscreen(false)
    surface.minimize()
    surface.beginMove()
    surface.beginResize(.bottomRight)
    surface.showWindowMenu(at: Point(x: 3, y: 4))
    try rig.settle()
    let names = rig.compositor.requests(to: "xdg_toplevel").map(\.name)
    #expect(
      names.suffix(8) == [
        "set_maximized", "unset_maximized", "set_fullscreen", "unset_fullscreen",
        "set_minimized", "move", "resize", "show_window_menu",
      ])
    let press = try rig.compositor.perform { try $0.seat().pressSerial }
    #expect(rig.requests("xdg_toplevel", "move").map { $0.arguments[1] } == ["\(press)"])
    #expect(rig.requests("xdg_toplevel", "resize").last?.arguments.last == "10")
    try rig.close()
  }

  @Test("the window menu opens where it is asked for: a place of the window, told in the surface")
  func windowMenuPosition() throws {
    let rig = try Rig()
    rig.recorder.geometry = Rect(x: 10, y: 5, width: 20, height: 20)
    let surface = try rig.makeWindow()
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 15, y: 15)
      seat.pointerButton(0x111, isDown: true)
      seat.pointerFrame()
    }
    surface.showWindowMenu(at: Point(x: 3, y: 4))
    try rig.settle()
    let place = try rig.compositor.perform { server in
      try server.toplevel().windowMenuPosition.map { [$0.x, $0.y] }
    }
    #expect(place == [13, 9])
    try rig.close()
  }

  @Test("a window's limits hold, also where they are kept with the room around it, as by mutter")
  func limitsWithRoom() throws {
    let rig = try Rig()
    rig.compositor.behavior.addsRoomToLimits = true
    rig.recorder.geometry = Rect(x: 10, y: 5, width: 20, height: 20)
    let surface = try rig.display.makeSurface(role: .toplevel)
    surface.setSizeLimits(
      minimum: Size(width: 15, height: 12), maximum: Size(width: 90, height: 80))
    rig.recorder.answers = true
    func limits() throws -> [Server.Size] {
      try rig.settle()
      return try rig.compositor.perform { server in
        let window = try server.toplevel()
        return [window.minimumSize, window.maximumSize]
      }
    }
    let wanted: [Server.Size] = [.init(width: 15, height: 12), .init(width: 90, height: 80)]
    #expect(try limits() == wanted)
    // The first geometry fills the surface and leaves no margins. The second one has margins again.
    for geometry in [
      Rect(x: 0, y: 0, width: 40, height: 30), Rect(x: 10, y: 5, width: 20, height: 20),
    ] {
      rig.recorder.geometry = geometry
      #expect(rig.recorder.present(surface))
      #expect(try limits() == wanted)
    }
    let count = rig.requests("xdg_toplevel", "set_min_size").count
    #expect(rig.recorder.present(surface))
    try rig.settle()
    #expect(rig.requests("xdg_toplevel", "set_min_size").count == count)
    try rig.close()
  }

  @Test("a window can be kept above another, and outlive it")
  func parent() throws {
    let rig = try Rig()
    let first = try rig.makeWindow()
    let second = try rig.makeWindow()
    second.setParent(first)
    try rig.settle()
    try rig.compositor.perform { server in
      let (parent, child) = (try server.toplevel(0), try server.toplevel(1))
      #expect(child.parent === parent)
    }
    second.setParent(second)
    first.destroy()
    second.setParent(first)
    try rig.settle()
    #expect(try rig.compositor.perform { $0.toplevels.count } == 1)
    try rig.close()
  }

  @Test("a destroyed surface hears nothing and asks for nothing")
  func destroyed() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    rig.recorder.clear()
    try rig.compositor.perform { server in
      let window = try server.toplevel()
      let seat = try server.seat()
      window.configure(width: 70, height: 70)
      window.close()
      seat.touchDown(0, on: window.surface, x: 1, y: 1)
      seat.touchFrame()
      seat.pointerEnter(window.surface, x: 1, y: 1)
      seat.pointerFrame()
      seat.keyboardEnter(window.surface)
    }
    surface.destroy()
    surface.destroy()
    #expect(!rig.recorder.present(surface))
    surface.requestFrame()
    surface.setTitle("late")
    surface.reposition(PopupPositioner(size: .zero, anchorRect: .zero))
    try rig.settle()
    #expect(rig.recorder.configurations.isEmpty)
    #expect(rig.recorder.touches.isEmpty && rig.recorder.pointers.isEmpty)
    #expect(rig.recorder.closeRequests == 0)
    #expect(rig.recorder.focuses.allSatisfy { $0.surface == nil })
    try rig.close()
  }

  @Test("a window destroyed before it was ever shown leaves nothing")
  func destroyedEarly() throws {
    let rig = try Rig()
    try rig.display.makeSurface(role: .toplevel).destroy()
    let second = try rig.display.makeSurface(role: .toplevel)
    try rig.settle()
    second.destroy()
    try rig.settle()
    try rig.wait(for: "no window") { $0.toplevels.isEmpty }
    #expect(rig.recorder.closeRequests == 0)
    try rig.close()
  }
}
