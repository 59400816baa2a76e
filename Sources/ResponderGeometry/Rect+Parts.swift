extension Rect {
  /// Returns the parts of the rectangle that lie outside all of the others.
  package func parts(outside others: [Rect]) -> [Rect] {
    var parts = [self]
    for other in others {
      parts = parts.flatMap { $0.parts(outside: other) }
    }
    return parts
  }

  private func parts(outside other: Rect) -> [Rect] {
    let hole = intersection(other)
    if hole.isEmpty { return [self] }
    let bands = [
      Rect(x: minX, y: minY, width: width, height: hole.minY - minY),
      Rect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
      Rect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      Rect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
    ]
    return bands.filter { !$0.isEmpty }
  }
}
