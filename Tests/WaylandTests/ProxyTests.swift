import Glibc
import TestCompositor
import Testing
import Wayland

@MainActor struct ProxyTests {
  @Test func destroyMayBeCalledTwiceAndRequestsAfterItAreNotSent() throws {
    let pair = try Pair()
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    surface.destroy()
    surface.destroy()
    surface.commit()
    surface.attach(buffer: nil, x: 0, y: 0)
    let callback = surface.frame()
    #expect(!callback.isAlive)
    try pair.client.roundTrip()
    #expect(pair.compositor.requests(to: "wl_surface").map(\.name) == ["destroy"])
  }

  @Test func aRequestThatNamesADestroyedObjectIsNotSent() throws {
    let pair = try Pair()
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    let buffer = try pair.makeBuffer(width: 1, height: 1, pixel: 0)
    buffer.destroy()
    surface.attach(buffer: buffer, x: 0, y: 0)
    let shell = try pair.client.bind(XdgWmBase.self)
    surface.destroy()
    #expect(!shell.getXdgSurface(surface: surface).isAlive)
    try pair.client.roundTrip()
    #expect(pair.compositor.requests(named: "attach").isEmpty)
    #expect(pair.compositor.requests(named: "get_xdg_surface").isEmpty)
  }

  @Test func requestsNewerThanTheBoundVersionAreNotSent() throws {
    let pair = try Pair()
    let compositor = try pair.client.bind(WlCompositor.self, preferred: 3)
    compositor.createSurface().damageBuffer(x: 0, y: 0, width: 1, height: 1)
    let seat = try pair.client.bind(WlSeat.self, preferred: 4)
    seat.release()
    #expect(!seat.isAlive)
    try pair.client.roundTrip()
    #expect(pair.compositor.requests(named: "damage_buffer").isEmpty)
    #expect(pair.compositor.requests(named: "release").isEmpty)
    #expect(pair.compositor.postedErrors.isEmpty)
  }

  @Test func destroySendsTheInterfacesOwnDestructor() throws {
    let pair = try Pair()
    let seat = try pair.client.bind(WlSeat.self)
    let pointer = seat.getPointer()
    pointer.destroy()
    seat.release()
    try pair.client.roundTrip()
    let released = pair.compositor.requests(named: "release").map(\.interface)
    #expect(released == ["wl_pointer", "wl_seat"])
  }

  @Test func noEventArrivesAfterDestroy() throws {
    let pair = try Pair(behavior: .manual)
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    let callback = surface.frame()
    callback.onEvent = { _ in Issue.record("an event came after the end") }
    surface.commit()
    try pair.wait(for: "the callback") { $0.surfaces.first?.waitingFrameCallbacks == 1 }
    try pair.compositor.perform { $0.surfaces[0].sendFrame() }
    callback.destroy()
    try pair.client.roundTrip()
  }

  @Test func aHandlerMayDestroyItsOwnObject() throws {
    let pair = try Pair()
    let seat = try pair.client.bind(WlSeat.self)
    var events = 0
    seat.onEvent = { _ in
      events += 1
      seat.destroy()
    }
    try pair.client.roundTrip()
    try pair.client.roundTrip()
    #expect(events == 1)
  }

  @Test func aCallbackNeedNotBeKept() throws {
    let pair = try Pair()
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    var isDone = false
    weak var gone: WlCallback?
    do {
      let callback = surface.frame()
      callback.onEvent = { _ in isDone = true }
      gone = callback
    }
    surface.commit()
    try pair.waitHere(for: "the frame") { isDone }
    #expect(gone == nil)
  }

  @Test func anEventThatNamesADestroyedObjectSaysNil() throws {
    let pair = try Pair(behavior: .manual)
    let output = try pair.client.bind(WlOutput.self)
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    var entered: [WlOutput?] = []
    surface.onEvent = { event in
      if case .enter(let output) = event { entered.append(output) }
    }
    try pair.client.roundTrip()
    try pair.compositor.perform { try $0.surfaces[0].enter($0.output()) }
    try pair.waitHere(for: "enter") { entered.count == 1 }
    #expect(entered[0] === output)
    try pair.compositor.perform { try $0.surfaces[0].enter($0.output()) }
    output.destroy()
    try pair.waitHere(for: "enter") { entered.count == 2 }
    #expect(entered[1] == nil)
  }

  @Test func aDescriptorThatNobodyTakesIsClosed() throws {
    let pair = try Pair()
    let keyboard = try pair.client.bind(WlSeat.self).getKeyboard()
    try pair.client.roundTrip()
    for _ in 0..<20 {
      try pair.compositor.perform { try $0.seat().keymap = .text("a") }
      try pair.client.roundTrip()
    }
    #expect(openKeymapCount() == 0)
    // The same holds for a keymap that is sent to an object that the client destroys.
    try pair.compositor.perform { try $0.seat().keymap = .text("b") }
    keyboard.destroy()
    try pair.client.roundTrip()
    #expect(openKeymapCount() == 0)
  }

