import ResponderPlatform

/// The members of a window and its display that a recorder needs.
extension Application {
  /// The display that shows the windows, or `nil` if the application is not connected.
  package var currentDisplay: (any Display)? { display }

  /// Notifies the display's recorder that an input event waits for handlers.
  func inputCame() { display?.inputObserver?.inputCame() }

  /// Notifies the display's recorder that handlers have seen every input event except the held ones.
  func inputWasHandled() {
    display?.inputObserver?.inputWasHandled(waiting: coalescedMoves.inputCount)
  }
}

extension Window {
  /// The surface that shows the window, or `nil` if the window is hidden or there is no display.
  package var shownSurface: (any Surface)? { surface }

  /// The size of the window including its shadow and margin, in points.
  package var surfaceSize: Size { chrome.surfaceBounds.size }

  /// Converts a point from window coordinates to surface coordinates, which the display uses.
  package func toSurface(_ point: Point) -> Point {
    let origin = chrome.inputOrigin
    return Point(x: point.x + origin.x, y: point.y + origin.y)
  }
}
