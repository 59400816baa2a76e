import ResponderGeometry

/// A buffer's size, in device pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  /// Bytes from one row to the next, at 32 bits a pixel.
  package var stride: Int { width * 4 }
  /// Bytes of all rows.
  package var byteCount: Int { stride * height }
  /// The whole of it.
  package var bounds: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }

  /// The pixels of a surface: points times scale, rounded half up as
  /// `wp_fractional_scale_v1.preferred_scale` demands.
  ///
  /// Nil where there would be none, or more than the protocol's 32-bit sizes can tell.
  package init?(points: Size, scale: Double) {
    let width = (points.width * scale + 0.5).rounded(.down)
    let height = (points.height * scale + 0.5).rounded(.down)
    guard width >= 1, height >= 1, width * height * 4 <= Double(Int32.max) else { return nil }
    self.init(width: Int(width), height: Int(height))
  }

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
