/// The drags from a text, and the drops on it.
@MainActor final class TextDragging {
  unowned let interaction: TextInteraction
  weak var dragDelegate: (any TextDragDelegate)?
  weak var dropDelegate: (any TextDropDelegate)?
  private(set) lazy var drag = DragInteraction(delegate: self)
  private(set) lazy var drop = DropInteraction(delegate: self)
  private var hasDrag = false
  /// A Boolean value that indicates whether the pointer drags the text out of the window. Within the window,
  /// ``TextDrag`` handles the drag.
  private var isHandedOver = false
  /// The session of the drag from this text, with the display's drag and drop.
  private(set) var dragged: (any DragSession)?
  private(set) var range: TextRange?
  /// The session of the drag over this text.
  private(set) var over: (any DropSession)?
  private var position: TextPosition?
  private var proposal: TextDropProposal?

  init(_ interaction: TextInteraction) {
    self.interaction = interaction
  }

  /// Moves the interactions to another view.
  func move(from old: View?, to view: View?) {
    old?.removeInteraction(drop)
    if hasDrag { old?.removeInteraction(drag) }
    hasDrag = false
    view?.addInteraction(drop)
  }

  /// Adds the drag interaction when there is a selection that a touch can drag.
  func allowDrag() {
    guard !hasDrag, let view = interaction.view else { return }
    hasDrag = true
    view.addInteraction(drag)
  }

  /// Drags the selected text out of the window with the pointer.
  func begin(with touch: Touch, from start: Point) {
    allowDrag()
    isHandedOver = true
    defer { isHandedOver = false }
    guard let view = interaction.view, let center = DragCenter.of(view), center.own == nil,
      let own = OwnDrag(drag, at: start, center)
    else { return }
    own.lift(isByFinger: false)
    own.start(with: touch)
  }

  private var draggable: (any View & TextDraggable)? {
    interaction.view as? any View & TextDraggable
  }
  private var droppable: (any View & TextDroppable)? {
    interaction.view as? any View & TextDroppable
  }
}

extension TextDragging: DragInteractionDelegate {
  func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem] {
    guard let view = self.interaction.view, let input = self.interaction.input,
      isHandedOver || view.programContext.isPointedDirectly,
      input.isSecureTextEntry != true, let range = self.interaction.selectedRange,
      self.interaction.isSelected(at: view.convert(session.location(in: view), to: nil)),
      let text = input.text(in: range), !text.isEmpty
    else { return [] }
    self.range = range
    let suggested = [DragItem(itemProvider: ItemProvider(object: text))]
    guard let dragDelegate, let draggable else { return suggested }
    return dragDelegate.textDraggableView(
      draggable, itemsForDrag: TextDragRequest(range, suggested, session))
  }

  func dragInteraction(
    _ interaction: DragInteraction, previewForLifting item: DragItem, session: any DragSession
  ) -> TargetedDragPreview? {
    guard let view = self.interaction.view, let host = view.host, let range,
      let text = self.interaction.input?.text(in: range)
    else { return nil }
    let chip = TextDragPreview(text)
    let place = view.convert(session.location(in: view), to: nil)
    chip.follow(place, in: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
    chip.layer.shadowOpacity = 0
    return TargetedDragPreview(
      view: chip, parameters: DragPreviewParameters(),
      target: DragPreviewTarget(container: host, center: chip.center))
  }

  func dragInteraction(
    _ interaction: DragInteraction, sessionWillBegin session: any DragSession
  ) {
    dragged = session
    if let draggable {
      dragDelegate?.textDraggableView(draggable, dragSessionWillBegin: session)
    }
  }

  func dragInteraction(
    _ interaction: DragInteraction, sessionAllowsMoveOperation session: any DragSession
  ) -> Bool { self.interaction.isEditable }

  func dragInteraction(
    _ interaction: DragInteraction, previewForCancelling item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview? { nil }

  func dragInteraction(
    _ interaction: DragInteraction, session: any DragSession, didEndWith operation: DropOperation
  ) {
    dragged = nil
    // A text of this program removes the range itself, so that one step undoes the move.
    if operation == .move, let range { self.interaction.removeMoved(range) }
    range = nil
    if let draggable {
      dragDelegate?.textDraggableView(draggable, dragSessionDidEnd: session, with: operation)
    }
  }

  /// Notes that a text of this program has inserted the dragged text.
  func wasTaken() { range = nil }
}

extension TextDragging: DropInteractionDelegate {
  func dropInteraction(
    _ interaction: DropInteraction, canHandle session: any DropSession
  ) -> Bool {
    let isEnabled = (self.interaction.view as? Control)?.isEnabled ?? true
    return isEnabled && self.interaction.isEditable
      && session.canLoadObjects(ofClass: String.self)
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: any DropSession) {
    over = session
    if let droppable {
      dropDelegate?.textDroppableView(droppable, dropSessionDidEnter: session)
    }
  }

  func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal {
    guard let view = self.interaction.view, self.interaction.isEditable else {
      return DropProposal(operation: .cancel)
    }
    let place = view.convert(session.location(in: view), to: nil)
    position = self.interaction.position(at: place)
    let source = source(of: session)
    let isOwn = source === self
    if isOwn, let range, let position, range.contains(position) { self.position = nil }
    let isMove = source != nil && session.allowsMoveOperation
    var proposal = TextDropProposal(
      operation: position == nil ? .cancel : isMove ? .move : .copy)
    proposal.followsKeys = true
    if let droppable {
      dropDelegate?.textDroppableView(droppable, dropSessionDidUpdate: session)
      if let position, let dropDelegate {
        proposal = dropDelegate.textDroppableView(
          droppable,
          proposalForDrop: TextDropRequest(position, proposal, isSameView: isOwn, session))
      }
    }
    self.proposal = proposal
    show(proposal.operation.isTaking ? position : nil)
    return proposal
  }

  private func show(_ position: TextPosition?) {
    guard let window = interaction.view?.textHost, let input = interaction.input else { return }
    let caret = position.map { input.textInputView.convert(input.caretRect(for: $0), to: nil) }
    TextOverlay.of(window).showDrop(at: caret, color: input.textInputView.tintColor ?? .tint)
  }

  /// Returns the text that a drag comes from, if it belongs to this program.
  private func source(of session: any DropSession) -> TextDragging? {
    guard let own = session.localDragSession as? OwnDrag,
      let other = own.interaction?.delegate as? TextDragging, other.range != nil
    else { return nil }
    return other
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: any DropSession) {
    leave()
    if let droppable {
      dropDelegate?.textDroppableView(droppable, dropSessionDidExit: session)
    }
  }

  private func leave() {
    over = nil
    interaction.view?.textHost?.textOverlay?.hideDrop()
  }

  func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession) {
    leave()
    guard let position, let proposal else { return }
    if let droppable, let dropDelegate {
      dropDelegate.textDroppableView(
        droppable,
        willPerformDrop: TextDropRequest(
          position, proposal, isSameView: source(of: session) === self, session))
    }
    let text = self.interaction
    if let source = source(of: session), let range = source.range, proposal.dropAction == .insert {
      let copies = session.operation != .move
      if source === self {
        text.moveText(range, to: position, copies: copies)
      } else {
        text.takeText(range, from: source.interaction, at: position, copies: copies)
      }
      return source.wasTaken()
    }
    session.loadObjects(ofClass: String.self) { [weak text] texts in
      text?.takeDropped(texts.joined(separator: "\n"), at: position, proposal.dropAction)
    }
  }

  func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: any DropSession) {
    if over != nil { leave() }
    position = nil
    proposal = nil
    if let droppable {
      dropDelegate?.textDroppableView(droppable, dropSessionDidEnd: session)
    }
  }
}

