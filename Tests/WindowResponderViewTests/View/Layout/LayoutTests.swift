import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct LayoutTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()

  private func add(_ name: String, to superview: View? = nil) -> LayoutView {
    let view = LayoutView(name, log: log)
    (superview ?? stage.window).addSubview(view)
    return view
  }

  // MARK: setNeedsLayout and layoutIfNeeded

  @Test("layoutSubviews is called before the next frame, once however often it was asked for")
  func coalesced() {
    let view = add("a")
    stage.render()
    _ = log.take()
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(log.take().isEmpty)
    stage.render()
    #expect(log.take() == ["a"])
    stage.render()
    #expect(log.take().isEmpty)
  }

  @Test("layoutIfNeeded does at once what waits, and only that")
  func atOnce() {
    let view = add("a")
    let inner = add("inner", to: view)
    stage.render()
    _ = log.take()
    view.layoutIfNeeded()
    #expect(log.take().isEmpty)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(log.take() == ["a"])
    inner.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(log.take() == ["inner"])
  }

  @Test("superviews are laid out before their subviews")
  func fromTheTop() {
    let view = add("a")
    let inner = add("inner", to: view)
    _ = log.take()
    inner.layoutIfNeeded()
    #expect(log.take() == ["a", "inner"])
  }

  @Test(
    "layoutIfNeeded of a new subview does not lay out the superview again while that is laid out")
  func insideLayout() {
    let view = add("a")
    let inner = LayoutView("inner", log: log)
    stage.render()
    _ = log.take()
    var depth = 0
    view.onLayout = {
      depth += 1
      #expect(depth == 1)
      guard depth < 10 else { return }
      inner.removeFromSuperview()
      view.addSubview(inner)
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
      #expect(log.take().last == "inner")
      depth -= 1
    }
    view.setNeedsLayout()
    stage.render()
    #expect(inner.superview === view)
    // A subview's layout goes up to the superview again as soon as that is not being laid out.
    view.onLayout = nil
    view.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(log.take() == ["a"])
  }

  @Test("a new size asks for layout, a new place does not")
  func sizeAsksForLayout() {
    let view = add("a")
    stage.render()
    _ = log.take()
    view.center = Point(x: 200, y: 200)
    view.frame.origin = .zero
    view.transform = Transform(rotationAngle: 1)
    view.bounds.origin = Point(x: 5, y: 5)
    stage.render()
    #expect(log.take().isEmpty)
    view.bounds.size = Size(width: 60, height: 60)
    stage.render()
    #expect(log.take() == ["a"])
  }

  @Test("adding and removing a subview asks for layout")
  func subviewsAskForLayout() {
    let view = add("a")
    stage.render()
    _ = log.take()
    let plain = View()
    view.addSubview(plain)
    stage.render()
    #expect(log.take() == ["a"])
    plain.removeFromSuperview()
    stage.render()
    #expect(log.take() == ["a"])
  }

  @Test("moving a subview elsewhere asks the old superview for layout as well")
  func movingAsksBoth() {
    let (a, b) = (add("a"), add("b"))
    let plain = View()
    a.addSubview(plain)
    stage.render()
    _ = log.take()
    b.addSubview(plain)
    stage.render()
    #expect(Set(log.take()) == ["a", "b"])
  }

  @Test("a layout that asks its superview for another gets it before the frame is drawn")
  func askingTheSuperview() {
    let outer = add("outer")
    let inner = add("inner", to: outer)
    stage.render()
    _ = log.take()
    inner.onLayout = { [unowned inner, unowned outer] in
      inner.onLayout = nil
      outer.setNeedsLayout()
    }
    inner.setNeedsLayout()
    let frames = stage.frameCount
    stage.render()
    #expect(log.take() == ["inner", "outer"])
    #expect(!stage.window.needsFrame)
    #expect(stage.frameCount == frames)
  }

  @Test("a layout that asks for itself for ever does not hang")
  func endlessLayouts() {
    let (a, b) = (add("a"), add("b"))
    a.onLayout = { [unowned b] in b.setNeedsLayout() }
    b.onLayout = { [unowned a] in a.setNeedsLayout() }
    a.setNeedsLayout()
    stage.render()
    let own = add("own")
    own.onLayout = { [unowned own] in own.setNeedsLayout() }
    own.setNeedsLayout()
    stage.render()
    #expect(log.take().count < 200)
  }

  @Test("a view without a window is laid out when asked")
  func withoutAWindow() {
    let view = LayoutView("a", log: log)
    view.layoutIfNeeded()
    #expect(log.take() == ["a"])
  }

  @Test("a root view's controller hears before and after its layout")
  func controllersHear() {
    let controller = LayoutController(log: log)
    stage.window.rootViewController = controller
    stage.render()
    #expect(log.take() == ["will", "did"])
    #expect(controller.view.frame == stage.window.bounds)
  }

  // MARK: Autoresizing

  @Test("the masks have UIKit's values")
  func maskValues() {
    #expect(View.AutoresizingMask.flexibleLeftMargin.rawValue == 1)
    #expect(View.AutoresizingMask.flexibleWidth.rawValue == 2)
    #expect(View.AutoresizingMask.flexibleRightMargin.rawValue == 4)
    #expect(View.AutoresizingMask.flexibleTopMargin.rawValue == 8)
    #expect(View.AutoresizingMask.flexibleHeight.rawValue == 16)
    #expect(View.AutoresizingMask.flexibleBottomMargin.rawValue == 32)
  }

  private func resized(_ mask: View.AutoresizingMask) -> Rect {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: Rect(x: 10, y: 20, width: 40, height: 40))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = Size(width: 200, height: 300)
    return inner.frame
  }

  @Test("without a mask a view keeps its frame")
  func noMask() {
    #expect(resized([]) == Rect(x: 10, y: 20, width: 40, height: 40))
  }

  @Test("one flexible part takes all of the change")
  func onePart() {
    #expect(resized(.flexibleWidth) == Rect(x: 10, y: 20, width: 140, height: 40))
    #expect(resized(.flexibleHeight) == Rect(x: 10, y: 20, width: 40, height: 240))
    #expect(resized(.flexibleLeftMargin) == Rect(x: 110, y: 20, width: 40, height: 40))
    #expect(resized(.flexibleRightMargin) == Rect(x: 10, y: 20, width: 40, height: 40))
    #expect(resized(.flexibleTopMargin) == Rect(x: 10, y: 220, width: 40, height: 40))
  }

  @Test("several flexible parts share it in proportion to their lengths")
  func severalParts() {
    // Horizontally: 10 left, 40 wide, 50 right. Vertically: 20 above, 40 high, 40 below.
    // The left and the right margin, 10 and 50, share a change of 100.
    let moved = resized([.flexibleLeftMargin, .flexibleRightMargin]).origin.x
    #expect(abs(moved - (10 + 100.0 / 6)) < 1e-9)
    let all = resized([
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ])
    #expect(all == Rect(x: 20, y: 60, width: 80, height: 120))
  }

  @Test("autoresizesSubviews turns it off")
  func turnedOff() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: Rect(x: 10, y: 20, width: 40, height: 40))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.autoresizesSubviews = false
    outer.addSubview(inner)
    outer.frame.size = Size(width: 200, height: 300)
    #expect(inner.frame == Rect(x: 10, y: 20, width: 40, height: 40))
  }

  @Test("a turned view keeps its transform and follows with its middle")
  func turnedViews() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: Rect(x: 30, y: 30, width: 40, height: 40))
    inner.transform = Transform(rotationAngle: 0.5).translatedBy(x: 7, y: 3)
    let transform = inner.transform
    inner.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    outer.addSubview(inner)
    outer.frame.size = Size(width: 200, height: 300)
    #expect(inner.center == Point(x: 100, y: 150))
    #expect(inner.bounds.size == Size(width: 40, height: 40))
    #expect(inner.transform == transform)
  }

  @Test("a window's resize reaches views through their masks")
  func windowResize() {
    let view = View(frame: stage.window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.window.addSubview(view)
    stage.resize(to: Size(width: 500, height: 200))
    #expect(stage.window.bounds.size == Size(width: 500, height: 200))
    #expect(view.frame == stage.window.bounds)
  }

  // MARK: sizeToFit

  @Test("sizeToFit takes the size that fits and keeps the corner, or the place under a transform")
  func sizeToFit() {
    let view = FittingView(frame: Rect(x: 10, y: 20, width: 5, height: 5))
    view.sizeToFit()
    #expect(view.frame == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.asked == Size(width: 5, height: 5))
  }

  // MARK: Margins and safe area

  @Test("margins are 8 points at first, and can be set")
  func margins() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == EdgeInsets(all: 8))
    #expect(view.layoutMarginsFrame == Rect(x: 8, y: 8, width: 84, height: 84))
    view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMarginsFrame == Rect(x: 2, y: 1, width: 94, height: 96))
  }

  @Test("layoutMarginsDidChange is called for a change, and asks for layout")
  func marginsDidChange() {
    let view = add("a")
    stage.render()
    _ = log.take()
    view.layoutMargins = EdgeInsets(all: 20)
    view.layoutMargins = EdgeInsets(all: 20)
    stage.render()
    #expect(log.take() == ["a margins", "a"])
  }

  @Test("margins keep clear of the superview's where they preserve them")
  func preservedMargins() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: Rect(x: 5, y: 0, width: 95, height: 50))
    outer.addSubview(inner)
    outer.layoutMargins = EdgeInsets(all: 20)
    #expect(inner.layoutMargins == EdgeInsets(all: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == EdgeInsets(top: 20, left: 15, bottom: 8, right: 20))
  }

  @Test("the safe area is what a controller adds, as far as it reaches into each view")
  func safeArea() {
    let controller = ViewController()
    stage.window.rootViewController = controller
    controller.additionalSafeAreaInsets = EdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
    stage.render()
    let view: View = controller.view
    #expect(view.safeAreaInsets == EdgeInsets(top: 30, left: 0, bottom: 10, right: 0))
    #expect(view.layoutMargins == EdgeInsets(top: 30, left: 16, bottom: 10, right: 16))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == EdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    let inner = SafeView(frame: Rect(x: 0, y: 20, width: 100, height: 100))
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == EdgeInsets(top: 10))
    inner.frame.origin.y = 30
    #expect(inner.safeAreaInsets == .zero)
    #expect(inner.changes == 2)
    #expect(view.safeAreaFrame == Rect(x: 0, y: 30, width: 400, height: 260))
  }
}

private final class LayoutView: View {
  let name: String
  let log: Log
  var onLayout: (() -> Void)?

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 50, height: 50))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.add(name)
    onLayout?()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    log.add("\(name) margins")
  }
}

private final class LayoutController: ViewController {
  let log: Log
  init(log: Log) {
    self.log = log
    super.init()
  }
  override func viewWillLayoutSubviews() { log.add("will") }
  override func viewDidLayoutSubviews() { log.add("did") }
}

private final class FittingView: View {
  var asked: Size?
  override func sizeThatFits(_ size: Size) -> Size {
    asked = size
    return Size(width: 30, height: 40)
  }
}

private final class SafeView: View {
  var changes = 0
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    changes += 1
  }
}
