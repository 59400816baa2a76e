import ResponderTestKit
import Testing
import TouchAnalysis
import TouchRecording
import Widgets

@testable import TouchLab

@Suite("Pages of the touch lab") @MainActor struct LabPageTests {
  @Test("The card's edges are dragged until it fits, and millimetres follow; reset takes it back")
  func calibration() throws {
    let lab = try PlayedLab()
    let before = lab.session.screen
    #expect(before.source == .output)
    #expect(lab.lab.show("calibration"))
    // A touch beside the right edge drags the edge.
    let stage = lab.stage
    stage.drag(from: Point(x: 550, y: 250), to: Point(x: 570, y: 250))
    stage.tap("Use")
    #expect(lab.session.screen.source == .card)
    #expect(lab.session.screen.millimetresX < before.millimetresX)
    #expect(abs(lab.session.screen.millimetresY - before.millimetresY) < 0.002)
    #expect(lab.lab.show("calibration"))
    stage.tap("Reset")
    #expect(lab.session.screen == before)
  }

  @Test("A finger has to rest on the stop for a second, alone; then it is asked how it goes on")
  func stopping() throws {
    let lab = try PlayedLab()
    lab.lab.controller.run([.ghost])
    let stage = lab.stage
    stage.advance(by: 4)
    let running = try #require(lab.lab.controller.running)
    #expect(running.runner.phase == .running)
    let stop = running.stopPosition
    stage.tap(at: stop)
    #expect(running.runner.phase == .running)
    // With a second touch, the press does not count.
    stage.touchDown(0, at: stop)
    stage.touchDown(1, at: Point(x: 100, y: 400))
    stage.frame()
    stage.advance(by: 1.5)
    stage.touchUp(0)
    stage.touchUp(1)
    stage.frame()
    #expect(running.runner.phase == .running)
    // The press does not count either if a second touch begins later.
    stage.touchDown(0, at: stop)
    stage.frame()
    stage.advance(by: 0.5)
    stage.touchDown(1, at: Point(x: 100, y: 400))
    stage.frame()
    stage.advance(by: 1.5)
    stage.touchUp(0)
    stage.touchUp(1)
    stage.frame()
    #expect(running.runner.phase == .running)
    stage.touchDown(0, at: stop)
    stage.frame()
    stage.advance(by: 1.1)
    stage.touchUp(0)
    stage.frame()
    #expect(running.runner.phase == .stopped)
    stage.advance(by: 0.1)
    stage.tap("Skip")
    stage.advance(by: 0.2)
    #expect(running.runner.index == 1)
    #expect(lab.session.recording.steps.contains { $0.content == .end(.stopped) })
    stage.keyDown(.keyboardEscape)
    stage.keyUp(.keyboardEscape)
    stage.advance(by: 0.1)
    stage.tap("End all tests")
    #expect(lab.lab.controller.running == nil)
  }

  @Test("Without anybody the tests that need no hand are done, and those that need one left out")
  func unattended() throws {
    let lab = try PlayedLab()
    var isOver = false
    lab.lab.controller.onUnattendedEnd = { isOver = true }
    lab.lab.controller.run([.ghost], isUnattended: true)
    lab.stage.advance(by: 80)
    #expect(isOver)
    let ends = lab.session.outcomes[.ghost] ?? []
    #expect(ends.contains { $0.end == .done })
    #expect(lab.session.status == .done)
  }

  @Test("The latency test tells where the line ends, as it is and predicted")
  func ink() throws {
    let lab = try PlayedLab(suite: .quick)
    lab.play([.latency])
    let inks = lab.session.recording.moments.filter { $0.kind == .ink }
    #expect(inks.contains { $0.isPredicted } && inks.contains { !$0.isPredicted })
    #expect(lab.session.analysis?.latency?.stages[.total]?.count ?? 0 > 0)
    #expect(lab.lab.show("latency"))
  }

  @Test("The plate lies away from what a test needs, wherever that is")
  func plate() {
    let bounds = Rect(x: 0, y: 0, width: 800, height: 500)
    let size = Size(width: 480, height: 130)
    for x in stride(from: 0.0, through: 800, by: 40) {
      for y in stride(from: 0.0, through: 500, by: 25) {
        let place = Point(x: x, y: y)
        let frame = PlatePosition.frame(of: size, in: bounds, away: [place], now: nil)
        #expect(bounds.contains(frame) && PlatePosition.distance(frame, [place]) >= 24)
      }
    }
    let top = PlatePosition.frame(of: size, in: bounds, away: [], now: nil)
    #expect(
      PlatePosition.frame(of: size, in: bounds, away: [Point(x: 10, y: 490)], now: top) == top)
  }

  @Test(
    "A card that lies on a phone covers no word of the calibration, upright and on its side",
    arguments: [
      Size(width: 360, height: 640), Size(width: 640, height: 360), Size(width: 1_280, height: 800),
    ], ["en", "de"])
  func nothingUnderTheCard(size: Size, language: String) throws {
    let lab = try PlayedLab(size: size, language: language)
    // The screen of a phone, 68 mm wide.
    let screen = Size(
      width: (size.width * 0.19).rounded(), height: (size.height * 0.19).rounded())
    lab.setMillimetres(screen)
    #expect(lab.lab.show("calibration"))
    let navigation = lab.lab.controller.children.first as? NavigationController
    let page = try #require(navigation?.topViewController as? CalibrationController)
    let (words, card) = page.layout
    let all = Rect(origin: .zero, size: size)
    #expect(words.count == 3 && card.width > 200 && all.contains(card))
    for place in words {
      #expect(place.intersection(card).isEmpty && all.contains(place), "\(place) \(card)")
    }
    // The card has the size of a real card on this screen, to a point.
    let (longer, points) =
      card.height > card.width
      ? (card.height, size.height / screen.height) : (card.width, size.width / screen.width)
    #expect(abs(longer - 85.6 * points) < 0.01, "\(card)")
  }

  @Test("A card that would be wider than the window stands upright")
  func uprightCard() {
    let narrow = CardFrame(
      in: Size(width: 360, height: 640), millimetresX: 0.2, millimetresY: 0.2)
    #expect(narrow.isUpright && narrow.size.height > narrow.size.width)
    let each = narrow.calibration.millimetresPerPoint
    #expect(abs((each?.x ?? 0) - 0.2) < 1e-9 && abs((each?.y ?? 0) - 0.2) < 1e-9)
  }
}
