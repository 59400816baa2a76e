/// The device pixels of a view, for layout code that divides lengths.
///
/// Edges are rounded, each separately, and not lengths. Neighbors with a common edge therefore keep it, and
/// views that fill a space still fill it.
package struct PixelGrid {
  /// The number of device pixels per point.
  let scale: Double

  /// The tolerance that absorbs rounding errors of sums.
  private static let hair = 1e-6

  package init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Returns the pixel edge nearest to a position, in points.
  package func nearest(_ position: Double) -> Double {
    ((position * scale + Self.hair).rounded()) / scale
  }

  /// Returns the pixel edge at or before a position, in points.
  package func down(_ position: Double) -> Double {
    ((position * scale + Self.hair).rounded(.down)) / scale
  }

  /// Returns the smallest length in whole pixels that contains a length, in points.
  package func holding(_ length: Double) -> Double {
    length > 0 && length.isFinite ? ((length * scale - Self.hair).rounded(.up)) / scale : length
  }

  /// Returns a rectangle with its edges moved to the nearest pixel edges, in points.
  package func nearest(_ rect: Rect) -> Rect {
    let (x, y) = (nearest(rect.minX), nearest(rect.minY))
    return Rect(x: x, y: y, width: nearest(rect.maxX) - x, height: nearest(rect.maxY) - y)
  }
}

extension View {
  /// The device pixels of the view, which begin at the origin of its coordinates.
  package final var pixelGrid: PixelGrid { PixelGrid(scale: contentScaleFactor) }
}
