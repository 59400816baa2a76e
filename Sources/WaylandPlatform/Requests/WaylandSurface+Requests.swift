import ResponderPlatform
import Wayland

/// Requests of windows and layer surfaces to the desktop. They have no effect on a popup.
extension WaylandSurface {
  func setRequests(_ new: SurfaceRequests) {
    guard !isPopup, !isDestroyed else { return }
    if desktopRequests == nil {
      guard new != SurfaceRequests() else { return }
      desktopRequests = WaylandRequests(self, toplevel?.toplevel)
    }
    desktopRequests?.set(new)
  }

  func requestActivationToken(
    for applicationID: String?, _ completion: @escaping (String?) -> Void
  ) {
    guard !isPopup, let display, let activation = display.globals.activation else {
      return completion(nil)
    }
    let token = WaylandActivationToken(
      activation, for: self, press: display.newestPress, applicationID: applicationID, completion)
    withExtendedLifetime(token) { adopt(token) }
  }

  func keepPosition(as name: String) {
    if toplevel != nil { display?.session?.keep(self, as: name) }
  }

  func setIcon(_ icon: SurfaceIcon?) {
    guard toplevel != nil, let display else { return }
    if display.icons == nil { display.icons = WaylandIcons(display) }
    display.icons?.set(icon, on: self)
  }
}

extension WaylandDisplay {
  package var offers: DisplayOffers {
    var offers: DisplayOffers = []
    if globals.activation != nil { offers.insert(.activation) }
    if globals.layerShell != nil { offers.insert(.layers) }
    let late: [(Proxy.Type, DisplayOffers)] = [
      (XdgToplevelIconManagerV1.self, .icons), (XdgWmDialogV1.self, .dialogs),
      (XdgSystemBellV1.self, .bell), (ZwpIdleInhibitManagerV1.self, .screenOn),
      (ZwpKeyboardShortcutsInhibitManagerV1.self, .desktopKeys),
      (ZwpPointerConstraintsV1.self, .pointerHold), (OrgKdeKwinAppmenuManager.self, .menus),
      (XdgSessionManagerV1.self, .windowPositions),
    ]
    for (type, offer) in late where lateGlobals.has(type) { offers.insert(offer) }
    return offers
  }

  package func ringBell(for surface: (any Surface)?) {
    let owned = (surface as? WaylandSurface).flatMap { owns($0) ? $0.wlSurface : nil }
    lateGlobals.take(XdgSystemBellV1.self)?.ring(surface: owned)
  }

  package func beginSession(_ id: String?, reason: SessionReason) {
    session?.destroy()
    session = WaylandSession(self, id, reason)
  }

  package func forgetSession(_ id: String) {
    if session?.id == id {
      session?.forget()
      session = nil
    } else {
      WaylandSession(self, id, .launch)?.forget()
    }
  }

  /// Returns the time of an event with a timestamp in microseconds, in seconds. If the compositor uses
  /// another clock, returns the current time.
  func time(microseconds: UInt64) -> Double {
    let time = Double(microseconds) * 1e-6
    let now = now
    return abs(time - now) <= WaylandLimits.maximumFrameTimeSkew ? time : now
  }
}
