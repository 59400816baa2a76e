import TestCompositor
import Testing
import Wayland

@MainActor struct ConnectionTests {
  @Test func everyGlobalIsAnnounced() throws {
    let pair = try Pair()
    let announced = Dictionary(
      uniqueKeysWithValues: pair.client.globals.map { ($0.interface, $0.version) })
    #expect(announced == TestCompositor.allGlobals)
  }

  @Test func hiddenGlobalsAreAsIfMissing() throws {
    let pair = try Pair(hidden: ["wl_seat", "wp_viewporter"])
    #expect(!pair.client.globals.contains { $0.interface == "wl_seat" })
    #expect(pair.client.bindIfPresent(WpViewporter.self) == nil)
    var added: [Global] = []
    pair.client.onGlobalAdded = { added.append($0) }
    try pair.compositor.perform {
      $0.addSeat(name: "seat1")
      $0.addOutput(Server.Output.Description())
    }
    try pair.waitHere(for: "the output") { !added.isEmpty }
    #expect(added.map(\.interface) == ["wl_output"])
  }

  @Test func theVersionIsWhatBothSidesAgreeOn() throws {
    let pair = try Pair(globals: ["wl_compositor": 5, "wl_seat": 9, "wl_shm": 1])
    #expect(try pair.client.bind(WlCompositor.self).version == 5)
    #expect(try pair.client.bind(WlCompositor.self, preferred: 4).version == 4)
    #expect(try pair.client.bind(WlSeat.self, required: 5, preferred: 99).version == 9)
    try pair.client.roundTrip()
    #expect(try pair.compositor.perform { $0.resources(WlSeatResource.self).map(\.version) } == [9])
  }

  @Test func objectsInheritTheVersionOfTheirMaker() throws {
    let pair = try Pair()
    let seat = try pair.client.bind(WlSeat.self, preferred: 7)
    #expect(seat.getTouch().version == 7)
  }

  @Test func globalsComeAndGo() throws {
    let pair = try Pair()
    var log: [String] = []
    pair.client.onGlobalAdded = { log.append("+" + $0.interface) }
    pair.client.onGlobalRemoved = { log.append("-" + $0.interface) }
    try pair.compositor.perform {
      $0.addOutput(Server.Output.Description())
      try $0.output(0).remove()
      $0.removeGlobal("wp_presentation")
    }
    try pair.waitHere(for: "three changes") { log.count == 3 }
    #expect(log == ["+wl_output", "-wl_output", "-wp_presentation"])
    #expect(pair.client.globals.count { $0.interface == "wl_output" } == 1)
  }

  @Test func aConnectedSocketWillDoToo() throws {
    let compositor = try TestCompositor()
    let client = try Connection(to: .socket(compositor.makeClientSocket()))
    #expect(client.globals.count == TestCompositor.allGlobals.count)
    #expect(try compositor.perform { $0.clientCount } == 1)
    client.close()
    try compositor.wait(for: "the client's end") { $0.clientCount == 0 }
  }

  @Test func closingEndsEveryObjectAndMayBeDoneTwice() throws {
    let pair = try Pair()
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    pair.client.close()
    pair.client.close()
    #expect(!surface.isAlive)
    #expect(pair.client.fileDescriptor == -1)
    #expect(!surface.frame().isAlive)
    surface.destroy()
    #expect(throws: ConnectionError.self) { try pair.client.flush() }
    pair.client.sync { Issue.record("a closed connection has called back") }
  }

  @Test func aHandlerMayCloseTheConnection() throws {
    let pair = try Pair()
    let client = pair.client
    client.sync { client.close() }
    client.sync { Issue.record("an event came after the end") }
    #expect(throws: ConnectionError.self) {
      while true { try pair.turn() }
    }
    try pair.compositor.wait(for: "the client's end") { $0.clientCount == 0 }
  }

  @Test func droppingTheConnectionClosesTheSocket() throws {
    let compositor = try TestCompositor()
    var client: Connection? = try Connection(to: .path(compositor.socketPath))
    #expect(client?.globals.isEmpty == false)
    client = nil
    try compositor.wait(for: "the client's end") { $0.clientCount == 0 }
  }

  @Test func aReadThatFindsNothingIsNoError() throws {
    let pair = try Pair()
    #expect(pair.client.prepareRead())
    #expect(pair.client.prepareRead())
    pair.client.cancelRead()
    pair.client.cancelRead()
    #expect(pair.client.prepareRead())
    try pair.client.readEvents()
    try pair.client.readEvents()
    try pair.client.dispatchPending()
  }
}
