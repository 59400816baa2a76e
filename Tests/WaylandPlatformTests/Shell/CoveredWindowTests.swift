import TestCompositor
import Testing

@testable import WaylandPlatform
@testable import WindowResponder

/// Tests of windows for which the compositor sends no frame callbacks, such as those that others cover.
@MainActor @Suite("Windows without frame callbacks", .serialized) struct CoveredWindowTests {
  @Test("A configure is answered with a frame of its size, although no frame callback comes")
  func configure() throws {
    let rig = try ApplicationRig()
    rig.compositor.behavior.sendsFrames = false
    rig.window.setNeedsDisplay()
    try rig.settle()
    #expect(rig.window.pacer.awaitsFrame)
    for width in [300, 340] as [Int32] {
      try rig.compositor.perform { try $0.toplevel().configure(width: width, height: 200) }
      try rig.compositor.wait(for: "the size", pumping: rig.turn) { server in
        try server.toplevel().desktopSurface.windowGeometry?.width == width
      }
    }
    try rig.settle()
    #expect(rig.display.nextDeadline == nil)
    try rig.close()
  }

  @Test("A change of the content waits for the frame callback")
  func content() throws {
    let rig = try ApplicationRig()
    rig.compositor.behavior.sendsFrames = false
    rig.window.setNeedsDisplay()
    try rig.settle()
    let drawn = rig.window.canvas.frameCount
    rig.window.setNeedsDisplay()
    let end = rig.application.now + 2 * WaylandLimits.longestFrameWait
    try rig.compositor.waitHere(for: "some time", pumping: rig.turn) { rig.application.now >= end }
    #expect(rig.window.canvas.frameCount == drawn)
    try rig.play { _, surface in surface.sendFrame() }
    #expect(rig.window.canvas.frameCount == drawn + 1)
    try rig.close()
  }
}
