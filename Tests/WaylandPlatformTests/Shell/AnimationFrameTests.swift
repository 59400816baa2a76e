import TestCompositor
import Testing

@testable import WindowResponder

/// Tests of the frames that a whole application requests from a test compositor.
@MainActor @Suite("Frames while something moves", .serialized) struct AnimationFrameTests {
  /// An application with a window, and a view in it.
  @MainActor private struct Program {
    let rig: Rig
    let application: Application
    let window: Window
    let view = View(frame: Rect(x: 10, y: 10, width: 40, height: 40))

    init(hidden: Set<String> = []) throws {
      rig = try Rig(hidden: hidden)
      application = Application()
      application.becomeShared()
      application.connect(to: rig.display)
      window = Window(size: Size(width: 200, height: 100))
      view.backgroundColor = .red
      window.addSubview(view)
      window.makeKeyAndVisible()
      try wait(for: "the window") { window.canvas.frameCount > 0 && !window.pacer.awaitsFrame }
    }

    /// Runs the application's loop until a condition is true in this process.
    func wait(for what: String, until isSo: () throws -> Bool) throws {
      try rig.compositor.waitHere(for: what, pumping: turn, until: isSo)
    }

    func turn() throws { try application.turn(until: application.now) }

    var frameRequests: Int { rig.requests("wl_surface", "frame").count }

    func close() throws {
      window.close()
      application.display = nil
      try rig.close()
      Application.current = nil
    }
  }

  @Test("frames are asked for while something moves, and none after it")
  func onlyWhileMoving() throws {
    let program = try Program()
    let before = program.frameRequests
    var isOver = false
    View.animate(
      withDuration: 0.1, animations: { program.view.alpha = 0.5 },
      completion: { _ in isOver = true })
    try program.wait(for: "the end") { isOver && !program.window.pacer.awaitsFrame }
    try program.rig.settle()
    let after = program.frameRequests
    #expect(after > before)
    for _ in 0..<20 { try program.turn() }
    try program.rig.settle()
    #expect(program.frameRequests == after)
    #expect(program.application.timers.nextDeadline == nil)
    #expect(program.window.view(isAtRest: program.view))
    try program.close()
  }

  @Test("what moves unseen, outside the window, has its frames without anything being drawn")
  func unseenMoves() throws {
    let program = try Program()
    program.view.frame.origin.x = 1_000
    try program.wait(for: "a rest") {
      !program.window.pacer.isDirty && program.window.pacer.mayDraw
    }
    let drawn = program.window.canvas.frameCount
    var isOver = false
    View.animate(
      withDuration: 0.05, animations: { program.view.frame.origin.x = 2_000 },
      completion: { finished in isOver = finished })
    try program.wait(for: "the end") { isOver }
    #expect(program.window.canvas.frameCount == drawn)
    try program.close()
  }

  @Test("where no frames come a timer brings animations to their end")
  func noFrames() throws {
    let program = try Program()
    var behavior = TestCompositor.Behavior()
    behavior.sendsFrames = false
    program.rig.compositor.behavior = behavior
    var isOver = false
    View.animate(
      withDuration: 0.1, animations: { program.view.alpha = 0.5 },
      completion: { _ in isOver = true })
    try program.wait(for: "the end") { isOver }
    #expect(program.view.presentation.alpha == 0.5)
    try program.close()
  }

  @Test("word of when frames were seen is asked for while something moves, and counted")
  func feedback() throws {
    let program = try Program()
    #expect(program.rig.requests("wp_presentation", "feedback").isEmpty)
    var isOver = false
    View.animate(
      withDuration: 0.1, animations: { program.view.alpha = 0.5 },
      completion: { _ in isOver = true })
    try program.wait(for: "the end") { isOver && !program.window.pacer.awaitsFrame }
    let asked = program.rig.requests("wp_presentation", "feedback").count
    #expect(asked > 0)
    let statistics = program.window.frameStatistics
    #expect(statistics.callbacks > 0)
    #expect(statistics.shown > 0)
    program.view.backgroundColor = .blue
    try program.wait(for: "a frame") {
      !program.window.pacer.isDirty && program.window.pacer.mayDraw
    }
    try program.rig.settle()
    #expect(program.rig.requests("wp_presentation", "feedback").count == asked)
    try program.close()
  }
}

extension Window {
  /// Returns a Boolean value that indicates whether neither the view nor anything else in the window is
  /// animated.
  fileprivate func view(isAtRest view: View) -> Bool {
    view.motion == nil && !(existingFrameClock?.isActive ?? false)
  }
}
