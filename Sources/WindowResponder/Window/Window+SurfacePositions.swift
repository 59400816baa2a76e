extension Window {
  /// Begins to resize the window if a point in window coordinates is on its edge. Returns a Boolean value
  /// that indicates whether it is.
  func beginResize(at place: Point) -> Bool {
    guard let edge = chrome.resizeEdge(at: place) else { return false }
    surface?.beginResize(edge)
    return true
  }

  /// Converts a point from surface coordinates, which the display uses, to window coordinates.
  func fromSurface(_ point: Point) -> Point {
    let origin = chrome.inputOrigin
    return Point(x: point.x - origin.x, y: point.y - origin.y)
  }
}
