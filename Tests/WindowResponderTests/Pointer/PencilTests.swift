import Glibc
import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of tablet pens: touches of the type `UITouch.TouchType.pencil`, and pencil interactions.
@MainActor @Suite struct PencilTests {
  private let stage = Stage(size: Size(width: 400, height: 300))
  private let paper = Paper(frame: Rect(x: 100, y: 100, width: 200, height: 100))

  init() { stage.window.addSubview(paper) }

  /// A view that records the touches it receives.
  private final class Paper: View {
    struct Seen: Equatable {
      var phase: Touch.Phase
      var type: Touch.TouchType
      var place: Point
      var force: Double
    }
    var seen: [Seen] = []
    var coalesced: [[Double]] = []
    var last: Touch?
    var masks: [Event.ButtonMask] = []

    private func note(_ touches: Set<Touch>, _ event: Event?) {
      guard let touch = touches.first else { return }
      last = touch
      seen.append(
        Seen(
          phase: touch.phase, type: touch.type, place: touch.location(in: self), force: touch.force)
      )
      coalesced.append(event?.coalescedTouches(for: touch)?.map(\.force) ?? [])
      masks.append(event?.buttonMask ?? [])
    }
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { note(touches, event) }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { note(touches, event) }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { note(touches, event) }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
      note(touches, event)
    }
  }

  @Test("A pen begins, moves and ends a touch with its force, of which 1 is usual and 4 the most")
  func stroke() {
    stage.pencilDown(at: Point(x: 110, y: 120), force: 0.5)
    stage.pencilMove(to: Point(x: 150, y: 120), force: 4)
    stage.pencilUp()
    #expect(paper.seen.map(\.phase) == [.began, .moved, .ended])
    #expect(paper.seen.allSatisfy { $0.type == .pencil })
    #expect(
      paper.seen.map(\.place) == [
        Point(x: 10, y: 20), Point(x: 50, y: 20), Point(x: 50, y: 20),
      ])
    #expect(paper.seen.map(\.force).prefix(2) == [0.5, 4])
    #expect(paper.last?.maximumPossibleForce == 4)
    #expect(paper.last?.pencilTool == .pen)
  }

  @Test("A finger has force 1 of 1, stands upright and is no tool")
  func finger() {
    stage.touchDown(0, at: Point(x: 110, y: 120))
    stage.frame()
    #expect(paper.last?.force == 1)
    #expect(paper.last?.maximumPossibleForce == 1)
    #expect(paper.last?.altitudeAngle == .pi / 2)
    #expect(paper.last?.azimuthAngle(in: paper) == 0)
    #expect(paper.last?.pencilTool == nil)
    #expect(paper.last?.estimatedProperties == [])
  }

  @Test("Another force in the same place is a move")
  func forceAlone() {
    stage.pencilDown(at: Point(x: 110, y: 120), force: 1)
    stage.pencilMove(to: Point(x: 110, y: 120), force: 2)
    #expect(paper.seen.map(\.phase) == [.began, .moved])
    #expect(paper.seen.last?.force == 2)
  }

  @Test("The angles are those that the pen is held at, also in a view that is turned")
  func angles() throws {
    stage.pencilDown(at: Point(x: 150, y: 150), altitude: .pi / 3, azimuth: .pi / 2, roll: 0.5)
    let touch = try #require(paper.last)
    #expect(abs(touch.altitudeAngle - .pi / 3) < 1e-9)
    #expect(abs(touch.azimuthAngle(in: nil) - .pi / 2) < 1e-9)
    #expect(abs(touch.rollAngle - 0.5) < 1e-9)
    paper.transform = Transform(rotationAngle: .pi / 2)
    #expect(abs(touch.azimuthAngle(in: paper)) < 1e-9)
    let vector = touch.azimuthUnitVector(in: paper)
    #expect(abs(vector.dx - 1) < 1e-9 && abs(vector.dy) < 1e-9)
  }

  @Test("Moves between two frames arrive as one, each with its own force")
  func coalesced() {
    stage.pencilDown(at: Point(x: 110, y: 120))
    let application = stage.application
    application.interactionSettings.longestMoveDelay = 1
    stage.window.setNeedsDisplay()
    for step in 1...3 {
      stage.advance(by: 0.002)
      stage.pencilMove(to: Point(x: 110 + Double(step), y: 120), force: Double(step))
    }
    stage.advance(by: 0.1)
    #expect(paper.coalesced.flatMap { $0 }.suffix(3) == [1, 2, 3])
  }

  @Test("A pen that is near hovers with its distance and angles, and ends hovering as it touches")
  func hover() {
    let hover = HoverGestureRecognizer()
    var states: [GestureRecognizer.State] = []
    var offsets: [Double] = []
    hover.addAction(
      Action { [unowned hover] _ in
        states.append(hover.state)
        offsets.append(hover.zOffset)
      })
    paper.addGestureRecognizer(hover)
    stage.pencilHover(at: Point(x: 150, y: 150), zOffset: 0.8, altitude: 1, azimuth: 2)
    stage.pencilHover(at: Point(x: 151, y: 150), zOffset: 0.2, altitude: 1, azimuth: 2)
    #expect(states == [.began, .changed])
    #expect(offsets == [0.8, 0.2])
    #expect(abs(hover.altitudeAngle - 1) < 1e-9)
    #expect(abs(hover.azimuthAngle(in: paper) - 2) < 1e-9)
    stage.pencilDown(at: Point(x: 151, y: 150))
    #expect(states == [.began, .changed, .ended])
    stage.pencilUp()
    #expect(states.last == .began)
    stage.pencilLeave()
    #expect(states.last == .ended)
  }

  @Test("A pen that goes out of reach while it touches ends its touch as cancelled")
  func leaves() {
    stage.pencilDown(at: Point(x: 110, y: 120))
    stage.pencilLeave()
    #expect(paper.seen.map(\.phase) == [.began, .cancelled])
  }

  @Test("A pen and a finger of the same number are two touches")
  func beside() {
    paper.isMultipleTouchEnabled = true
    stage.touchDown(0, at: Point(x: 120, y: 150))
    stage.frame()
    stage.pencilDown(at: Point(x: 180, y: 150))
    #expect(paper.seen.map(\.type) == [.direct, .pencil])
    stage.touchCancel()
    stage.pencilMove(to: Point(x: 190, y: 150))
    #expect(paper.seen.last?.type == .pencil)
    #expect(paper.seen.last?.phase == .moved)
  }

  @Test("Recognizers that want fingers alone do not see pens")
  func allowedTypes() {
    let tap = TapGestureRecognizer()
    tap.allowedTouchTypes = [.direct]
    var count = 0
    tap.addAction(Action { _ in count += 1 })
    paper.addGestureRecognizer(tap)
    stage.pencilDown(at: Point(x: 150, y: 150))
    stage.pencilUp()
    #expect(count == 0)
    tap.allowedTouchTypes = [.pencil]
    stage.advance(by: 1)
    stage.pencilDown(at: Point(x: 150, y: 150))
    stage.pencilUp()
    #expect(count == 1)
  }

  @Test("The lower button is the secondary one: it opens menus, and presses no control")
  func barrel() {
    let button = Button(frame: Rect(x: 10, y: 10, width: 80, height: 44))
    var count = 0
    button.addAction(Action { _ in count += 1 }, for: .touchUpInside)
    stage.window.addSubview(button)
    stage.pencilHover(at: Point(x: 40, y: 30))
    stage.pencilButton(isDown: true)
    stage.pencilDown(at: Point(x: 40, y: 30))
    stage.pencilUp()
    #expect(count == 0)
    stage.pencilButton(isDown: false)
    stage.pencilDown(at: Point(x: 40, y: 30))
    stage.pencilUp()
    #expect(count == 1)
    stage.pencilButton(isDown: true)
    stage.pencilDown(at: Point(x: 110, y: 120))
    #expect(paper.masks == [.secondary])
  }

  @Test("A menu that is open is chosen from by the pen's tip")
  func menu() {
    let button = Button(frame: Rect(x: 10, y: 10, width: 80, height: 44))
    button.setTitle("More", for: .normal)
    var chosen = ""
    button.menu = Menu(children: [
      Action(title: "One") { _ in chosen = "One" }, Action(title: "Two") { _ in chosen = "Two" },
    ])
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    stage.render()
    stage.pencilDown(at: Point(x: 40, y: 30))
    stage.advance(by: 0.05)
    stage.pencilUp()
    stage.advance(by: 0.5)
    stage.pencilLeave()
    #expect(stage.tap("Two"))
    #expect(chosen == "Two")
  }

  private final class Listener: PencilInteractionDelegate {
    var taps: [PencilInteraction.Tap] = []
    var squeezes: [PencilInteraction.Phase] = []
    func pencilInteraction(
      _ interaction: PencilInteraction, didReceiveTap tap: PencilInteraction.Tap
    ) { taps.append(tap) }
    func pencilInteraction(
      _ interaction: PencilInteraction, didReceiveSqueeze squeeze: PencilInteraction.Squeeze
    ) { squeezes.append(squeeze.phase) }
  }

  @Test("The buttons of a pen that does not touch are a tap and a squeeze, with where it is")
  func interaction() throws {
    let listener = Listener()
    let interaction = PencilInteraction(delegate: listener)
    paper.addInteraction(interaction)
    stage.pencilHover(at: Point(x: 150, y: 160), zOffset: 0.25)
    stage.pencilButton(isDown: true)
    stage.pencilButton(isDown: false)
    stage.pencilButton(isDown: true, upper: true)
    stage.pencilButton(isDown: false, upper: true)
    let pose = try #require(listener.taps.first?.hoverPose)
    #expect(listener.taps.count == 1)
    #expect(pose.location == Point(x: 50, y: 60))
    #expect(pose.zOffset == 0.25)
    #expect(listener.squeezes == [.began, .ended])
    // A tap elsewhere in the window is delivered too, because a tap of UIKit's pencil has no location.
    stage.pencilHover(at: Point(x: 10, y: 10))
    stage.pencilButton(isDown: true)
    #expect(listener.taps.count == 2)
    interaction.isEnabled = false
    stage.pencilButton(isDown: false)
    stage.pencilButton(isDown: true)
    #expect(listener.taps.count == 2)
  }

  private final class OldListener: PencilInteractionDelegate {
    var count = 0
    func pencilInteractionDidTap(_ interaction: PencilInteraction) { count += 1 }
  }

  @Test("A delegate that implements only the older method receives that call")
  func oldMethod() {
    let listener = OldListener()
    paper.addInteraction(PencilInteraction(delegate: listener))
    stage.pencilHover(at: Point(x: 150, y: 160))
    stage.pencilButton(isDown: true)
    #expect(listener.count == 1)
  }

  @Test("A list is scrolled by a pen as by a finger")
  func scrolls() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 90))
    scroll.contentSize = Size(width: 400, height: 900)
    stage.window.addSubview(scroll)
    stage.pencilDown(at: Point(x: 50, y: 80))
    for y in stride(from: 75.0, through: 20, by: -5) {
      stage.advance(by: 1 / 60)
      stage.pencilMove(to: Point(x: 50, y: y))
    }
    stage.pencilUp()
    #expect(scroll.contentOffset.y > 20)
  }
}
