extension PageControl {
  /// The background style of a page control. Follows `UIPageControl.BackgroundStyle`, with its values.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// A background during interaction.
    case automatic
    /// A background at all times.
    case prominent
    /// No background.
    case minimal
  }

  /// The interaction state of a page control. Follows `UIPageControl.InteractionState`, with its values.
  public enum InteractionState: Int, Hashable, Sendable {
    /// No interaction.
    case none
    /// A touch that has not yet moved along the dots.
    case discrete
    /// A touch that moves along the dots.
    case continuous
  }

  /// The layout direction of a page control's dots. Follows `UIPageControl.Direction`.
  public enum Direction: Int, Hashable, Sendable {
    /// The horizontal direction of the view's content.
    case natural
    /// The first page at the left.
    case leftToRight
    /// The first page at the right.
    case rightToLeft
    /// The first page at the top.
    case topToBottom
    /// The first page at the bottom.
    case bottomToTop
  }

  /// A Boolean value that indicates whether the dots are above one another.
  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// A Boolean value that indicates whether the first page is at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// The diameter of a dot, in points.
  private static let dot = 7.0
  /// The distance between the centers of two dots, in points.
  private static let distance = 17.0
  /// The minimum distance between the centers of two dots, in points.
  private static let leastDistance = 11.0
  private static let padding = 12.0
  private static let groundHeight = 28.0
  /// The distance after which a touch moves along the dots, in points.
  private static let dragDistance = 6.0

  /// Returns the size of a number of dots with padding, in points.
  func size(of count: Int) -> Size {
    let length = Double(max(0, count - 1)) * distance + widest + 2 * Self.padding
    let touch = theme.metrics.touchTarget
    let size = Size(width: max(touch, length), height: touch)
    return isVertical ? Size(width: size.height, height: size.width) : size
  }

  private func length(_ size: Size?) -> Double {
    size.map { isVertical ? $0.height : $0.width } ?? 0
  }

  private var widest: Double {
    max(Self.dot, length(images.preferred?.size), length(images.preferredCurrent?.size))
  }

  private var distance: Double { max(Self.distance, widest + 6) }

  /// The visible dots and their distance.
  private var shown: (first: Int, count: Int, distance: Double) {
    let room = max(0, length(bounds.size) - 2 * Self.padding - widest)
    guard numberOfPages > 1, Double(numberOfPages - 1) * distance > room else {
      return (0, numberOfPages, distance)
    }
    let near = max(Self.leastDistance, widest + 3)
    let fitting = max(1, Int(room / near) + 1)
    guard fitting < numberOfPages else {
      return (0, numberOfPages, max(near, room / Double(numberOfPages - 1)))
    }
    let first = min(max(0, currentPage - fitting / 2), numberOfPages - fitting)
    return (first, fitting, near)
  }

  /// Returns the center of a dot.
  private func center(of page: Int) -> Point {
    let (first, count, distance) = shown
    let place = (Double(page - first) - Double(count - 1) / 2) * (isReversed ? -distance : distance)
    return Point(
      x: bounds.midX + (isVertical ? 0 : place), y: bounds.midY + (isVertical ? place : 0))
  }

  // MARK: Drawing

  func drawPages(in context: GraphicsContext) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    drawGround(in: context)
    let (first, count, _) = shown
    for page in first..<first + count {
      let isCurrent = page == currentPage
      let isEdge =
        page == first && first > 0 || page == first + count - 1 && page < numberOfPages - 1
      let center = center(of: page)
      if let image = images.image(of: page, isCurrent: isCurrent) {
        let size = image.size
        let place = Rect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height)
        context.draw(image, in: place, tint: color(isCurrent))
      } else {
        let side = isEdge && !isCurrent ? Self.dot * 0.6 : Self.dot
        let dot = Rect(
          x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        context.fill(Path(ovalIn: dot), color: color(isCurrent))
      }
    }
    if isFocused {
      drawFocusRing(around: ground, cornerRadius: Self.groundRadius(ground), in: context)
    }
  }

  private func color(_ isCurrent: Bool) -> Color {
    if !isEnabled {
      return isCurrent ? .tertiaryLabel : Color.tertiaryLabel.multipliedAlpha(by: 0.5)
    }
    return isCurrent
      ? currentPageIndicatorTintColor ?? .label
      : pageIndicatorTintColor ?? Color.label.withAlphaComponent(0.3)
  }

  private var ground: Rect {
    var size = size(of: shown.count)
    if isVertical { size.width = Self.groundHeight } else { size.height = Self.groundHeight }
    let (width, height) = (min(bounds.width, size.width), min(bounds.height, size.height))
    return Rect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  private static func groundRadius(_ ground: Rect) -> Double {
    min(ground.width, ground.height) / 2
  }

  private func drawGround(in context: GraphicsContext) {
    let isUsed = isEnabled && (isTracking || isPointerInside)
    guard backgroundStyle == .prominent || backgroundStyle == .automatic && isUsed else { return }
    context.fillRoundedRect(
      ground, cornerRadius: Self.groundRadius(ground),
      color: isTracking ? .pressedFill : .secondaryFill)
  }

  // MARK: Interaction

  /// Returns the distance of a point from the center in the direction of the pages, in points.
  private func way(to point: Point) -> Double {
    let distance = isVertical ? point.y - bounds.midY : point.x - bounds.midX
    return isReversed ? -distance : distance
  }

  func scrub(to point: Point) {
    guard allowsContinuousInteraction, numberOfPages > 0 else { return }
    let way = self.way(to: point)
    if !isScrubbing {
      guard (way - self.way(to: start)).magnitude >= Self.dragDistance else { return }
      isScrubbing = true
      interactionState = .continuous
    }
    let (first, count, distance) = shown
    let place = (way / distance + Double(count - 1) / 2).rounded()
    guard place.isFinite else { return }
    userSet(first + Int(min(max(place, 0), Double(count - 1))))
  }

  func stepByTap(at point: Point) { userSet(currentPage + (way(to: point) >= 0 ? 1 : -1)) }

  func userSet(_ page: Int) {
    let limited = min(max(0, page), max(0, numberOfPages - 1))
    guard limited != currentPage else { return }
    currentPage = limited
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Handles the keys that choose a page, and returns the other presses.
  func keysBegan(_ presses: Set<Press>) -> Set<Press> {
    guard isFocused, isEnabled, numberOfPages > 0 else { return presses }
    let right = isReversed && !isVertical ? -1 : 1
    let down = direction == .bottomToTop ? -1 : 1
    return presses.filter { press in
      guard let key = press.key,
        key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
      else { return true }
      switch key.keyCode {
      case .keyboardRightArrow: userSet(currentPage + right)
      case .keyboardLeftArrow: userSet(currentPage - right)
      case .keyboardDownArrow: userSet(currentPage + down)
      case .keyboardUpArrow: userSet(currentPage - down)
      case .keyboardHome: userSet(0)
      case .keyboardEnd: userSet(numberOfPages - 1)
      default: return true
      }
      return false
    }
  }
}
