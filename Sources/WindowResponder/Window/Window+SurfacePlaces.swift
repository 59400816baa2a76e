extension Window {
  /// Begins to resize the window where a place in window coordinates is on its edge; gives whether it is.
  func beginResize(at place: Point) -> Bool {
    guard let edge = chrome.resizeEdge(at: place) else { return false }
    surface?.beginResize(edge)
    return true
  }

  /// A place on the surface in window coordinates.
  func fromSurface(_ point: Point) -> Point {
    let margins = chrome.margins
    return Point(x: point.x - margins.left, y: point.y - margins.top)
  }
}
