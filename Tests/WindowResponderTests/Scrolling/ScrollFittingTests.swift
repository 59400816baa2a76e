import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of content that is smaller than its scroll view, and of content that is zoomed to fit.
@MainActor struct ScrollFittingTests {
  private func scene(_ size: Size, view: Size = Size(width: 400, height: 400)) -> ScrollScene {
    let scene = ScrollScene(size: view, content: size)
    let picture = View(frame: Rect(origin: .zero, size: size))
    scene.view.addSubview(picture)
    scene.zoomed = picture
    scene.view.maximumZoomScale = 4
    return scene
  }

  /// Returns the frame of the zoomed view in the coordinates of the visible area.
  private func seen(_ scene: ScrollScene) -> Rect {
    let frame = scene.zoomed?.frame ?? .zero
    return Rect(
      x: frame.minX - scene.offset.x, y: frame.minY - scene.offset.y, width: frame.width,
      height: frame.height)
  }

  @Test(
    "D15: Smaller content is centered, each axis for itself, and larger content scrolls as before")
  func centered() {
    let scene = scene(Size(width: 100, height: 1_000))
    #expect(scene.offset == .zero)
    scene.view.centersContent = true
    #expect(scene.offset == Point(x: -150, y: 0))
    scene.view.contentSize = Size(width: 100, height: 200)
    #expect(scene.offset == Point(x: -150, y: -100))
    scene.view.frame.size = Size(width: 300, height: 300)
    #expect(scene.offset == Point(x: -100, y: -50))
    scene.view.contentInset = EdgeInsets(top: 20, left: 40, bottom: 0, right: 0)
    #expect(scene.offset == Point(x: -120, y: -60))
    scene.view.contentSize = Size(width: 600, height: 600)
    #expect(scene.offset == Point(x: -40, y: -20))
    scene.view.centersContent = false
    scene.view.contentSize = Size(width: 100, height: 100)
    #expect(scene.offset == Point(x: -40, y: -20))
  }

  @Test("D15: Content is anchored at any point, and numbers that make no sense are limited")
  func anchored() {
    let scene = scene(Size(width: 100, height: 100))
    scene.view.contentAlignmentPoint = Point(x: 1, y: 0.25)
    #expect(scene.offset == Point(x: -300, y: -75))
    #expect(!scene.view.centersContent)
    scene.view.contentAlignmentPoint = Point(x: 9, y: -1)
    #expect(scene.view.contentAlignmentPoint == Point(x: 1, y: 0))
    scene.view.contentAlignmentPoint = Point(x: Double.nan, y: .infinity)
    #expect(scene.view.contentAlignmentPoint == .zero && scene.offset == .zero)
  }

