// The edit menu.
extension TextInteraction {
  /// Returns a Boolean value that indicates whether the secondary button opens a menu at a location in the
  /// window.
  func mayOpenMenu(at place: Point) -> Bool {
    guard let view, view.menuHost?.canShowMenus == true else { return false }
    // A menu that the program has added to the view has priority over the text's menu. The items of the
    // text's menu depend on the selection and the first responder, and are determined when it opens.
    return !view.addedInteractions.contains {
      $0 is EditMenuInteraction || $0 is ContextMenuInteraction
    }
  }

  /// Opens the menu for the secondary button. If the pressed text is not selected, it is selected first.
  func openMenu(at place: Point) {
    end()
    hideHandles()
    guard let view, begin(), let input, let point = inputPoint(place) else { return }
    defer { finish() }
    if input.markedTextRange != nil { input.unmarkText() }
    if !isSelected(at: place) {
      let word = input.unit(at: point, .word)
      if let position = input.closestPosition(to: point), !isOnText(point) {
        placeCaret(position)
      } else {
        select(anchor: word.start, head: word.end)
        offerSelection()
      }
    }
    menu.open(at: view.convertFromWindow(place))
  }

  /// Opens the menu at the selection for the Menu key. Returns a Boolean value that indicates whether there
  /// is an item to choose.
  func openMenuByKey() -> Bool {
    guard let view, let rect = seenSelection ?? caretInWindow else { return false }
    return menu.open(at: view.convertFromWindow(Point(x: rect.minX, y: rect.maxY)), byKey: true)
  }

  /// Returns a Boolean value that indicates whether a character other than white space is at a point of the
  /// input.
  private func isOnText(_ point: Point) -> Bool {
    guard let input, let range = input.characterRange(at: point) else { return false }
    return input.text(in: range)?.first?.isWhitespace == false
  }

  /// The rectangle of the caret, in window coordinates, or `nil` if there is no caret.
  var caretInWindow: Rect? {
    guard let input, let range = input.selectedTextRange else { return nil }
    return input.textInputView.convert(input.caretRect(for: range.end), to: nil)
  }

  /// The visible part of the selection or the caret, in window coordinates, or `nil` if it is not visible.
  var seenSelection: Rect? {
    guard let input, let range = input.selectedTextRange else { return nil }
    let view = input.textInputView
    let seen = seenRect
    if range.isEmpty {
      let caret = view.convert(input.caretRect(for: range.end), to: nil)
      let middle = Point(x: caret.midX, y: caret.midY)
      return seen.insetBy(dx: -2, dy: -2).contains(middle) ? caret : nil
    }
    let start = view.convert(input.caretRect(for: range.start), to: nil)
    let end = view.convert(input.caretRect(for: range.end), to: nil)
    var box: Rect
    if start.midY < end.minY || range.utf8.count > 512 {
      // A selection of several lines has the full width.
      box = Rect(
        x: seen.minX, y: start.minY, width: seen.width, height: max(1, end.maxY - start.minY))
    } else {
      box = start.union(end)
      for part in input.selectionRects(for: range) {
        box = box.union(view.convert(part.rect, to: nil))
      }
    }
    box = box.intersection(seen)
    return box.isEmpty ? nil : box
  }
}
