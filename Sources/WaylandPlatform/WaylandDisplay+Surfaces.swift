import ResponderPlatform
import Wayland

/// Making surfaces, finding them, and passing on their events.
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

  /// Our surface to one that an event names; nil where it is gone, or somebody else's.
  func surface(_ wlSurface: WlSurface?) -> WaylandSurface? {
    guard let wlSurface else { return nil }
    return surfaces.first { $0.wlSurface === wlSurface }
  }

  /// Whether a surface is one of ours and not destroyed: a handler may just have closed it.
  func owns(_ surface: any Surface) -> Bool {
    surfaces.contains { $0 === surface }
  }

  /// Drops what refers to a surface that is being destroyed.
  func forget(_ surface: WaylandSurface) {
    surfaces.removeAll { $0 === surface }
    if textInput?.surface === surface { textInput = nil }
    for seat in seats.values { seat.forget(surface) }
    drags.forget(surface)
  }

  /// Tells what has gathered: each surface's newest scale and configure, and the outputs.
  func tellNews() {
    guard !news.isEmpty else { return }
    let told = news
    news = PendingNews()
    if told.hasOutputs { events?.outputsDidChange() }
    if told.hasSurfaces {
      for surface in surfaces { surface.tellNews() }
    }
    for kind in told.lostSelections { events?.selectionWasLost(kind) }
    for kind in told.selections { events?.selectionDidChange(kind) }
    for popup in told.dismissed { events?.surfacePopupDismissed(popup) }
  }

  /// Whether a popup over `parent` may take all input: the protocol allows it to the topmost only.
  private func mayGrab(over parent: WaylandSurface) -> Bool {
    let topmost = surfaces.last { $0.isGrabbing }
    return topmost == nil ? !parent.isPopup : topmost === parent
  }

  /// The newest press of any kind; serials count up, and may wrap.
  var newestPress: InputSerial? {
    guard let lastPress, let lastKeyPress else { return lastPress ?? lastKeyPress }
    let distance = Int32(bitPattern: lastPress.serial &- lastKeyPress.serial)
    return distance >= 0 ? lastPress : lastKeyPress
  }
}
