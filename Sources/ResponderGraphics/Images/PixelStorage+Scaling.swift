import CCairo

/// Conversion from the pixels of other libraries, and scaling. The methods can be called on any thread.
extension PixelStorage {
  /// The order of the components in the memory of another library. None is premultiplied.
  enum Layout {
    case rgb, rgba, bgra

    var count: Int { self == .rgb ? 3 : 4 }
  }

  /// Returns a copy of rows of bytes, or `nil` if there is not enough memory.
  static func copy(
    _ base: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int, _ layout: Layout
  ) -> PixelStorage? {
    guard let storage = PixelStorage(width: width, height: height) else { return nil }
    for y in 0..<height {
      let from = base + y * stride
      let to = storage.base + y * width
      switch layout {
      case .rgb:
        for x in 0..<width {
          let part = from + x * 3
          to[x] = 0xFF00_0000 | UInt32(part[0]) << 16 | UInt32(part[1]) << 8 | UInt32(part[2])
        }
      case .rgba:
        for x in 0..<width {
          let part = from + x * 4
          to[x] = premultiplied(part[0], part[1], part[2], part[3])
        }
      case .bgra:
        for x in 0..<width {
          let part = from + x * 4
          to[x] = premultiplied(part[2], part[1], part[0], part[3])
        }
      }
    }
    return storage
  }

  private static func premultiplied(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8
  ) -> UInt32 {
    let alpha = UInt32(alpha)
    if alpha == 0 { return 0 }
    if alpha == 255 {
      return 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
    func times(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
    return alpha << 24 | times(red) << 16 | times(green) << 8 | times(blue)
  }

  /// Returns the pixels upright and scaled to another size in pixels, or `nil` if there is not enough memory.
  func stretched(
    toWidth width: Int, height: Int, orientation: Image.Orientation = .up
  ) -> PixelStorage? {
    guard let result = PixelStorage(width: width, height: height), let target = result.makeSurface()
    else { return nil }
    defer { cairo_surface_destroy(target) }
    let source = makeSurface()
    defer { cairo_surface_destroy(source) }
    let cairo = cairo_create(target)
    defer { cairo_destroy(cairo) }
    let turned = orientation.isQuarterTurn
    let upright = (
      Double(turned ? self.height : self.width), Double(turned ? self.width : self.height)
    )
    cairo_scale(cairo, Double(width) / upright.0, Double(height) / upright.1)
    var turn = orientation.turn
    // The rotation may move pixels to the left of the corner or above it. They are moved back.
    let corner = (
      turn.a * Double(self.width) + turn.c * Double(self.height),
      turn.b * Double(self.width) + turn.d * Double(self.height)
    )
    turn.tx = -min(0, corner.0)
    turn.ty = -min(0, corner.1)
    var matrix = cairo_matrix_t(
      xx: turn.a, yx: turn.b, xy: turn.c, yy: turn.d, x0: turn.tx, y0: turn.ty)
    cairo_transform(cairo, &matrix)
    cairo_set_source_surface(cairo, source, 0, 0)
    let pattern = cairo_get_source(cairo)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_rectangle(cairo, 0, 0, Double(self.width), Double(self.height))
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
    cairo_fill(cairo)
    return cairo_status(cairo) == CAIRO_STATUS_SUCCESS ? result : nil
  }
}
