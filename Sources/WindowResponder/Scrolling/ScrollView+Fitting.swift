extension ScrollView {
  /// The point where content is anchored that is smaller than the view, in the unit square.
  ///
  /// (0, 0) is the top left of the room inside ``adjustedContentInset`` and (1, 1) its bottom right, also
  /// right-to-left; each axis in which the content is smaller counts for itself. The default is (0, 0). What
  /// is not finite counts as 0, and numbers outside are limited to the square. With any other point than
  /// (0, 0) the safe area counts on all sides, unless ``contentInsetAdjustmentBehavior`` is `.never`.
  /// Anchored content has a negative ``contentOffset``. Follows `UIScrollView.contentAlignmentPoint`.
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
  /// The default is `false`. It stands for a ``contentAlignmentPoint`` of (0.5, 0.5), and its opposite for
  /// one of (0, 0). While the user zooms, content that is smaller stays centered.
  public final var centersContent: Bool {
    get { extent.alignment == Point(x: 0.5, y: 0.5) }
    set { contentAlignmentPoint = newValue ? Point(x: 0.5, y: 0.5) : .zero }
  }

  /// The scale at which the zoomed view fills the view as far as all of it is seen, inside the insets and the
  /// safe area; 1 if there is no zoomed view, or one of the two has no area.
  public final var fittingZoomScale: Double {
    guard let size = zoomedView?.bounds.size, size.width > 0, size.height > 0 else { return 1 }
    let room = extent.fittingRoom
    guard room.width > 0, room.height > 0 else { return 1 }
    return Self.saneScale(min(room.width / size.width, room.height / size.height))
  }

  /// Zooms so that all of the zoomed view is seen, as large as ``maximumZoomScale`` allows, or as small as
  /// ``minimumZoomScale`` does.
  public final func zoomToFit(animated: Bool) {
    setZoomScale(fittingZoomScale, animated: animated)
  }

  /// A Boolean value that indicates whether the content is zoomed out as far as all of it is seen.
  ///
  /// The default is `false`. While it is `true`, ``minimumZoomScale`` is the ``fittingZoomScale``, or 1 for
  /// content that is smaller than the view. The content is shown so when ``contentSize`` is set, and stays so
  /// when the view, its insets or the safe area change, until the user or the program zooms.
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
  /// The default is `false`. Of content at its smallest scale, the tapped point is shown at scale 1, or at
  /// twice the smallest scale if that is larger, within ``maximumZoomScale``; a double tap at any other scale
  /// goes back to the smallest. Zooming is animated.
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
          Action { [weak self, weak recognizer] _ in
            if let self, let recognizer { zoomByTap(recognizer) }
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

  /// There is more or less room, or other content.
  func fitAfterChange(isOtherContent: Bool) {
    guard fitting.zoomsToFit, madeEngine?.pinch == nil else { return }
    let scale = madeEngine?.zoomMove?.to.scale ?? zoomScale
    if isOtherContent || scale == fitting.scale { fit() } else { limitToFit() }
  }

  /// Sets the smallest scale to the one at which all is seen.
  private func limitToFit() {
    let scale = min(1, fittingZoomScale)
    fitting.scale = scale
    if minimumZoomScale != scale { minimumZoomScale = scale }
  }

  private func fit() {
    guard let zoomed = zoomedView else { return }
    limitToFit()
    setZoomScale(fitting.scale, animated: false)
    // The program says how large the content is without the zoom.
    zoomContentSize(to: zoomed.frame.size)
    let offset = extent.clamp(contentOffset)
    if offset != contentOffset { setOffset(offset) }
  }
}

/// How a scroll view fits its content into itself.
struct ScrollFitting {
  var zoomsToFit = false
  /// The smallest scale, at which all of the content is seen.
  var scale = 1.0
  var doubleTap: TapGestureRecognizer?

  /// A scale that is at most so many times as large as another counts as the same.
  static let sameScale = 1.001
}
