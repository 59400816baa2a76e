import ResponderPlatform

/// What a recorder needs to see of a window and its display.
extension Application {
  /// What shows the windows; nil while the program is connected to none.
  package var currentDisplay: (any Display)? { display }

  /// Tells who looks on that an input waits for handlers.
  func inputCame() { display?.witness?.inputCame() }

  /// Tells who looks on that handlers have seen every input but those that are held.
  func inputWasHandled() { display?.witness?.inputWasHandled(waiting: heldMoves.inputCount) }
}

extension Window {
  /// What shows the window; nil while it is hidden or no display is there.
  package var shownSurface: (any Surface)? { surface }

  /// The size of the window with what lies around it, in points.
  package var surfaceSize: Size { chrome.surfaceBounds.size }

  /// Converts a place in window coordinates to surface coordinates, as the display tells places.
  package func toSurface(_ point: Point) -> Point {
    let origin = chrome.inputOrigin
    return Point(x: point.x + origin.x, y: point.y + origin.y)
  }
}
