import ResponderPlatform
import Testing

@testable import ResponderTestKit
@testable import WindowResponder

@MainActor @Suite("What a program asks of the desktop", .serialized) struct DesktopFeatureTests {
  private let stage = Stage(size: Size(width: 300, height: 200))

  private final class LockingController: ViewController {
    var locks = true
    var child: ViewController?
    override var prefersPointerLocked: Bool { locks }
    override var childViewControllerForPointerLock: ViewController? { child }
  }

  private func makeDialog() -> Window {
    let dialog = Window(size: Size(width: 100, height: 80))
    dialog.transientParent = stage.window
    dialog.isModal = true
    return dialog
  }

  @Test("a stage's desktop can do everything, and one that can do nothing is told apart")
  func features() {
    #expect(stage.application.desktopFeatures.contains(.bell))
    #expect(stage.application.desktopFeatures.contains([.activation, .pointerLock]))
    stage.desktopFeatures = []
    #expect(stage.application.desktopFeatures == [])
  }

  @Test("the screen stays on for windows that are shown and for those that come")
  func screen() {
    stage.application.isIdleTimerDisabled = true
    #expect(stage.isScreenKeptOn)
    let other = Window(size: Size(width: 50, height: 50))
    other.isHidden = false
    let isKept = stage.display.surfaces.map(\.desktopRequests.keepsScreenOn)
    #expect(isKept == [true, true])
    stage.application.isIdleTimerDisabled = false
    #expect(!stage.isScreenKeptOn)
    other.close()
  }

  @Test("the bell rings")
  func bell() {
    stage.application.ringBell()
    stage.application.ringBell(for: stage.window)
    #expect(stage.bellCount == 2)
  }

  @Test("an icon is drawn as large as fits, and goes again")
  func icon() throws {
    #expect(stage.windowIcon(size: 16) == nil)
    let wide = ImageRenderer(size: Size(width: 20, height: 10), scale: 1).image { context in
      context.setFillColor(.red)
      context.fill(Rect(x: 0, y: 0, width: 20, height: 10))
    }
    stage.window.icon = wide
    stage.window.iconName = "folder"
    let shown = try #require(stage.windowIcon(size: 16))
    #expect(shown.pixel(x: 8, y: 8).alpha == 1)
    #expect(shown.pixel(x: 8, y: 1).alpha == 0)
    #expect(stage.windowIconName == "folder")
    stage.window.icon = nil
    stage.window.iconName = nil
    #expect(stage.windowIcon(size: 16) == nil)
  }

  @Test("a window that is shown again asks again for what it wanted")
  func again() {
    let window = Window(size: Size(width: 50, height: 50))
    window.takesDesktopKeys = true
    window.iconName = "folder"
    window.isHidden = false
    #expect(window.hasDesktopKeys)
    window.close()
    #expect(!window.hasDesktopKeys)
    window.isHidden = false
    #expect(window.hasDesktopKeys)
    let surface = stage.display.surfaces.last
    #expect(surface?.icon?.name == "folder")
    window.close()
  }

  // MARK: Pointer

  @Test("the pointer is locked as the controller on top wants it, and tells how its device moves")
  func locking() {
    var moves: [Vector] = []
    let window = stage.window
    window.pointerMotionHandler = { moves.append($0.delta) }
    let controller = LockingController()
    window.rootViewController = controller
    stage.render()
    #expect(window.isPointerHeld)
    #expect(stage.application.scenes.windowScene?.pointerLockState?.isLocked ?? true)
    stage.moveHeldPointer(by: Vector(dx: 3, dy: 4))
    #expect(moves == [Vector(dx: 3, dy: 4)])
    controller.locks = false
    #expect(window.isPointerHeld)
    controller.setNeedsUpdateOfPrefersPointerLocked()
    stage.render()
    #expect(!window.isPointerHeld)
    stage.moveHeldPointer(by: Vector(dx: 3, dy: 4))
    #expect(moves.count == 1)
    let child = LockingController()
    controller.child = child
    controller.setNeedsUpdateOfPrefersPointerLocked()
    stage.render()
    #expect(window.isPointerHeld)
    // The presented controller does not prefer a locked pointer.
    controller.present(
      AlertController(title: "Stop?", message: nil, preferredStyle: .alert), animated: false)
    stage.advance(by: 1)
    #expect(!window.isPointerHeld)
    controller.dismiss(animated: false)
    stage.advance(by: 1)
    #expect(window.isPointerHeld)
    window.rootViewController = nil
    stage.render()
    #expect(!window.isPointerHeld)
  }

  @Test("a pointer is confined to the part of the window that there is")
  func confining() {
    stage.window.pointerConfinement = Rect(x: 200, y: 100, width: 500, height: 500)
    #expect(
      stage.surface?.desktopRequests.pointerHold
        == .confined(Rect(x: 200, y: 100, width: 100, height: 100)))
    stage.resize(to: Size(width: 600, height: 400))
    #expect(
      stage.surface?.desktopRequests.pointerHold
        == .confined(Rect(x: 200, y: 100, width: 400, height: 300)))
    stage.window.pointerConfinement = nil
    #expect(stage.surface?.desktopRequests.pointerHold == nil)
  }

  @Test("where the desktop holds no pointers none is locked")
  func withoutLock() {
    stage.desktopFeatures = []
    stage.window.rootViewController = LockingController()
    #expect(!stage.window.isPointerHeld)
  }

  // MARK: Modal windows

  @Test("behind a modal dialog nothing is touched, no key arrives and nothing is closed")
  func modal() {
    var taps = 0
    let button = Button(
      configuration: .plain(), primaryAction: Action(title: "Tap") { _ in taps += 1 })
    button.frame = Rect(x: 100, y: 100, width: 100, height: 50)
    stage.window.addSubview(button)
    stage.tap(at: Point(x: 150, y: 125))
    #expect(taps == 1)
    let dialog = makeDialog()
    dialog.isHidden = false
    #expect(dialog.isKeyWindow)
    #expect(stage.window.hitTest(Point(x: 150, y: 125), with: nil) == nil)
    stage.window.makeKey()
    #expect(dialog.isKeyWindow)
    stage.window.performClose()
    #expect(stage.window.isOnScreen)
    dialog.close()
    #expect(stage.window.isKeyWindow)
    stage.tap(at: Point(x: 150, y: 125))
    #expect(taps == 2)
  }

  @Test("a dialog's dialog goes before it, and other windows can be used")
  func nested() {
    let dialog = makeDialog()
    dialog.makeKeyAndVisible()
    let second = Window(size: Size(width: 50, height: 50))
    second.transientParent = dialog
    second.isModal = true
    second.makeKeyAndVisible()
    #expect(stage.window.blockingDialog === second)
    #expect(dialog.blockingDialog === second)
    #expect(second.blockingDialog == nil)
    let free = Window(size: Size(width: 50, height: 50))
    free.makeKeyAndVisible()
    #expect(free.isKeyWindow)
    free.close()
    second.close()
    #expect(stage.window.blockingDialog === dialog)
    dialog.isModal = false
    #expect(stage.window.blockingDialog == nil)
    dialog.close()
  }

  // MARK: Activation

  @Test("a window gets a token where the desktop gives any, and is raised by one")
  func activation() async {
    #expect(await stage.window.activationToken(forApplication: "org.example.Viewer") != nil)
    stage.window.activate(withToken: "theirs")
    stage.window.activate(withToken: "")
    #expect(stage.windowManagerRequests == ["activate theirs"])
    stage.desktopFeatures = []
    #expect(await stage.window.activationToken() == nil)
  }
}
