import ResponderTestKit
import Testing
import WindowResponder

@MainActor @Suite(.serialized) struct PointerInteractionTests {
  let stage = Stage(size: Size(width: 320, height: 160))
  let view = View(frame: Rect(x: 20, y: 20, width: 100, height: 100))
  let listener = Listener()

  @MainActor final class Listener: PointerInteractionDelegate {
    var told: [String] = []
    var style: PointerStyle?
    /// A Boolean value that indicates whether the region is only the left half.
    var isHalf = false
    /// The axes along which the left half is latched.
    var latchingAxes: Axis = []

    func pointerInteraction(
      _ interaction: PointerInteraction, regionFor request: PointerRegionRequest,
      defaultRegion: PointerRegion
    ) -> PointerRegion? {
      guard isHalf else { return defaultRegion }
      let region = PointerRegion(rect: Rect(x: 0, y: 0, width: 50, height: 100))
      region.latchingAxes = latchingAxes
      return region
    }
    func pointerInteraction(
      _ interaction: PointerInteraction, styleFor region: PointerRegion
    ) -> PointerStyle? { style }
    func pointerInteraction(
      _ interaction: PointerInteraction, willEnter region: PointerRegion,
      animator: any PointerInteractionAnimating
    ) { told.append("enter") }
    func pointerInteraction(
      _ interaction: PointerInteraction, willExit region: PointerRegion,
      animator: any PointerInteractionAnimating
    ) { told.append("exit") }
  }

  init() {
    view.backgroundColor = .white
    stage.window.backgroundColor = .white
    stage.window.addSubview(view)
    view.addInteraction(PointerInteraction(delegate: listener))
    stage.render()
  }

  @Test("The delegate hears when the pointer comes over a region, and when it leaves")
  func regions() {
    listener.isHalf = true
    stage.pointerMove(to: Point(x: 40, y: 60))
    #expect(listener.told == ["enter"])
    stage.pointerMove(to: Point(x: 45, y: 60))
    #expect(listener.told == ["enter"])
    stage.pointerMove(to: Point(x: 100, y: 60))
    #expect(listener.told == ["enter", "exit"])
    stage.pointerMove(to: Point(x: 300, y: 10))
    #expect(listener.told == ["enter", "exit"])
  }

  @Test("While a button is down, the pointer can leave a region only along the axes that latch")
  func latching() {
    listener.isHalf = true
    func press(_ axes: Axis, movingTo end: Point) -> [String] {
      listener.latchingAxes = axes
      stage.pointerMove(to: Point(x: 300, y: 10))
      stage.pointerMove(to: Point(x: 40, y: 60))
      stage.pointerDown()
      listener.told = []
      stage.pointerMove(to: end)
      let told = listener.told
      stage.pointerUp()
      stage.pointerMove(to: Point(x: 300, y: 10))
      return told
    }
    let (beside, below) = (Point(x: 200, y: 60), Point(x: 40, y: 150))
    #expect(press([], movingTo: beside) == ["exit"])
    #expect(press(.horizontal, movingTo: beside) == [])
    #expect(listener.told == ["exit"])
    #expect(press(.horizontal, movingTo: below) == ["exit"])
    #expect(press(.vertical, movingTo: below) == [])
    #expect(press([.horizontal, .vertical], movingTo: Point(x: 200, y: 150)) == [])
    #expect(press([], movingTo: Point(x: 45, y: 70)) == [])
  }

  @Test("A beam is the bar of text, and the pointer is as before when it leaves")
  func beam() {
    listener.style = PointerStyle(shape: .verticalBeam(length: 20))
    stage.pointerMove(to: Point(x: 40, y: 60))
    #expect(stage.cursorName == "text")
    stage.pointerMove(to: Point(x: 300, y: 10))
    #expect(stage.cursorName == "default")
    listener.style = .hidden()
    stage.pointerMove(to: Point(x: 40, y: 60))
    #expect(stage.cursorName == nil)
  }

  @Test("An effect lays a veil over its view, and takes it away")
  func effect() {
    let calm = stage.snapshot()
    listener.style = PointerStyle(effect: .highlight(TargetedPreview(view: view)))
    stage.pointerMove(to: Point(x: 40, y: 60))
    #expect(!stage.snapshot().hasSamePixels(as: calm))
    stage.pointerMove(to: Point(x: 300, y: 10))
    #expect(stage.snapshot().hasSamePixels(as: calm))
  }

