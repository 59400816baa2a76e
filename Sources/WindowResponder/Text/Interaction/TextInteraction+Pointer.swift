// The pointer.
extension TextInteraction {
  /// A button goes down, moves or comes up.
  func pressed(_ press: TextPressRecognizer) {
    switch press.button {
    case .primary: pressedPrimary(press)
    case .secondary: if press.state == .ended { openMenu(at: press.place) }
    default: if press.state == .began { pastePrimary(at: press.place) }
    }
  }

  private func pressedPrimary(_ press: TextPressRecognizer) {
    switch press.state {
    case .began: buttonDown(press)
    case .changed:
      if let drag {
        if !drag.isCancelled, !handOver(drag, press) {
          drag.move(to: press.place, from: press.start, copies: press.copies)
        }
      } else {
        if press.hasMoved { buttonMoved(to: press.place) }
      }
    case .ended: drag == nil ? buttonUp(at: press.place) : dropped(press)
    case .cancelled: end()
    default: break
    }
  }

  /// Selected text that the pointer takes out of the window is for other programs too. Tells whether it did.
  private func handOver(_ drag: TextDrag, _ press: TextPressRecognizer) -> Bool {
    guard let window = view?.textHost, drag.isMoving, !window.bounds.contains(press.place),
      let touch = press.tracked.first
    else { return false }
    drag.cancel()
    dragging.begin(with: touch, from: press.start)
    return true
  }

  // MARK: The primary button

  private func buttonDown(_ press: TextPressRecognizer) {
    end()
    hideHandles()
    guard begin(), let input, let point = inputPoint(press.place) else { return }
    if input.markedTextRange != nil { input.unmarkText() }
    if press.clickCount == 1, !press.modifierFlags.contains(.shift), isSelected(at: press.place),
      let drag = TextDrag(self)
    {
      self.drag = drag
      return
    }
    let granularity = Self.granularity(ofClick: press.clickCount)
    if press.modifierFlags.contains(.shift) {
      let selecting = TextSelecting(from: anchorForExtending(to: point), granularity)
      self.selecting = selecting
      selecting.extend(to: point, in: input)
      return
    }
    let selecting = TextSelecting(at: point, granularity, in: input)
    self.selecting = selecting
    if granularity == .character, let position = input.closestPosition(to: point) {
      placeCaret(position)
    } else {
      select(anchor: selecting.origin.start, head: selecting.origin.end)
    }
  }

  private func buttonMoved(to place: Point) {
    guard selecting != nil else { return }
    let scroll = autoscroll ?? TextAutoscroll(self) { [weak self] in self?.selectUp(to: $0) }
    autoscroll = scroll
    scroll.point(at: place)
  }

  /// The end of the selection is pointed at a place of the window.
  private func selectUp(to place: Point) {
    guard let selecting, let input, let point = inputPoint(place) else { return }
    selecting.extend(to: point, in: input)
  }

  private func buttonUp(at place: Point) {
    guard selecting != nil else { return }
    end()
    offerSelection()
  }

  /// The button that pressed selected text is let go: the text goes where it was dragged, or the caret to
  /// where it was clicked.
  private func dropped(_ press: TextPressRecognizer) {
    guard let drag else { return }
    self.drag = nil
    if !drag.isCancelled, !drag.drop(copies: press.copies), let position = position(at: press.place)
    {
      placeCaret(position)
    }
    finish()
  }

  /// What a click of several selects: characters, words, paragraphs.
  private static func granularity(ofClick count: Int) -> TextGranularity {
    switch count {
    case ...1: .character
    case 2: .word
    default: .paragraph
    }
  }

  /// Where a selection goes on from that is extended to a point.
  private func anchorForExtending(to point: Point) -> TextPosition {
    if let editor { return editor.anchor }
    guard let input, let range = input.selectedTextRange else { return .start }
    // The end that is further away stays.
    guard let place = input.closestPosition(to: point) else { return range.start }
    if place <= range.start { return range.end }
    if place >= range.end { return range.start }
    let (before, after) = (
      place.utf8Offset - range.start.utf8Offset, range.end.utf8Offset - place.utf8Offset
    )
    return before < after ? range.end : range.start
  }

  // MARK: The middle button

  /// Pastes what was selected last where the pointer is.
  private func pastePrimary(at place: Point) {
    guard isEditable, begin() else { return }
    defer { finish() }
    guard let input, let position = position(at: place) else { return }
    if input.markedTextRange != nil { input.unmarkText() }
    let pasteboard = Pasteboard.primary
    guard pasteboard.hasStrings else { return placeCaret(position) }
    pasteboard.loadText { [weak self] answer in
      guard let self, case .success(let text) = answer, isEditable else { return }
      // The text may be another by now.
      let end = self.input?.endOfDocument ?? position
      placeCaret(min(position, end))
      insert(text)
    }
  }

  /// Has the selection pasted by the middle button, here and in other programs.
  func offerSelection() {
    if let input { TextSelectionOffer.offer(input) }
  }
}
