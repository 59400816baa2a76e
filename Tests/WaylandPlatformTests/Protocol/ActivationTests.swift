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