extension TextInteraction {
  /// Removes a range that another program has moved.
  fileprivate func removeMoved(_ range: TextRange) {
    guard isEditable, let input, range.end <= input.endOfDocument,
      input.shouldChangeText(in: range, replacementText: "")
    else { return }
    asOneChange("Move") { input.replace(range, withText: "") }
  }

  /// Inserts dropped text and selects it.
  fileprivate func takeDropped(
    _ text: String, at position: TextPosition, _ action: TextDropProposal.Action
  ) {
    guard isEditable, !text.isEmpty, let input, begin() else { return }
    // The text may have changed since the drop.
    let place = min(position, input.endOfDocument)
    switch action {
    case .insert: placeCaret(place)
    case .replaceSelection: break
    case .replaceAll: select(anchor: .start, head: input.endOfDocument)
    }
    let start = input.selectedTextRange?.start ?? place
    insert(text)
    if let end = input.selectedTextRange?.end, start < end { select(anchor: start, head: end) }
    offerSelection()
    finish()
  }
}

/// The delegates for drags from and drops on the text of a view that has a ``TextInteraction``.
extension View {
  private var ownTextInteraction: TextInteraction? {
    for case let found as TextInteraction in addedInteractions { return found }
    return nil
  }

  /// The delegate for drags from the text.
  package final var ownTextDragDelegate: (any TextDragDelegate)? {
    get { ownTextInteraction?.dragging.dragDelegate }
    set { ownTextInteraction?.dragging.dragDelegate = newValue }
  }

  /// The delegate for drops on the text.
  package final var ownTextDropDelegate: (any TextDropDelegate)? {
    get { ownTextInteraction?.dragging.dropDelegate }
    set { ownTextInteraction?.dragging.dropDelegate = newValue }
  }

  /// A Boolean value that indicates whether text of the view is being dragged.
  package final var isOwnTextDragActive: Bool { ownTextInteraction?.dragging.dragged != nil }
  package final var isOwnTextDropActive: Bool { ownTextInteraction?.dragging.over != nil }
}
