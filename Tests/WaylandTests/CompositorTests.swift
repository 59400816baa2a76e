import Glibc
import TestCompositor
import Testing
import Wayland

/// Tests of the test compositor with a client that follows the protocol.
@MainActor struct CompositorTests {
  @Test func aWindowIsConfiguredShownAndRead() throws {
    let pair = try Pair()
    let window = try pair.makeWindow(width: 40, height: 30)
    try pair.compositor.perform { server in
      let surface = try server.toplevel().surface
      #expect(surface.size == Server.Size(width: 40, height: 30))
      #expect(surface.content?[39, 29] == 0xFF00_8000)
      #expect(surface.content?[40, 0] == nil)
      #expect(surface.current.bufferDamage == [.init(x: 0, y: 0, width: 40, height: 30)])
      #expect(surface.busyCommits == 0)
      #expect(surface.bufferCommits == 1)
    }
    let acknowledged = try pair.compositor.perform {
      try $0.toplevel().desktopSurface.acknowledged
    }
    #expect(acknowledged == window.serials)
  }

  @Test func configureCarriesAnySizeAndState() throws {
    let pair = try Pair()
    let window = try pair.makeWindow()
    var told: [(Int32, Int32, [UInt32])] = []
    window.toplevel.onEvent = { event in
      if case .configure(let width, let height, let states) = event {
        told.append((width, height, states.uint32Values))
      }
    }
    try pair.compositor.perform {
      let toplevel = try $0.toplevel()
      toplevel.configure(width: -7, height: 100_000, states: [.maximized, .suspended])
      toplevel.configure(states: [])
    }
    try pair.waitHere(for: "two configures") { told.count == 2 }
    #expect(told[0].0 == -7 && told[0].1 == 100_000 && told[0].2 == [1, 9])
    #expect(told[1].0 == -7 && told[1].1 == 100_000 && told[1].2 == [])
  }

  @Test func heldBuffersAreReleasedOnDemand() throws {
    let pair = try Pair(behavior: .init())
    pair.compositor.behavior.releases = false
    pair.compositor.behavior.sendsFrames = false
    let window = try pair.makeWindow()
    var released = 0
    window.buffer?.onEvent = { _ in released += 1 }
    let callback = window.surface.frame()
    var frames: [UInt32] = []
    callback.onEvent = { if case .done(let time) = $0 { frames.append(time) } }
    window.surface.commit()
    try pair.wait(for: "the commit") { $0.surfaces.first?.waitingFrameCallbacks == 1 }
    #expect(try pair.compositor.perform { $0.buffers.map(\.isHeld) } == [true])
    #expect(released == 0 && frames.isEmpty)
    try pair.compositor.perform {
      $0.surfaces[0].releaseBuffers()
      $0.surfaces[0].sendFrame(time: 1234)
    }
    try pair.waitHere(for: "the release") { released == 1 && frames == [1234] }
  }

