/// A view with text input that shows its text on a ``TextCanvas``: the members that text fields and text
/// views share.
@MainActor protocol CanvasTextInput: View, TextInput {
  var editor: TextEditor { get }
  var canvas: TextCanvas { get }
  var inputState: TextEditingState { get set }
}

extension CanvasTextInput {
  // MARK: Positions in the text

  /// The distance from the view's origin to that of the text's flow, in points.
  private var shift: Vector {
    Vector(
      dx: canvas.frame.minX + canvas.inset.dx - canvas.bounds.minX,
      dy: canvas.frame.minY + canvas.inset.dy - canvas.bounds.minY)
  }

  /// Returns a point of the view in the flow's coordinate space. Performs the layout first.
  private func flowPoint(_ point: Point) -> Point {
    layoutIfNeeded()
    let shift = shift
    return Point(x: point.x - shift.dx, y: point.y - shift.dy)
  }

  /// Returns a rectangle of the flow in the view's coordinates, after layout.
  func place(_ rect: Rect) -> Rect {
    layoutIfNeeded()
    let shift = shift
    return rect.offsetBy(dx: shift.dx, dy: shift.dy)
  }

  /// Returns the rectangles of a selection in the view's coordinates.
  func places(of range: TextRange) -> [TextSelectionRect] {
    layoutIfNeeded()
    let shift = shift
    return editor.selectionRects(for: range).map {
      var part = $0
      part.rect = part.rect.offsetBy(dx: shift.dx, dy: shift.dy)
      return part
    }
  }

  /// Returns the position nearest to a point of the view.
  func position(at point: Point) -> TextPosition { editor.closestPosition(to: flowPoint(point)) }

  /// Returns the character at a point of the view, or `nil` if there is none.
  func character(at point: Point) -> TextRange? { editor.characterRange(at: flowPoint(point)) }

  /// Returns the position a number of steps further in a direction on screen.
  func moved(
    _ position: TextPosition, _ direction: TextLayoutDirection, _ offset: Int
  ) -> TextPosition? {
    layoutIfNeeded()
    return editor.position(from: position, in: direction, offset: offset)
  }

  // MARK: State

  /// Changes the attributes of text that has some.
  func restyleText(_ change: (inout TextAttributes) -> Void) {
    guard editor.document.hasStyles else { return }
    var text = editor.styledText
    text.updateAttributes { change(&$0) }
    editor.takeChanges(text)
  }

  /// Notifies the input method of changed traits, which it reads with a change of the selection.
  func traitsDidChange() { inputDelegate?.selectionDidChange(self) }
}
