import WindowResponder

/// The page's commands, in one row, or in two where there is little room.
final class UndoToolbar: View {
  let undoButton = UndoToolbar.button("Undo", "arrow.uturn.backward")
  let redoButton = UndoToolbar.button("Redo", "arrow.uturn.forward")
  let copyButton = UndoToolbar.button("Copy", "square.on.square")
  let pasteButton = UndoToolbar.button("Paste", "doc.on.clipboard")
  let clearButton = UndoToolbar.button("Clear", "trash")

  /// How high a row is, in points.
  static let rowHeight = 44.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    for button in buttons { addSubview(button) }
  }

  private var buttons: [Button] {
    [undoButton, redoButton, copyButton, pasteButton, clearButton]
  }

  private static func button(_ title: String, _ symbol: String) -> Button {
    let button = Button(configuration: .gray())
    button.setTitle(title, for: .normal)
    button.setImage(Image(systemName: symbol), for: .normal)
    return button
  }

  /// How high the bar is at a width, in points.
  static func height(forWidth width: Double) -> Double {
    width < 560 ? rowHeight * 2 + Spacing.small : rowHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isNarrow = bounds.height > Self.rowHeight + 1
    if isNarrow {
      place([undoButton, redoButton], at: 0)
      place([copyButton, pasteButton, clearButton], at: Self.rowHeight + Spacing.small)
    } else {
      place(buttons, at: 0)
    }
  }

  /// The widest that a button is whose title changes, in points.
  private static let widest = 240.0

  /// Gives buttons the room that they need, and more to those whose titles change, at the left.
  private func place(_ buttons: [Button], at y: Double) {
    var changing: [Button] = []
    var room = bounds.width - Spacing.small * Double(buttons.count - 1)
    for button in buttons {
      if button === undoButton || button === redoButton {
        changing.append(button)
      } else {
        room -= button.intrinsicContentSize.width.rounded(.up)
      }
    }
    // In a row of their own the others share what is left.
    let extra = changing.isEmpty ? room / Double(buttons.count) : 0
    let isAlone = changing.count == buttons.count
    let share = changing.isEmpty ? 0 : room / Double(changing.count)
    let wide = isAlone ? share : min(Self.widest, share)
    var x = 0.0
    for button in buttons {
      let isChanging = changing.contains(button)
      let width = isChanging ? wide : button.intrinsicContentSize.width.rounded(.up) + extra
      // The others stand at the right end.
      if !isChanging, button === copyButton, !changing.isEmpty { x += (share - wide) * 2 }
      button.frame = Rect(x: x, y: y, width: max(0, width), height: Self.rowHeight)
      x += width + Spacing.small
    }
  }
}
