import ResponderGeometry

/// A rectangle with round corners on whole pixels.
package struct RoundedBox {
  package var rect: PixelRect
  /// The radius of its corners, in pixels.
  var radius: Double

  /// The squares that hold the corners; what lies between them has straight edges.
  var corners: [PixelRect] {
    let corner = Int(radius.rounded(.up))
    let left = min(rect.minX + corner, rect.maxX)
    let right = max(left, rect.maxX - corner)
    let top = min(rect.minY + corner, rect.maxY)
    let bottom = max(top, rect.maxY - corner)
    return [
      PixelRect(minX: rect.minX, minY: rect.minY, maxX: left, maxY: top),
      PixelRect(minX: right, minY: rect.minY, maxX: rect.maxX, maxY: top),
      PixelRect(minX: rect.minX, minY: bottom, maxX: left, maxY: rect.maxY),
      PixelRect(minX: right, minY: bottom, maxX: rect.maxX, maxY: rect.maxY),
    ]
  }
}

/// Round corners that are made after what they cut off has been drawn, straight: it is drawn once, and
/// no clip but a rectangle slows that down.
extension GraphicsContext {
  /// What lay in the corners of a box before anything was drawn in it.
  package struct CoveredCorners {
    fileprivate var box: RoundedBox
    fileprivate var pieces: [(place: PixelRect, before: Canvas)] = []
  }

  /// A rectangle with round corners, placed on pixels; nil where that cannot be, or where there are none.
  package func roundedBox(_ rect: Rect, cornerRadius: Double) -> RoundedBox? {
    guard cornerRadius > 0, !canvas.isVector else { return nil }
    return deviceRoundedRect(rect, cornerRadius: cornerRadius).map {
      RoundedBox(rect: $0.rect, radius: $0.radius)
    }
  }

  /// Keeps what is in the corners of a box as far as the clip holds them, before something is drawn.
  package func coverCorners(of box: RoundedBox) -> CoveredCorners {
    var covered = CoveredCorners(box: box)
    for corner in box.corners {
      var place = corner.intersection(state.clip)
      if state.isSplit { place = seen(of: place).box }
      if let before = copy(place) { covered.pieces.append((place, before)) }
    }
    return covered
  }

  /// Cuts what was drawn since off at the corners. The clip is the same again.
  package func cutCorners(_ covered: CoveredCorners) {
    let mask = RoundedMask.filled(radius: covered.box.radius)
    for (place, before) in covered.pieces {
      forEachPart(of: place) {
        PixelBlend.restore(
          before, at: (place.minX, place.minY), on: canvas, within: $0, outside: mask,
          of: covered.box.rect)
      }
    }
  }

  /// A copy of what is drawn inside the clip, of which the rectangle alone counts; nil where that is
  /// empty, or where there is no memory.
  package func copyInsideClip() -> Canvas? { copy(state.clip) }

  private func copy(_ box: PixelRect) -> Canvas? {
    guard !box.isEmpty, let copy = Canvas(width: box.width, height: box.height) else { return nil }
    PixelBlend.copy(canvas, at: (box.minX, box.minY), to: copy)
    return copy
  }

  /// Lays a copy over what has been drawn inside the clip since it was made, cut off at round corners.
  package func layInsideClip(_ copy: Canvas, corners: RoundedBox) {
    let origin = (x: state.clip.minX, y: state.clip.minY)
    let place = corners.rect.offsetBy(x: -origin.x, y: -origin.y)
    PixelBlend.cut(copy, RoundedMask.filled(radius: corners.radius), of: place)
    forEachPart(of: state.clip) { PixelBlend.lay(copy, at: origin, over: canvas, within: $0) }
  }
}
