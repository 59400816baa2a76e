import Glibc
import ResponderSystem
import TestCompositor
import Testing
import Wayland

@MainActor struct ConnectionErrorTests {
  @Test func withoutADisplayTheMissingVariableIsNamed() {
    #expect(throws: ConnectionError.noDisplay(missing: "WAYLAND_DISPLAY")) {
      try DisplayAddress(environment: ["XDG_RUNTIME_DIR": "/run/user/0"])
    }
    #expect(throws: ConnectionError.noDisplay(missing: "XDG_RUNTIME_DIR")) {
      try DisplayAddress(environment: ["WAYLAND_DISPLAY": "wayland-1"])
    }
    #expect(throws: ConnectionError.invalidSocket(value: "x")) {
      try DisplayAddress(environment: ["WAYLAND_SOCKET": "x", "WAYLAND_DISPLAY": "/a"])
    }
  }

  @Test func theEnvironmentLeadsToAPathOrADescriptor() throws {
    let named = ["WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": "/r"]
    #expect(try DisplayAddress(environment: named) == .path("/r/w"))
    #expect(try DisplayAddress(environment: ["WAYLAND_DISPLAY": "/a/b"]) == .path("/a/b"))
    #expect(
      try DisplayAddress(environment: named.merging(["WAYLAND_SOCKET": "7"]) { $1 }) == .socket(7))
  }

  @Test func withoutANameItIsTheUsualOneWhereThereIsSuchASocket() throws {
    let compositor = try TestCompositor()
    var template = Array("/tmp/wlu-XXXXXX".utf8CString)
    let made = mkdtemp(&template).map { String(cString: $0) }
    let folder = try #require(made)
    let usual = folder + "/wayland-0"
    #expect(throws: ConnectionError.noDisplay(missing: "WAYLAND_DISPLAY")) {
      try DisplayAddress(environment: ["XDG_RUNTIME_DIR": folder])
    }
    #expect(symlink(compositor.socketPath, usual) == 0)
    let address = try DisplayAddress(environment: ["XDG_RUNTIME_DIR": folder])
    #expect(address == .path(usual))
    try Connection(to: address).close(patience: 5)
    unlink(usual)
    rmdir(folder)
  }

  @Test func aRefusedConnectionNamesThePathAndTheReason() {
    let nowhere = ConnectionError.refused(
      path: "/nowhere/wayland-9", SystemError(operation: "connect", code: ENOENT))
    #expect(throws: nowhere) { try Connection(to: .path("/nowhere/wayland-9")) }
    #expect(nowhere.description.contains("/nowhere/wayland-9"))
    #expect(nowhere.description.contains("No such file or directory"))
    let long = String(repeating: "x", count: 200)
    #expect(
      throws: ConnectionError.refused(
        path: long, SystemError(operation: "connect", code: ENAMETOOLONG))
    ) { try Connection(to: .path(long)) }
  }

  @Test func aMissingGlobalIsNamed() throws {
    var globals = TestCompositor.allGlobals
    globals["xdg_wm_base"] = nil
    let pair = try Pair(globals: globals)
    #expect(throws: ConnectionError.missingGlobal(interface: "xdg_wm_base")) {
      try pair.client.bind(XdgWmBase.self)
    }
    #expect(pair.client.bindIfPresent(XdgWmBase.self) == nil)
  }

  @Test func aGlobalThatIsTooOldIsNamedWithItsVersions() throws {
    let pair = try Pair(globals: ["wl_compositor": 3])
    let error = ConnectionError.globalTooOld(
      interface: "wl_compositor", announced: 3, required: 4)
    #expect(throws: error) { try pair.client.bind(WlCompositor.self, required: 4) }
    #expect(error.description.contains("version 3 of wl_compositor"))
  }

  @Test func aProtocolErrorNamesInterfaceObjectCodeAndMessage() throws {
    let pair = try Pair()
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    let id = surface.id
    surface.setBufferScale(scale: 0)
    let violation = ProtocolViolation(
      interface: "wl_surface", objectID: id, code: 0, message: "scale 0")
    #expect(throws: ConnectionError.protocolViolation(violation)) { try pair.client.roundTrip() }
    #expect(throws: ConnectionError.protocolViolation(violation)) { try pair.client.flush() }
    #expect(throws: ConnectionError.protocolViolation(violation)) { try pair.turn() }
  }

  @Test func anyProtocolErrorCanBePosted() throws {
    let pair = try Pair()
    _ = try pair.client.bind(WlShm.self)
    try pair.wait(for: "wl_shm") { $0.resources(WlShmResource.self).count == 1 }
    try pair.compositor.perform { $0.resources(WlShmResource.self)[0].postError(77, "because: so") }
    do {
      try pair.waitHere(for: "the error") { false }
      Issue.record("nothing was thrown")
    } catch ConnectionError.protocolViolation(let violation) {
      #expect(violation.interface == "wl_shm")
      #expect(violation.code == 77)
      #expect(violation.message == "because: so")
    }
    #expect(pair.compositor.postedErrors.map(\.code) == [77])
  }

  @Test func aKilledCompositorIsALostConnection() throws {
    let pair = try Pair()
    let window = try pair.makeWindow()
    pair.compositor.kill()
    do {
      try pair.waitHere(for: "the loss") { false }
      Issue.record("nothing was thrown")
    } catch ConnectionError.lost(let error) {
      #expect(error.code == EPIPE || error.code == ECONNRESET)
    }
    window.surface.commit()
    #expect(throws: ConnectionError.self) { try pair.client.roundTrip() }
  }

  @Test func writingToADeadCompositorRaisesNoSignal() throws {
    let pair = try Pair()
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    pair.compositor.kill()
    for _ in 0..<10_000 { surface.damageBuffer(x: 0, y: 0, width: 1, height: 1) }
    _ = try? pair.client.flush()
    #expect(throws: ConnectionError.self) { try pair.client.roundTrip() }
  }

  @Test func aCompositorThatDiesDuringSetUpIsAnError() throws {
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    close(ends[1])
    #expect(throws: ConnectionError.self) { try Connection(to: .socket(ends[0])) }
    #expect(throws: ConnectionError.self) { try Connection(to: .socket(9999)) }
  }
}
