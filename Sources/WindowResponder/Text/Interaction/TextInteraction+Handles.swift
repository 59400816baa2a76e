// The handles of a selection that was made by a touch.
extension TextInteraction {
  /// Shows handles at the ends of the selection.
  func showHandles() {
    guard let window = view?.textHost, let range = selectedRange else { return hideHandles() }
    touchRange = range
    dragging.allowDrag()
    TextOverlay.of(window).showHandles(of: self)
  }

  func hideHandles() {
    touchRange = nil
    view?.textHost?.textOverlay?.hideHandles(of: self)
  }

  /// A Boolean value that indicates whether the selection is still the one with handles. Typing changes it.
  var isTouchSelectionAlive: Bool {
    guard let touchRange, let input, view?.window != nil, input.selectedTextRange == touchRange
    else { return false }
    return input.isFirstResponder || !input.canBecomeFirstResponder
  }

  /// Hides the handles after the selection has changed in another way. Called before a frame is drawn.
  func touchSelectionIsGone() {
    touchRange = nil
    ProgramContext.of(view).later { [weak self] in
      guard let self, touchRange == nil else { return }
      hideHandles()
      madeMenu?.close()
    }
  }

  /// Returns the caret of one end of the selection, in window coordinates.
  func handleCaret(isStart: Bool) -> Rect? {
    guard let input, let touchRange else { return nil }
    let position =
      isStart
      ? touchRange.start
      : TextPosition(utf8Offset: touchRange.end.utf8Offset, affinity: .upstream)
    return input.textInputView.convert(input.caretRect(for: position), to: nil)
  }

  // MARK: Dragging them

  /// Begins to drag a handle that a touch has grabbed at a location in the window.
  func handleGrabbed(isStart: Bool, at place: Point) {
    end()
    guard let touchRange, let caret = handleCaret(isStart: isStart) else { return }
    menuReturn = nil
    delegate?.interactionWillBegin(self)
    let fixed = isStart ? touchRange.end : touchRange.start
    selecting = TextSelecting(from: fixed)
    grip = Point(x: caret.midX, y: caret.midY) - place
    autoscroll = TextAutoscroll(self) { [weak self] in self?.moveHandle(to: $0) }
  }

  func handleMoved(to place: Point) {
    guard selecting != nil else { return }
    autoscroll?.point(at: place + grip)
  }

  /// Moves the dragged end to a location in the window. If it passes the other end, the two exchange their
  /// roles.
  private func moveHandle(to place: Point) {
    guard let selecting, let input, let position = position(at: place) else { return }
    let fixed = selecting.origin.start
    var target = position
    if target == fixed {
      // At least one character stays selected.
      let isBefore = (touchRange?.start ?? fixed) < fixed
      guard
        let next = input.position(from: fixed, offset: isBefore ? -1 : 1)
          ?? input.position(from: fixed, offset: isBefore ? 1 : -1)
      else { return }
      target = next
    }
    select(anchor: fixed, head: target)
    touchRange = selectedRange
    showLoupe(at: place)
  }

  func handleReleased() {
    guard selecting != nil else { return }
    end()
    offerSelection()
    guard let view, let rect = seenSelection else { return }
    openTouchMenu(at: view.convertFromWindow(Point(x: rect.midX, y: rect.minY)))
  }
}
