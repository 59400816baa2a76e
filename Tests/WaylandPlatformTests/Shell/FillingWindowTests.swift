import TestCompositor
import Testing
import Wayland

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

/// Tests of windows that are created with the size of the screen, as UIKit applications do.
@MainActor @Suite("Windows as large as the screen", .serialized) struct FillingWindowTests {
  /// An application on a compositor. It connects when the size of the screen is requested for the first time.
  @MainActor final class Program {
    let compositor: TestCompositor
    let application = Application()
    var display: WaylandDisplay?

    init(
      behavior: TestCompositor.Behavior = .init(),
      globals: [String: UInt32] = TestCompositor.allGlobals
    ) throws {
      compositor = try TestCompositor(globals: globals, behavior: behavior)
      application.becomeShared()
      let path = compositor.socketPath
      application.extras.opening = DisplayOpening { [weak self] in
        let connection = try Connection(to: .path(path), hidden: [])
        let display = try WaylandDisplay(connection, environment: [:], log: PlatformLog { _ in })
        self?.display = display
        return display
      }
    }

    func settle() throws {
      for _ in 0..<4 {
        var isDone = false
        display?.connection.sync { isDone = true }
        try compositor.waitHere(for: "an answer", pumping: turn) { isDone }
      }
      try turn()
    }

    func turn() throws { try application.turn(until: application.now) }

    func close() throws {
      application.disconnect()
      display?.close()
      try compositor.wait(for: "the client to go") { $0.clientCount == 0 }
      #expect(compositor.postedErrors.isEmpty)
      compositor.stop()
    }
  }

  /// A controller that records the size of its view when the view is loaded.
  final class Sized: ViewController {
    var loaded: [Size] = []
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      loaded.append(view.bounds.size)
      log.append("load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("will appear \(view.bounds.size)")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("did appear")
    }
  }

  private func settledSize(_ program: Program) throws -> Server.Size? {
    try program.settle()
    return try program.compositor.perform {
      let geometry = try $0.toplevel().desktopSurface.windowGeometry
      return geometry.map { .init(width: $0.width, height: $0.height) }
    }
  }

  @Test("the screen is asked for while the program is launched: its bounds are the monitor's")
  func screen() throws {
    let program = try Program()
    #expect(program.application.display == nil)
    #expect(Screen.main.bounds == Rect(x: 0, y: 0, width: 1920, height: 1080))
    #expect(program.application.display != nil && Screen.screens.count == 1)
    try program.close()
  }

  @Test(
    "a window of the screen's size is maximised before its first commit, and its content made for that"
  )
  func maximised() throws {
    let program = try Program()
    let window = Window(frame: Screen.main.bounds)
    #expect(window.bounds.size == Size(width: 1920, height: 1080))
    let root = Sized()
    window.rootViewController = root
    #expect(!root.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(root.loaded == [window.roomForRootView.size])
    #expect(window.desktopState.contains(.maximized))
    #expect(root.log == ["load", "will appear \(root.view.bounds.size)", "did appear"])
    #expect(try settledSize(program) == .init(width: 1920, height: 1080))
    #expect(root.loaded.count == 1 && root.view.bounds.size == root.loaded[0])
    let requests = program.compositor.requests()
    let maximise = try #require(requests.firstIndex { $0.name == "set_maximized" })
    let commit = try #require(requests.firstIndex { $0.name == "commit" })
    #expect(maximise < commit)
    let width = try program.compositor.perform {
      try $0.toplevel().surface.current.buffer?.width
    }
    #expect(width == 1920)
    #expect(requests.filter { $0.interface == "wl_surface" && $0.name == "attach" }.count == 1)
    #expect(window.isKeyWindow)
    try program.close()
  }

  @Test("where the compositor draws no title bar, the content is made for the room below ours")
  func titleBar() throws {
    var globals = TestCompositor.allGlobals
    globals["zxdg_decoration_manager_v1"] = nil
    let program = try Program(globals: globals)
    let window = Window(frame: Screen.main.bounds)
    let root = Sized()
    window.rootViewController = root
    window.makeKeyAndVisible()
    try program.settle()
    #expect(root.loaded == [Size(width: 1920, height: 1080 - TitleBar.height)])
    #expect(root.view.bounds.size == root.loaded[0])
    try program.close()
  }

  @Test("where nothing can be maximised it has the whole screen, and is shown once")
  func kiosk() throws {
    var behavior = TestCompositor.Behavior()
    behavior.capabilities = [.fullscreen]
    let program = try Program(behavior: behavior)
    let window = Window(frame: Screen.main.bounds)
    let root = Sized()
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(root.loaded == [Size(width: 1920, height: 1080)])
    #expect(window.desktopState.contains(.fullscreen))
    try program.settle()
    #expect(program.compositor.requests(to: "xdg_toplevel", named: "set_fullscreen").count == 1)
    #expect(program.compositor.requests(to: "wl_surface", named: "attach").count == 1)
    try program.close()
  }

  @Test("a shell that gives every window the whole screen is obeyed, and asked for nothing more")
  func kioskShell() throws {
    var behavior = TestCompositor.Behavior()
    behavior.fillsOutput = true
    let program = try Program(behavior: behavior)
    let window = Window(frame: Screen.main.bounds)
    let root = Sized()
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(root.loaded == [Size(width: 1920, height: 1080)])
    try program.settle()
    #expect(program.compositor.requests(to: "xdg_toplevel", named: "set_fullscreen").isEmpty)
    try program.close()
  }

