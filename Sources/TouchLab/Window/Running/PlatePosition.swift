import WindowResponder

/// The position of a test's plate, as far as possible from the positions that the test needs.
enum PlatePosition {
  /// The distance from the edges, in points.
  static let margin = 16.0
  /// The distance from all needed positions with which the plate stays at its position, in points.
  static let enough = 48.0

  /// Returns the best frame for a plate of a size in bounds.
  static func frame(
    of size: Size, in bounds: Rect, away busy: [Point], now: Rect?
  ) -> Rect {
    if let now, now.size == size, bounds.contains(now), distance(now, busy) >= enough { return now }
    let left = bounds.minX + margin
    let right = max(left, bounds.maxX - margin - size.width)
    let top = bounds.minY + margin
    let bottom = max(top, bounds.maxY - margin - size.height)
    let (middle, centre) = ((left + right) / 2, (top + bottom) / 2)
    let places = [
      (middle, top), (middle, bottom), (left, top), (right, top), (left, bottom), (right, bottom),
      (middle, top + (bottom - top) * 0.25), (middle, top + (bottom - top) * 0.75),
      (left, centre), (right, centre), (middle, centre),
    ].map { Rect(x: $0.0.rounded(), y: $0.1.rounded(), width: size.width, height: size.height) }
    // The first position that is far enough, or else the farthest one.
    if let good = places.first(where: { distance($0, busy) >= enough }) { return good }
    return places.max { distance($0, busy) < distance($1, busy) } ?? places[0]
  }

  /// Returns the distance of a rectangle from the nearest of some positions, in points, or 0 if it contains
  /// one.
  static func distance(_ rect: Rect, _ places: [Point]) -> Double {
    places.map { place in
      let x = max(rect.minX - place.x, 0, place.x - rect.maxX)
      let y = max(rect.minY - place.y, 0, place.y - rect.maxY)
      return (x * x + y * y).squareRoot()
    }.min() ?? .infinity
  }
}
