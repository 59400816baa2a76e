import ResponderWords

/// A control of a row that performs its action when a touch ends inside it.
class CellButton: Control {
  override var canBecomeFocused: Bool { false }

  override func endTracking(_ touch: Touch?, with event: Event?) {
    if isTouchInside { performPrimaryAction() }
  }
}

/// The round control at the leading end of a row in editing mode. It deletes or inserts a row, or shows
/// whether the row is selected.
final class CellEditControl: CellButton {
  private var cell: TableViewCell? { superview as? TableViewCell }

  override var accessibilityLabel: String? {
    get {
      switch cell?.editingStyle {
      case .delete: return ownWord("Delete")
      case .insert: return ownWord("Insert")
      default: return nil
      }
    }
    set { super.accessibilityLabel = newValue }
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard let cell else { return }
    let circle = centeredSquare(TableMetrics.roundSide)
    if cell.surroundings.showsBoxes {
      drawBox(circle, isChecked: cell.selected, in: context)
    } else {
      drawSign(circle, deletes: cell.editingStyle == .delete, in: context)
    }
  }

  private func drawBox(_ circle: Rect, isChecked: Bool, in context: GraphicsContext) {
    guard isChecked else {
      return context.strokeRoundedRect(
        circle, cornerRadius: circle.width / 2, color: .controlBorder, width: 1.5)
    }
    context.fillRoundedRect(circle, cornerRadius: circle.width / 2, color: tintColor)
    if let check = TableSigns.check {
      context.draw(check, in: circle.insetBy(dx: 4, dy: 4), tint: .onTint)
    }
  }

  private func drawSign(_ circle: Rect, deletes: Bool, in context: GraphicsContext) {
    let color: Color = deletes ? .destructive : .successText
    context.fillRoundedRect(circle, cornerRadius: circle.width / 2, color: color)
    if isHighlighted {
      context.fillRoundedRect(
        circle, cornerRadius: circle.width / 2, color: Color.label.withAlphaComponent(0.2))
    }
    TableSigns.drawSign(
      deletes: deletes, in: circle, color: deletes ? .onDestructive : .systemBackground, context)
  }
}

/// The control by which the user drags a row to another index path.
final class CellReorderControl: Control {
  private var cell: TableViewCell? { superview as? TableViewCell }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    cursor = .openHand
    accessibilityLabel = ownWord("Move")
  }

  override var canBecomeFocused: Bool { false }

  /// Returns `false` for the pan of the table: a quick drag of the control moves the row too.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard gestureRecognizer !== cell?.table?.panGestureRecognizer else { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard let cell, let table = cell.table else { return false }
    return table.beginReordering(cell, touch)
  }

  override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    cell?.table?.continueReordering(touch) ?? false
  }

  override func endTracking(_ touch: Touch?, with event: Event?) {
    cell?.table?.endReordering(cancelled: false)
  }

  override func cancelTracking(with event: Event?) { cell?.table?.endReordering(cancelled: true) }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard let grip = TableSigns.grip else { return }
    let side = 20.0
    context.draw(
      grip,
      in: Rect(
        x: bounds.width - TableMetrics.margin - side,
        y: ((bounds.height - side) / 2).rounded(.down), width: side, height: side
      ).mirrored(in: bounds, if: isRightToLeft),
      tint: isHighlighted ? .secondaryLabel : .tertiaryLabel)
  }
}

/// The button that shows details of a row.
final class CellDetailButton: CellButton {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    accessibilityLabel = ownWord("More")
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard let sign = TableSigns.detail else { return }
    if isHighlighted { context.setAlpha(0.5) }
    context.draw(sign, in: centeredSquare(TableMetrics.roundSide), tint: tintColor)
  }
}
