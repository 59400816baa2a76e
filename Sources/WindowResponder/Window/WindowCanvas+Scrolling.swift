import ResponderPixels
import ResponderPlatform

extension WindowCanvas {
  /// The largest part of the moved pixels that may have to be drawn all the same for a move to be used.
  private static let worthwhilePart = 0.6

  /// Returns a distance in device pixels. If it is not a whole number of them, or nothing is shown, returns
  /// `nil`.
  func wholePixels(_ distance: Vector) -> (dx: Int, dy: Int)? {
    guard let scale = window.surface?.scale else { return nil }
    let (dx, dy) = (distance.dx * scale, distance.dy * scale)
    let (wholeX, wholeY) = (dx.rounded(), dy.rounded())
    guard abs(dx - wholeX) <= PixelRect.tolerance, abs(dy - wholeY) <= PixelRect.tolerance,
      abs(wholeX) <= Double(PixelRect.limit), abs(wholeY) <= Double(PixelRect.limit)
    else { return nil }
    return (Int(wholeX), Int(wholeY))
  }

  /// Moves the pixels of a scrolled view in the next frame. If that is not worthwhile, returns `false`.
  func move(_ search: ScrollSearch, by distance: Vector, pixels: (dx: Int, dy: Int)) -> Bool {
    guard let scale = window.surface?.scale else { return false }
    let move = PixelMove(
      rect: surfacePixels(inside: search.movable, scale: scale), dx: pixels.dx, dy: pixels.dy)
    let target = move.target
    if target.isEmpty { return false }
    let area = points(of: move.rect, scale: scale)

    // Views in front are moved too, so both their old and their new positions have to be drawn.
    var drawn = Region()
    for cover in search.covers {
      let hidden = cover.intersection(area)
      if hidden.isEmpty { continue }
      drawn.add(hidden)
      drawn.add(hidden.offsetBy(dx: distance.dx, dy: distance.dy).intersection(area))
    }
    var left = move.rect.width * move.rect.height - target.width * target.height
    for rect in drawn.rects { left += rect.width * rect.height * scale * scale }
    guard left <= move.rect.width * move.rect.height * Self.worthwhilePart else { return false }

    window.pacer.addMove(move, of: area, by: distance)
    for rect in drawn.rects { window.addDamage(rect) }
    for edge in search.seen.parts(outside: [area])
    where min(edge.width, edge.height) * scale > PixelRect.tolerance {
      window.addDamage(edge)
    }
    if let inspector = Inspection.observer {
      for strip in area.parts(outside: [area.offsetBy(dx: distance.dx, dy: distance.dy)]) {
        inspector.wasDamaged(strip, in: window)
      }
      inspector.pixelsMoved(in: area, by: distance, of: window)
    }
    return true
  }

  /// Returns the whole device pixels of the surface inside a rectangle of the window.
  private func surfacePixels(inside rect: Rect, scale: Double) -> Rect {
    let margins = window.chrome.margins
    let left = ((rect.minX + margins.left) * scale - PixelRect.tolerance).rounded(.up)
    let top = ((rect.minY + margins.top) * scale - PixelRect.tolerance).rounded(.up)
    let right = ((rect.maxX + margins.left) * scale + PixelRect.tolerance).rounded(.down)
    let bottom = ((rect.maxY + margins.top) * scale + PixelRect.tolerance).rounded(.down)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Returns device pixels of the surface in window coordinates, in points.
  private func points(of pixels: Rect, scale: Double) -> Rect {
    let margins = window.chrome.margins
    return Rect(
      x: pixels.minX / scale - margins.left, y: pixels.minY / scale - margins.top,
      width: pixels.width / scale, height: pixels.height / scale)
  }
}
