import CCairo
import ResponderGeometry
import ResponderPixels

/// Conversion from user space to pixels, and the state of Cairo.
extension GraphicsContext {
  /// A Boolean value that indicates whether the transform only translates and scales, without mirroring.
  var isUpright: Bool {
    let transform = state.transform
    return transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
  }

  /// A Boolean value that indicates whether the transform only translates, and scales by the context's scale.
  var isPlain: Bool {
    let transform = state.transform
    return transform.b == 0 && transform.c == 0 && transform.a == scale && transform.d == scale
  }

  /// Returns a rectangle with each edge on the nearest pixel edge, or `nil` if the transform rotates or
  /// skews.
  ///
  /// If `atLeastOne` is `true`, a thin rectangle is at least one pixel wide, so that a hairline does not
  /// disappear.
  func devicePixels(_ rect: Rect, atLeastOne: Bool = true) -> PixelRect? {
    guard isUpright else { return nil }
    let transform = state.transform
    var box = PixelRect(
      minX: PixelRect.nearest(rect.minX * transform.a + transform.tx),
      minY: PixelRect.nearest(rect.minY * transform.d + transform.ty),
      maxX: PixelRect.nearest(rect.maxX * transform.a + transform.tx),
      maxY: PixelRect.nearest(rect.maxY * transform.d + transform.ty))
    if atLeastOne, !rect.isEmpty {
      // The pixel that contains the center, since the rectangle touches it.
      if box.minX == box.maxX {
        box.minX = PixelRect.holding(rect.midX * transform.a + transform.tx)
        box.maxX = box.minX + 1
      }
      if box.minY == box.maxY {
        box.minY = PixelRect.holding(rect.midY * transform.d + transform.ty)
        box.maxY = box.minY + 1
      }
    }
    return box
  }

