extension View {
  /// A Boolean value that indicates whether the user is working with the view. It then contains the first
  /// responder, a control that is tracked, or the source of an open menu.
  ///
  /// Lists keep such a view for its row even if the row is out of sight, as UIKit does. If another row reused
  /// the view, that row would receive the typed text.
  package var isInUse: Bool {
    guard let host else { return false }
    func holds(_ responder: Responder?) -> Bool {
      (responder as? View)?.isDescendant(of: self) ?? false
    }
    if holds(host.focusHost.firstResponder) { return true }
    if let menu = Application.current?.menuSession, !menu.isOver {
      let request = menu.request
      if holds(request.sender as? Responder) || holds(request.origin) || holds(request.responder) {
        return true
      }
    }
    let touches = window?.touchDispatcher.touches ?? []
    return touches.contains { touch in
      !touch.isOver && (touch.view as? Control)?.isTracking == true && holds(touch.view)
    }
  }
}
