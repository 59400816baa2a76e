import Glibc
import ResponderPlatform

extension ScrollEngine {
  /// The scales at which content can rest.
  var zoomLimits: ClosedRange<Double> {
    view.minimumZoomScale...max(view.minimumZoomScale, view.maximumZoomScale)
  }

  // MARK: Scale and offset

  /// Sets the scale and the offset of the content.
  func zoom(to scale: Double, offset: Point) {
    guard let zoomed = view.zoomedView, scale > 0, scale.isFinite else { return }
    let old = view.zoomScale
    if scale != old {
      let origin = zoomed.frame.origin
      zoomed.transform = Transform(scaleX: scale, y: scale)
      let wanted = Point(x: origin.x * scale / old, y: origin.y * scale / old)
      zoomed.center = zoomed.center + (wanted - zoomed.frame.origin)
      view.zoomContentSize(to: zoomed.frame.size)
    }
    view.setOffset(offset)
    if scale != old { view.delegate?.scrollViewDidZoom(view) }
  }

  /// Returns the offset at which a point of the unzoomed content is at a location in the view, with a scale.
  func offset(showing content: Point, at place: Point, scale: Double) -> Point {
    Point(x: content.x * scale - place.x, y: content.y * scale - place.y)
  }

  /// Returns the point of the unzoomed content at a location in the view.
  private func content(at place: Point) -> Point {
    let scale = view.zoomScale
    return Point(
      x: (place.x + view.contentOffset.x) / scale, y: (place.y + view.contentOffset.y) / scale)
  }

  /// Returns the offset nearest to another at which content with another scale can rest.
  private func clamp(_ offset: Point, scale: Double) -> Point { extent(scale: scale).clamp(offset) }

  /// Returns the extent of the content with another scale.
  private func extent(scale: Double) -> ScrollExtent {
    var extent = view.extent
    if let zoomed = view.zoomedView {
      extent.contentSize = Size(
        width: zoomed.bounds.width * scale, height: zoomed.bounds.height * scale)
      extent.settle()
    }
    return extent
  }

  // MARK: Animations

  /// Zooms for the program. The delegate is notified of the beginning and the end of an animation. Of a zoom
  /// without animation it is only notified that the content was zoomed.
  private func programZooms(to scale: Double, offset: Point, animated: Bool) {
    let target = clamp(offset, scale: scale)
    if scale == view.zoomScale, target == view.contentOffset { return }
    guard animated else { return zoom(to: scale, offset: target) }
    view.delegate?.scrollViewWillBeginZooming(view, with: view.zoomedView)
    zoom(to: scale, offset: target, animated: true)
  }

  /// Zooms to a scale and offset, at once or eased.
  func zoom(
    to scale: Double, offset: Point, animated: Bool, duration: Double = ZoomMove.usualDuration,
    isBounce: Bool = false
  ) {
    guard view.zoomedView != nil, scale > 0, scale.isFinite else { return }
    let target = clamp(offset, scale: scale)
    let present = (scale: view.zoomScale, offset: view.contentOffset)
    if present.scale == scale, present.offset == target {
      if isBounce { tellZoomEnd() }
      return
    }
    guard animated, view.window != nil, !view.prefersReducedMotion else {
      zoom(to: scale, offset: target)
      tellZoomEnd()
      return
    }
    zoomMove = ZoomMove(
      start: startTime, duration: duration, from: present, to: (scale, target), isBounce: isBounce)
    startTicking()
  }

  func stepZoom(to time: Double) {
    guard let zoomMove else { return }
    if zoomMove.isOver(at: time) { return finishZoom(at: zoomMove.to) }
    let state = zoomMove.state(at: time)
    zoom(to: state.scale, offset: state.offset)
  }

  /// Finishes a zoom animation at its end, because it may not rest anywhere else.
  func finishZoom() {
    if let zoomMove { finishZoom(at: zoomMove.to) }
  }

  private func finishZoom(at end: (scale: Double, offset: Point)) {
    zoom(to: end.scale, offset: end.offset)
    zoomMove = nil
    tellZoomEnd()
    view.scrollBars.restarted()
  }

  private func tellZoomEnd() {
    view.delegate?.scrollViewDidEndZooming(
      view, with: view.zoomedView, atScale: view.zoomScale)
  }

  // MARK: Pinches

