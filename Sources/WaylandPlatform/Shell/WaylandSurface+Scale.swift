import Wayland

extension WaylandSurface {
  /// Device pixels per point.
  var scale: Double { surfaceScale.value }

  /// Asks for the fractional scale, where there is a viewport to make use of it.
  func followScale(_ globals: WaylandGlobals) {
    guard let viewporter = globals.viewporter, let manager = globals.fractionalScaleManager else {
      return
    }
    viewport = viewporter.getViewport(surface: wlSurface)
    let fractional = manager.getFractionalScale(surface: wlSurface)
    fractionalScale = fractional
    fractional.onEvent = { [weak self] event in
      switch event {
      case .preferredScale(let numerator):
        self?.changeScale { $0.setFractional(numerator) }
      }
    }
  }

  /// What `wl_surface` itself tells: the outputs that it is on, and from version 6 the scale.
  func handle(_ event: WlSurface.Event) {
    switch event {
    case .enter(let output):
      guard let output else { return }
      enteredOutputs.insert(ObjectIdentifier(output))
      outputsDidChange()
      display?.witness?.displayDidChange()
    case .leave(let output):
      guard let output else { return }
      enteredOutputs.remove(ObjectIdentifier(output))
      outputsDidChange()
      display?.witness?.displayDidChange()
    case .preferredBufferScale(let factor):
      changeScale { $0.setPreferred(factor) }
    case .preferredBufferTransform:
      // We always draw upright; the compositor turns.
      break
    }
  }

  /// The numbers of the outputs that the surface is on, the lowest first.
  var outputNumbers: [UInt32] {
    guard let display else { return [] }
    return display.monitors.filter {
      enteredOutputs.contains(ObjectIdentifier($0.value.wlOutput))
    }.keys.sorted()
  }

  /// Looks again at the scales of the outputs that the surface is on.
  ///
  /// One that is on none, as while it is minimised, keeps the scale it had.
  func outputsDidChange() {
    let scales = enteredOutputs.compactMap { display?.outputScale($0) }
    if scales.isEmpty { return }
    changeScale {
      $0.setOutputs(scales)
      return true
    }
  }

  private func changeScale(_ change: (inout SurfaceScale) -> Bool) {
    guard !isDestroyed else { return }
    if !change(&surfaceScale) {
      display?.log.once("scale", "ignoring a scale that is zero or absurd")
    }
    if scale != toldScale { display?.news.hasSurfaces = true }
  }
}
