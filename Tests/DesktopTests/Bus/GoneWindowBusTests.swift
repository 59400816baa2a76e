import ResponderTestKit
import TestBus
import Testing

@testable import ResponderBus
@testable import WindowResponder

/// Tests of a program that closes and releases a window in a callback of the session bus.
@MainActor @Suite("Windows that go while the bus answers", .serialized, needs("dbus-daemon"))
struct GoneWindowBusTests {
  let scene: BusStage

  init() throws { scene = try BusStage() }

  /// A view that closes its window in its callbacks.
  private final class ClosingView: View {
    var closes: (() -> Void)?

    override var canBecomeFirstResponder: Bool { true }

    override func themeDidChange() {
      super.themeDidChange()
      closes?()
    }

    override func remoteControlReceived(with event: Event?) { closes?() }
  }

  /// An object with the program's only strong reference to a window with such a view.
  @MainActor private final class WindowOwner {
    private var held: Window?
    private(set) weak var window: Window?
    private(set) weak var view: ClosingView?

    init() {
      let window = Window(size: Size(width: 100, height: 100))
      let view = ClosingView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
      window.addSubview(view)
      held = window
      self.window = window
      self.view = view
      window.makeKeyAndVisible()
      view.becomeFirstResponder()
    }

    func close() {
      window?.close()
      held = nil
    }
  }

  @Test("a setting of the desktop that the portal tells")
  func settings() throws {
    let portal = FakePortal(bus: BusConnection(address: scene.bus.address, context: BusContext()))
    func wait(until condition: () -> Bool) -> Bool {
      scene.wait {
        portal.bus.context.dispatch()
        return condition()
      }
    }
    try portal.start()
    #expect(wait { portal.isStarted })
    let owner = WindowOwner()
    scene.stage.render()
    scene.application.followDesktopSettings()
    #expect(wait { portal.reads == 1 })
    owner.view?.closes = { [weak owner] in owner?.close() }
    portal.change("org.freedesktop.appearance", "color-scheme", .uint32(1))
    #expect(wait { owner.window == nil })
    #expect(scene.application.systemAppearance.colorScheme == .dark)
    #expect(scene.application.windows.count == 1)
    scene.stage.render()
  }

  @Test("the answer that the program is a player, and one that ends it in that answer")
  func player() {
    let owner = WindowOwner()
    scene.application.remoteControlObservers.add(scene) { [weak owner] scene, status in
      guard case .connected = status else { return }
      owner?.close()
      scene.application.endReceivingRemoteControlEvents()
    }
    scene.application.beginReceivingRemoteControlEvents()
    #expect(scene.wait { owner.window == nil })
    #expect(scene.application.remoteControlStatus == .off)
    #expect(scene.application.windows.count == 1)
  }

  @Test("a command of another program")
  func command() {
    let owner = WindowOwner()
    scene.application.beginReceivingRemoteControlEvents()
    #expect(
      scene.wait {
        if case .connected = scene.application.remoteControlStatus { return true }
        return false
      })
    owner.view?.closes = { [weak owner] in owner?.close() }
    scene.application.programContext.existing(RemoteControl.self)?.receive(
      .remoteControlPlay, by: .bus)
    #expect(scene.wait { owner.window == nil })
    #expect(scene.application.windows.count == 1)
    scene.application.endReceivingRemoteControlEvents()
  }
}
