import ResponderWords
import WindowResponder

/// A divider between two panes of a split view, with a grip to drag it.
@MainActor final class SplitDivider: Control {
  /// The distance beside the divider at which a touch still drags it, in points.
  private static let fingerMargin = 14.0
  /// The distance that an arrow key moves the divider, in points. With Shift it is five times as far.
  private static let step = 10.0

  private let index: Int
  private weak var split: SplitView?
  private var startLengths: [Double] = []
  private var startPlace = Point.zero
  private var wasCollapsed: Int?
  private var hasMoved = false

  init(index: Int, in split: SplitView) {
    self.index = index
    self.split = split
    super.init(frame: .zero)
    accessibilityTraits = .adjustable
    accessibilityLabel = ownWord("Divider")
  }

  private var isUpright: Bool { split?.axis == .horizontal }

  /// Updates the cursor and the drawing after a pane has opened or closed.
  func paneDidChange() {
    let shape: Cursor = isUpright ? .resizeLeftRight : .resizeUpDown
    if cursor != shape { cursor = shape }
    setNeedsDisplay()
  }

  /// Returns a Boolean value that indicates whether a point is inside. For a touch, the area is larger than
  /// for the pointer.
  override func point(inside point: Point, with event: Event?) -> Bool {
    let isFinger = event?.type != .hover && isPointedByTouch
    let margin = isFinger ? Self.fingerMargin : 0
    let room = isUpright ? bounds.insetBy(dx: -margin, dy: 0) : bounds.insetBy(dx: 0, dy: -margin)
    return room.contains(point)
  }

  // MARK: Dragging

  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard let split else { return false }
    if touch.tapCount == 2, !hasMoved {
      toggle()
      return false
    }
    startLengths = split.panes.map { $0.isCollapsed ? 0 : $0.length ?? 0 }
    startPlace = touch.location(in: split)
    wasCollapsed = split.collapsiblePane(at: index).flatMap {
      split.panes[$0].isCollapsed ? $0 : nil
    }
    hasMoved = false
    return true
  }

  override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard let split else { return false }
    let place = touch.location(in: split)
    var way = isUpright ? place.x - startPlace.x : place.y - startPlace.y
    if isUpright, isRightToLeft { way = -way }
    drag(by: way, in: split)
    return true
  }

  private func drag(by way: Double, in split: SplitView) {
    if !hasMoved, abs(way) < 2 { return }
    hasMoved = true
    if let pane = split.collapsiblePane(at: index) { fold(pane, by: way, in: split) }
    let lengths = SplitLengths(panes: split.panes, total: split.total)
    var start = startLengths
    if let opened = wasCollapsed, !split.panes[opened].isCollapsed {
      // The pane began with no length: its current length is taken from the pane on the other side.
      let other = opened == index ? index + 1 : index
      let least = split.panes[opened].minimumLength
      start[opened] = least
      start[other] -= least
      let gone = max(0, (opened == index ? way : -way) - least)
      split.set(lengths.moving(index, by: opened == index ? gone : -gone, from: start))
    } else {
      split.set(lengths.moving(index, by: way, from: start))
    }
    split.layoutIfNeeded()
    split.userDidChange()
  }

  /// Closes the collapsible pane beside the divider if the touch moves beyond half of its minimum length, and
  /// opens it if the touch returns.
  private func fold(_ pane: Int, by way: Double, in split: SplitView) {
    let toward = pane == index ? way : -way
    let wanted = startLengths[pane] + toward
    let closes = wanted < split.panes[pane].minimumLength / 2
    guard closes != split.panes[pane].isCollapsed else { return }
    split.setCollapsed(closes, paneAt: pane)
    if closes {
      split.panes[pane].length = max(startLengths[pane], split.panes[pane].minimumLength)
    }
  }

  private func toggle() {
    guard let split, let pane = split.collapsiblePane(at: index) else { return }
    split.setCollapsed(!split.panes[pane].isCollapsed, paneAt: pane)
    split.layoutIfNeeded()
    split.userDidChange()
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    gestureRecognizer.view === self || !isTracking
  }

  // MARK: Keys

  override func performPrimaryAction() { toggle() }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if isFocused, isEnabled, presses.count == 1, let key = presses.first?.key,
      let way = way(of: key)
    {
      return moveByKey(way)
    }
    super.pressesBegan(presses, with: event)
  }

  /// Returns the distance that a key moves the divider along the panes, or `nil` for another key.
  private func way(of key: Key) -> Double? {
    let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    guard modifiers.isEmpty || modifiers == .shift else { return nil }
    let step = modifiers == .shift ? 5 * Self.step : Self.step
    switch key.keyCode {
    case .keyboardLeftArrow where isUpright: return isRightToLeft ? step : -step
    case .keyboardRightArrow where isUpright: return isRightToLeft ? -step : step
    case .keyboardUpArrow where !isUpright: return -step
    case .keyboardDownArrow where !isUpright: return step
    case .keyboardHome: return -100_000
    case .keyboardEnd: return 100_000
    default: return nil
    }
  }

  private func moveByKey(_ way: Double) {
    guard let split else { return }
    split.move(index, by: way)
    split.layoutIfNeeded()
    split.userDidChange()
  }

  override func accessibilityIncrement() { moveByKey(Self.step) }
  override func accessibilityDecrement() { moveByKey(-Self.step) }

  /// The accessibility value. The default is the position of the divider, as a percentage of the length of
  /// all panes.
  override var accessibilityValue: String? {
    get {
      if let own = super.accessibilityValue { return own }
      guard let split, split.total > 0 else { return nil }
      let before = split.panes.prefix(index + 1).filter { !$0.isCollapsed }
      return "\(Int((before.compactMap(\.length).reduce(0, +) / split.total * 100).rounded()))%"
    }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let thin = 1 / context.scale
    let line =
      isUpright
      ? Rect(x: bounds.midX - thin / 2, y: bounds.minY, width: thin, height: bounds.height)
      : Rect(x: bounds.minX, y: bounds.midY - thin / 2, width: bounds.width, height: thin)
    context.fill(context.pixelAligned(line), color: .separator)
    let isUsed = isHighlighted || isPointerInside || isTracking
    let size = isUpright ? Size(width: 3, height: 32) : Size(width: 32, height: 3)
    let grip = Rect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    context.fillRoundedRect(
      grip.insetBy(dx: -2, dy: -2), cornerRadius: 3.5, color: .systemGroupedBackground)
    context.fillRoundedRect(
      grip, cornerRadius: 1.5, color: isUsed ? tintColor : .controlBorder)
    if isFocused {
      drawFocusRing(
        around: grip.insetBy(dx: -3, dy: -3).intersection(bounds), cornerRadius: 4, in: context)
    }
  }
}