  @Test("D15: Centered content cannot be dragged away, and keeps clear of the safe area")
  func safeArea() {
    let scene = scene(Size(width: 100, height: 100))
    scene.view.centersContent = true
    scene.press(Point(x: 200, y: 200), by: Vector(dx: 60, dy: 60))
    scene.lift()
    scene.stage.advance(by: 1)
    #expect(scene.offset == Point(x: -150, y: -150))
    let controller = ViewController()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 80, bottom: 40, right: 0)
    scene.stage.window.rootViewController = controller
    controller.view.addSubview(scene.view)
    scene.stage.render()
    #expect(scene.offset == Point(x: -190, y: -130))
    scene.view.contentInsetAdjustmentBehavior = .never
    scene.stage.render()
    #expect(scene.offset == Point(x: -150, y: -150))
  }

  @Test("D15: Centered content lies on whole device pixels", arguments: [1.0, 1.5, 2])
  func pixels(scale: Double) {
    let stage = Stage(size: Size(width: 402, height: 402), scale: scale)
    let view = ScrollView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    view.centersContent = true
    view.contentSize = Size(width: 101, height: 98)
    stage.render()
    for part in [view.contentOffset.x, view.contentOffset.y] {
      #expect((part * scale).rounded() == part * scale)
    }
    #expect((view.contentOffset.x + 150.5).magnitude <= 0.5)
  }

  @Test("D16: Content that is larger is zoomed out to fit, and smaller content keeps its size")
  func fits() {
    let scene = scene(Size(width: 800, height: 400))
    scene.view.centersContent = true
    scene.view.zoomsToFit = true
    #expect(scene.view.zoomScale == 0.5 && scene.view.minimumZoomScale == 0.5)
    #expect(seen(scene) == Rect(x: 0, y: 100, width: 400, height: 200))
    // The scroll view changes its size.
    scene.view.frame.size = Size(width: 200, height: 400)
    #expect(scene.view.zoomScale == 0.25)
    #expect(seen(scene) == Rect(x: 0, y: 150, width: 200, height: 100))
    scene.view.frame.size = Size(width: 1_000, height: 1_000)
    #expect(scene.view.zoomScale == 1)
    #expect(seen(scene) == Rect(x: 100, y: 300, width: 800, height: 400))
    // The scroll view has insets.
    scene.view.frame.size = Size(width: 400, height: 400)
    scene.view.contentInset = EdgeInsets(top: 0, left: 100, bottom: 100, right: 100)
    #expect(scene.view.zoomScale == 0.25)
    #expect(seen(scene) == Rect(x: 100, y: 100, width: 200, height: 100))
  }

  @Test("D16: What the user has zoomed stays so when the view changes, and other content is fitted")
  func zoomed() {
    let scene = scene(Size(width: 800, height: 800))
    scene.view.zoomsToFit = true
    scene.view.zoomScale = 2
    scene.view.frame.size = Size(width: 200, height: 200)
    #expect(scene.view.zoomScale == 2 && scene.view.minimumZoomScale == 0.25)
    scene.view.zoomScale = 1
    scene.zoomed?.bounds.size = Size(width: 1_000, height: 500)
    scene.zoomed?.center = Point(x: 500, y: 250)
    scene.view.contentSize = Size(width: 1_000, height: 500)
    #expect(scene.view.zoomScale == 0.2)
    #expect(scene.view.contentSize == Size(width: 200, height: 100))
  }

  @Test("D16: By itself zoomToFit fits within the limits of the scale")
  func byCode() {
    let scene = scene(Size(width: 100, height: 50))
    #expect(scene.view.fittingZoomScale == 4)
    scene.view.zoomToFit(animated: false)
    #expect(scene.view.zoomScale == 4)
    scene.view.maximumZoomScale = 2
    scene.view.zoomToFit(animated: false)
    #expect(scene.view.zoomScale == 2)
    scene.zoomed = nil
    #expect(scene.view.fittingZoomScale == 1)
    scene.view.zoomToFit(animated: true)
  }

  @Test("D16: A double tap shows the tapped point at its own size, and another one all again")
  func doubleTap() {
    let scene = scene(Size(width: 1_600, height: 800))
    scene.view.centersContent = true
    scene.view.zoomsToFit = true
    scene.view.zoomsOnDoubleTap = true
    #expect(scene.view.zoomScale == 0.25)
    func tapTwice(_ point: Point) {
      scene.stage.tap(at: point)
      scene.stage.tap(at: point)
      scene.stage.advance(by: 1)
    }
    // A point at three quarters of the width and at half of the height.
    tapTwice(Point(x: 300, y: 200))
    #expect(scene.view.zoomScale == 1)
    #expect(scene.offset == Point(x: 1_000, y: 200))
    tapTwice(Point(x: 10, y: 10))
    #expect(scene.view.zoomScale == 0.25)
    #expect(seen(scene) == Rect(x: 0, y: 100, width: 400, height: 200))
    scene.view.zoomsOnDoubleTap = false
    tapTwice(Point(x: 300, y: 200))
    #expect(scene.view.zoomScale == 0.25)
  }

  @Test("D15: While fingers pinch, content that is smaller stays in the middle")
  func pinch() {
    let scene = scene(Size(width: 400, height: 400))
    scene.view.centersContent = true
    scene.view.minimumZoomScale = 0.25
    scene.stage.touchDown(0, at: Point(x: 50, y: 100))
    scene.stage.touchDown(1, at: Point(x: 250, y: 100))
    scene.stage.frame()
    for step in 1...10 {
      scene.stage.advance(by: 1.0 / 60)
      scene.stage.touchMove(0, to: Point(x: 50 + Double(step) * 5, y: 100))
      scene.stage.touchMove(1, to: Point(x: 250 - Double(step) * 5, y: 100))
      scene.stage.frame()
    }
    #expect(scene.view.isZooming && scene.view.zoomScale < 0.8)
    let middle = seen(scene).center
    #expect((middle.x - 200).magnitude < 1 && (middle.y - 200).magnitude < 1)
    scene.stage.touchUp(0)
    scene.stage.touchUp(1)
    scene.stage.advance(by: 1)
    #expect((seen(scene).center.x - 200).magnitude < 1)
  }

  @Test("D15: Right-to-left, centered content is in the middle as well")
  func rightToLeft() {
    let scene = scene(Size(width: 100, height: 100))
    scene.view.semanticContentAttribute = .forceRightToLeft
    scene.view.centersContent = true
    #expect(seen(scene) == Rect(x: 150, y: 150, width: 100, height: 100))
  }

  @Test("A controller that does not adjust scroll views leaves their automatic insets at zero")
  func declinedInsets() {
    let stage = Stage(size: Size(width: 300, height: 400))
    let controller = ViewController()
    controller.automaticallyAdjustsScrollViewInsets = false
    controller.additionalSafeAreaInsets = EdgeInsets(top: 30, bottom: 40)
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize = Size(width: 300, height: 1_000)
    controller.loadViewIfNeeded()
    controller.view.addSubview(scrollView)
    stage.window.rootViewController = controller
    stage.render()
    #expect(scrollView.safeAreaInsets.top == 30)
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentInsetAdjustmentBehavior = .always
    stage.render()
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 30, bottom: 40))
    scrollView.contentInsetAdjustmentBehavior = .automatic
    controller.automaticallyAdjustsScrollViewInsets = true
    scrollView.contentSize.height += 1
    stage.render()
    #expect(scrollView.adjustedContentInset == EdgeInsets(top: 30, bottom: 40))
  }
}
