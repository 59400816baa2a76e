import ResponderBus
import ResponderGraphics

/// A picture as the bus carries it: pixels, or a PNG file's bytes.
@MainActor struct BusPicture {
  /// How many pixels there are from left to right.
  let width: Int
  /// How many pixels there are from top to bottom.
  let height: Int
  /// Alpha, red, green and blue of each pixel, colours not multiplied by alpha; row by row from the top.
  private let colors: [PixelBytes]
  private let drawn: Image

  /// Draws an image; nil where it has no size.
  ///
  /// - Parameters:
  ///   - side: How long the longer side is at most, in pixels.
  ///   - isSmallerKept: Whether an image that is smaller is sent as it is, and not made as large.
  ///   - tint: What a template is drawn in.
  init?(_ image: Image, side: Int, isSmallerKept: Bool = false, tint: Color? = nil) {
    let size = Size(width: Double(image.pixelWidth), height: Double(image.pixelHeight))
    let longer = max(size.width, size.height)
    guard longer > 0, longer.isFinite, side > 0 else { return nil }
    let factor = isSmallerKept ? min(1, Double(side) / longer) : Double(side) / longer
    let width = max(1, Int((size.width * factor).rounded()))
    let height = max(1, Int((size.height * factor).rounded()))
    let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    drawn = ImageRenderer(size: bounds.size, scale: 1).image { context in
      context.draw(image, in: bounds, tint: tint)
    }
    guard let colors = drawn.withPixels({ pixels, _ in pixels.map(PixelBytes.init) }),
      colors.count == width * height
    else { return nil }
    self.colors = colors
    self.width = width
    self.height = height
  }

  /// The bytes as `image-data` of notifications has them: `(iiibiiay)`, red first.
  var notificationValue: DBusValue {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(colors.count * 4)
    for color in colors { bytes += [color.red, color.green, color.blue, color.alpha] }
    return .structure([
      .int32(Int32(width)), .int32(Int32(height)), .int32(Int32(width * 4)), .bool(true),
      .int32(8), .int32(4), .bytes(bytes),
    ])
  }

  /// The bytes as an icon of a status item has them: `(iiay)`, alpha first.
  var statusValue: DBusValue {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(colors.count * 4)
    for color in colors { bytes += [color.alpha, color.red, color.green, color.blue] }
    return .structure([.int32(Int32(width)), .int32(Int32(height)), .bytes(bytes)])
  }

  /// A PNG file's bytes.
  var png: DBusValue { .bytes(drawn.pngData()) }
}

/// A pixel's parts, with the colours no longer multiplied by alpha.
private struct PixelBytes {
  let alpha: UInt8
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  init(_ pixel: UInt32) {
    let opacity = pixel >> 24
    func part(_ shift: UInt32) -> UInt8 {
      let value = (pixel >> shift) & 0xFF
      return opacity == 0 ? 0 : UInt8(min(255, (value * 255 + opacity / 2) / opacity))
    }
    alpha = UInt8(opacity)
    red = part(16)
    green = part(8)
    blue = part(0)
  }
}
