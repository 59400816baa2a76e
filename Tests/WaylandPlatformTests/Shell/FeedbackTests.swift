import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("Word of when frames were seen") struct FeedbackTests {
  private func makeRig(hidden: Set<String> = []) throws -> (Rig, any Surface) {
    let rig = try Rig(hidden: hidden)
    let surface = try rig.makeWindow()
    var behavior = TestCompositor.Behavior()
    behavior.sendsFrames = false
    rig.compositor.behavior = behavior
    return (rig, surface)
  }

  private func present(_ rig: Rig, _ surface: any Surface, wantsFeedback: Bool = true) throws {
    let bounds = Rect(origin: .zero, size: rig.recorder.size)
    var frame = SurfaceFrame(size: bounds.size, geometry: bounds, damage: Region(bounds))
    frame.wantsFeedback = wantsFeedback
    #expect(rig.recorder.present(surface, frame))
    try rig.settle()
  }

  @Test("a frame that was shown is reported with its time and the screen's interval")
  func presented() throws {
    let (rig, surface) = try makeRig()
    try present(rig, surface)
    let before = rig.display.now
    try rig.compositor.perform { server in
      let surface = try server.toplevel().surface
      #expect(surface.waitingFeedback == 1)
      surface.sendPresented(refresh: 8_333_333)
    }
    try rig.settle()
    let shown = try #require(rig.recorder.shown.last ?? nil)
    #expect(rig.recorder.shown.count == 1)
    #expect((shown.interval - 0.008_333_333).magnitude < 1e-12)
    let time = try #require(shown.time)
    #expect(time >= before && time <= rig.display.now)
    try rig.close()
  }

  @Test("a frame that was never shown is reported as such")
  func discarded() throws {
    let (rig, surface) = try makeRig()
    try present(rig, surface)
    try rig.compositor.perform { try $0.toplevel().surface.sendDiscarded() }
    try rig.settle()
    #expect(rig.recorder.shown == [nil])
    try rig.close()
  }

  @Test("word of the output that a frame was timed by changes nothing")
  func syncOutput() throws {
    let (rig, surface) = try makeRig()
    try present(rig, surface)
    try rig.compositor.perform { try $0.toplevel().surface.sendSyncOutput() }
    try rig.settle()
    #expect(rig.recorder.shown.isEmpty)
    try rig.compositor.perform { try $0.toplevel().surface.sendPresented() }
    try rig.settle()
    #expect(rig.recorder.shown.count == 1)
    try rig.close()
  }

  @Test("no feedback is requested where it is not wanted, or the compositor has none")
  func notAsked() throws {
    let (rig, surface) = try makeRig()
    try present(rig, surface, wantsFeedback: false)
    #expect(rig.requests("wp_presentation", "feedback").isEmpty)
    try rig.close()
    let (other, otherSurface) = try makeRig(hidden: ["wp_presentation"])
    try present(other, otherSurface)
    #expect(other.recorder.shown.isEmpty)
    try other.close()
  }

  @Test("a surface that goes while word is awaited leaves nothing behind")
  func destroyed() throws {
    let (rig, surface) = try makeRig()
    try present(rig, surface)
    surface.destroy()
    rig.recorder.surfaces = []
    try rig.settle()
    #expect(rig.recorder.shown.isEmpty)
    try rig.close()
  }

  @Test("a compositor that never answers is not asked for ever")
  func neverAnswered() throws {
    let (rig, surface) = try makeRig()
    for _ in 0..<20 { try present(rig, surface) }
    #expect(rig.requests("wp_presentation", "feedback").count <= WaylandLimits.maximumFeedback + 20)
    #expect((surface as? WaylandSurface)?.feedback.count ?? 0 <= WaylandLimits.maximumFeedback)
    try rig.close()
  }
}
