import ResponderRuntime

extension ScrollView {
  /// The anchor of content that is smaller than the view, in the unit square.
  ///
  /// (0, 0) is the top left of the space inside ``adjustedContentInset`` and (1, 1) is its bottom right, also
  /// in right-to-left layouts. It applies to each axis in which the content is smaller. The default is (0,
  /// 0). A coordinate that is not finite counts as 0, and other coordinates are limited to the square. With
  /// any other point than (0, 0), the safe area is added on all sides, unless
  /// ``contentInsetAdjustmentBehavior`` is `.never`. Anchored content has a negative ``contentOffset``.
  /// Follows `UIScrollView.contentAlignmentPoint`.
  public final var contentAlignmentPoint: Point {
    get { extent.alignment }
    set {
      func limited(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
      let point = Point(x: limited(newValue.x), y: limited(newValue.y))
      updateExtent { $0.alignment = point }
    }
  }

  /// A Boolean value that indicates whether content that is smaller than the view is centered in it.
  ///
  /// The default is `false`. It is `true` if ``contentAlignmentPoint`` is (0.5, 0.5). Setting it sets that
  /// point, or (0, 0). While the user zooms, smaller content stays centered.
  public final var centersContent: Bool {
    get { extent.alignment == Point(x: 0.5, y: 0.5) }
    set { contentAlignmentPoint = newValue ? Point(x: 0.5, y: 0.5) : .zero }
  }

  /// The scale at which the whole zoomed view just fits into the view, inside the insets and the safe area.
  /// If there is no zoomed view, or one of the two has no area, this is 1.
  public final var fittingZoomScale: Double {
    guard let size = zoomedView?.bounds.size, size.width > 0, size.height > 0 else { return 1 }
    let room = extent.fittingRoom
    guard room.width > 0, room.height > 0 else { return 1 }
    return Self.saneScale(min(room.width / size.width, room.height / size.height))
  }

  /// Zooms to ``fittingZoomScale``, limited by ``minimumZoomScale`` and ``maximumZoomScale``.
  public final func zoomToFit(animated: Bool) {
    setZoomScale(fittingZoomScale, animated: animated)
  }

  /// A Boolean value that indicates whether the content is zoomed out until all of it is visible.
  ///
  /// The default is `false`. If it is `true`, ``minimumZoomScale`` is set to ``fittingZoomScale``, or to 1
  /// for content that is smaller than the view. The content has that scale when ``contentSize`` is set. It
  /// keeps it when the view, its insets or the safe area change, until the user or the program zooms.
  public final var zoomsToFit: Bool {
    get { fitting.zoomsToFit }
    set {
      guard newValue != fitting.zoomsToFit else { return }
      fitting.zoomsToFit = newValue
      if newValue { fit() }
    }
  }

  /// A Boolean value that indicates whether a double tap or a double click zooms.
  ///
  /// The default is `false`. If the content is at its minimum scale, the tapped point is shown at scale 1, or
  /// at twice the minimum scale if that is larger, within ``maximumZoomScale``. A double tap at any other
  /// scale returns to the minimum. The zoom is animated.
  public final var zoomsOnDoubleTap: Bool {
    get { fitting.doubleTap != nil }
    set {
      guard newValue != zoomsOnDoubleTap else { return }
      if let old = fitting.doubleTap {
        removeGestureRecognizer(old)
        fitting.doubleTap = nil
      } else {
        let recognizer = TapGestureRecognizer()
        recognizer.numberOfTapsRequired = 2
        recognizer.addAction(
          Action { [link = BackLink(self), recognizerLink = BackLink(recognizer)] _ in
            if let recognizer = recognizerLink.target { link.target?.zoomByTap(recognizer) }
          })
        addGestureRecognizer(recognizer)
        fitting.doubleTap = recognizer
      }
    }
  }

  private func zoomByTap(_ recognizer: TapGestureRecognizer) {
    guard let zoomed = zoomedView else { return }
    let low = minimumZoomScale
    guard zoomScale <= low * ScrollFitting.sameScale else {
      return setZoomScale(low, animated: true)
    }
    let scale = min(max(1, 2 * low), max(low, maximumZoomScale))
    let size = Size(width: extent.size.width / scale, height: extent.size.height / scale)
    guard size.width > 0, size.height > 0 else { return }
    let point = recognizer.location(in: zoomed)
    zoom(
      to: Rect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
        height: size.height), animated: true)
  }

  /// Fits the content again after a change of the view's size, or of the content.
  func fitAfterChange(isOtherContent: Bool) {
    guard fitting.zoomsToFit, madeEngine?.pinch == nil else { return }
    let scale = madeEngine?.zoomMove?.to.scale ?? zoomScale
    if isOtherContent || scale == fitting.scale { fit() } else { limitToFit() }
  }

  /// Sets the minimum scale to the one at which all content is visible.
  private func limitToFit() {
    let scale = min(1, fittingZoomScale)
    fitting.scale = scale
    if minimumZoomScale != scale { minimumZoomScale = scale }
  }

  private func fit() {
    guard let zoomed = zoomedView else { return }
    limitToFit()
    setZoomScale(fitting.scale, animated: false)
    // The content size that the program has set is that without the zoom.
    zoomContentSize(to: zoomed.frame.size)
    let offset = extent.clamp(contentOffset)
    if offset != contentOffset { setOffset(offset) }
  }
}

/// The state of fitting a scroll view's content.
struct ScrollFitting {
  var zoomsToFit = false
  /// The minimum scale, at which all of the content is visible.
  var scale = 1.0
  var doubleTap: TapGestureRecognizer?

  /// The factor within which two scales count as equal.
  static let sameScale = 1.001
}
