import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("What the compositor keeps of windows between two runs") struct SessionTests {
  private static let session = "xdg_session_v1"

  /// Creates a window with a name in the session, and waits until it is shown.
  private func window(_ name: String, on rig: Rig) throws -> any Surface {
    let surface = try rig.display.makeSurface(role: .toplevel)
    surface.keepPosition(as: name)
    rig.recorder.answers = true
    try rig.wait(for: "a window") { $0.toplevels.last?.surface.isMapped == true }
    try rig.settle()
    return surface
  }

  @Test("a new session has an id, and its windows are there again in the next one")
  func comesBack() throws {
    let rig = try Rig()
    rig.display.beginSession(nil, reason: .launch)
    let first = try window("main", on: rig)
    #expect(rig.recorder.sessions == ["session-1"])
    try rig.compositor.perform { _ = try $0.toplevel().configure(width: 333, height: 222) }
    try rig.settle()
    first.destroy()
    rig.display.beginSession("session-1", reason: .recovery)
    _ = try window("main", on: rig)
    #expect(rig.recorder.sessions == ["session-1", "session-1"])
    try rig.compositor.perform { server in
      #expect(server.sessions.map(\.reasons) == [[.launch, .recover]])
      #expect(server.resources(XdgSessionV1Resource.self).count == 1)
    }
    let size = rig.recorder.configurations.last
    #expect(size?.width == 333 && size?.height == 222)
    try rig.close()
  }

  @Test("nothing is bound before a session is begun, and a window without one asks for nothing")
  func nothing() throws {
    let rig = try Rig()
    _ = try window("main", on: rig)
    try rig.compositor.perform { server in
      #expect(server.resources(XdgSessionManagerV1Resource.self).isEmpty)
    }
    #expect(rig.requests(Self.session, "restore_toplevel").isEmpty)
    try rig.close()
  }

  @Test("a compositor that keeps nothing is asked for nothing")
  func without() throws {
    let rig = try Rig(hidden: ["xdg_session_manager_v1"])
    #expect(!rig.display.offers.contains(.windowPositions))
    rig.display.beginSession(nil, reason: .launch)
    rig.display.forgetSession("session-1")
    _ = try window("main", on: rig)
    #expect(rig.recorder.sessions.isEmpty)
    try rig.close()
  }

  @Test("a window that is shown already is kept from now on, whatever its name stood for")
  func late() throws {
    let rig = try Rig()
    rig.display.beginSession(nil, reason: .launch)
    let first = try window("main", on: rig)
    first.destroy()
    let second = try rig.makeWindow()
    second.keepPosition(as: "main")
    second.keepPosition(as: "main")
    try rig.settle()
    #expect(rig.requests(Self.session, "remove_toplevel").count == 1)
    #expect(rig.requests(Self.session, "add_toplevel").count == 1)
    try rig.close()
  }

  @Test("of two windows with one name the first is kept, and a window can be renamed")
  func names() throws {
    let rig = try Rig()
    rig.display.beginSession(nil, reason: .launch)
    let first = try window("main", on: rig)
    let second = try window("main", on: rig)
    #expect(rig.requests(Self.session, "restore_toplevel").count == 1)
    #expect(rig.log.filter { $0.contains("“main”") }.count == 1)
    first.keepPosition(as: "other")
    second.keepPosition(as: "main")
    first.keepPosition(as: "")
    try rig.settle()
    #expect(rig.requests("xdg_toplevel_session_v1", "rename").count == 1)
    try rig.compositor.perform { server in
      #expect(server.sessions.first?.windows.keys.sorted() == ["main", "other"])
    }
    try rig.close()
  }

  @Test("a session that another client takes is let go, and told of once")
  func replaced() throws {
    let rig = try Rig()
    rig.display.beginSession(nil, reason: .launch)
    _ = try window("main", on: rig)
    try rig.compositor.perform { server in
      server.resources(XdgSessionV1Resource.self).first?.sendReplaced()
    }
    try rig.settle()
    #expect(rig.recorder.takenSessions == 1)
    try rig.compositor.perform { server in
      #expect(server.resources(XdgSessionV1Resource.self).isEmpty)
      #expect(server.resources(XdgToplevelSessionV1Resource.self).isEmpty)
    }
    _ = try window("later", on: rig)
    #expect(rig.requests(Self.session, "restore_toplevel").count == 1)
    try rig.close()
  }

  @Test("what is forgotten is not there again, whether it is the present session or an earlier one")
  func forgotten() throws {
    let rig = try Rig()
    rig.display.beginSession(nil, reason: .launch)
    _ = try window("main", on: rig)
    rig.display.forgetSession("session-1")
    rig.display.beginSession("session-1", reason: .launch)
    try rig.settle()
    #expect(rig.recorder.sessions.count == 2)
    rig.display.beginSession(nil, reason: .launch)
    try rig.settle()
    rig.display.forgetSession(rig.recorder.sessions[1])
    try rig.settle()
    #expect(rig.requests(Self.session, "remove").count == 2)
    try rig.compositor.perform { #expect($0.sessions.count == 1) }
    try rig.close()
  }

  @Test("ids and names without an end are not sent, nor is an id taken that cannot be kept")
  func endless() throws {
    let rig = try Rig()
    rig.display.beginSession(String(repeating: "x", count: 5_000), reason: .launch)
    _ = try window(String(repeating: "é", count: 3_000), on: rig)
    try rig.compositor.perform { server in
      #expect(server.sessions.first?.windows.keys.first?.utf8.count == 2_048)
      server.resources(XdgSessionV1Resource.self).first?
        .sendCreated(sessionId: String(repeating: "y", count: 3_000))
    }
    try rig.settle()
    #expect(rig.recorder.sessions == ["session-1"])
    try rig.close()
  }
}
