import ResponderTestKit
import Testing

@testable import ResponderPlatform
@testable import WindowResponder

/// Tests of high-resolution wheels, which report fractions of a step.
@MainActor struct WheelPartTests {
  private let middle = Point(x: 200, y: 200)
  /// Movements in 1/120 of a step: around a detent, onward, and back. Their sum is 3 steps.
  private let trembling = [
    120, 15, -15, -30, 30, 60, -8, 60, 8, -15, 15, 45, 75, -60, -60, 120,
  ]

  private func turn(
    _ scene: ScrollScene, _ parts: [Int], interval: Double, horizontal: Bool = false
  ) {
    for part in parts {
      let steps = Double(part) / 120
      scene.wheel(horizontal ? Vector(dx: steps, dy: 0) : Vector(dx: 0, dy: steps), at: middle)
      scene.stage.advance(by: interval)
    }
    scene.stage.advance(by: 1)
  }

  @Test(
    "T3: parts of a wheel's step add up with their sign, however quickly they come",
    arguments: [0.0, 0.004, 0.016, 0.05, 0.3])
  func partsAddUp(interval: Double) {
    let scene = ScrollScene()
    turn(scene, trembling, interval: interval)
    #expect(scene.y == Double(trembling.reduce(0, +)) / 2)
    turn(scene, trembling.map { -$0 }.reversed(), interval: interval)
    #expect(scene.y == 0)
  }

  @Test("T3: parts of a step add up with their sign horizontally too, and with Shift")
  func horizontal() {
    let scene = ScrollScene(content: Size(width: 4_000, height: 4_000))
    turn(scene, trembling, interval: 0.01, horizontal: true)
    #expect(scene.offset == Point(x: Double(trembling.reduce(0, +)) / 2, y: 0))
    for part in trembling {
      scene.wheel(Vector(dx: 0, dy: -Double(part) / 120), at: middle, modifiers: .shift)
      scene.stage.advance(by: 0.01)
    }
    scene.stage.advance(by: 1)
    #expect(scene.offset == .zero)
  }

  @Test("T3: a wheel that tells points alone adds up with their sign")
  func points() {
    let scene = ScrollScene()
    for distance in [30.0, -2, 2, -4, 19, -15] {
      scene.stage.scroll(by: Vector(dx: 0, dy: distance), at: middle)
      scene.stage.advance(by: 0.01)
    }
    scene.stage.advance(by: 1)
    #expect(scene.y == 30)
  }

  @Test("T3: a whole step back among parts loses none of the parts before it")
  func wholeStepAmongParts() {
    let scene = ScrollScene()
    turn(scene, [120, 120, 60, 60, -120, 15, -15], interval: 0.01)
    #expect(scene.y == 120)
  }

  @Test("T3: parts beyond the content's end are forgotten: the first part back moves it")
  func beyondTheEnd() {
    let scene = ScrollScene(content: Size(width: 400, height: 430))
    turn(scene, [60, 60, 60, 60, -12], interval: 0.01)
    #expect(scene.y == 24)
  }

  @Test(
    "T3: parts turn a page when they make a step, with their sign, whatever a line's height is",
    arguments: [[40, 40, 40], [15, -15, 120, -8, 8], [1, -1, 12, 12, 96], [60, 90, -30]])
  func pages(parts: [Int]) {
    let scene = ScrollScene(content: Size(width: 400, height: 4_000))
    scene.view.isPagingEnabled = true
    scene.stage.application.interactionSettings.scrolling.lineHeight = 18.7
    turn(scene, parts, interval: 0.01)
    #expect(scene.y == 400)
    turn(scene, parts.map { -$0 }, interval: 0.01)
    #expect(scene.y == 0)
  }

  @Test("T3: parts zoom there and back with their sign while Control is held")
  func zoom() {
    let scene = ScrollScene(content: Size(width: 400, height: 400))
    let page = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    scene.view.addSubview(page)
    scene.zoomed = page
    scene.view.minimumZoomScale = 0.1
    scene.view.maximumZoomScale = 10
    for part in [-120, 15, -15, -30, 30, -60, 60] {
      scene.wheel(Vector(dx: 0, dy: Double(part) / 120), at: middle, modifiers: .control)
      scene.stage.advance(by: 0.01)
    }
    scene.stage.advance(by: 1)
    #expect((scene.view.zoomScale - 1.2).magnitude < 1e-9)
  }
}
