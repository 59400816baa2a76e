extension Window {
  /// Begins to resize the window where a place in window coordinates is on its edge; gives whether it is.
  func beginResize(at place: Point) -> Bool {
    guard let edge = chrome.resizeEdge(at: place) else { return false }
    surface?.beginResize(edge)
    return true
  }

  /// Converts a place that the display told, in surface coordinates, to window coordinates.
  func fromSurface(_ point: Point) -> Point {
    let origin = chrome.inputOrigin
    return Point(x: point.x - origin.x, y: point.y - origin.y)
  }
}
