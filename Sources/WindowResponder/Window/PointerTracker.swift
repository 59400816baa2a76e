import ResponderPlatform
import ResponderRuntime

/// An object that tracks the pointer in a window while no button is down: the view under it, and its cursor.
@MainActor final class PointerTracker {
  private unowned let window: Window
  /// The location of the pointer in window coordinates, or `nil` if it is outside of the window.
  private(set) var location: Point?
  @BackLink private(set) var view: View?
  /// A Boolean value that indicates whether the pointer has moved in the window. A window that appears under
  /// a resting pointer shows no hover effect before that.
  private var hasMoved = false

  init(window: Window) {
    self.window = window
  }

  /// Notes that the pointer has entered the window without a motion. Returns a Boolean value that indicates
  /// whether the views respond to it, since the pointer has moved in the window before.
  func enter(at point: Point) -> Bool {
    if hasMoved { return true }
    location = point
    withExtendedLifetime(window) { refreshCursor() }
    return false
  }

  /// Moves the pointer to a location in the window.
  func move(to point: Point) {
    hasMoved = true
    location = point
    update()
    var current = view
    while let candidate = current {
      candidate.pointerMoved(to: point)
      current = candidate.superview
    }
  }

  /// Notes that the pointer has left the window.
  func leave() {
    location = nil
    withExtendedLifetime(window) {
      setView(nil)
      window.scrollLatch.end(at: window.programContext.now)
    }
  }

  /// Finds the view under the pointer again, for example after views have moved.
  func update() {
    guard let location else { return }
    // A handler may release the window.
    withExtendedLifetime(window) {
      if hasMoved { setView(window.hitTest(location, with: nil)) }
      refreshCursor()
    }
  }

  /// Removes a view that is leaving the window.
  func viewWillLeave(_ leaving: View) {
    if let view, view.isDescendant(of: leaving) { setView(nil) }
  }

  /// Sets the cursor for the view under the pointer.
  func refreshCursor() {
    guard let location else { return }
    window.application?.programContext.display?.setCursor(cursor(at: location))
  }

  private func cursor(at location: Point) -> CursorShape? {
    if let edge = window.chrome.resizeEdge(at: location) { return CursorShape(edge) }
    var current = hasMoved ? view : window.hitTest(location, with: nil)
    var isControl = false
    while let candidate = current {
      // A button in a text has the default cursor, not the text cursor.
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
