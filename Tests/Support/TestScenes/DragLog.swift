import ResponderTestKit
import WindowResponder

/// A source of drags and a target for drops that record their delegate calls.
@MainActor package final class DragLog: DragInteractionDelegate, DropInteractionDelegate {
  /// The recorded calls in order, without moves.
  package var events: [String] = []
  package var makeItems: () -> [DragItem] = {
    [DragItem(itemProvider: ItemProvider(object: "dragged"))]
  }
  package var proposal = DropOperation.copy
  package var followsKeys = false
  package var allowsMove = true
  package var isRestricted = false
  package var canHandle = true
  package var added: [DragItem] = []
  package var moveCount = 0
  package var updateCount = 0
  package var dropped: [String] = []
  package var onDrop: ((any DropSession) -> Void)?
  package var session: (any DragSession)?
  package var locations: [Point] = []

  package init() {}

  package func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem] {
    self.session = session
    events.append("items")
    if let view = interaction.view { locations.append(session.location(in: view)) }
    return makeItems()
  }
  package func dragInteraction(
    _ interaction: DragInteraction, willAnimateLiftWith animator: any DragAnimating,
    session: any DragSession
  ) { events.append("lift") }
  package func dragInteraction(
    _ interaction: DragInteraction, sessionWillBegin session: any DragSession
  ) { events.append("begin") }
  package func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool { allowsMove }
  package func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { isRestricted }
  package func dragInteraction(
    _ interaction: DragInteraction, sessionDidMove session: any DragSession
  ) { moveCount += 1 }
  package func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willEndWith operation: DropOperation
  ) { events.append("willEnd \(operation)") }
  package func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) { events.append("didEnd \(operation)") }
  package func dragInteraction(
    _ interaction: DragInteraction, sessionDidTransferItems session: any DragSession
  ) { events.append("transferred") }
  package func dragInteraction(
    _ interaction: DragInteraction, itemsForAddingTo session: any DragSession,
    withTouchAt point: Point
  ) -> [DragItem] { added }

  package func dropInteraction(
    _ interaction: DropInteraction, canHandle session: any DropSession
  ) -> Bool { canHandle }
  package func dropInteraction(
    _ interaction: DropInteraction, sessionDidEnter session: any DropSession
  ) {
    events.append("enter")
  }
  package func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal {
    updateCount += 1
    if let view = interaction.view { locations.append(session.location(in: view)) }
    let proposal = DropProposal(operation: proposal)
    proposal.followsKeys = followsKeys
    return proposal
  }
  package func dropInteraction(
    _ interaction: DropInteraction, sessionDidExit session: any DropSession
  ) {
    events.append("exit")
  }
  package func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession)
  {
    events.append("perform \(session.operation)")
    if let onDrop { return onDrop(session) }
    session.loadObjects(ofClass: String.self) { [weak self] texts in
      self?.dropped += texts
      self?.events.append("loaded")
    }
  }
  package func dropInteraction(
    _ interaction: DropInteraction, concludeDrop session: any DropSession
  ) {
    events.append("conclude")
  }
  package func dropInteraction(
    _ interaction: DropInteraction, sessionDidEnd session: any DropSession
  ) {
    events.append("end")
  }
}

/// A stage with a view that can be dragged and one that accepts drops, side by side.
@MainActor package struct DragStage {
  package let stage = Stage(size: Size(width: 400, height: 300))
  package let source = View(frame: Rect(x: 20, y: 20, width: 100, height: 60))
  package let target = View(frame: Rect(x: 220, y: 120, width: 120, height: 100))
  package let log = DragLog()
  package let drag: DragInteraction
  package let drop: DropInteraction

  package init() {
    drag = DragInteraction(delegate: log)
    drop = DropInteraction(delegate: log)
    source.backgroundColor = .systemBlue
    source.addInteraction(drag)
    target.addInteraction(drop)
    stage.window.addSubview(source)
    stage.window.addSubview(target)
    stage.render()
  }
}
