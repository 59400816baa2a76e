import Foundation
import ResponderGraphics
import ResponderPixels
import WindowResponder

/// The factors by which the components of colors are multiplied.
struct ColorFactor: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  /// The factors that change nothing.
  static let white = ColorFactor(red: 1, green: 1, blue: 1, alpha: 1)

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates the factors of a color, limited to 0…1.
  init(_ color: Color) {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self = ColorFactor(red: red, green: green, blue: blue, alpha: alpha).limited
  }

  /// The factors, limited to 0…1.
  var limited: ColorFactor {
    func limited(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return ColorFactor(
      red: limited(red), green: limited(green), blue: limited(blue), alpha: limited(alpha))
  }

  /// A Boolean value that indicates whether only the opacity is changed.
  var isWhite: Bool { red == 1 && green == 1 && blue == 1 }
}

extension Image {
  /// Returns the pixels of the image with the colors multiplied by factors from 0 to 1. The opacity stays. If
  /// the image has no pixels, returns the image itself.
  @_optimize(speed) func multiplied(by factor: ColorFactor) -> Image {
    if factor.isWhite { return self }
    let (red, green, blue) = (
      UInt32((factor.red * 255).rounded()), UInt32((factor.green * 255).rounded()),
      UInt32((factor.blue * 255).rounded())
    )
    let pixels = withPixels { pixels, width in
      let result = pixels.map { pixel in
        pixel & 0xFF00_0000
          | (((pixel >> 16 & 255) * red + 127) / 255) << 16
          | (((pixel >> 8 & 255) * green + 127) / 255) << 8
          | ((pixel & 255) * blue + 127) / 255
      }
      let layout = PixelLayout(
        alphaIsFirst: true, isReversed: true, isOpaque: false, isPremultiplied: true)
      return result.withUnsafeBytes {
        PixelImage(
          layout, width: width, height: result.count / width, bytesPerRow: width * 4, in: $0)
      }
    }
    guard let pixels = pixels ?? nil else { return self }
    return Image(cgImage: pixels, scale: scale, orientation: imageOrientation)
  }
}

extension GraphicsContext {
  /// Returns an image of drawing in a box, in the context's coordinates, and the box of the image, which has
  /// whole pixels. If the box is empty, returns `nil`.
  @MainActor func image(
    of box: Rect, _ draw: (GraphicsContext) -> Void
  ) -> (image: Image, box: Rect)? {
    guard !box.isNull, !box.isEmpty, max(box.width, box.height) * scale < 8_192 else { return nil }
    func down(_ value: Double) -> Double { (value * scale).rounded(.down) / scale }
    func up(_ value: Double) -> Double { (value * scale).rounded(.up) / scale }
    let (left, top) = (down(box.minX), down(box.minY))
    let whole = Rect(x: left, y: top, width: up(box.maxX) - left, height: up(box.maxY) - top)
    let image = ImageRenderer(size: whole.size, scale: scale).image { own in
      own.palette = palette
      own.traits = traits
      own.inheritedOpacity = inheritedOpacity
      own.translateBy(x: -left, y: -top)
      draw(own)
    }
    return (image, whole)
  }
}

extension Double {
  /// Creates a number from the value of a property, such as an `Int`, a `Float` or an `NSNumber`. If the
  /// value is not a number, returns `nil`.
  init?(propertyValue value: Any) {
    switch value {
    case let value as Double: self = value
    case let value as Float: self = Double(value)
    case let value as any BinaryInteger: self = Double(value)
    case let value as NSNumber: self = value.doubleValue
    default: return nil
    }
  }
}
