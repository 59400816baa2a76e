import ResponderRuntime
import ResponderSystem
import Wayland

extension WaylandSurface {
  /// The scale, in device pixels per point.
  var scale: Double { surfaceScale.value }

  /// Requests the fractional scale, if the compositor also has viewports, which it requires.
  func followScale(_ globals: WaylandGlobals) {
    guard let viewporter = globals.viewporter, let manager = globals.fractionalScaleManager else {
      return
    }
    viewport = viewporter.getViewport(surface: wlSurface)
    let fractional = manager.getFractionalScale(surface: wlSurface)
    fractionalScale = fractional
    fractional.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .preferredScale(let numerator):
        link.target?.changeScale { $0.setFractional(numerator) }
      }
    }
  }

  /// Handles the events of `wl_surface`: the outputs that show the surface, and from version 6 on the scale.
  func handle(_ event: WlSurface.Event) {
    switch event {
    case .enter(let output):
      guard let output else { return }
      enteredOutputs.insert(ObjectIdentifier(output))
      outputsDidChange()
      display?.inputObserver?.displayDidChange()
    case .leave(let output):
      guard let output else { return }
      enteredOutputs.remove(ObjectIdentifier(output))
      outputsDidChange()
      display?.inputObserver?.displayDidChange()
    case .preferredBufferScale(let factor):
      changeScale { $0.setPreferred(factor) }
    case .preferredBufferTransform:
      // The application draws without a transform, and the compositor rotates.
      break
    }
  }

  /// The numbers of the outputs that show the surface, in ascending order.
  var outputNumbers: [UInt32] {
    guard let display else { return [] }
    return display.monitors.filter {
      enteredOutputs.contains(ObjectIdentifier($0.value.wlOutput))
    }.keys.ordered()
  }

  /// Updates the scale from the outputs that show the surface.
  ///
  /// If no output shows it, for example while the window is minimized, the scale does not change.
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
    if scale != toldScale { display?.pendingNotifications.hasSurfaces = true }
  }
}
