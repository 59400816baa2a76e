import ResponderTestKit
import WindowResponder

/// A source of drags and a target for drops that record their delegate calls.
@MainActor final class DragLog: DragInteractionDelegate, DropInteractionDelegate {
  /// The recorded calls in order, without moves.
  var events: [String] = []
  var makeItems: () -> [DragItem] = { [DragItem(itemProvider: ItemProvider(object: "dragged"))] }
  var proposal = DropOperation.copy
  var followsKeys = false
  var allowsMove = true
  var isRestricted = false
  var canHandle = true
  var added: [DragItem] = []
  var moveCount = 0
  var updateCount = 0
  var dropped: [String] = []
  var onDrop: ((any DropSession) -> Void)?
  var session: (any DragSession)?
  var locations: [Point] = []

  func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem] {
    self.session = session
    events.append("items")
    if let view = interaction.view { locations.append(session.location(in: view)) }
    return makeItems()
  }
  func dragInteraction(
    _ interaction: DragInteraction, willAnimateLiftWith animator: any DragAnimating,
    session: any DragSession
  ) { events.append("lift") }
  func dragInteraction(
    _ interaction: DragInteraction, sessionWillBegin session: any DragSession
  ) { events.append("begin") }
  func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool { allowsMove }
  func dragInteraction(
    _ interaction: DragInteraction,
    sessionIsRestrictedToDraggingApplication session: any DragSession
  ) -> Bool { isRestricted }
  func dragInteraction(
    _ interaction: DragInteraction, sessionDidMove session: any DragSession
  ) { moveCount += 1 }
  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, willEndWith operation: DropOperation
  ) { events.append("willEnd \(operation)") }
  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) { events.append("didEnd \(operation)") }
  func dragInteraction(
    _ interaction: DragInteraction, sessionDidTransferItems session: any DragSession
  ) { events.append("transferred") }
  func dragInteraction(
    _ interaction: DragInteraction, itemsForAddingTo session: any DragSession,
    withTouchAt point: Point
  ) -> [DragItem] { added }

  func dropInteraction(
    _ interaction: DropInteraction, canHandle session: any DropSession
  ) -> Bool { canHandle }
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession) {
    events.append("enter")
  }
  func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal {
    updateCount += 1
    if let view = interaction.view { locations.append(session.location(in: view)) }
    let proposal = DropProposal(operation: proposal)
    proposal.followsKeys = followsKeys
    return proposal
  }
  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession) {
    events.append("exit")
  }
  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {
    events.append("perform \(session.operation)")
    if let onDrop { return onDrop(session) }
    session.loadObjects(ofClass: String.self) { [weak self] texts in
      self?.dropped += texts
      self?.events.append("loaded")
    }
  }
  func dropInteraction(_ interaction: DropInteraction, concludeDrop session: any DropSession) {
    events.append("conclude")
  }
  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession) {
    events.append("end")
  }
}

/// A stage with a view that can be dragged and one that accepts drops, side by side.
@MainActor struct DragStage {
  let stage = Stage(size: Size(width: 400, height: 300))
  let source = View(frame: Rect(x: 20, y: 20, width: 100, height: 60))
  let target = View(frame: Rect(x: 220, y: 120, width: 120, height: 100))
  let log = DragLog()
  let drag: DragInteraction
  let drop: DropInteraction

  init() {
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
