import Glibc
import ResponderSystem
import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

/// Tests of the first frame of a program: the compositor answers while the program lays out its window.
@MainActor @Suite("The first frame", .serialized) struct LaunchedWindowTests {
  private final class Controller: ViewController {
    var onLayout: (() throws -> Void)?
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let body = onLayout
      onLayout = nil
      #expect(throws: Never.self) { try body?() }
    }
  }

  /// Shows a window of a program that is being launched.
  private func showWindow() throws -> (FillingWindowTests.Program, Window) {
    let program = try FillingWindowTests.Program()
    let window = Window(size: Size(width: 300, height: 200))
    window.makeKeyAndVisible()
    return (program, window)
  }

  @Test(
    "While a program is launched, its first window is committed before it is laid out",
    arguments: [true, false])
  func committedBeforeLayout(restoresPositions: Bool) throws {
    var globals = TestCompositor.allGlobals
    if !restoresPositions { globals["xdg_session_manager_v1"] = nil }
    let program = try FillingWindowTests.Program(globals: globals)
    let window = Window(size: Size(width: 300, height: 200))
    window.title = "early"
    if restoresPositions { window.restorationIdentifier = "main" }
    let controller = Controller()
    var isLaidOut = false
    controller.onLayout = { [compositor = program.compositor] in
      // The program sends nothing more before the layout ends.
      try compositor.wait(for: "the initial commit") {
        guard let toplevel = $0.toplevels.first else { return false }
        return toplevel.surface.commits == 1 && toplevel.title == "early"
      }
      isLaidOut = true
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(isLaidOut)
    try program.settle()
    try program.compositor.perform { server in
      let surface = try server.toplevel().surface
      #expect(surface.isMapped && surface.bufferCommits == 1)
      #expect(surface.size == .init(width: 300, height: 200))
    }
    try program.close()
  }

  @Test("If positions are restored, a window's name can be set until the launch is complete")
  func namedAfterShown() throws {
    let (program, window) = try showWindow()
    program.display?.flush()
    try program.compositor.wait(for: "the window") { $0.toplevels.first?.title != nil }
    let commits = try program.compositor.perform { try $0.toplevel().surface.commits }
    #expect(commits == 0)
    window.restorationIdentifier = "main"
    try program.settle()
    let isMapped = try program.compositor.perform { try $0.toplevel().surface.isMapped }
    #expect(isMapped)
    try program.close()
  }

  @Test("A title and a size that are set after the window was shown are those of the first frame")
  func changedAfterShown() throws {
    let (program, window) = try showWindow()
    window.title = "later"
    window.frame.size = Size(width: 500, height: 400)
    try program.settle()
    try program.compositor.perform { server in
      let toplevel = try server.toplevel()
      #expect(toplevel.title == "later")
      #expect(toplevel.surface.size == .init(width: 500, height: 400))
      #expect(toplevel.surface.bufferCommits == 1)
    }
    try program.close()
  }

  @Test("A window that is closed while the program is launched leaves nothing")
  func closedAtOnce() throws {
    let (program, window) = try showWindow()
    window.close()
    try program.settle()
    try program.compositor.perform { #expect($0.toplevels.isEmpty) }
    try program.close()
  }

  @Test(
    "The memory of a first frame is allocated once, whatever size the frame has",
    arguments: [(200, 1), (120, 1), (400, 1), (3_000, 2)])
  func preparedMemory(width: Double, files: Int) throws {
    var made = 0
    let rig = try Rig(makeMemory: {
      made += 1
      return try SharedMemory(byteCount: $0)
    })
    let surface = try rig.display.makeSurface(role: .toplevel)
    surface.prepareFirstFrame(size: Size(width: 200, height: 150))
    surface.prepareFirstFrame(size: Size(width: 200, height: 150))
    #expect(made == 1)
    rig.recorder.ownSize = Size(width: width, height: 1_500)
    rig.recorder.answers = true
    try rig.wait(for: "a window") { $0.toplevels.last?.surface.isMapped == true }
    #expect(made == files)
    let shown = Int32(width)
    try rig.compositor.perform { server in
      let surface = try server.toplevel().surface
      #expect(surface.size == .init(width: shown, height: 1_500))
      #expect(surface.content?[0, 0] == 0xFF00_8000)
    }
    try rig.close()
  }

  @Test("A surface is prepared only before its first frame")
  func preparedTooLate() throws {
    var made = 0
    let rig = try Rig(makeMemory: {
      made += 1
      return try SharedMemory(byteCount: $0)
    })
    let surface = try rig.makeWindow()
    surface.prepareFirstFrame(size: Size(width: 4_000, height: 4_000))
    #expect(made == 1)
    try rig.close()
  }

  @Test("No memory for a first frame is no error before the frame")
  func noMemory() throws {
    var isFull = true
    let rig = try Rig(makeMemory: {
      guard !isFull else { throw SystemError(operation: "memfd_create", code: ENOMEM) }
      return try SharedMemory(byteCount: $0)
    })
    let surface = try rig.display.makeSurface(role: .toplevel)
    surface.prepareFirstFrame(size: Size(width: 200, height: 150))
    isFull = false
    rig.recorder.answers = true
    try rig.wait(for: "a window") { $0.toplevels.last?.surface.isMapped == true }
    try rig.close()
  }
}