  /// Returns a rounded rectangle on whole pixels, and its radius in pixels.
  ///
  /// If the transform rotates, skews or scales unevenly, or the radius is too large for a mask, returns
  /// `nil`. The size does not depend on the position, so a moving knob keeps its shape.
  func deviceRoundedRect(
    _ rect: Rect, cornerRadius: Double
  ) -> (rect: PixelRect, radius: Double)? {
    guard isUpright, state.transform.a == state.transform.d, !rect.isEmpty else { return nil }
    let transform = state.transform
    let width = max(1, PixelRect.nearest(rect.width * transform.a))
    let height = max(1, PixelRect.nearest(rect.height * transform.d))
    // The result stays on pixels that the rectangle touches, since only these are redrawn with it.
    let right = PixelRect.holding(-(rect.maxX * transform.a + transform.tx))
    let bottom = PixelRect.holding(-(rect.maxY * transform.d + transform.ty))
    let x = min(PixelRect.nearest(rect.minX * transform.a + transform.tx), -right - width)
    let y = min(PixelRect.nearest(rect.minY * transform.d + transform.ty), -bottom - height)
    let radius = min(cornerRadius * transform.a, Double(width) / 2, Double(height) / 2)
    guard radius <= Double(RoundedMask.largestSize) else { return nil }
    return (PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height), max(0, radius))
  }

  /// Returns the pixels that a rectangle touches.
  func deviceBounds(_ rect: Rect) -> PixelRect {
    let box = rect.applying(state.transform)
    return box.isNull ? .empty : PixelRect(containing: box)
  }

  /// Returns a Boolean value that indicates whether a shape in a rectangle may be written to the canvas
  /// directly.
  ///
  /// This is the case in the normal blend mode if only the rectangular clip affects the shape. Without
  /// pixels, it is never the case. Pass the bounds of the whole shape and not only of its visible part, so
  /// that a part is drawn like the whole.
  func isDirect(_ rect: PixelRect) -> Bool {
    state.blendMode == .normal && !canvas.isVector && isClippedByRectOnly(rect)
  }

  /// Returns a Boolean value that indicates whether only the rectangular clip affects a rectangle.
  func isClippedByRectOnly(_ rect: PixelRect) -> Bool {
    if state.clipShapes.isEmpty { return true }
    let rect = insideClipShapes(rect)
    return state.clipShapes.allSatisfy { $0.holds(rect) }
  }

  /// Returns the intersection of a rectangle with the bounding boxes of the clip's shapes.
  func insideClipShapes(_ rect: PixelRect) -> PixelRect {
    state.clipShapes.reduce(rect) { $0.intersection($1.bounds) }
  }

  /// Returns a rectangle with its edges on the nearest device pixels. If the transform rotates or skews,
  /// returns the rectangle itself.
  public func pixelAligned(_ rect: Rect) -> Rect {
    guard let box = devicePixels(rect) else { return rect }
    return Rect(
      x: Double(box.minX), y: Double(box.minY), width: Double(box.width),
      height: Double(box.height)
    ).applying(state.transform.inverted())
  }

  /// Returns the Cairo context with the current transform, clip and blend mode. If `isRectOnly` is `true`,
  /// the clip is only the rectangle, without the shapes.
  func prepareCairo(isRectOnly: Bool) -> OpaquePointer? {
    guard let cairo = canvas.makeCairo() else { return nil }
    // The rectangle alone and the rectangle with shapes are two clips, with even and odd numbers.
    let clipID = state.clipID * 2 + (isRectOnly ? 0 : 1)
    if canvas.cairoClip != clipID {
      applyClip(to: cairo, shapes: isRectOnly ? [] : state.clipShapes)
      canvas.cairoClip = clipID
      canvas.cairoTransform = nil
    }
    if canvas.cairoTransform != state.transform {
      Self.setMatrix(state.transform, of: cairo)
      canvas.cairoTransform = state.transform
    }
    if state.blendMode != .normal { noteBlending() }
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    let isSmooth = state.style.map { $0.values.isSmooth && $0.values.allowsSmoothing } ?? true
    if canvas.isSmooth != isSmooth {
      cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      canvas.isSmooth = isSmooth
    }
    let tolerance = max(state.style?.values.flatness ?? 0, Canvas.leastTolerance)
    if canvas.tolerance != tolerance {
      cairo_set_tolerance(cairo, tolerance)
      canvas.tolerance = tolerance
    }
    writeCount &+= 1
    return cairo
  }

  private func applyClip(to cairo: OpaquePointer, shapes: [ClipShape]) {
    cairo_reset_clip(cairo)
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    forEachPart(of: state.clip) { part in
      cairo_rectangle(
        cairo, Double(part.minX), Double(part.minY), Double(part.width), Double(part.height))
    }
    cairo_clip(cairo)
    for shape in shapes {
      Self.setMatrix(shape.transform, of: cairo)
      shape.path.trace(on: cairo)
      cairo_clip(cairo)
    }
  }

  static func setMatrix(_ transform: Transform, of cairo: OpaquePointer) {
    // After a matrix that cannot be inverted, Cairo's context remains in an error state.
    guard transform.isUsable else {
      var nothing = cairo_matrix_t(xx: 1e-9, yx: 0, xy: 0, yy: 1e-9, x0: -1e6, y0: -1e6)
      cairo_set_matrix(cairo, &nothing)
      return
    }
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(cairo, &matrix)
  }
}

extension cairo_matrix_t {
  init(_ transform: Transform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}

extension Transform {
  /// A Boolean value that indicates whether the transform can be inverted and all its numbers are finite.
  var isUsable: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }
}

extension Path {
  /// Sets the path and its fill rule in a Cairo context.
  func trace(on cairo: OpaquePointer) {
    cairo_new_path(cairo)
    cairo_set_fill_rule(
      cairo, usesEvenOddFillRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    for element in elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .curve(let point, let control1, let control2):
        cairo_curve_to(
          cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }

  /// Sets the path's line style in a Cairo context.
  func setLineStyle(on cairo: OpaquePointer, width: Double) {
    cairo_set_line_width(cairo, width > 0 ? width : 0)
    cairo_set_line_cap(cairo, cairo_line_cap_t(UInt32(lineCapStyle.rawValue)))
    cairo_set_line_join(cairo, cairo_line_join_t(UInt32(lineJoinStyle.rawValue)))
    cairo_set_miter_limit(cairo, miterLimit)
    cairo_set_dash(cairo, lineDash, Int32(lineDash.count), lineDashPhase)
  }
}

extension Color {
  /// Sets the color as the source of a Cairo context.
  func setSource(of cairo: OpaquePointer, opacity: Double) {
    cairo_set_source_rgba(cairo, red, green, blue, alpha * opacity)
  }
}