  /// Handles a pinch, on the screen or a touchpad.
  func pinchChanged(_ recognizer: PinchGestureRecognizer) {
    let offset = view.contentOffset
    let location = recognizer.location(in: view)
    let place = Point(x: location.x - offset.x, y: location.y - offset.y)
    switch recognizer.state {
    case .began:
      beginPinch(at: place)
      pinch(recognizer.scale, at: place)
    case .changed:
      pinch(recognizer.scale, at: place)
    case .ended, .cancelled:
      endPinch()
    case .possible, .failed:
      break
    }
  }

  private func beginPinch(at place: Point) {
    stop()
    guard view.zoomedView != nil else { return }
    pinch = ZoomPinch(scale: view.zoomScale, content: content(at: place))
    view.delegate?.scrollViewWillBeginZooming(view, with: view.zoomedView)
  }

  private func pinch(_ factor: Double, at place: Point) {
    guard let pinch else { return }
    lastPinchLocation = place
    let scale = ZoomBand.place(
      pinch.scale * factor, in: zoomLimits, bounces: view.bouncesZoom)
    let target = offset(showing: pinch.content, at: place, scale: scale)
    zoom(to: scale, offset: extent(scale: scale).anchored(target))
  }

  private func endPinch() {
    guard let pinch else { return }
    self.pinch = nil
    let scale = min(max(view.zoomScale, zoomLimits.lowerBound), zoomLimits.upperBound)
    let target =
      scale == view.zoomScale
      ? view.contentOffset : offset(showing: pinch.content, at: lastPinchLocation, scale: scale)
    // A touch that stays drags the content from here.
    if var drag {
      drag.first = view.contentOffset
      drag.pulled = view.contentOffset
      drag.slop = drag.travel + drag.slop
      drag.travel = .zero
      self.drag = drag
    }
    zoom(to: scale, offset: target, animated: true, isBounce: true)
  }

  // MARK: Wheel

  /// Zooms around the pointer for a wheel or a touchpad with Control.
  func zoom(_ change: ScrollChange, _ event: Event) {
    guard change.moves, view.zoomedView != nil else { return }
    let step = settings.wheelLines * settings.lineHeight
    let way =
      change.value120.dy == 0 ? change.delta.dy / step : change.value120.dy / 120
    let present = zoomMove?.to.scale ?? view.zoomScale
    let wanted = present * pow(settings.wheelZoom, -min(max(way, -20), 20))
    let scale = min(max(wanted, zoomLimits.lowerBound), zoomLimits.upperBound)
    let location = event.location(in: view)
    let place = Point(
      x: location.x - view.contentOffset.x, y: location.y - view.contentOffset.y)
    if move != nil { stop() }
    if scale == view.zoomScale, zoomMove == nil { return }
    if zoomMove == nil {
      view.delegate?.scrollViewWillBeginZooming(view, with: view.zoomedView)
    }
    let target = offset(showing: content(at: place), at: place, scale: scale)
    // Scrolling with a touchpad is smooth already.
    let isSmooth = change.source == .finger || change.source == .continuous
    zoom(to: scale, offset: target, animated: !isSmooth, duration: ZoomMove.wheelDuration)
  }

  // MARK: Requests of the program

  /// Zooms around the center of the visible part.
  func zoomAboutMiddle(to scale: Double, animated: Bool) {
    guard scale.isFinite, view.zoomedView != nil else { return }
    stop()
    let scale = min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
    let size = view.extent.size
    let middle = Point(x: size.width / 2, y: size.height / 2)
    programZooms(
      to: scale, offset: offset(showing: content(at: middle), at: middle, scale: scale),
      animated: animated)
  }

  /// Zooms so that a rectangle of the unzoomed content fills the view as far as it fits.
  func zoom(toShow rect: Rect, animated: Bool) {
    guard !rect.isEmpty, rect.width.isFinite, rect.height.isFinite, view.zoomedView != nil else {
      return
    }
    stop()
    let size = view.extent.size
    let fitting = min(size.width / rect.width, size.height / rect.height)
    let scale = min(max(fitting, zoomLimits.lowerBound), zoomLimits.upperBound)
    let middle = Point(x: size.width / 2, y: size.height / 2)
    programZooms(
      to: scale, offset: offset(showing: rect.center, at: middle, scale: scale), animated: animated)
  }
}
