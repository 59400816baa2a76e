import TestCompositor
import Testing

@testable import WindowResponder

/// Tests of an application whose view closes its window while it is drawn, on a test compositor.
@MainActor @Suite("Windows that are closed while they are drawn", .serialized)
struct ClosedWhileDrawnTests {
  private final class ClosingView: View {
    var closes: (() -> Void)?

    override func draw(_ rect: Rect, in context: GraphicsContext) {
      closes?()
      context.fill(bounds, color: .red)
      context.fillEllipse(in: bounds)
    }
  }

  @Test("what is drawn goes on in memory that is there, and nothing more is sent to the window")
  func window() throws {
    let rig = try ApplicationRig()
    var window: Window? = Window(size: Size(width: 300, height: 200))
    weak let gone = window
    let view = ClosingView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    window?.addSubview(view)
    window?.makeKeyAndVisible()
    try rig.compositor.wait(for: "another window", pumping: rig.turn) {
      $0.toplevels.count == 2 && $0.toplevels.last?.surface.isMapped == true
    }
    try rig.settle()
    view.closes = { [weak view] in
      view?.window?.close()
      window = nil
    }
    view.setNeedsDisplay()
    try rig.compositor.wait(for: "the window to go", pumping: rig.turn) {
      $0.toplevels.count == 1
    }
    try rig.settle()
    #expect(gone == nil)
    #expect(rig.application.windows.count == 1)
    try rig.close(leavesNothing: true)
  }

  @Test("the first frame of a window can be the one that closes it")
  func firstFrame() throws {
    let rig = try ApplicationRig()
    var window: Window? = Window(size: Size(width: 300, height: 200))
    weak let gone = window
    let view = ClosingView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    window?.addSubview(view)
    var isDrawn = false
    view.closes = { [weak view] in
      isDrawn = true
      view?.window?.close()
      window = nil
    }
    window?.makeKeyAndVisible()
    try rig.compositor.waitHere(for: "the drawing", pumping: rig.turn) { isDrawn }
    try rig.settle()
    #expect(gone == nil)
    try rig.close(leavesNothing: true)
  }
}
