import ResponderSystem

/// The position of a sheet.
extension SheetPresentationController {
  /// The sizes and distances of sheets, in points.
  enum Metrics {
    /// The width of the window below which sheets are at the bottom.
    static let compactWidth = 600.0
    /// The height of the window below which sheets are at the bottom that prefer it.
    static let compactHeight = 480.0
    /// The size of a page sheet, if there is room.
    static let page = Size(width: 720, height: 900)
    /// The size of a form sheet, if there is room.
    static let form = Size(width: 540, height: 620)
    /// The largest width of a sheet at the bottom.
    static let attachedWidth = 640.0
    /// The distance from the edges of the window.
    static let margin = 24.0
    /// The distance between the top of the window and the highest sheet at the bottom. A bar at the top of
    /// the window has no texts or symbols there, which the sheet would cut.
    static let topMargin = 10.0
  }

  private var room: Rect { containerView?.bounds ?? .zero }

  /// A Boolean value that indicates whether the sheet is at the bottom instead of in the center.
  var isAttached: Bool {
    if room.width < Metrics.compactWidth { return true }
    if prefersEdgeAttachedInCompactHeight, room.height < Metrics.compactHeight { return true }
    return detents.count > 1 || detents.first.map { $0.identifier != .large } ?? false
  }

  /// The heights of the detents in points, in ascending order.
  var heights: [(identifier: Detent.Identifier, height: Double)] {
    let top = max(0, room.height - Metrics.topMargin - safeArea.bottom)
    let context = ResolutionContext(
      maximumDetentValue: top, isCompact: room.height < Metrics.compactHeight)
    let known = detents.compactMap { detent -> (identifier: Detent.Identifier, height: Double)? in
      guard let height = detent.height(context), height.isFinite else { return nil }
      return (detent.identifier, min(max(height, 44), max(top, 44)) + safeArea.bottom)
    }
    if known.isEmpty { return [(.large, top + safeArea.bottom)] }
    return known.ordered { $0.height < $1.height }
  }

  private var safeArea: EdgeInsets { containerView?.safeAreaInsets ?? .zero }

  /// The height of the selected detent, in points.
  var selectedHeight: Double {
    let heights = heights
    let chosen = heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first
    return chosen?.height ?? 0
  }

  /// The frame of the sheet, including the effect of a drag.
  var sheetFrame: Rect {
    isAttached ? attachedFrame(height: draggedHeight ?? selectedHeight) : floatingFrame
  }

  private func attachedFrame(height: Double) -> Rect {
    var width = min(room.width, Metrics.attachedWidth)
    let preferred = presentedViewController.preferredContentSize.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 {
      width = min(room.width, preferred)
    }
    return Rect(
      x: ((room.width - width) / 2).rounded(.down), y: room.maxY - height, width: width,
      height: height)
  }

  private var floatingFrame: Rect {
    let free = room.inset(by: safeArea).insetBy(dx: Metrics.margin, dy: Metrics.margin)
    let usual = presentationStyle == .formSheet ? Metrics.form : Metrics.page
    let preferred = presentedViewController.preferredContentSize
    let size = Size(
      width: min(preferred.width > 0 ? preferred.width : usual.width, max(0, free.width)),
      height: min(preferred.height > 0 ? preferred.height : usual.height, max(0, free.height)))
    return Rect(
      x: (free.midX - size.width / 2).rounded(.down),
      y: (free.midY - size.height / 2).rounded(.down), width: size.width, height: size.height)
  }

  func placeSheet() {
    card.isAttached = isAttached
    makeRoomForGrabber()
    // The card extends below the window, so that no gap appears if the sheet is pulled up too far.
    let overlaps = cardOverlaps
    card.overlaps = overlaps
    let frame = sheetFrame
    card.place(
      in: Rect(
        x: frame.minX - overlaps.left, y: frame.minY + pull,
        width: frame.width + overlaps.left + overlaps.right, height: frame.height + overlaps.bottom)
    )
  }

  /// Moves the bar of a container below the grabber, which would touch its title.
  private func makeRoomForGrabber() {
    guard presentedViewController is any ControllerContainer else { return }
    let room = prefersGrabberVisible ? SheetCard.grabberRoom : 0
    if presentedViewController.insetsOfBars.top != room {
      presentedViewController.insetsOfBars.top = room
    }
  }

  /// The distances by which the card extends beyond the sheet, in points.
  ///
  /// It extends below the window, and by the width of its outline at each side where the sheet touches the
  /// window's edge, so that no line is drawn there.
  private var cardOverlaps: EdgeInsets {
    guard isAttached else { return .zero }
    let frame = sheetFrame
    return EdgeInsets(
      top: 0, left: frame.minX <= room.minX ? SheetCard.outlineWidth : 0,
      bottom: SheetCard.overlap, right: frame.maxX >= room.maxX ? SheetCard.outlineWidth : 0)
  }

  // MARK: Changes

  /// A Boolean value that indicates whether the window is not dimmed at the sheet's present height.
  var isUndimmed: Bool {
    guard let limit = largestUndimmedDetentIdentifier, isAttached,
      let height = heights.first(where: { $0.identifier == limit })?.height
    else { return false }
    return selectedHeight <= height
  }

  func detentsDidChange() {
    guard containerView != nil else { return }
    containerView?.setNeedsLayout()
    if phase == .presented { setDimming(dimming) }
  }

  func moveSheet(_ changes: () -> Void) {
    changes()
    guard let containerView, phase == .presented else { return }
    View.animate(
      withDuration: 0.35, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: {
        containerView.setNeedsLayout()
        containerView.layoutIfNeeded()
        card.layoutIfNeeded()
        setDimming(dimming)
      })
  }

  /// Returns the view of the window below a point in the container.
  func viewBelow(at point: Point, with event: Event?) -> View? {
    guard let containerView, let superview = containerView.superview else { return nil }
    let place = containerView.convert(point, to: superview)
    let titleBar = containerView.presentationHost?.titleBarView
    for view in superview.subviews.reversed() where view !== containerView && view !== titleBar {
      if let hit = view.hitTest(superview.convert(place, to: view), with: event) { return hit }
    }
    return nil
  }
}
