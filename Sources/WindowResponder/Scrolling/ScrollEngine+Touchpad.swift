extension ScrollEngine {
  /// Stops a deceleration, bounce or zoom animation while fingers rest on a touchpad. Returns a Boolean value
  /// that indicates whether there was one.
  ///
  /// Moves by the program or a wheel continue, because the user may only have returned to the pointer.
  func restFingers() -> Bool {
    guard !isRestedOn else { return true }
    guard !isTouched, drag == nil, pinch == nil else { return false }
    let glide = move.flatMap { $0.kind == .deceleration ? $0 : nil }
    guard glide != nil || zoomMove != nil else { return false }
    // The state is set before the delegate is notified of the end.
    isRestedOn = true
    restedZoom = takeZoom()
    if let glide {
      if !glide.isOver(at: startTime) { show(glide.position(at: startTime)) }
      isHeldBeyondEnds = true
    }
    stop()
    return true
  }

  /// Stops a zoom animation and returns it. The content stays as it is at this time.
  private func takeZoom() -> ZoomMove? {
    guard let zoom = zoomMove else { return nil }
    let state = zoom.state(at: startTime)
    zoomMove = nil
    self.zoom(to: state.scale, offset: state.offset)
    return zoom
  }

  /// Continues after the fingers have left the touchpad, or move on it. Content beyond its ends returns.
  func liftFingers() {
    guard isRestedOn else { return }
    isRestedOn = false
    let zoom = restedZoom
    restedZoom = nil
    if let zoom, zoomMove == nil, pinch == nil {
      self.zoom(
        to: zoom.to.scale, offset: zoom.to.offset, animated: true, isBounce: zoom.isBounce)
    }
    comeToRest()
    if move == nil, drag == nil { view.scrollBars.restarted() }
  }
}
