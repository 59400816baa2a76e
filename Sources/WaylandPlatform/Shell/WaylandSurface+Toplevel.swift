import ResponderGeometry
import ResponderPlatform
import Wayland

/// The requests that belong to one role. Each has no effect on a surface of another role.
extension WaylandSurface {
  var toplevel: WaylandToplevel? {
    guard !isDestroyed, case .toplevel(let toplevel) = role else { return nil }
    return toplevel
  }

  func setTitle(_ title: String) {
    toplevel?.setTitle(title)
  }

  func setApplicationID(_ id: String) {
    toplevel?.setApplicationID(id)
  }

  func setSizeLimits(minimum: Size?, maximum: Size?) {
    toplevel?.setSizeLimits(minimum: minimum, maximum: maximum)
    // The limits take effect with the next commit. Without a change to draw, there would be none.
    if mayShow, committed.size != nil { commit() }
  }

  func setMaximized(_ maximized: Bool) {
    if maximized {
      toplevel?.toplevel.setMaximized()
    } else {
      toplevel?.toplevel.unsetMaximized()
    }
  }

  func activate(token: String) {
    // A message has no room for a longer token.
    guard token.utf8.count <= WaylandToplevel.maximumTextSize else { return }
    display?.globals.activation?.activate(token: token, surface: wlSurface)
  }

  func setFullscreen(_ fullscreen: Bool) {
    if fullscreen {
      toplevel?.toplevel.setFullscreen(output: nil)
    } else {
      toplevel?.toplevel.unsetFullscreen()
    }
  }

  func minimize() {
    toplevel?.toplevel.setMinimized()
  }

  func setParent(_ parent: (any Surface)?) {
    guard let toplevel else { return }
    // A parent that was destroyed, or the window itself, becomes no parent.
    let above = (parent as? WaylandSurface)?.toplevel
    toplevel.toplevel.setParent(parent: above === toplevel ? nil : above?.toplevel)
  }

  func export(_ completion: @escaping (SurfaceExport?) -> Void) {
    guard toplevel != nil, let exporter = display?.globals.exporter else { return completion(nil) }
    let export = WaylandExport(wlSurface, by: exporter, completion)
    withExtendedLifetime(export) { adopt(export) }
  }

  func beginMove() {
    guard let press = display?.lastPress else { return }
    toplevel?.toplevel.move(seat: press.seat, serial: press.serial)
  }

  func beginResize(_ edge: ResizeEdge) {
    guard let press = display?.lastPress else { return }
    toplevel?.toplevel.resize(
      seat: press.seat, serial: press.serial, edges: .init(rawValue: edge.rawValue))
  }

  func showWindowMenu(at location: Point) {
    guard let press = display?.lastPress, let geometry = committed.geometry else { return }
    // The request's location is in the surface, including the shadow. A location out of range is ignored.
    let x = (location.x + geometry.minX).rounded()
    let y = (location.y + geometry.minY).rounded()
    let limit = Double(WaylandLimits.maximumExtent)
    guard abs(x) <= limit, abs(y) <= limit else { return }
    toplevel?.toplevel.showWindowMenu(
      seat: press.seat, serial: press.serial, x: Int32(x), y: Int32(y))
  }

  func setLayer(_ settings: LayerSettings) {
    guard !isDestroyed, case .layer(let layer) = role, layer.set(settings) else { return }
    // The settings take effect with the next commit. Without a change to draw, there would be none.
    if mayShow, committed.size != nil { commit() }
  }

  func reposition(_ positioner: PopupPositioner) {
    guard !isDestroyed, case .popup(let popup) = role, let display else { return }
    popup.reposition(positioner, wmBase: display.globals.wmBase)
  }
}