  @Test("a compositor that maximises nothing and leaves the size to the window gets the screen's")
  func ignored() throws {
    var behavior = TestCompositor.Behavior()
    behavior.capabilities = []
    let program = try Program(behavior: behavior)
    let window = Window(frame: Screen.main.bounds)
    let root = Sized()
    window.rootViewController = root
    window.makeKeyAndVisible()
    try program.settle()
    #expect(window.bounds.size == Size(width: 1920, height: 1080))
    #expect(root.loaded == [root.view.bounds.size])
    try program.close()
  }

  @Test("a window that the user unmaximises stands free in the usual size")
  func unmaximised() throws {
    let program = try Program()
    let window = Window(frame: Screen.main.bounds)
    window.rootViewController = Sized()
    window.makeKeyAndVisible()
    try program.settle()
    try program.compositor.perform {
      try $0.toplevel().configure(width: 0, height: 0, states: [.activated])
    }
    try program.settle()
    #expect(window.bounds.size == Size(width: 640, height: 480))
    window.isHidden = true
    window.isHidden = false
    try program.settle()
    #expect(!window.desktopState.contains(.maximized))
    try program.close()
  }

  @Test("a window of a scene opens maximised, and one with a size of its own as it is")
  func scenes() throws {
    let program = try Program()
    program.application.scenes.connect(in: program.application)
    let scene = try #require(program.application.scenes.windowScene)
    let spaced = Window(frame: scene.coordinateSpace.bounds)
    #expect(spaced.opensFilling)
    let first = Window(windowScene: scene)
    let root = Sized()
    first.rootViewController = root
    first.makeKeyAndVisible()
    #expect(first.desktopState.contains(.maximized))
    #expect(root.loaded == [Size(width: 1920, height: 1080)])
    let second = Window()
    second.windowScene = scene
    second.makeKeyAndVisible()
    #expect(second.desktopState.contains(.maximized))
    let third = Window(size: Size(width: 500, height: 300))
    third.rootViewController = Sized()
    #expect(third.rootViewController?.isViewLoaded == true)
    third.makeKeyAndVisible()
    try program.settle()
    #expect(third.bounds.size == Size(width: 500, height: 300))
    #expect(program.compositor.requests(to: "xdg_toplevel", named: "set_maximized").count == 2)
    try program.close()
  }

  @Test("one with a largest size, a dialog and a panel do not")
  func others() throws {
    let program = try Program()
    let limited = Window(frame: Screen.main.bounds)
    limited.maximumSize = Size(width: 800, height: 600)
    limited.makeKeyAndVisible()
    let dialog = Window(frame: Screen.main.bounds)
    dialog.transientParent = limited
    dialog.makeKeyAndVisible()
    try program.settle()
    #expect(program.compositor.requests(to: "xdg_toplevel", named: "set_maximized").isEmpty)
    try program.close()
  }

  @Test("a compositor that never answers does not hold the program up for ever")
  func silent() throws {
    let program = try Program(behavior: .manual)
    let window = Window(frame: Screen.main.bounds)
    let root = Sized()
    window.rootViewController = root
    program.application.extras.firstSizeLimit = 0.02
    window.makeKeyAndVisible()
    #expect(root.isViewLoaded && root.loaded == [Size(width: 1920, height: 1080)])
    try program.compositor.perform {
      try $0.toplevel().configure(width: 900, height: 700, states: [.maximized])
    }
    try program.settle()
    #expect(window.bounds.size == Size(width: 900, height: 700))
    #expect(root.view.bounds.size == window.roomForRootView.size)
    try program.close()
  }

  @Test("without a display the screen has a size all the same")
  func headless() {
    let application = Application()
    application.becomeShared()
    #expect(Screen.main.bounds == Rect(x: 0, y: 0, width: 640, height: 480))
    let window = Window(frame: Screen.main.bounds)
    window.rootViewController = Sized()
    window.makeKeyAndVisible()
    #expect(window.rootViewController?.isViewLoaded == true)
  }
}

/// Tests of a compositor that ignores size limits, such as weston 10. GTK 4 and Qt 6 keep their limits there.
@MainActor @Suite("Limits that the compositor does not heed", .serialized)
struct UnheededLimitTests {
  private func size(
    _ rig: ApplicationRig, _ width: Int32, _ height: Int32,
    _ states: [XdgToplevelResource.State]
  ) throws -> Size {
    try rig.compositor.perform {
      try $0.toplevel().configure(width: width, height: height, states: states)
    }
    try rig.settle()
    let geometry = try rig.compositor.perform { try $0.toplevel().desktopSurface.windowGeometry }
    #expect(geometry.map { Double($0.width) } == rig.window.bounds.width)
    return rig.window.bounds.size
  }

  @Test("a window that is dragged below its least size keeps that, and above its largest that")
  func dragged() throws {
    let rig = try ApplicationRig()
    rig.window.minimumSize = Size(width: 360, height: 300)
    rig.window.maximumSize = Size(width: 700, height: 600)
    let drag: [XdgToplevelResource.State] = [.activated, .resizing]
    #expect(try size(rig, 15, 27, drag) == Size(width: 360, height: 300))
    #expect(try size(rig, 15, 400, drag) == Size(width: 360, height: 400))
    #expect(try size(rig, 900, 400, drag) == Size(width: 700, height: 400))
    #expect(try size(rig, 1, 1, [.activated]) == Size(width: 360, height: 300))
    try rig.close()
  }

  @Test("one that is maximised, tiled or on the whole screen obeys")
  func obeys() throws {
    let rig = try ApplicationRig()
    rig.window.minimumSize = Size(width: 360, height: 300)
    for state: XdgToplevelResource.State in [.maximized, .fullscreen, .tiledLeft] {
      #expect(try size(rig, 200, 150, [.activated, state]) == Size(width: 200, height: 150))
    }
    try rig.close()
  }
}
