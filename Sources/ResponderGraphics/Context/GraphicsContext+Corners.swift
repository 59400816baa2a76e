import ResponderGeometry
import ResponderPixels

/// A rectangle with rounded corners on whole pixels.
package struct RoundedBox {
  package var rect: PixelRect
  /// The radius of the corners, in pixels.
  var radius: Double

  /// The squares that contain the corners. The edges between them are straight.
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

/// Rounded corners that are cut after the content was drawn with straight corners. The content is drawn once,
/// and with a rectangular clip, which is fast.
extension GraphicsContext {
  /// The pixels in the corners of a box before content is drawn in it.
  package struct CoveredCorners {
    fileprivate var box: RoundedBox
    fileprivate var pieces: [(place: PixelRect, before: Canvas)] = []
  }

  /// Returns a rectangle with rounded corners on whole pixels, or `nil` if that is not possible or the radius
  /// is not positive.
  package func roundedBox(_ rect: Rect, cornerRadius: Double) -> RoundedBox? {
    guard cornerRadius > 0, !canvas.isVector else { return nil }
    return deviceRoundedRect(rect, cornerRadius: cornerRadius).map {
      RoundedBox(rect: $0.rect, radius: $0.radius)
    }
  }

  /// Copies the pixels in the corners of a box within the clip, before content is drawn.
  package func coverCorners(of box: RoundedBox) -> CoveredCorners {
    var covered = CoveredCorners(box: box)
    for corner in box.corners {
      var place = corner.intersection(state.clip)
      if state.isSplit { place = seen(of: place).box }
      if let before = copy(place) { covered.pieces.append((place, before)) }
    }
    return covered
  }

  /// Restores the pixels outside the rounded corners, after content was drawn, and restores the clip.
  package func cutCorners(_ covered: CoveredCorners) {
    let mask = RoundedMask.filled(radius: covered.box.radius)
    for (place, before) in covered.pieces {
      forEachPart(of: place) {
        PixelBlend.restore(
          before.pixels, at: (place.minX, place.minY), on: canvas.pixels, within: $0, outside: mask,
          of: covered.box.rect)
      }
    }
  }

  /// Returns a copy of the pixels in the rectangle of the clip, or `nil` if it is empty or there is not
  /// enough memory.
  package func copyInsideClip() -> Canvas? { copy(state.clip) }

  private func copy(_ box: PixelRect) -> Canvas? {
    guard !box.isEmpty, let copy = Canvas(width: box.width, height: box.height) else { return nil }
    if state.isSplit { loadMemory(box) }
    PixelBlend.copy(canvas.pixels, at: (box.minX, box.minY), to: copy.pixels)
    return copy
  }

  /// Draws a copy over the content inside the clip, within rounded corners.
  package func layInsideClip(_ copy: Canvas, corners: RoundedBox) {
    let origin = (x: state.clip.minX, y: state.clip.minY)
    let place = corners.rect.offsetBy(x: -origin.x, y: -origin.y)
    PixelBlend.cut(copy.pixels, RoundedMask.filled(radius: corners.radius), of: place)
    forEachPart(of: state.clip) {
      PixelBlend.lay(copy.pixels, at: origin, over: canvas.pixels, within: $0)
    }
  }
}
