import ResponderPlatform

/// Follows the pointer over a window while no button is down: whom it is over, and its picture.
@MainActor final class PointerTracker {
  private unowned let window: Window
  /// Where it is, in window coordinates; nil while it is elsewhere.
  private(set) var location: Point?
  private(set) weak var view: View?

  init(window: Window) {
    self.window = window
  }

  /// The pointer is at a place of the window.
  func move(to point: Point) {
    location = point
    update()
    var current = view
    while let candidate = current {
      candidate.pointerMoved(to: point)
      current = candidate.superview
    }
  }

  /// The pointer left the window.
  func leave() {
    location = nil
    withExtendedLifetime(window) {
      setView(nil)
      window.scrollLatch.end(at: window.programContext.now)
    }
  }

  /// Looks again for what is under the pointer, as after views have moved.
  func update() {
    guard let location else { return }
    // Whoever is asked or told may let go of the window.
    withExtendedLifetime(window) {
      setView(window.hitTest(location, with: nil))
      refreshCursor()
    }
  }

  /// A view is leaving the window.
  func viewWillLeave(_ leaving: View) {
    if let view, view.isDescendant(of: leaving) { setView(nil) }
  }

  /// Sets the pointer's picture by the view under it.
  func refreshCursor() {
    guard let location else { return }
    window.application?.programContext.display?.setCursor(cursor(at: location))
  }

  private func cursor(at location: Point) -> CursorShape? {
    if let edge = window.chrome.resizeEdge(at: location) { return CursorShape(edge) }
    var current = view
    var isControl = false
    while let candidate = current {
      // A button in a text is not to be typed in.
      if let cursor = candidate.cursor(at: candidate.convertFromWindow(location)) {
        return isControl && cursor == .text ? .default : cursor.shape
      }
      isControl = isControl || candidate is Control
      current = candidate.superview
    }
    return .default
  }

  private func setView(_ new: View?) {
    guard view !== new else { return }
    let old = view
    view = new
    old?.pointerDidChange()
    new?.pointerDidChange()
  }
}

extension CursorShape {
  fileprivate init(_ edge: ResizeEdge) {
    switch edge {
    case .top, .bottom: self = .nsResize
    case .left, .right: self = .ewResize
    case .topLeft, .bottomRight: self = .nwseResize
    case .topRight, .bottomLeft: self = .neswResize
    }
  }
}
