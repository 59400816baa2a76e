import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

@MainActor @Suite("What a program asks of a compositor", .serialized)
struct DesktopInApplicationTests {
  @Test(
    "a program that was started with a token raises its first window once it is shown, and once")
  func startupToken() throws {
    let rig = try ApplicationRig()
    rig.application.extras.startupToken = "launcher-3"
    rig.application.isStartingUp = true
    for _ in 0..<2 {
      rig.window.setNeedsDisplay()
      try rig.settle()
      try rig.compositor.perform { $0.toplevels.last?.surface.sendFrame() }
      try rig.settle()
    }
    let requests = rig.compositor.requests(to: "xdg_activation_v1", named: "activate")
    #expect(requests.count == 1)
    #expect(requests.first?.arguments.first?.contains("launcher-3") == true)
    try rig.close()
  }

  @Test("the screen is kept on by each window on it")
  func screen() throws {
    let rig = try ApplicationRig()
    rig.application.isIdleTimerDisabled = true
    try rig.settle()
    #expect(
      rig.compositor.requests(to: "zwp_idle_inhibit_manager_v1", named: "create_inhibitor").count
        == 1)
    rig.application.isIdleTimerDisabled = false
    try rig.settle()
    #expect(
      rig.compositor.requests(to: "zwp_idle_inhibitor_v1", named: "destroy").count == 1)
    try rig.close()
  }
}
