import ResponderBus
import ResponderGraphics

/// An image in the forms that D-Bus interfaces use: pixels, or the bytes of a PNG file.
@MainActor struct BusImage {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// The alpha, red, green and blue components of the pixels, not premultiplied, in rows from the top.
  private let colors: [PixelBytes]
  private let drawn: Image

  /// Creates a bus image from an image. If the image has no size, returns `nil`.
  ///
  /// - Parameters:
  ///   - side: The length of the longer side, in pixels.
  ///   - isSmallerKept: A Boolean value that indicates whether a smaller image keeps its size. Otherwise, it
  ///     is enlarged to `side`.
  ///   - tint: The color of a template image.
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

  /// The pixels in the form of the `image-data` hint of notifications: `(iiibiiay)`, with red first.
  var notificationValue: DBusValue {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(colors.count * 4)
    for color in colors { bytes += [color.red, color.green, color.blue, color.alpha] }
    return .structure([
      .int32(Int32(width)), .int32(Int32(height)), .int32(Int32(width * 4)), .bool(true),
      .int32(8), .int32(4), .bytes(bytes),
    ])
  }

  /// The pixels in the form of the icon of a status item: `(iiay)`, with alpha first.
  var statusValue: DBusValue {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(colors.count * 4)
    for color in colors { bytes += [color.alpha, color.red, color.green, color.blue] }
    return .structure([.int32(Int32(width)), .int32(Int32(height)), .bytes(bytes)])
  }

  /// The bytes of a PNG file.
  var png: DBusValue { .bytes(drawn.pngData()) }
}

/// The components of a pixel, not premultiplied.
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
