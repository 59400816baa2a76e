import ResponderRuntime

/// A scroll view's bar at its trailing or bottom edge. It is a thin line that shows the position of the
/// content, and for a pointer a knob to drag.
final class ScrollBar: View {
  /// The width of the line, in points.
  static let thickness = 4.0
  /// The width of the knob under the pointer, in points.
  static let wideThickness = 8.0
  /// The width of the strip that accepts the pointer, in points.
  static let stripBreadth = 14.0
  /// The distance of the line from the edge and the ends, in points.
  static let margin = 3.0
  /// The shortest length of the knob, in points.
  static let shortest = 24.0

  /// The reference is weak, so that retaining the bar does not retain the scroll view.
  @BackLink private var scrollView: ScrollView?
  let axis: LayoutAxis
  /// The part of the strip that the knob covers, in the bar's coordinates.
  private var knobRect = Rect.zero
  private var knob = ScrollKnob(track: 0, visible: 0, range: 0...0, shortest: 0)
  /// The location on the knob at which the pointer has grabbed it, or `nil` if it does not.
  private var grip: Double?
  private let paging = TimerKeeper()

  init(_ scrollView: ScrollView, _ axis: LayoutAxis) {
    self.scrollView = scrollView
    self.axis = axis
    super.init(frame: .zero)
    alpha = 0
    isUserInteractionEnabled = false
  }

  /// A Boolean value that indicates whether the bar accepts the pointer. Otherwise it only shows the
  /// position.
  var isForPointer: Bool {
    get { isUserInteractionEnabled }
    set {
      guard newValue != isUserInteractionEnabled else { return }
      isUserInteractionEnabled = newValue
      setNeedsDisplay()
    }
  }

  /// A Boolean value that indicates whether the bar accepts the pointer and has its full width.
  var isWide: Bool { isUserInteractionEnabled && (isPointerInside || isHeld) }
  /// A Boolean value that indicates whether the user drags the knob or presses the track.
  private(set) var isHeld = false

  private var isPointerInside: Bool { host?.pointedView === self }

  // MARK: Position

  /// Places the bar at the position of the content, in a strip along an edge, in the scroll view's
  /// coordinates.
  ///
  /// Without a pointer, the bar is as large as its line. With a pointer, it is the strip with the track, and
  /// only the knob is redrawn while the content moves.
  func place(in strip: Rect, knob: ScrollKnob, offset: Double) {
    self.knob = knob
    let (start, length) = knob.place(for: offset)
    let isVertical = axis == .vertical
    let size = Size(
      width: isVertical ? Self.stripBreadth : length,
      height: isVertical ? length : Self.stripBreadth)
    let way = Vector(dx: isVertical ? 0 : start, dy: isVertical ? start : 0)
    guard isForPointer else {
      knobRect = Rect(origin: .zero, size: size)
      frame = Rect(origin: strip.origin + way, size: size)
      return
    }
    // The old knob is redrawn first, together with the pixels that moved with the content.
    frame = strip
    let new = Rect(origin: .zero + way, size: size)
    guard new != knobRect else { return }
    setNeedsDisplay(knobRect)
    knobRect = new
    setNeedsDisplay(knobRect)
  }

  /// The painted area, which is the knob alone until the pointer is on the strip.
  override var paintedBounds: Rect {
    isForPointer && !isWide && motion == nil ? knobRect : super.paintedBounds
  }

  // MARK: Drawing

  override var drawsInsideBounds: Bool { true }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let isWide = isWide
    let thickness = isWide ? Self.wideThickness : Self.thickness
    let color = ink
    if isWide {
      context.fillRoundedRect(
        line(along: bounds, thickness: thickness), cornerRadius: thickness / 2,
        color: color.withAlphaComponent(0.1))
    }
    let strength = isHeld ? 0.75 : isWide ? 0.6 : 0.42
    context.fillRoundedRect(
      line(along: knobRect, thickness: thickness), cornerRadius: thickness / 2,
      color: color.withAlphaComponent(strength))
  }

  private var ink: Color {
    switch scrollView?.indicatorStyle ?? .default {
    case .default: return .label
    case .black: return .black
    case .white: return .white
    }
  }

  /// Returns the line in a rectangle of the bar's coordinates, away from the edge.
  private func line(along rect: Rect, thickness: Double) -> Rect {
    let margin = Self.margin
    return axis == .vertical
      ? Rect(
        x: isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - thickness, y: rect.minY,
        width: thickness, height: rect.height)
      : Rect(
        x: rect.minX, y: bounds.maxY - margin - thickness, width: rect.width, height: thickness)
  }

  // MARK: Pointer

  override func pointerDidChange() {
    setNeedsDisplay()
    scrollView?.scrollBars.restarted()
  }

  /// Prevents gesture recognizers from taking a touch or the pointer from the bar.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, !isHeld else { return }
    isHeld = true
    setNeedsDisplay()
    let place = along(touch.location(in: self))
    let (start, end) = (along(knobRect.origin), along(Point(x: knobRect.maxX, y: knobRect.maxY)))
    scrollView?.engine.stop()
    if event?.modifierFlags.contains(.shift) ?? false, place < start || place >= end {
      // With Shift, the knob jumps to the pointer.
      grip = (end - start) / 2
      drag(to: place)
    } else if place >= start, place < end {
      grip = place - start
    } else {
      turnPages(towards: place)
    }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, grip != nil else { return }
    drag(to: along(touch.location(in: self)))
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { letGo() }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { letGo() }
  override func interactionWillEnd() { letGo() }

  private func letGo() {
    guard isHeld else { return }
    isHeld = false
    grip = nil
    paging.timer = nil
    setNeedsDisplay()
    scrollView?.scrollBars.restarted()
  }

  private func drag(to place: Double) {
    guard let grip, let scrollView else { return }
    var offset = scrollView.contentOffset
    let wanted = knob.offset(forStart: place - grip)
    if axis == .vertical { offset.y = wanted } else { offset.x = wanted }
    // The ends of the content are reached exactly. Offsets between them are rounded to pixels.
    let rounded = scrollView.roundedToPixels(offset)
    let isEnd = wanted == knob.range.lowerBound || wanted == knob.range.upperBound
    scrollView.setOffset(isEnd ? offset : rounded)
  }

  /// Scrolls by pages while the button is held, until the knob is under the pointer.
  private func turnPages(towards place: Double) {
    guard let settings = scrollView?.engine.settings else { return }
    turnPage(towards: place)
    paging.timer = ClockTimer.scheduledTimer(withTimeInterval: settings.keyRepeatDelay) {
      [link = BackLink(self)] _ in
      link.target?.paging.timer = ClockTimer.scheduledTimer(
        withTimeInterval: settings.keyRepeatInterval * 2, repeats: true
      ) { timer in
        if link.target?.turnPage(towards: place) != true { timer.invalidate() }
      }
    }
  }

  @discardableResult private func turnPage(towards place: Double) -> Bool {
    let end = along(Point(x: knobRect.maxX, y: knobRect.maxY))
    let direction = place < along(knobRect.origin) ? -1.0 : place >= end ? 1.0 : 0
    guard direction != 0, isHeld, let scrollView else { return false }
    let page = knob.visible * scrollView.engine.settings.pagePart * direction
    return scrollView.engine.follow(
      axis == .vertical ? Vector(dx: 0, dy: page) : Vector(dx: page, dy: 0))
  }

  private func along(_ point: Point) -> Double { axis == .vertical ? point.y : point.x }
}
