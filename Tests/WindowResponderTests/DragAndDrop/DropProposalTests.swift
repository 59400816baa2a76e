import ResponderTestKit
import TestScenes
import Testing
import WindowResponder

/// The requests of a destination for the location and the preview of a drag.
@MainActor @Suite(.serialized) struct DropProposalTests {
  private let scene = DragStage()
  private var stage: Stage { scene.stage }

  /// A destination with a proposal of its own.
  private final class Destination: DropInteractionDelegate {
    var isPrecise = false
    var isFull = false
    var locations: [Point] = []
    func dropInteraction(
      _ interaction: DropInteraction, canHandle session: any DropSession
    ) -> Bool { true }
    func dropInteraction(
      _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
    ) -> DropProposal {
      if let view = interaction.view { locations.append(session.location(in: view)) }
      let proposal = DropProposal(operation: .copy)
      proposal.isPrecise = isPrecise
      proposal.prefersFullSizePreview = isFull
      return proposal
    }
  }

  private let destination = Destination()
  private let well = View(frame: Rect(x: 20, y: 150, width: 150, height: 120))

  init() {
    well.addInteraction(DropInteraction(delegate: destination))
    stage.window.addSubview(well)
    stage.render()
  }

  @Test("A precise drop with a touch is above the finger, also for the views that it can enter")
  func precise() {
    destination.isPrecise = true
    stage.liftAndDrag(from: scene.source.center, to: Point(x: 60, y: 250))
    #expect(destination.locations.last == Point(x: 40, y: 76))
    stage.advance(by: 1)
    destination.isPrecise = false
    stage.liftAndDrag(from: scene.source.center, to: Point(x: 60, y: 250))
    #expect(destination.locations.last == Point(x: 40, y: 100))
  }

  @Test("A precise drop with the pointer is at the pointer")
  func pointer() {
    destination.isPrecise = true
    stage.pointerDrag(from: scene.source.center, to: Point(x: 60, y: 250))
    #expect(destination.locations.last == Point(x: 40, y: 100))
  }

  @Test("A large preview has its full size over a destination that prefers it")
  func fullSize() throws {
    scene.source.frame = Rect(x: 20, y: 20, width: 360, height: 60)
    stage.render()
    destination.isFull = true
    stage.pointerMove(to: Point(x: 60, y: 40))
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 60, y: 120))
    let small = try #require(stage.dragImage).size.width
    stage.pointerMove(to: Point(x: 60, y: 200))
    let full = try #require(stage.dragImage).size.width
    #expect(small < 320 && full >= 360)
    stage.pointerMove(to: Point(x: 300, y: 120))
    #expect(stage.dragImage?.size.width == small)
    stage.pointerUp()
  }

  /// Drags the wide source to the destination and returns the width of the image there.
  private func dragToWell() throws -> Double {
    scene.source.frame = Rect(x: 20, y: 20, width: 360, height: 60)
    stage.render()
    destination.isFull = true
    stage.pointerMove(to: Point(x: 60, y: 40))
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 60, y: 200))
    return try #require(stage.dragImage).size.width
  }

  @Test("A preview in full size becomes small when the drag leaves the window, and when it is back")
  func leaving() throws {
    let full = try dragToWell()
    #expect(full >= 360)
    stage.pointerMove(to: Point(x: -500, y: 200))
    let outside = try #require(stage.dragImage).size.width
    #expect(outside < 320)
    stage.pointerMove(to: Point(x: 60, y: 200))
    #expect(stage.dragImage?.size.width == full)
    stage.pointerMove(to: Point(x: -500, y: 200))
    #expect(stage.dragImage?.size.width == outside)
    stage.pointerUp()
  }

  @Test("A preview becomes small when the destination under the drag is removed, with no drop")
  func removedDestination() throws {
    #expect(try dragToWell() >= 360)
    for interaction in well.interactions { well.removeInteraction(interaction) }
    #expect(try #require(stage.dragImage).size.width < 320)
    stage.pointerUp()
    #expect(stage.dropResult == .cancel)
  }
}
