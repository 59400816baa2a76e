// The edit menu.
extension TextInteraction {
  /// Whether the secondary button opens a menu at a point of the window.
  func mayOpenMenu(at place: Point) -> Bool {
    guard let view, view.menuHost?.canShowMenus == true else { return false }
    // A menu that the program has given the view comes before that of the text. What ours shows depends
    // on the selection and on who has the keys, which is seen when it is opened.
    return !view.addedInteractions.contains {
      $0 is EditMenuInteraction || $0 is ContextMenuInteraction
    }
  }

  /// Opens the menu as the secondary button does. What is pressed is selected, where it was not.
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

  /// Opens the menu as the Menu key does, at the selection. Tells whether there is something to choose.
  func openMenuByKey() -> Bool {
    guard let view, let rect = seenSelection ?? caretInWindow else { return false }
    return menu.open(at: view.convertFromWindow(Point(x: rect.minX, y: rect.maxY)), byKey: true)
  }

  /// Whether there is a character at a point of the input, and no space.
  private func isOnText(_ point: Point) -> Bool {
    guard let input, let range = input.characterRange(at: point) else { return false }
    return input.text(in: range)?.first?.isWhitespace == false
  }

  /// Where the caret is, in window coordinates; nil where there is none.
  var caretInWindow: Rect? {
    guard let input, let range = input.selectedTextRange else { return nil }
    return input.textInputView.convert(input.caretRect(for: range.end), to: nil)
  }

  /// The part of the selection, or of the caret, that can be seen, in window coordinates; nil where
  /// nothing of it can.
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
      // Of several lines the whole width.
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
