import ResponderRuntime

/// The two bars of a scroll view, and their visibility.
///
/// During a scroll by touch, the bars are thin lines that fade when the content rests. When a pointer scrolls
/// or is near an edge, the bars can be dragged. They fade when the pointer moves away.
@MainActor final class ScrollBars {
  enum Mode {
    case touch, pointer
  }

  /// The distance from an edge within which the pointer shows the bars, in points.
  private static let reach = 28.0

  private unowned let view: ScrollView
  private let owner: BackLink<ScrollView>
  private(set) var vertical: ScrollBar?
  private(set) var horizontal: ScrollBar?
  private var mode = Mode.touch
  private var timer: ClockTimer?
  private var fadeStart: Double?
  private lazy var ticker = makeTicker()

  init(_ view: ScrollView) {
    self.view = view
    owner = BackLink(view)
  }

  isolated deinit {
    timer?.invalidate()
  }

  /// The number of the scroll view's subviews that are bars. They are in front of the other subviews.
  var count: Int { (vertical?.superview == nil ? 0 : 1) + (horizontal?.superview == nil ? 0 : 1) }

  private var bars: [ScrollBar] {
    var bars: [ScrollBar] = []
    if let vertical { bars.append(vertical) }
    if let horizontal { bars.append(horizontal) }
    return bars
  }

  // MARK: Visibility

  /// Shows the bars for the axes that can be scrolled, and fades them when nothing moves any more.
  func show(for mode: Mode) {
    let needsVertical = view.showsVerticalScrollIndicator && view.extent.isHigh
    let needsHorizontal = view.showsHorizontalScrollIndicator && view.extent.isWide
    guard needsVertical || needsHorizontal, view.window != nil else { return hide() }
    // The mode does not change while the user drags a knob.
    if !bars.contains(where: \.isHeld) { self.mode = mode }
    vertical = make(vertical, .vertical, if: needsVertical)
    horizontal = make(horizontal, .horizontal, if: needsHorizontal)
    fadeStart = nil
    ticker.stop()
    for bar in bars {
      bar.isForPointer = self.mode == .pointer
      bar.alpha = 1
    }
    update()
    restarted()
  }

  private func make(_ bar: ScrollBar?, _ axis: LayoutAxis, if isNeeded: Bool) -> ScrollBar? {
    guard isNeeded else {
      bar?.removeFromSuperview()
      return nil
    }
    let bar = bar ?? ScrollBar(view, axis)
    if bar.superview !== view { view.insert(bar, at: view.subviews.count) }
    return bar
  }

  /// Removes the bars at once.
  func hide() {
    timer?.invalidate()
    timer = nil
    fadeStart = nil
    ticker.stop()
    for bar in bars { bar.removeFromSuperview() }
    vertical = nil
    horizontal = nil
  }

  /// Restarts the time until the bars fade, after a movement of the content or the pointer.
  func restarted() {
    guard !bars.isEmpty else { return }
    if view.programContext.isWithoutMotion { return hide() }
    if fadeStart != nil {
      fadeStart = nil
      ticker.stop()
      for bar in bars { bar.alpha = 1 }
    }
    let end = view.programContext.now + view.engine.settings.indicatorDelay
    // A running timer checks the time when it fires, so scrolling starts no timer for each frame.
    fadeTime = end
    if timer == nil { startTimer(at: end) }
  }
  private var fadeTime = 0.0

  private func startTimer(at time: Double) {
    timer = ClockTimer.scheduledTimer(withTimeInterval: time - view.programContext.now) {
      [link = BackLink(self)] _ in link.target?.timeIsUp()
    }
  }

  private func timeIsUp() {
    timer = nil
    guard let view = owner.target else { return }
    // Moving content and held bars restart the time when they rest.
    if view.engine.isBusy || bars.contains(where: { $0.isHeld || $0.isWide }) { return }
    if fadeTime > view.programContext.now + 0.001 { return startTimer(at: fadeTime) }
    fadeStart = view.programContext.now
    if !ticker.start() { hide() }
  }

  private func makeTicker() -> FrameTicker {
    let ticker = FrameTicker(view: view) { [link = BackLink(self)] time in
      link.target?.fade(at: time)
    }
    ticker.onLost = { [link = BackLink(self)] in link.target?.hide() }
    return ticker
  }

  private func fade(at time: Double) {
    guard let fadeStart else { return ticker.stop() }
    let part = (time - fadeStart) / max(view.engine.settings.indicatorFade, 0.001)
    if part >= 1 || view.prefersReducedMotion { return hide() }
    for bar in bars { bar.alpha = 1 - max(0, part) }
  }

  /// Shows the bars if the pointer has moved near an edge, to a location in the scroll view's coordinates.
  func pointerMoved(to place: Point) {
    guard view.extent.isHigh || view.extent.isWide, view.isScrollEnabled else { return }
    let bounds = view.bounds
    let isAtEdge =
      view.isRightToLeft ? place.x < bounds.minX + Self.reach : place.x > bounds.maxX - Self.reach
    let isNearVertical = view.extent.isHigh && isAtEdge
    let isNearHorizontal = view.extent.isWide && place.y > bounds.maxY - Self.reach
    guard isNearVertical || isNearHorizontal else { return }
    if bars.isEmpty || mode == .touch || fadeStart != nil {
      show(for: .pointer)
    } else {
      restarted()
    }
  }

  // MARK: Position

  /// Updates the positions of the bars for the current content offset.
  func update() {
    if vertical == nil, horizontal == nil { return }
    let (low, high) = (view.extent.minimum, view.extent.maximum)
    let offset = view.contentOffset
    let area = view.bounds.inset(by: view.indicatorInsets)
    let isMirrored = view.isRightToLeft
    let breadth = ScrollBar.stripBreadth
    let end = ScrollBar.margin
    let corner = vertical != nil && horizontal != nil ? breadth - 2 * end : 0
    if let vertical {
      let strip = Rect(
        x: area.maxX - breadth, y: area.minY + end, width: breadth,
        height: max(0, area.height - 2 * end - corner))
      vertical.place(
        in: strip.mirrored(in: area, if: isMirrored),
        knob: ScrollKnob(
          track: strip.height, visible: view.extent.size.height, range: low.y...high.y,
          shortest: ScrollBar.shortest), offset: offset.y)
    }
    if let horizontal {
      let strip = Rect(
        x: area.minX + end + (isMirrored ? corner : 0), y: area.maxY - breadth,
        width: max(0, area.width - 2 * end - corner), height: breadth)
      horizontal.place(
        in: strip,
        knob: ScrollKnob(
          track: strip.width, visible: view.extent.size.width, range: low.x...high.x,
          shortest: ScrollBar.shortest), offset: offset.x)
    }
  }
}
