import Glibc
import TestCompositor
import Testing
import Wayland

@MainActor struct FullSocketTests {
  @Test func aFullSocketLosesNothingAndKeepsTheOrder() throws {
    let pair = try Pair()
    let compositor = try pair.client.bind(WlCompositor.self)
    let surface = compositor.createSurface()
    try pair.client.roundTrip()
    try pair.compositor.perform { $0.isReading = false }
    var isFull = false
    var sent: Int32 = 0
    while !isFull || sent % 1000 != 0 {
      sent += 1
      surface.damageBuffer(x: sent, y: 0, width: 1, height: 1)
      if sent % 500 == 0 { isFull = try pair.client.flush() || isFull }
    }
    // Requests that create, name and destroy objects also wait in order.
    let region = compositor.createRegion()
    region.add(x: 1, y: 2, width: 3, height: 4)
    surface.setInputRegion(region: region)
    region.destroy()
    let callback = surface.frame()
    var isDone = false
    callback.onEvent = { _ in isDone = true }
    let shortLived = compositor.createRegion()
    shortLived.destroy()
    let buffer = try pair.makeBuffer(width: 2, height: 2, pixel: 0xFFFF_0000)
    surface.attach(buffer: buffer, x: 0, y: 0)
    surface.commit()
    #expect(callback.isAlive && buffer.isAlive)
    #expect(try pair.client.flush())
    try pair.compositor.perform { $0.isReading = true }
    try pair.waitHere(for: "the frame") { isDone }
    #expect(try pair.client.flush() == false)

    let damage = pair.compositor.requests(named: "damage_buffer").map { $0.arguments[0] }
    #expect(damage == (1...sent).map { "\($0)" })
    let input = try pair.compositor.perform { $0.surfaces[0].current.inputRegion }
    #expect(input == [.add(Server.Rect(x: 1, y: 2, width: 3, height: 4))])
    #expect(try pair.compositor.perform { $0.surfaces[0].content?[1, 1] } == 0xFFFF_0000)
    #expect(pair.compositor.postedErrors.isEmpty)
  }

  @Test("A request with a descriptor is left out while none can be opened, and no other is lost")
  func noFreeDescriptor() throws {
    let pair = try Pair()
    let shm = try pair.client.bind(WlShm.self)
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    try pair.client.roundTrip()
    let file = temporaryFile([1, 2, 3, 4])
    defer { close(file) }
    var limit = rlimit()
    #expect(getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
    var none = limit
    none.rlim_cur = 0
    #expect(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none) == 0)
    let unsent = shm.createPool(fd: file, size: 4)
    #expect(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
    #expect(!unsent.isAlive)
    let sent = shm.createPool(fd: file, size: 4)
    #expect(sent.isAlive)
    surface.commit()
    try pair.client.roundTrip()
    #expect(pair.compositor.requests(to: "wl_shm", named: "create_pool").count == 1)
    #expect(pair.compositor.requests(to: "wl_surface", named: "commit").count == 1)
    #expect(pair.compositor.postedErrors.isEmpty)
  }

  @Test func noEventArrivesWhileTheDestructionWaits() throws {
    let pair = try Pair()
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    let seat = try pair.client.bind(WlSeat.self)
    var keyboard: WlKeyboard? = seat.getKeyboard()
    try pair.client.roundTrip()
    try pair.compositor.perform { $0.isReading = false }
    while try !pair.client.flush() {
      for _ in 0..<500 { surface.damageBuffer(x: 0, y: 0, width: 1, height: 1) }
    }
    var capabilities = 0
    seat.onEvent = { _ in capabilities += 1 }
    keyboard?.onEvent = { _ in Issue.record("an event came after the end") }
    keyboard?.destroy()
    keyboard = nil
    try pair.compositor.perform {
      try $0.seat().keymap = .text("a")
      try $0.seat().capabilities = [.keyboard]
    }
    try pair.waitHere(for: "the capabilities") { capabilities == 1 }
    #expect(openKeymapCount() == 0)
  }

  @Test func aConnectionWithWaitingRequestsCanBeClosed() throws {
    let pair = try Pair()
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    try pair.client.roundTrip()
    try pair.compositor.perform { $0.isReading = false }
    while try !pair.client.flush() {
      for _ in 0..<500 { surface.damageBuffer(x: 0, y: 0, width: 1, height: 1) }
    }
    let buffer = try pair.makeBuffer(width: 2, height: 2, pixel: 0)
    buffer.destroy()
    surface.destroy()
    pair.client.close()
    try pair.compositor.perform { $0.isReading = true }
    try pair.compositor.wait(for: "the client's end") { $0.clientCount == 0 }
    #expect(pair.compositor.postedErrors.isEmpty)
  }

  @Test func thousandsOfEventsMayComeAtOnce() throws {
    let pair = try Pair()
    let window = try pair.makeWindow()
    let before = window.serials.count
    try pair.compositor.perform { server in
      for width in 0..<10_000 { try server.toplevel().configure(width: Int32(width), height: 50) }
    }
    try pair.waitHere(for: "every configure") { window.serials.count == before + 10_000 }
  }
}
