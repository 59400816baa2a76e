extension ScrollEngine {
  /// Fingers came to rest on a touchpad: what glides, bounces or zooms by itself stops where it is, until
  /// they leave. Returns whether something did.
  ///
  /// What the program or a wheel sends somewhere goes on, for the hand may only have come back to the
  /// pointer.
  func restFingers() -> Bool {
    guard !isRestedOn else { return true }
    guard !isTouched, drag == nil, pinch == nil else { return false }
    let glide = move.flatMap { $0.kind == .deceleration ? $0 : nil }
    guard glide != nil || zoomMove != nil else { return false }
    // Before the delegate hears of the end.
    isRestedOn = true
    restedZoom = takeZoom()
    if let glide {
      if !glide.isOver(at: startTime) { show(glide.position(at: startTime)) }
      isHeldBeyondEnds = true
    }
    stop()
    return true
  }

  /// Takes a zoom that goes on by itself away, and leaves the content as it is at this moment.
  private func takeZoom() -> ZoomMove? {
    guard let zoom = zoomMove else { return nil }
    let state = zoom.state(at: startTime)
    zoomMove = nil
    self.zoom(to: state.scale, offset: state.offset)
    return zoom
  }

  /// The fingers left the touchpad, or move on it: what they stopped may not stay beyond its ends.
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
