import WindowResponder

/// A bar with the page's commands, in one row, or in two in a narrow window.
final class UndoToolbar: View {
  let undoButton = UndoToolbar.button("Undo", "arrow.uturn.backward")
  let redoButton = UndoToolbar.button("Redo", "arrow.uturn.forward")
  let copyButton = UndoToolbar.button("Copy", "square.on.square")
  let pasteButton = UndoToolbar.button("Paste", "doc.on.clipboard")
  let clearButton = UndoToolbar.button("Clear", "trash")

  /// The height of a row, in points.
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

  /// Returns the height of the bar for a width, in points.
  static func height(forWidth width: Double) -> Double {
    width < Spacing.scaled(560) ? rowHeight * 2 + Spacing.small : rowHeight
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
    mirror(buttons)
  }

  /// The largest width of a button whose title changes, in points.
  private static let widest = 240.0

  /// Places buttons in a row. Buttons whose titles change are at the left and get additional width.
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
    // Without a button whose title changes, the buttons share the remaining width.
    let extra = changing.isEmpty ? room / Double(buttons.count) : 0
    let isAlone = changing.count == buttons.count
    let share = changing.isEmpty ? 0 : room / Double(changing.count)
    let wide = isAlone ? share : min(Self.widest, share)
    var x = 0.0
    for button in buttons {
      let isChanging = changing.contains(button)
      let width = isChanging ? wide : button.intrinsicContentSize.width.rounded(.up) + extra
      // The other buttons are at the right end.
      if !isChanging, button === copyButton, !changing.isEmpty { x += (share - wide) * 2 }
      button.frame = Rect(x: x, y: y, width: max(0, width), height: Self.rowHeight)
      x += width + Spacing.small
    }
  }
}
