// The handles of a selection that a finger has made.
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

  /// Whether the selection is the one that the handles are of: somebody may have typed.
  var isTouchSelectionAlive: Bool {
    guard let touchRange, let input, view?.window != nil, input.selectedTextRange == touchRange
    else { return false }
    return input.isFirstResponder || !input.canBecomeFirstResponder
  }

  /// Somebody typed, or selected something else. Called while a frame is about to be drawn.
  func touchSelectionIsGone() {
    touchRange = nil
    ProgramContext.of(view).later { [weak self] in
      guard let self, touchRange == nil else { return }
      hideHandles()
      madeMenu?.close()
    }
  }

  /// Where the caret of an end of the selection is, in window coordinates.
  func handleCaret(isStart: Bool) -> Rect? {
    guard let input, let touchRange else { return nil }
    let position =
      isStart
      ? touchRange.start
      : TextPosition(utf8Offset: touchRange.end.utf8Offset, affinity: .upstream)
    return input.textInputView.convert(input.caretRect(for: position), to: nil)
  }

  // MARK: Dragging them

  /// A finger has got hold of a handle at a place of the window.
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

  /// The end that is dragged goes to a place of the window; beyond the other one they change places.
  private func moveHandle(to place: Point) {
    guard let selecting, let input, let position = position(at: place) else { return }
    let fixed = selecting.origin.start
    var target = position
    if target == fixed {
      // At least a character stays selected.
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