  @Test("An interaction that is taken away does nothing more")
  func removed() {
    listener.style = PointerStyle(shape: .verticalBeam(length: 20))
    stage.pointerMove(to: Point(x: 40, y: 60))
    if let own = view.interactions.first { view.removeInteraction(own) }
    #expect(listener.told == ["enter", "exit"])
    #expect(stage.cursorName == "default")
  }

  @Test("A button asks its closure what the pointer does")
  func buttons() {
    let button = Button(frame: Rect(x: 200, y: 20, width: 80, height: 40))
    stage.window.addSubview(button)
    #expect(!button.isPointerInteractionEnabled)
    button.pointerStyleProvider = { _, _, _ in PointerStyle(shape: .verticalBeam(length: 9)) }
    #expect(button.isPointerInteractionEnabled)
    stage.pointerMove(to: Point(x: 240, y: 40))
    #expect(stage.cursorName == "text")
  }

  private func addButton() -> Button {
    let button = Button(frame: Rect(x: 200, y: 20, width: 80, height: 40))
    button.toolTip = "Undo"
    stage.window.addSubview(button)
    stage.render()
    return button
  }

  @Test("A tool tip appears when the pointer has rested, and goes when it leaves")
  func toolTips() throws {
    let button = addButton()
    #expect(button.toolTipInteraction?.defaultToolTip == "Undo")
    stage.pointerMove(to: Point(x: 240, y: 40))
    stage.advance(by: 0.3)
    #expect(stage.popups.isEmpty)
    stage.advance(by: 0.5)
    let tip = try #require(stage.popups.first)
    #expect(tip.window.accessibilityLabel == "Undo" && !tip.isGrabbing)
    #expect(!tip.frame.contains(Point(x: 240, y: 40)))
    stage.pointerMove(to: Point(x: 10, y: 10))
    #expect(stage.popups.isEmpty)
    stage.advance(by: 2)
    #expect(stage.popups.isEmpty)
    #expect(stage.application.nextTimer == nil)
    button.toolTip = nil
    #expect(button.interactions.isEmpty)
  }

  @Test("A press, a key and the keyboard's going elsewhere take a tool tip away", arguments: 0..<3)
  func whatHidesToolTips(way: Int) {
    _ = addButton()
    stage.pointerMove(to: Point(x: 240, y: 40))
    stage.advance(by: 1)
    #expect(stage.popups.count == 1)
    switch way {
    case 0: stage.pointerDown()
    case 1: stage.keyDown(.keyboardA)
    default: stage.keyboardFocus(false)
    }
    #expect(stage.popups.isEmpty)
  }

  @Test("At the lower edge a tool tip stands above the pointer, and takes no clicks")
  func toolTipPositions() throws {
    let button = addButton()
    button.frame.origin.y = 118
    stage.screenSize = Size(width: 320, height: 160)
    stage.render()
    let place = Point(x: 240, y: 150)
    stage.pointerMove(to: place)
    stage.advance(by: 1)
    stage.render()
    let tip = try #require(stage.popups.first)
    #expect(tip.frame.maxY < place.y && tip.frame.minY >= 0)
    stage.pointerMove(to: Point(x: tip.frame.midX, y: tip.frame.midY))
    #expect(button.isPointerInside)
    stage.click(at: Point(x: tip.frame.midX, y: tip.frame.midY))
    #expect(stage.popups.isEmpty)
  }

  @Test("Any view has a tool tip, and a finger that stays shows it without doing more")
  func fingers() {
    var taps = 0
    let button = addButton()
    button.addAction(Action { _ in taps += 1 }, for: .primaryActionTriggered)
    stage.touchDown(at: Point(x: 240, y: 40))
    stage.frame()
    stage.advance(by: 1)
    #expect(stage.popups.count == 1)
    stage.touchUp()
    stage.frame()
    #expect(taps == 0 && stage.popups.count == 1)
    stage.advance(by: 2)
    #expect(stage.popups.isEmpty)
    stage.tap(at: Point(x: 240, y: 40))
    #expect(taps == 1)
    let view = View(frame: Rect(x: 0, y: 100, width: 100, height: 50))
    view.toolTip = "A plain view"
    stage.window.addSubview(view)
    stage.render()
    stage.pointerMove(to: Point(x: 40, y: 120))
    stage.advance(by: 1)
    #expect(stage.popups.first?.window.accessibilityLabel == "A plain view")
  }
}
