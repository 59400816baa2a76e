import WindowResponder

extension MarkPainter {
  /// Returns the bounding box of everything that is drawn for a mark.
  static func box(of mark: Mark, in bounds: Rect) -> Rect {
    func around(_ points: [Point], _ reach: Double) -> Rect {
      guard let first = points.first else { return .null }
      let box = points.dropFirst().reduce(Rect(origin: first, size: .zero)) { box, point in
        let (x, y) = (min(box.minX, point.x), min(box.minY, point.y))
        return Rect(
          x: x, y: y, width: max(box.maxX, point.x) - x, height: max(box.maxY, point.y) - y)
      }
      return box.insetBy(dx: -reach, dy: -reach)
    }
    switch mark {
    case .cells, .reading: return bounds
    case .target(let place, let radius, _, _): return around([place], radius + 12)
    case .report(let place, _): return around([place], 12)
    case .line(let from, let to, _): return around([from, to], 20)
    case .ring(let centre, let radius, _): return around([centre], radius + 14)
    case .trail(let points): return around(points, 6)
    case .touch(let place): return around([place], 46)
    case .arrow(let from, let to, _): return around([from, to], 24)
    case .zone(let rect, _): return rect.insetBy(dx: -4, dy: -4)
    case .bars(let rect, _): return rect.insetBy(dx: -4, dy: -30)
    case .ink(let points, let predicted): return around(points + predicted, 8)
    }
  }
}
