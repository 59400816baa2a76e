// Selection with the pointer.
extension TextInteraction {
  /// Handles a press, a move or a release of a pointer button.
  func pressed(_ press: TextPressRecognizer) {
    switch press.button {
    case .primary: pressedPrimary(press)
    case .secondary: if press.state == .ended { openMenu(at: press.currentLocation) }
    default: if press.state == .began { pastePrimary(at: press.currentLocation) }
    }
  }

  private func pressedPrimary(_ press: TextPressRecognizer) {
    switch press.state {
    case .began: buttonDown(press)
    case .changed:
      if let drag {
        if !drag.isCancelled, !handOver(drag, press) {
          drag.move(to: press.currentLocation, from: press.start, copies: press.copies)
        }
      } else {
        if press.hasMoved { buttonMoved(to: press.currentLocation) }
      }
    case .ended: drag == nil ? buttonUp(at: press.currentLocation) : dropped(press)
    case .cancelled: end()
    default: break
    }
  }

  /// Starts a drag to other programs if the pointer moves selected text out of the window. Returns a Boolean
  /// value that indicates whether it did.
  private func handOver(_ drag: TextDrag, _ press: TextPressRecognizer) -> Bool {
    guard let window = view?.textHost, drag.isMoving,
      !window.bounds.contains(press.currentLocation),
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
    guard begin(), let input, let point = inputPoint(press.currentLocation) else { return }
    if input.markedTextRange != nil { input.unmarkText() }
    if press.clickCount == 1, !press.modifierFlags.contains(.shift),
      isSelected(at: press.currentLocation),
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

  /// Extends the selection to a location in the window.
  private func selectUp(to place: Point) {
    guard let selecting, let input, let point = inputPoint(place) else { return }
    selecting.extend(to: point, in: input)
  }

  private func buttonUp(at place: Point) {
    guard selecting != nil else { return }
    end()
    offerSelection()
  }

  /// Handles the release of the button that pressed selected text. The text moves to where it was dragged, or
  /// the caret to where it was clicked.
  private func dropped(_ press: TextPressRecognizer) {
    guard let drag else { return }
    self.drag = nil
    if !drag.isCancelled, !drag.drop(copies: press.copies),
      let position = position(at: press.currentLocation)
    {
      placeCaret(position)
    }
    finish()
  }

  /// Returns the unit that a multiple click selects: characters, words or paragraphs.
  private static func granularity(ofClick count: Int) -> TextGranularity {
    switch count {
    case ...1: .character
    case 2: .word
    default: .paragraph
    }
  }

  /// Returns the position at which a selection begins that Shift extends to a point.
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

  /// Pastes the primary selection at the pointer.
  private func pastePrimary(at place: Point) {
    guard isEditable, begin() else { return }
    defer { finish() }
    guard let input, let position = position(at: place) else { return }
    if input.markedTextRange != nil { input.unmarkText() }
    let pasteboard = Pasteboard.primary
    guard pasteboard.hasStrings else { return placeCaret(position) }
    pasteboard.loadText { [weak self] answer in
      guard let self, case .success(let text) = answer, isEditable else { return }
      // The text may have changed since the click.
      let end = self.input?.endOfDocument ?? position
      placeCaret(min(position, end))
      insert(text)
    }
  }

  /// Offers the selection to the primary selection, for a paste with the middle button in any program.
  func offerSelection() {
    if let input { TextSelectionOffer.offer(input) }
  }
}