  @Test func touchesArriveWithShapeAndOrientation() throws {
    let pair = try Pair()
    let window = try pair.makeWindow()
    let touch = try pair.client.bind(WlSeat.self).getTouch()
    var log: [String] = []
    touch.onEvent = { event in
      switch event {
      case .down(_, _, let surface, let id, let x, let y):
        #expect(surface === window.surface)
        log.append("down \(id) \(x) \(y)")
      case .motion(let time, let id, let x, _): log.append("motion \(time) \(id) \(x)")
      case .up(_, _, let id): log.append("up \(id)")
      case .shape(let id, let major, let minor): log.append("shape \(id) \(major) \(minor)")
      case .orientation(let id, let degrees): log.append("orientation \(id) \(degrees)")
      default: log.append("\(event)")
      }
    }
    try pair.client.roundTrip()
    try pair.compositor.perform {
      let seat = try $0.seat()
      seat.touchDown(.max, on: $0.surfaces[0], x: 1.5, y: -2)
      seat.touchShape(.max, major: 9, minor: 4.25)
      seat.touchOrientation(.max, degrees: -45)
      seat.touchFrame()
      seat.touchMotion(.max, x: 3, y: 4, time: 77)
      seat.touchUp(.max)
      seat.touchCancel()
    }
    try pair.waitHere(for: "cancel") { log.last == "cancel" }
    #expect(
      log == [
        "down 2147483647 1.5 -2.0", "shape 2147483647 9.0 4.25", "orientation 2147483647 -45.0",
        "frame", "motion 77 2147483647 3.0", "up 2147483647", "cancel",
      ])
  }

  @Test func pointerAndKeysGoToTheSurfaceThatHasThem() throws {
    let pair = try Pair()
    let seat = try pair.client.bind(WlSeat.self)
    let pointer = seat.getPointer()
    let keyboard = seat.getKeyboard()
    let window = try pair.makeWindow()
    var log: [String] = []
    pointer.onEvent = { log.append(String("\($0)".prefix { $0 != "(" })) }
    keyboard.onEvent = { event in
      if case .key(_, _, let key, let state) = event { log.append("key \(key) \(state.rawValue)") }
    }
    try pair.compositor.perform {
      let seat = try $0.seat()
      #expect(seat.keyboardFocus === $0.surfaces[0])
      seat.pointerEnter($0.surfaces[0], x: 1, y: 1)
      seat.pointerMotion(x: 2, y: 2)
      seat.pointerButton(isDown: true)
      seat.pointerAxisSource(.wheel)
      seat.pointerAxisValue120(.verticalScroll, 120)
      seat.pointerAxisDiscrete(.verticalScroll, 1)
      seat.pointerAxisDirection(.verticalScroll, .inverted)
      seat.pointerAxis(.verticalScroll, 15)
      seat.pointerFrame()
      seat.key(30, isDown: true)
      seat.pointerLeave()
    }
    try pair.waitHere(for: "leave") { log.last == "leave" }
    #expect(
      log == [
        "enter", "motion", "button", "axisSource", "axisValue120", "axisRelativeDirection",
        "axis", "frame", "key 30 1", "leave",
      ])
    #expect(window.surface.isAlive)
  }

  @Test func olderClientsGetOlderEvents() throws {
    let pair = try Pair()
    let window = try pair.makeWindow()
    let pointer = try pair.client.bind(WlSeat.self, preferred: 4).getPointer()
    var log: [String] = []
    pointer.onEvent = { log.append(String("\($0)".prefix { $0 != "(" })) }
    try pair.client.roundTrip()
    try pair.compositor.perform {
      let seat = try $0.seat()
      seat.pointerEnter($0.surfaces[0], x: 1, y: 1)
      seat.pointerFrame()
      seat.pointerAxisValue120(.verticalScroll, 120)
      seat.pointerLeave()
    }
    try pair.waitHere(for: "leave") { log.last == "leave" }
    #expect(log == ["enter", "leave"])
    #expect(window.surface.isAlive)
  }

  @Test func capabilitiesComeAndGo() throws {
    let pair = try Pair()
    let seat = try pair.client.bind(WlSeat.self)
    var told: [WlSeat.Capability] = []
    seat.onEvent = { if case .capabilities(let new) = $0 { told.append(new) } }
    try pair.client.roundTrip()
    try pair.compositor.perform {
      try $0.seat().capabilities = [.touch]
      try $0.seat().capabilities = []
    }
    try pair.waitHere(for: "changes") { told.count == 3 }
    #expect(told == [[.pointer, .keyboard, .touch], [.touch], []])
  }

  @Test func popupsArePlacedByTheirRules() throws {
    let pair = try Pair()
    let window = try pair.makeWindow()
    let positioner = window.shell.createPositioner()
    positioner.setSize(width: 20, height: 10)
    positioner.setAnchorRect(x: 100, y: 50, width: 30, height: 8)
    positioner.setAnchor(anchor: .bottomLeft)
    positioner.setGravity(gravity: .bottomRight)
    positioner.setOffset(x: 1, y: 2)
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    let xdgSurface = window.shell.getXdgSurface(surface: surface)
    let popup = xdgSurface.getPopup(parent: window.xdgSurface, positioner: positioner)
    var places: [[Int32]] = []
    var tokens: [UInt32] = []
    popup.onEvent = { event in
      switch event {
      case .configure(let x, let y, let width, let height): places.append([x, y, width, height])
      case .repositioned(let token): tokens.append(token)
      case .popupDone: break
      }
    }
    surface.commit()
    try pair.waitHere(for: "the place") { places.count == 1 }
    #expect(places == [[101, 60, 20, 10]])
    positioner.setAnchor(anchor: .none)
    positioner.setGravity(gravity: .none)
    popup.reposition(positioner: positioner, token: 5)
    try pair.waitHere(for: "the new place") { places.count == 2 }
    #expect(places[1] == [106, 51, 20, 10])
    #expect(tokens == [5])
  }

  @Test func scalesAndFeedbackAreTold() throws {
    let pair = try Pair()
    let window = try pair.makeWindow()
    let scale = try pair.client.bind(WpFractionalScaleManagerV1.self)
      .getFractionalScale(surface: window.surface)
    var log: [String] = []
    scale.onEvent = { log.append("\($0)") }
    window.surface.onEvent = { event in
      if case .preferredBufferScale(let factor) = event { log.append("factor \(factor)") }
    }
    let feedback = try pair.client.bind(WpPresentation.self).feedback(surface: window.surface)
    feedback.onEvent = { if case .presented = $0 { log.append("presented") } }
    window.surface.commit()
    try pair.waitHere(for: "the feedback") { log == ["presented"] }
    #expect(!feedback.isAlive)
    try pair.compositor.perform {
      $0.surfaces[0].preferFractionalScale(150)
      $0.surfaces[0].preferBufferScale(2)
    }
    try pair.waitHere(for: "the scales") { log.count == 3 }
    #expect(log[1...] == ["preferredScale(scale: 150)", "factor 2"])
  }

  @Test func aPingIsAnsweredByAPong() throws {
    let pair = try Pair()
    let window = try pair.makeWindow()
    window.shell.onEvent = { event in
      switch event {
      case .ping(let serial): window.shell.pong(serial: serial)
      }
    }
    let serial = try pair.compositor.perform { $0.ping() }
    try pair.wait(for: "the pong") { !$0.pongs.isEmpty }
    #expect(try pair.compositor.perform { $0.pongs } == [serial])
  }

  @Test func whatIsLeftBehindIsCounted() throws {
    let pair = try Pair()
    let window = try pair.makeWindow()
    _ = try pair.client.bind(WlSeat.self).getTouch()
    try pair.client.roundTrip()
    let held = [
      "wl_surface": 1, "xdg_surface": 1, "xdg_toplevel": 1, "xdg_wm_base": 1, "wl_buffer": 1,
      "wl_seat": 1, "wl_touch": 1,
    ]
    #expect(pair.compositor.leftovers() == held)
    pair.client.close()
    try pair.compositor.wait(for: "the client's end") { $0.clientCount == 0 }
    #expect(pair.compositor.leftovers() == held)
    #expect(!window.surface.isAlive)
  }

  @Test func anOrderlyEndLeavesNothing() throws {
    let pair = try Pair(behavior: .manual)
    pair.compositor.behavior.configures = true
    let window = try pair.makeWindow()
    // A callback that is never answered ends with its surface.
    _ = window.surface.frame()
    window.surface.commit()
    window.destroy()
    pair.client.close(patience: 5)
    try pair.compositor.wait(for: "the client's end") { $0.clientCount == 0 }
    #expect(pair.compositor.leftovers() == [:])
  }

  @Test func theClipboardGoesBothWays() throws {
    let pair = try Pair()
    let seat = try pair.client.bind(WlSeat.self)
    let manager = try pair.client.bind(WlDataDeviceManager.self)
    let device = manager.getDataDevice(seat: seat)
    let source = manager.createDataSource()
    source.offer(mimeType: "text/plain")
    device.setSelection(source: source, serial: 1)
    var log: [String] = []
    source.onEvent = { event in
      switch event {
      case .send(let mimeType, let fd):
        log.append(mimeType)
        close(fd)
      case .cancelled: log.append("cancelled")
      default: break
      }
    }
    try pair.client.roundTrip()
    #expect(try pair.compositor.perform { $0.selectionTypes } == ["text/plain"])
    let end = try pair.compositor.perform { try $0.requestSelection(as: "text/plain") }
    defer { close(end) }
    try pair.waitHere(for: "the request") { log == ["text/plain"] }
    try pair.compositor.perform { try $0.seat().offerSelection([:]) }
    try pair.waitHere(for: "the end of the offer") { log.last == "cancelled" }
  }

  @Test func waitingForWhatDoesNotComeNamesIt() throws {
    let compositor = try TestCompositor()
    #expect {
      try compositor.wait(for: "a miracle", timeout: 0.02) { _ in false }
    } throws: { error in
      "\(error)" == "a miracle did not come in time"
    }
  }
}
