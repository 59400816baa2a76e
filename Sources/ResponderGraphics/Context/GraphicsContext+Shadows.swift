import ResponderGeometry
import ResponderPixels

extension GraphicsContext {
  /// Draws the blurred shadow of a rectangle with rounded corners, without the rectangle itself.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of its corners, in points.
  ///   - color: The color of the shadow, including its opacity.
  ///   - offset: The offset of the shadow, in points.
  ///   - radius: The standard deviation of the blur, in points, as in `CALayer.shadowRadius`.
  ///   - isHollow: A Boolean value that indicates whether the part under the rectangle may be left out,
  ///     because the rectangle will be filled with an opaque color.
  public func drawShadow(
    of rect: Rect, cornerRadius: Double = 0, color: Color, offset: Vector = .zero, radius: Double,
    isHollow: Bool = false
  ) {
    let color = resolved(color)
    guard !rect.isEmpty, color.alpha > 0, state.alpha > 0 else { return }
    let moved = rect.offsetBy(dx: offset.dx, dy: offset.dy)
    guard let box = deviceRoundedRect(moved, cornerRadius: max(0, cornerRadius)) else {
      return drawShadowAsImage(moved, cornerRadius, color, radius)
    }
    let shadow = ShadowMask.make(
      width: box.rect.width, height: box.rect.height, radius: box.radius,
      deviation: radius * state.transform.a)
    let target = box.rect.insetBy(-shadow.reach)
    let visible = target.intersection(state.clip)
    if visible.isEmpty { return }
    guard isDirect(target) else {
      return drawShadowAsImage(moved, cornerRadius, color, radius)
    }
    var hole = PixelRect.empty
    if isHollow, let own = deviceRoundedRect(rect, cornerRadius: max(0, cornerRadius)) {
      hole = own.rect.insetBy(Int(own.radius.rounded(.up)))
    }
    let pixel = color.pixel(opacity: state.alpha)
    forEachPart(of: visible) {
      PixelBlend.paint(canvas.pixels, shadow.mask, in: target, clip: $0, hole: hole, pixel)
    }
  }

  /// Draws a shadow as an image. Used for a rotation, a clip with shapes, or another blend mode.
  private func drawShadowAsImage(
    _ rect: Rect, _ cornerRadius: Double, _ color: Color, _ deviation: Double
  ) {
    let transform = state.transform
    let factor = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
    let width = PixelRect.nearest(rect.width * factor)
    let height = PixelRect.nearest(rect.height * factor)
    guard factor > 0, width > 0, height > 0, max(width, height) <= Image.maximumSide else { return }
    let shadow = ShadowMask.make(
      width: width, height: height,
      radius: max(0, min(cornerRadius * factor, Double(min(width, height)) / 2)),
      deviation: deviation * factor)
    guard let image = Canvas(width: width + 2 * shadow.reach, height: height + 2 * shadow.reach)
    else { return }
    PixelBlend.paint(image.pixels, shadow.mask, in: image.bounds, clip: image.bounds, color.pixel())
    guard let source = image.makeSurface() else { return }
    let reach = Double(shadow.reach)
    draw(
      source, part: Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height)),
      in: rect.insetBy(
        dx: -reach * rect.width / Double(width), dy: -reach * rect.height / Double(height)),
      color: nil)
  }
}
