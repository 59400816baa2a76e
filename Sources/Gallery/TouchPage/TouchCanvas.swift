import WindowResponder

/// The canvas of the touch tester: it shows touches, their trails, and the area in which the screen has
/// reported touches.
final class TouchCanvas: View {
  /// The time for which a touch is shown after its end, in seconds.
  static let afterglow = 1.0
  /// The colours of touches, which repeat after the last one.
  static let colors = Ink.all

  private(set) var fingers: [Touch: CanvasTouch] = [:]
  private(set) var grid = CoverageGrid(size: Size(width: 1, height: 1))
  /// The location of the hovering pointer, or `nil` if there is none.
  private(set) var hover: Point?
  /// The largest number of touches at the same time.
  private(set) var mostFingers = 0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.borderColor = .separator
    layer.borderWidth = 1
    layer.cornerRadius = theme.metrics.cardCornerRadius
    clipsToBounds = true
    isMultipleTouchEnabled = true
    cursor = .crosshair
    accessibilityLabel = "Canvas"
  }

  /// The touches that are down.
  var liveFingers: [CanvasTouch] { fingers.values.filter { !$0.isOver } }

  /// The part of the canvas that has been touched, as a percentage.
  override var accessibilityValue: String? {
    get { "\(Int((grid.fraction * 100).rounded(.down)))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Removes the reported locations and the number of touches.
  func clear() {
    grid.clear()
    fingers = fingers.filter { !$0.value.isOver }
    mostFingers = liveFingers.count
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard grid.size != bounds.size, !bounds.isEmpty else { return }
    grid = CoverageGrid(size: bounds.size)
    setNeedsDisplay()
  }

  // MARK: Events

  /// Handles every touch of an event that began on the canvas.
  func take(_ event: Event) {
    let touches = (event.allTouches ?? []).sorted { $0.identifier < $1.identifier }
    for touch in touches where touch.window === window {
      take(touch, samples: event.coalescedTouches(for: touch) ?? [touch])
    }
    mostFingers = max(mostFingers, liveFingers.count { $0.type == .direct })
  }

  private func take(_ touch: Touch, samples: [Touch]) {
    if var finger = fingers[touch] {
      guard !finger.isOver else { return }
      setNeedsDisplay(drawnBox(of: finger))
      finger.update(touch, samples: samples, in: self)
      fingers[touch] = finger
    } else {
      guard touch.phase == .began, bounds.contains(touch.location(in: self)) else { return }
      fingers[touch] = CanvasTouch(touch, slot: freeSlot, in: self)
    }
    guard let finger = fingers[touch] else { return }
    setNeedsDisplay(drawnBox(of: finger))
    for sample in samples { answer(at: sample.location(in: self)) }
    if finger.isOver { fade(touch) }
  }

  private func answer(at place: Point) {
    let wasInviting = isInviting
    guard let cell = grid.fill(at: place) else { return }
    setNeedsDisplay(wasInviting ? bounds : cell)
  }

  /// A Boolean value that indicates whether a hint is shown, because nothing was touched yet.
  var isInviting: Bool { grid.fraction == 0 }

  /// The first colour that no touch has.
  private var freeSlot: Int {
    let taken = Set(fingers.values.map(\.slot))
    return (0...taken.count).first { !taken.contains($0) } ?? 0
  }

  private func fade(_ touch: Touch) {
    ClockTimer.scheduledTimer(withTimeInterval: Self.afterglow) { [weak self] _ in
      guard let self, let finger = fingers.removeValue(forKey: touch) else { return }
      setNeedsDisplay(drawnBox(of: finger))
    }
  }

  /// Handles a pointer that hovers at a location, on the canvas or outside.
  func hover(at place: Point) {
    if let hover { setNeedsDisplay(hoverBox(at: hover)) }
    hover = bounds.contains(place) ? place : nil
    if let hover { setNeedsDisplay(hoverBox(at: hover)) }
  }

  // The window passes every touch to the controller. The responder chain ends here.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawCanvas(in: context)
  }
}
