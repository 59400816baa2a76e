/// The device pixels of a view, for layout code that divides lengths.
///
/// Edges are rounded, each for itself, and not lengths: neighbours that share an edge still do, and what
/// fills its room still fills it.
package struct PixelGrid {
  /// Device pixels per point.
  let scale: Double

  /// A hair is no half: what sums up to a whole pixel but for rounding errors is one.
  private static let hair = 1e-6

  package init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The pixel edge that is nearest to a position, in points.
  package func nearest(_ position: Double) -> Double {
    ((position * scale + Self.hair).rounded()) / scale
  }

  /// The pixel edge at a position or before it, in points.
  package func down(_ position: Double) -> Double {
    ((position * scale + Self.hair).rounded(.down)) / scale
  }

  /// The length in whole pixels that holds a length, in points.
  package func holding(_ length: Double) -> Double {
    length > 0 && length.isFinite ? ((length * scale - Self.hair).rounded(.up)) / scale : length
  }

  /// A rectangle with its edges on the nearest pixel edges, in points.
  package func nearest(_ rect: Rect) -> Rect {
    let (x, y) = (nearest(rect.minX), nearest(rect.minY))
    return Rect(x: x, y: y, width: nearest(rect.maxX) - x, height: nearest(rect.maxY) - y)
  }
}

extension View {
  /// The device pixels of the view, which begin at the origin of its coordinates.
  package final var pixelGrid: PixelGrid { PixelGrid(scale: contentScaleFactor) }
}
