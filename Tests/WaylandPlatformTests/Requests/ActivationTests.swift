import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform

@MainActor @Suite("Raising windows on a compositor") struct ActivationTests {
  @Test("a window is asked to be raised by the token, and not by what no message has room for")
  func raising() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    surface.activate(token: "token-1")
    surface.activate(token: String(repeating: "x", count: 10_000))
    try rig.settle()
    let requests = rig.requests("xdg_activation_v1", "activate")
    #expect(requests.count == 1 && requests.first?.arguments.first?.contains("token-1") == true)
    try rig.close()
  }

  @Test("a token is asked for with the press that led to it, and told once")
  func token() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 5, y: 5)
      seat.pointerButton(isDown: true)
    }
    var answers: [String?] = []
    surface.requestActivationToken(for: "org.example.Viewer") { answers.append($0) }
    try rig.settle()
    let token = "xdg_activation_token_v1"
    #expect(rig.requests(token, "set_serial").count == 1)
    #expect(rig.requests(token, "set_surface").count == 1)
    #expect(
      rig.requests(token, "set_app_id").first?.arguments.first?.contains("org.example.Viewer")
        == true)
    #expect(answers.isEmpty)
    try rig.compositor.perform { server in
      server.resources(XdgActivationTokenV1Resource.self).first?.sendDone(token: "token-7")
      server.resources(XdgActivationTokenV1Resource.self).first?.sendDone(token: "token-8")
    }
    try rig.settle()
    #expect(answers == ["token-7"])
    try rig.close()
  }

  @Test("a token that is empty or longer than any is none", arguments: [0, 2_000])
  func nonsense(length: Int) throws {
    let rig = try Rig()
    var answers: [String?] = []
    try rig.makeWindow().requestActivationToken(for: nil) { answers.append($0) }
    try rig.settle()
    #expect(rig.requests("xdg_activation_token_v1", "set_serial").isEmpty)
    try rig.compositor.perform { server in
      server.resources(XdgActivationTokenV1Resource.self).first?
        .sendDone(token: String(repeating: "x", count: length))
    }
    try rig.settle()
    #expect(answers == [nil])
    try rig.close()
  }

  @Test("a window that goes first gets no token")
  func going() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    var answers: [String?] = []
    surface.requestActivationToken(for: nil) { answers.append($0) }
    try rig.settle()
    surface.destroy()
    #expect(answers == [nil])
    try rig.close()
  }

  @Test("without the global nothing is asked")
  func without() throws {
    let rig = try Rig(hidden: ["xdg_activation_v1"])
    let surface = try rig.makeWindow()
    surface.activate(token: "token-1")
    try rig.settle()
    #expect(rig.requests("xdg_activation_v1", "activate").isEmpty)
    try rig.close()
  }
}
