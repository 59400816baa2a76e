import ResponderTestKit
import Testing
import Widgets

@testable import Gallery

@MainActor struct TouchPageTests {
  let stage: Stage
  let canvas: TouchCanvas

  init() throws {
    let options = try Options(["--page", "touch"])
    let window = GalleryWindow(size: options.size)
    stage = Stage(size: options.size, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
    canvas = try #require(Self.canvas(in: window))
  }

  private static func canvas(in view: View) -> TouchCanvas? {
    view as? TouchCanvas ?? view.subviews.lazy.compactMap(canvas).first
  }

  private func place(_ x: Double, _ y: Double) -> Point {
    canvas.convert(Point(x: x, y: y), to: nil)
  }

  @Test("Two fingers are two circles with their numbers, phases, shapes and turns")
  func twoFingers() throws {
    stage.touchDown(7, at: place(100, 120))
    stage.touchShape(7, majorRadius: 20, minorRadius: 12, orientation: 0.5)
    stage.touchDown(300, at: place(300, 200))
    stage.frame()
    stage.touchMove(300, to: place(320, 210))
    stage.frame()
    let fingers = canvas.liveFingers.sorted { $0.identifier < $1.identifier }
    #expect(fingers.map(\.identifier) == [7, 300])
    #expect(fingers.map(\.phase) == [.stationary, .moved])
    #expect(fingers[0].radii == (20, 12))
    #expect(fingers[0].orientation == 0.5)
    #expect(fingers[1].trail == [Point(x: 300, y: 200), Point(x: 320, y: 210)])
    #expect(canvas.mostFingers == 2)
  }

  @Test("A pen is shown with how hard it is pressed and how it leans, and counts as no finger")
  func pen() throws {
    stage.pencilDown(at: place(100, 120), force: 2, altitude: .pi / 3)
    let pen = try #require(canvas.liveFingers.first)
    #expect(pen.words.0 == "pen · began · 50% · 30°")
    #expect(pen.radii.along == (CanvasTouch.usualRadius + CanvasTouch.smallestRadius) / 2)
    #expect(canvas.mostFingers == 0)
  }

  @Test("The cells that a finger went through are filled, and Clear empties them")
  func coverage() {
    stage.drag(from: place(20, 20), to: place(20, 220), duration: 0.5)
    #expect(canvas.grid.isFilled(column: 0, row: 0))
    #expect(canvas.grid.isFilled(column: 0, row: 3))
    #expect(!canvas.grid.isFilled(column: 3, row: 0))
    let before = canvas.grid.fraction
    #expect(before > 0)
    canvas.clear()
    #expect(canvas.grid.fraction == 0)
    #expect(canvas.accessibilityValue == "0%")
  }

  @Test("A finger that was lifted is shown for a second, and then nothing wakes up")
  func afterglow() {
    stage.tap(at: place(200, 200))
    #expect(canvas.fingers.count == 1)
    #expect(canvas.liveFingers.isEmpty)
    stage.advance(by: 2)
    #expect(canvas.fingers.isEmpty)
    #expect(stage.application.nextTimer == nil)
  }

  @Test("A cancelled touch is shown as cancelled")
  func cancelled() {
    stage.touchDown(at: place(200, 200))
    stage.frame()
    stage.touchCancel()
    #expect(canvas.fingers.values.map(\.phase) == [.cancelled])
  }

  @Test("A move redraws what changed and not the whole canvas")
  func damageIsSmall() {
    stage.tap(at: place(20, 20))
    stage.advance(by: 2)
    stage.touchDown(at: place(300, 300))
    stage.frame()
    stage.advance(by: 0.1)
    stage.touchMove(to: place(310, 300))
    stage.frame()
    stage.render()
    let area = stage.lastDamage.map { $0.width * $0.height }.reduce(0, +)
    #expect(area > 0)
    #expect(area < canvas.bounds.width * canvas.bounds.height / 4)
  }

  @Test("The rate of reports comes from the events' own times")
  func rate() throws {
    stage.touchDown(at: place(100, 100))
    stage.frame()
    for step in 1...20 {
      stage.advance(by: 1.0 / 100)
      stage.touchMove(to: place(100 + Double(step) * 5, 100))
      stage.frame()
    }
    let hertz = try #require(canvas.liveFingers.first?.rate.hertz)
    #expect((hertz - 100).magnitude < 1)
  }

  @Test("On the whole screen the canvas is the whole window, buttons included")
  func fullscreen() {
    stage.window.setFullscreen(true)
    stage.render()
    #expect(canvas.convert(canvas.bounds, to: nil) == stage.window.bounds)
    stage.tap(at: Point(x: 450, y: 36))
    #expect(canvas.grid.fraction > 0, "the glass under the floating bar answers too")
  }

  @Test("A hovering pointer is shown where it is, and nowhere when it leaves")
  func hover() {
    stage.pointerMove(to: place(50, 60))
    #expect(canvas.hover == Point(x: 50, y: 60))
    stage.pointerLeave()
    #expect(canvas.hover == nil)
  }
}
