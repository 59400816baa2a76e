import ResponderSystem

/// Drawing of the few most common shapes directly in memory.
///
/// Cairo draws the same, but creates polygons, clips and masks for each shape, which costs more than the
/// pixels. Benchmarks/Micro/RepaintBenchmark.swift repaints its 200 buttons, labels and rounded boxes in 0.8
/// ms at 1080p and 3.6 ms at 4K with this type and with glyphs as images. Without both, Cairo
/// needs 9 ms and 20 ms: medians of a release build on two cores, without a GPU. Cairo still draws
/// transformed shapes, gradients and paths.
///
/// The arithmetic is exact: colors are premultiplied, and a component multiplied by an opacity is the product
/// divided by 255 and rounded, for all 65,536 combinations.
package enum PixelBlend {
  /// Draws a color over a rectangle, which must be inside the bitmap.
  package static func fill(_ bitmap: Bitmap, _ rect: PixelRect, _ color: UInt32) {
    if color >> 24 == 0xFF { return replace(bitmap, rect, color) }
    if color == 0 { return }
    for y in rect.minY..<rect.maxY {
      lay(color, over: bitmap.base + (y * bitmap.stride + rect.minX), count: rect.width)
    }
  }

  /// Sets the pixels of a rectangle, which must be inside the bitmap.
  package static func replace(_ bitmap: Bitmap, _ rect: PixelRect, _ color: UInt32) {
    if rect.isEmpty { return }
    for y in rect.minY..<rect.maxY {
      (bitmap.base + (y * bitmap.stride + rect.minX)).fill(with: color, count: rect.width)
    }
  }

  /// Draws a color over a rectangle through a mask for its corners and edges.
  ///
  /// Nothing is drawn in `hole`.
  package static func paint(
    _ bitmap: Bitmap, _ mask: RoundedMask, in rect: PixelRect, clip: PixelRect,
    hole: PixelRect = .empty, _ color: UInt32
  ) {
    let visible = rect.intersection(clip)
    if visible.isEmpty || color == 0 { return }
    let scratch = mask.makeScratch()
    defer { scratch.deallocate() }
    let covered = CoveredColor(color)
    let solid = color >> 24 == 0xFF ? mask.solidRows(in: rect) : 0..<0
    for y in visible.minY..<visible.maxY {
      let pixels = bitmap.base + y * bitmap.stride
      if solid.contains(y), hole.isEmpty {
        (pixels + visible.minX).fill(with: color, count: visible.width)
        continue
      }
      let row = mask.row(y - rect.minY, of: rect.height, scratch: scratch)
      if y >= hole.minY, y < hole.maxY, hole.maxX > hole.minX {
        let before = visible.minX..<max(visible.minX, min(visible.maxX, hole.minX))
        let after = min(visible.maxX, max(visible.minX, hole.maxX))..<visible.maxX
        paint(pixels, row, from: rect.minX, to: rect.maxX, within: before, covered, bitmap.stride)
        paint(pixels, row, from: rect.minX, to: rect.maxX, within: after, covered, bitmap.stride)
      } else {
        let all = visible.minX..<visible.maxX
        paint(pixels, row, from: rect.minX, to: rect.maxX, within: all, covered, bitmap.stride)
      }
    }
  }

  /// Draws an opaque color over a rectangle through a mask, and another color over it: the same pixels as
  /// those of two calls, where each pixel that the mask covers completely is written once.
  package static func paint(
    _ bitmap: Bitmap, _ mask: RoundedMask, in rect: PixelRect, clip: PixelRect, _ color: UInt32,
    under top: UInt32
  ) {
    let visible = rect.intersection(clip)
    if visible.isEmpty { return }
    let scratch = mask.makeScratch()
    defer { scratch.deallocate() }
    let both = blended(top, over: color)
    let covered = (CoveredColor(color), CoveredColor(top))
    let solid = mask.solidRows(in: rect)
    for y in visible.minY..<visible.maxY {
      let pixels = bitmap.base + y * bitmap.stride
      if solid.contains(y) {
        (pixels + visible.minX).fill(with: both, count: visible.width)
        continue
      }
      let row = mask.row(y - rect.minY, of: rect.height, scratch: scratch)
      let (left, right) = (rect.minX, rect.maxX)
      var middle = max(visible.minX, left + row.end)..<max(visible.minX, left + row.end)
      if row.middle == 255, 2 * row.end <= right - left {
        middle = middle.lowerBound..<max(middle.lowerBound, min(visible.maxX, right - row.end))
      }
      let before = visible.minX..<min(visible.maxX, middle.lowerBound)
      let after = min(visible.maxX, middle.upperBound)..<visible.maxX
      for part in [before, after] where !part.isEmpty {
        paint(pixels, row, from: left, to: right, within: part, covered.0, bitmap.stride)
        paint(pixels, row, from: left, to: right, within: part, covered.1, bitmap.stride)
      }
      if !middle.isEmpty { (pixels + middle.lowerBound).fill(with: both, count: middle.count) }
    }
  }

  /// Draws a color over the visible part of a row with `stride` pixels: the left end, the middle, and the
  /// right end, which mirrors the left one.
  private static func paint(
    _ pixels: UnsafeMutablePointer<UInt32>, _ row: RoundedMask.Row, from left: Int, to right: Int,
    within visible: Range<Int>, _ covered: CoveredColor, _ stride: Int
  ) {
    let color = covered.color
    if 2 * row.end > right - left {
      return paintNarrow(pixels, row, from: left, to: right, within: visible, color)
    }
    let leftStart = max(visible.lowerBound, left + row.start)
    let leftEnd = min(visible.upperBound, left + row.end)
    if leftStart < leftEnd {
      covered.lay(
        over: pixels + leftStart, row.bytes + (leftStart - left), count: leftEnd - leftStart,
        room: stride - leftStart)
    }
    let middleStart = max(visible.lowerBound, left + row.end)
    let middleEnd = min(visible.upperBound, right - row.end)
    if row.middle != 0, middleStart < middleEnd {
      let part = scaled(color, by: UInt32(row.middle))
      if part >> 24 == 0xFF {
        (pixels + middleStart).fill(with: part, count: middleEnd - middleStart)
      } else {
        lay(part, over: pixels + middleStart, count: middleEnd - middleStart)
      }
    }
    let rightStart = max(visible.lowerBound, right - row.end)
    let rightEnd = min(visible.upperBound, right - row.start)
    if rightStart < rightEnd {
      covered.lay(
        over: pixels + rightStart, row.mirrored + (rightStart - right),
        count: rightEnd - rightStart, room: stride - rightStart)
    }
  }

  /// Draws a color over the visible part of a row whose ends share pixels. The coverage of both ends is
  /// combined.
  private static func paintNarrow(
    _ pixels: UnsafeMutablePointer<UInt32>, _ row: RoundedMask.Row, from left: Int, to right: Int,
    within visible: Range<Int>, _ color: UInt32
  ) {
    for x in visible {
      func coverage(_ depth: Int) -> Int { Int(depth < row.end ? row.bytes[depth] : row.middle) }
      let both = coverage(x - left) + coverage(right - 1 - x) - Int(row.middle)
      lay(color, over: pixels + x, coverage: UInt32(max(0, min(255, both))))
    }
  }

  /// Draws a color over a rectangle through a mask of the same size.
  package static func paint(
    _ bitmap: Bitmap, mask: UnsafePointer<UInt8>, stride: Int, in rect: PixelRect,
    clip: PixelRect, _ color: UInt32
  ) {
    let visible = rect.intersection(clip)
    if visible.isEmpty { return }
    var source = mask + ((visible.minY - rect.minY) * stride + (visible.minX - rect.minX))
    var pixels = bitmap.base + (visible.minY * bitmap.stride + visible.minX)
    let covered = CoveredColor(color)
    let room = bitmap.stride - visible.minX
    for _ in 0..<visible.height {
      covered.lay(over: pixels, source, count: visible.width, room: room)
      source += stride
      pixels += bitmap.stride
    }
  }

  /// Clears the pixels outside a mask for a rectangle, a part of which is in the bitmap.
  package static func cut(_ bitmap: Bitmap, _ mask: RoundedMask, of rect: PixelRect) {
    let scratch = mask.makeScratch()
    defer { scratch.deallocate() }
    for y in 0..<bitmap.height {
      let pixels = bitmap.base + y * bitmap.stride
      guard y >= rect.minY, y < rect.maxY else {
        pixels.fill(with: 0, count: bitmap.width)
        continue
      }
      let row = mask.row(y - rect.minY, of: rect.height, scratch: scratch)
      for x in 0..<bitmap.width {
        pixels[x] = scaled(pixels[x], by: row.coverage(x - rect.minX, of: rect.width))
      }
    }
  }

  /// Draws a bitmap over another one at an origin, within a rectangle.
  package static func lay(
    _ source: Bitmap, at origin: (x: Int, y: Int), over bitmap: Bitmap, within rect: PixelRect
  ) {
    for y in rect.minY..<rect.maxY {
      let row = source.base + ((y - origin.y) * source.stride - origin.x)
      let pixels = bitmap.base + y * bitmap.stride
      for x in rect.minX..<rect.maxX { pixels[x] = blended(row[x], over: pixels[x]) }
    }
  }

  /// Restores the previous pixels of a rectangle outside a mask for another rectangle. The copy of the pixels
  /// begins at an origin in the bitmap.
  package static func restore(
    _ before: Bitmap, at origin: (x: Int, y: Int), on bitmap: Bitmap, within rect: PixelRect,
    outside mask: RoundedMask, of box: PixelRect
  ) {
    let scratch = mask.makeScratch()
    defer { scratch.deallocate() }
    for y in rect.minY..<rect.maxY {
      let row = mask.row(y - box.minY, of: box.height, scratch: scratch)
      let old = before.base + ((y - origin.y) * before.stride - origin.x)
      let pixels = bitmap.base + y * bitmap.stride
      for x in rect.minX..<rect.maxX {
        let coverage = row.coverage(x - box.minX, of: box.width)
        if coverage < 255 { pixels[x] = mixed(pixels[x], old[x], coverage) }
      }
    }
  }

  /// Copies a rectangle of a bitmap to another one, which begins at an origin in the first.
  package static func copy(
    _ source: Bitmap, within rect: PixelRect, to bitmap: Bitmap, at origin: (x: Int, y: Int)
  ) {
    for y in rect.minY..<rect.maxY {
      (bitmap.base + ((y - origin.y) * bitmap.stride + rect.minX - origin.x)).update(
        from: source.base + (y * source.stride + rect.minX), count: rect.width)
    }
  }

  /// Copies a bitmap, which begins at an origin in another one, to a rectangle of the latter.
  package static func put(
    _ source: Bitmap, at origin: (x: Int, y: Int), on bitmap: Bitmap, within rect: PixelRect
  ) {
    for y in rect.minY..<rect.maxY {
      (bitmap.base + (y * bitmap.stride + rect.minX)).update(
        from: source.base + ((y - origin.y) * source.stride + rect.minX - origin.x),
        count: rect.width)
    }
  }

  /// Fills a bitmap with the part of another one at an origin.
  package static func copy(_ source: Bitmap, at origin: (x: Int, y: Int), to bitmap: Bitmap) {
    for y in 0..<bitmap.height {
      (bitmap.base + y * bitmap.stride).update(
        from: source.base + ((origin.y + y) * source.stride + origin.x), count: bitmap.width)
    }
  }

  private static func lay(
    _ color: UInt32, over pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let rest = 255 &- (color >> 24)
    // Two pixels at a time, each component with 16 bits.
    let (both, factor) = (UInt64(color) << 32 | UInt64(color), UInt64(rest))
    var index = 0
    while index &+ 1 < count {
      let pair = UnsafeMutableRawPointer(pixels + index)
      let pixel = pair.loadUnaligned(as: UInt64.self)
      let low = (pixel & 0x00FF_00FF_00FF_00FF) &* factor &+ 0x0080_0080_0080_0080
      let high = ((pixel >> 8) & 0x00FF_00FF_00FF_00FF) &* factor &+ 0x0080_0080_0080_0080
      let scaled =
        (((low &+ ((low >> 8) & 0x00FF_00FF_00FF_00FF)) >> 8) & 0x00FF_00FF_00FF_00FF)
        | ((high &+ ((high >> 8) & 0x00FF_00FF_00FF_00FF)) & 0xFF00_FF00_FF00_FF00)
      pair.storeBytes(of: both &+ scaled, as: UInt64.self)
      index &+= 2
    }
    if index < count { pixels[index] = color &+ scaled(pixels[index], by: rest) }
  }

  @inline(__always)
  static func lay(
    _ color: UInt32, over pixel: UnsafeMutablePointer<UInt32>, coverage: UInt32
  ) {
    let part = scaled(color, by: coverage)
    pixel.pointee = part &+ scaled(pixel.pointee, by: 255 &- (part >> 24))
  }

  /// Returns a pixel with another one drawn over it.
  package static func blended(_ top: UInt32, over pixel: UInt32) -> UInt32 {
    top &+ scaled(pixel, by: 255 &- (top >> 24))
  }

  /// Returns `share` / 255 of a pixel plus the rest of another one, rounded.
  private static func mixed(_ pixel: UInt32, _ other: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 255 &- share
    let low =
      (pixel & 0x00FF_00FF) &* share &+ (other & 0x00FF_00FF) &* rest &+ 0x0080_0080
    let high =
      ((pixel >> 8) & 0x00FF_00FF) &* share &+ ((other >> 8) & 0x00FF_00FF) &* rest &+ 0x0080_0080
    return (((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF)
      | ((high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00)
  }

  /// Returns a pixel with its four components multiplied by `factor` / 255, rounded.
  @inline(__always)
  package static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    // Two components are computed at a time, with 16 bits each.
    let low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let high = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    return (((low &+ ((low >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF)
      | ((high &+ ((high >> 8) & 0x00FF_00FF)) & 0xFF00_FF00)
  }
}
