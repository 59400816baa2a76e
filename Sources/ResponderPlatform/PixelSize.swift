import ResponderGeometry

/// The size of a buffer, in device pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  /// The number of bytes from one row to the next, with 32 bits per pixel.
  package var stride: Int { width * 4 }
  /// The number of bytes of all rows.
  package var byteCount: Int { stride * height }
  /// The rectangle of all pixels.
  package var bounds: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }

  /// Creates the size of a surface's buffer: the points multiplied by the scale, rounded half up as
  /// `wp_fractional_scale_v1.preferred_scale` requires.
  ///
  /// Each side has at least one pixel, also in a very small scale. If there are no points, or there would be
  /// more bytes than a 32-bit size of the protocol can express, returns `nil`.
  package init?(points: Size, scale: Double) {
    guard points.width > 0, points.height > 0 else { return nil }
    let width = max(1, (points.width * scale + 0.5).rounded(.down))
    let height = max(1, (points.height * scale + 0.5).rounded(.down))
    guard width * height * 4 <= Double(Int32.max) else { return nil }
    self.init(width: Int(width), height: Int(height))
  }

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
