import ResponderWords
import WindowResponder

/// The control of a list cell's accessory.
final class AccessoryControl: Control {
  private(set) var accessory: CellAccessory
  private weak var cell: CollectionViewListCell?
  /// The distance of the touch from the row's center during a move, in points.
  private var grab = Vector.zero
  /// A Boolean value that indicates whether the row is expanded in an outline.
  var isExpanded = false {
    didSet {
      guard isExpanded != oldValue else { return }
      setNeedsDisplay()
      accessibilityDidChange(.states)
    }
  }

  init(_ accessory: CellAccessory, _ cell: CollectionViewListCell) {
    self.accessory = accessory
    self.cell = cell
    super.init(frame: .zero)
    update(accessory)
  }

  func update(_ new: CellAccessory) {
    accessory = new
    switch new.accessoryType {
    case .disclosureIndicator, .checkmark, .multiselect: isUserInteractionEnabled = false
    default: isUserInteractionEnabled = true
    }
    switch new.accessoryType {
    case .delete: accessibilityLabel = ownWord("Delete")
    case .insert: accessibilityLabel = ownWord("Insert")
    case .detail: accessibilityLabel = ownWord("More")
    case .reorder: accessibilityLabel = ownWord("Move")
    case .outlineDisclosure: accessibilityLabel = ownWord("Expand")
    default: accessibilityLabel = nil
    }
    if new.accessoryType == .reorder { cursor = .openHand }
    setNeedsDisplay()
  }

  override var canBecomeFocused: Bool { false }

  // MARK: Tracking

  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard accessory.accessoryType == .reorder else {
      return super.beginTracking(touch, with: event)
    }
    guard let cell, let list = cell.collection, let path = list.indexPath(for: cell),
      list.beginInteractiveMovementForItem(at: path)
    else { return false }
    grab = cell.center - touch.location(in: list)
    return true
  }

  override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard accessory.accessoryType == .reorder else {
      return super.continueTracking(touch, with: event)
    }
    guard let list = cell?.collection else { return false }
    var place = touch.location(in: list) + grab
    // Rows move only vertically.
    if let movement = list.movement { place.x = movement.position.x }
    list.updateInteractiveMovementTargetPosition(place)
    return true
  }

  override func endTracking(_ touch: Touch?, with event: Event?) {
    if accessory.accessoryType == .reorder {
      cell?.collection?.endInteractiveMovement()
    } else if isTouchInside {
      cell?.use(accessory)
    }
  }

  override func cancelTracking(with event: Event?) {
    if accessory.accessoryType == .reorder { cell?.collection?.cancelInteractiveMovement() }
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    if isHighlighted { context.setAlpha(0.5) }
    switch accessory.accessoryType {
    case .disclosureIndicator:
      drawArrow(isMirrored ? 180 : 0, accessory.tint ?? .tertiaryLabel, in: context)
    case .outlineDisclosure:
      drawArrow(isExpanded ? 90 : isMirrored ? 180 : 0, accessory.tint ?? tintColor, in: context)
    case .checkmark: draw(TableSigns.checkmark, TableMetrics.signSide, tintColor, in: context)
    case .detail: draw(TableSigns.detail, TableMetrics.roundSide, tintColor, in: context)
    case .reorder:
      if accessory.showsLine { drawLine(in: context) }
      draw(TableSigns.grip, 20, .tertiaryLabel, in: context)
    case .delete: drawRound(deletes: true, .destructive, .onDestructive, in: context)
    case .insert: drawRound(deletes: false, .successText, .systemBackground, in: context)
    case .multiselect: drawBox(in: context)
    case .label, .customView, .popUpMenu: break
    }
  }

  private func draw(_ sign: Image?, _ side: Double, _ color: Color, in context: GraphicsContext) {
    guard let sign else { return }
    context.draw(sign, in: centeredSquare(side), tint: accessory.tint ?? color)
  }

  /// The distance of the line before a reorder control from the edges of the row, in points.
  private static let lineInset = 8.0
  /// The distance of the line from the reorder control, in points.
  private static let lineDistance = 6.0

  /// Draws the line before a reorder control.
  private func drawLine(in context: GraphicsContext) {
    let thickness = 1 / max(1, context.scale.rounded(.down))
    let height = bounds.height - 2 * Self.lineInset
    guard height > 0 else { return }
    // The middle of the space between the symbol and the accessory before it.
    let x = max(0, (bounds.width - TableMetrics.roundSide) / 2 - Self.lineDistance)
    context.fill(
      mirrored(Rect(x: x, y: Self.lineInset, width: thickness, height: height)), color: .separator)
  }

  private func drawArrow(_ degrees: Double, _ color: Color, in context: GraphicsContext) {
    guard let sign = TableSigns.disclosure else { return }
    let box = centeredSquare(TableMetrics.signSide)
    context.saveState()
    context.translateBy(x: box.midX, y: box.midY)
    context.rotate(by: degrees * .pi / 180)
    context.draw(
      sign,
      in: Rect(x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height),
      tint: color)
    context.restoreState()
  }

  private func drawRound(
    deletes: Bool, _ fill: Color, _ color: Color, in context: GraphicsContext
  ) {
    let circle = centeredSquare(TableMetrics.roundSide)
    context.fillRoundedRect(
      circle, cornerRadius: circle.width / 2, color: accessory.fill ?? fill)
    TableSigns.drawSign(
      deletes: deletes, in: circle, color: accessory.tint ?? color, context)
  }

  private func drawBox(in context: GraphicsContext) {
    let circle = centeredSquare(TableMetrics.roundSide)
    guard cell?.isSelected ?? false else {
      return context.strokeRoundedRect(
        circle.insetBy(dx: 0.75, dy: 0.75), cornerRadius: circle.width / 2,
        color: accessory.tint ?? .controlBorder, width: 1.5)
    }
    context.fillRoundedRect(
      circle, cornerRadius: circle.width / 2, color: accessory.fill ?? tintColor)
    if let check = TableSigns.check {
      context.draw(check, in: circle.insetBy(dx: 4, dy: 4), tint: accessory.tint ?? .onTint)
    }
  }
}

extension AccessoryControl: AccessibleRefinement {
  /// Adds whether the row is expanded in an outline.
  func refineAccessibility(_ details: inout AccessibleDetails) {
    // A mark that no touch uses says nothing that the row does not say.
    details.isLeftOut = !isUserInteractionEnabled
    guard accessory.accessoryType == .outlineDisclosure else { return }
    details.states.set(.expandable)
    details.states.set(.expanded, isExpanded)
  }
}