  @Test func aDescriptorThatIsTakenIsTheHandlers() throws {
    let pair = try Pair()
    let keyboard = try pair.client.bind(WlSeat.self).getKeyboard()
    var text = ""
    keyboard.onEvent = { event in
      guard case .keymap(let format, let fd, let size) = event else { return }
      #expect(format == .xkbV1)
      var bytes = [UInt8](repeating: 0, count: Int(size))
      #expect(pread(fd, &bytes, bytes.count, 0) == bytes.count)
      close(fd)
      text = String(decoding: bytes.dropLast(), as: UTF8.self)
    }
    try pair.client.roundTrip()
    #expect(text.hasPrefix("xkb_keymap"))
  }

  @Test func objectsMadeByTheCompositorAreWrapped() throws {
    let pair = try Pair()
    let seat = try pair.client.bind(WlSeat.self)
    let manager = try pair.client.bind(WlDataDeviceManager.self)
    let device = manager.getDataDevice(seat: seat)
    var offered: [String] = []
    var selection: WlDataOffer?
    device.onEvent = { event in
      switch event {
      case .dataOffer(let offer):
        #expect(offer.version == 3)
        offer.onEvent = { if case .offer(let type) = $0 { offered.append(type) } }
      case .selection(let offer): selection = offer
      default: break
      }
    }
    try pair.client.roundTrip()
    try pair.compositor.perform { try $0.seat().offerSelection(["text/plain": Array("hi".utf8)]) }
    try pair.waitHere(for: "the selection") { selection != nil }
    #expect(offered == ["text/plain"])
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    selection?.receive(mimeType: "text/plain", fd: ends[1])
    close(ends[1])
    try pair.client.roundTrip()
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(ends[0], &bytes, 8) == 2)
    #expect(bytes.prefix(2) == [104, 105])
    close(ends[0])
  }

  @Test func anOfferThatNobodyTakesIsGivenBack() throws {
    let pair = try Pair()
    let seat = try pair.client.bind(WlSeat.self)
    _ = try pair.client.bind(WlDataDeviceManager.self).getDataDevice(seat: seat)
    try pair.client.roundTrip()
    try pair.compositor.perform { try $0.seat().offerSelection(["text/plain": []]) }
    try pair.client.roundTrip()
    try pair.client.roundTrip()
    #expect(try pair.compositor.perform { $0.resources(WlDataOfferResource.self).count } == 0)
  }

  @Test func longStringsAreCutAtACharacter() throws {
    let pair = try Pair()
    let window = try Window(pair.client)
    window.toplevel.setTitle(title: "a" + String(repeating: "é", count: 5000))
    try pair.client.roundTrip()
    let title = try pair.compositor.perform { try $0.toplevel().title }
    #expect(title == "a" + String(repeating: "é", count: 1999))
  }

  @Test func numbersKeepTheirValuesInMessages() throws {
    let pair = try Pair()
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    let viewport = try pair.client.bind(WpViewporter.self).getViewport(surface: surface)
    surface.damage(x: -5, y: .min, width: .max, height: 0)
    viewport.setSource(x: 0.5, y: 1.25, width: .infinity, height: .nan)
    _ = try? pair.client.roundTrip()
    let source = pair.compositor.requests(named: "set_source").first
    #expect(source?.arguments == ["0.5", "1.25", "8388607.99609375", "0.0"])
    let damage = pair.compositor.requests(named: "damage").first
    #expect(damage?.arguments == ["-5", "-2147483648", "2147483647", "0"])
  }

  @Test func unknownEnumValuesSurvive() throws {
    let pair = try Pair()
    let output = try pair.client.bind(WlOutput.self)
    var transforms: [WlOutput.Transform] = []
    output.onEvent = { event in
      if case .geometry(_, _, _, _, _, _, _, let transform) = event { transforms.append(transform) }
    }
    try pair.client.roundTrip()
    try pair.compositor.perform {
      try $0.output().description.transform = WlOutputResource.Transform(rawValue: 99)
    }
    try pair.waitHere(for: "a change") { transforms.count == 2 }
    #expect(transforms == [.normal, WlOutput.Transform(rawValue: 99)])
  }

  @Test func arraysReadAsNumbers() {
    let bytes: [UInt8] = [1, 0, 0, 0, 0, 1, 0, 0, 9, 9]
    #expect(bytes.uint32Values == [1, 256])
    #expect([UInt8]().uint32Values == [])
  }
}
