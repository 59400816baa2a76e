import ResponderPlatform
import Wayland

/// Creating surfaces, finding them, and reporting their events.
extension WaylandDisplay {
  package func makeSurface(role: SurfaceRole) throws -> any Surface {
    let surface: WaylandSurface
    switch role {
    case .toplevel:
      surface = WaylandSurface(display: self, globals: globals)
      surface.assume(
        .toplevel(
          WaylandToplevel(
            surface: surface, wmBase: globals.wmBase, decorationManager: globals.decorationManager))
      )
    case .layer(let settings):
      guard let shell = globals.layerShell else { throw SurfaceFailure.noLayers }
      surface = WaylandSurface(display: self, globals: globals)
      let output = settings.output.flatMap { monitors[$0]?.wlOutput }
      surface.assume(
        .layer(WaylandLayer(surface: surface, shell: shell, output: output, settings: settings)))
    case .popup(let parent, let positioner, let grab):
      guard let parent = parent as? WaylandSurface, !parent.isDestroyed, parent.display === self
      else { throw SurfaceFailure.noParent }
      surface = WaylandSurface(display: self, globals: globals)
      surface.assume(
        .popup(
          WaylandPopup(
            surface: surface, parent: parent, positioner: positioner, wmBase: globals.wmBase,
            grab: grab && mayGrab(over: parent) ? newestPress : nil)))
      parent.adopt(surface)
    }
    surfaces.append(surface)
    return surface
  }

  /// Returns the surface of an object in an event, or `nil` if it was destroyed or belongs to another
  /// library.
  func surface(_ wlSurface: WlSurface?) -> WaylandSurface? {
    guard let wlSurface else { return nil }
    return surfaces.first { $0.wlSurface === wlSurface }
  }

  /// Returns a Boolean value that indicates whether a surface belongs to the display. A surface that was
  /// destroyed, possibly by the last event handler, does not.
  func owns(_ surface: any Surface) -> Bool {
    surfaces.contains { $0 === surface }
  }

  /// Removes all references to a surface that is being destroyed.
  func forget(_ surface: WaylandSurface) {
    surfaces.removeAll { $0 === surface }
    if textInput?.surface === surface { textInput = nil }
    for seat in seats.values { seat.forget(surface) }
    drags.forget(surface)
  }

  /// Reports the collected changes: each surface's newest scale and configure, the outputs, and the
  /// selections.
  func notifyObservers() {
    guard !pendingNotifications.isEmpty else { return }
    let told = pendingNotifications
    pendingNotifications = PendingNotifications()
    if told.hasOutputs { events?.outputsDidChange() }
    if told.hasSurfaces {
      for surface in surfaces { surface.notifyObservers() }
    }
    for kind in told.lostSelections { events?.selectionWasLost(kind) }
    for kind in told.selections { events?.selectionDidChange(kind) }
    for popup in told.dismissed { events?.surfacePopupDismissed(popup) }
  }

  /// Returns a Boolean value that indicates whether a popup of `parent` may have a grab. The protocol permits
  /// it only for a popup of the topmost one.
  private func mayGrab(over parent: WaylandSurface) -> Bool {
    let topmost = surfaces.last { $0.isGrabbing }
    return topmost == nil ? !parent.isPopup : topmost === parent
  }

  /// The newest press of any type. Serials increase, and may wrap.
  var newestPress: InputSerial? {
    guard let lastPress, let lastKeyPress else { return lastPress ?? lastKeyPress }
    let distance = Int32(bitPattern: lastPress.serial &- lastKeyPress.serial)
    return distance >= 0 ? lastPress : lastKeyPress
  }
}
