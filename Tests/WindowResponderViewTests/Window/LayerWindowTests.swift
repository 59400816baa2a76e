import ResponderTestKit
import Testing
import WindowResponder

/// Tests of windows with layer roles, on a stage of 800 × 600 points.
@MainActor @Suite(.serialized) struct LayerWindowTests {
  let stage = Stage(size: Size(width: 800, height: 600), hasTitleBar: true)

  private func panel(_ role: Window.Role, _ size: Size = Size(width: 0, height: 30)) -> Window {
    let window = Window(size: size)
    window.role = role
    window.isHidden = false
    stage.render()
    return window
  }

  private let top = Window.Role.layer(.top, edges: [.top, .left, .right], exclusiveZone: 30)

  @Test("A window is no layer until it is asked to be")
  func ordinary() {
    #expect(stage.window.role == .window)
    #expect(stage.window.role.layer == nil)
    #expect(stage.layerFrame(of: stage.window) == nil)
    #expect(stage.layerDescription(of: stage.window) == nil)
  }

  @Test("S1: Zero reaches from edge to edge, less the margins")
  func stretched() {
    var role = top
    role.margins = EdgeInsets(top: 4, left: 10, bottom: 50, right: 20)
    let window = panel(role)
    #expect(stage.layerFrame(of: window) == Rect(x: 10, y: 4, width: 770, height: 30))
    #expect(window.bounds.size == Size(width: 770, height: 30))
    #expect(stage.usableScreen == Rect(x: 0, y: 34, width: 800, height: 566))
  }

  @Test("S1: It lies at its edges, between two of them, or in the middle")
  func places() {
    let size = Size(width: 100, height: 50)
    #expect(stage.layerFrame(of: panel(.layer(.overlay), size))?.origin == Point(x: 350, y: 275))
    #expect(
      stage.layerFrame(of: panel(.layer(.overlay, edges: [.bottom, .right]), size))?.origin
        == Point(x: 700, y: 550))
    #expect(
      stage.layerFrame(of: panel(.layer(.overlay, edges: [.left, .right, .bottom]), size))?.origin
        == Point(x: 350, y: 550))
  }

  @Test(
    "S1: A zone is free of maximised windows and of other layers, unless they heed none")
  func zones() {
    let first = panel(top)
    let second = panel(
      .layer(.top, edges: [.left, .top, .bottom], exclusiveZone: 40), Size(width: 40, height: 0))
    let third = panel(.layer(.bottom, edges: .all), .zero)
    let ground = panel(.layer(.background, edges: .all, exclusiveZone: -1), .zero)
    #expect(stage.layerFrame(of: first) == Rect(x: 0, y: 0, width: 800, height: 30))
    #expect(stage.layerFrame(of: second) == Rect(x: 0, y: 30, width: 40, height: 570))
    #expect(stage.layerFrame(of: third) == Rect(x: 40, y: 30, width: 760, height: 570))
    #expect(stage.layerFrame(of: ground) == Rect(x: 0, y: 0, width: 800, height: 600))
    stage.window.setMaximized(true)
    stage.render()
    #expect(stage.window.bounds.size == Size(width: 760, height: 570))
    first.isHidden = true
    stage.render()
    #expect(third.bounds.size == Size(width: 760, height: 600))
  }

  @Test("It has no title bar, and its root view all of it, where windows draw their own")
  func bare() {
    let controller = ViewController()
    let window = Window(size: Size(width: 0, height: 30))
    window.role = top
    window.rootViewController = controller
    window.isHidden = false
    stage.render()
    #expect(window.safeAreaInsets == .zero)
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 800, height: 30))
  }

  @Test("Edges, margins, layer, keys and size change while it is shown")
  func changes() {
    let window = panel(top)
    window.role.edges = [.bottom, .left, .right]
    #expect(stage.layerFrame(of: window)?.minY == 570)
    window.role.margins.bottom = 10
    #expect(stage.layerFrame(of: window)?.minY == 560)
    window.role.layer = .overlay
    window.role.keyboard = .onDemand
    #expect(stage.layerDescription(of: window) == "overlay keyboard onDemand")
    window.frame.size = Size(width: 200, height: 40)
    stage.render()
    #expect(stage.layerFrame(of: window) == Rect(x: 300, y: 550, width: 200, height: 40))
    #expect(window.bounds.size == Size(width: 200, height: 40))
    // The change of the role takes effect when the window is shown again.
    window.role = .window
    stage.render()
    #expect(stage.layerFrame(of: window) != nil)
    window.isHidden = true
    window.isHidden = false
    stage.render()
    #expect(stage.layerFrame(of: window) == nil)
  }

  @Test("It is resized with the screen, and its root controller hears of it")
  func screen() {
    let window = panel(top)
    stage.screenSize = Size(width: 500, height: 400)
    stage.render()
    #expect(window.bounds.size == Size(width: 500, height: 30))
  }

  @Test("A side of zero that reaches nowhere is as long as a usual window's")
  func nowhere() {
    let window = panel(.layer(.top, edges: [.left, .top]), .zero)
    #expect(window.bounds.size == Size(width: 640, height: 480))
  }

  @Test("Without layers it is an ordinary window, and the program can tell")
  func without() {
    #expect(stage.application.desktopFeatures.contains(.layerWindows))
    stage.desktopFeatures.remove(.layerWindows)
    #expect(!stage.application.desktopFeatures.contains(.layerWindows))
    let window = panel(top, Size(width: 0, height: 100))
    #expect(stage.layerFrame(of: window) == nil)
    #expect(window.bounds.size == Size(width: 640, height: 100))
    #expect(window.safeAreaInsets.top == 44)
  }

  private final class Refusing: Responder, ApplicationDelegate {
    func windowShouldClose(_ window: Window) -> Bool { false }
  }

  @Test("S2: The desktop takes it away without asking")
  func removed() {
    let delegate = Refusing()
    stage.application.delegate = delegate
    let window = panel(top)
    stage.removeLayer(window)
    #expect(window.isHidden)
    stage.removeLayer(stage.window)
    #expect(!stage.window.isHidden)
    stage.application.delegate = nil
  }

  @Test("It is no parent of other windows, and is above none")
  func levels() {
    let window = panel(top)
    let alert = Window(size: Size(width: 100, height: 100))
    alert.windowLevel = .alert
    alert.transientParent = window
    alert.isHidden = false
    stage.render()
    #expect(!alert.isHidden)
  }

  @Test("A menu of a bar at the bottom opens above it")
  func menu() {
    let window = panel(.layer(.top, edges: [.bottom, .left, .right]))
    let button = Button(configuration: .plain())
    button.menu = Menu(children: [Action(title: "One") { _ in }, Action(title: "Two") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.frame = Rect(x: 0, y: 0, width: 100, height: 30)
    window.addSubview(button)
    stage.frontWindow = window
    stage.tap(at: Point(x: 20, y: 10))
    #expect(stage.popups.count == 1)
    #expect(stage.popups.first?.titles == ["One", "Two"])
    #expect((stage.popups.first?.frame.maxY ?? 99) <= 30)
    #expect((stage.popups.first?.frame.minY ?? 99) < 0)
    stage.removeLayer(window)
    #expect(stage.popups.isEmpty)
  }

  @Test("A program of nothing but a panel is active while it is shown")
  func activity() {
    stage.setActivated(false)
    #expect(stage.application.applicationState == .inactive)
    let window = panel(top)
    #expect(stage.application.applicationState == .active)
    window.isHidden = true
    stage.render()
    #expect(stage.application.applicationState == .inactive)
  }
}
