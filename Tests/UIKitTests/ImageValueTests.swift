import ResponderTestKit
import Testing
import UIKit

@Suite("Values of images and colors, as Apple documents them") @MainActor
struct ImageValueTests {
  /// Returns an image of a left half in one color and a right half in another.
  private func halves(_ left: UIColor, _ right: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in
      left.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 4))
      right.setFill()
      UIRectFill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
  }

  /// Returns an image as it is drawn in a rectangle at the origin.
  private func drawn(_ image: UIImage, _ width: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: 4)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  @Test("An image with a tint color has the rendering mode of the original, or the given one")
  func tintColor() throws {
    let image = halves(.red, .clear)
    let tinted = image.withTintColor(.blue)
    #expect(tinted.renderingMode == .automatic)
    #expect(drawn(tinted, 4).pixel(x: 0, y: 0) == .blue)
    #expect(drawn(tinted, 4).pixel(x: 3, y: 0) == .clear)
    let original = image.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(original.renderingMode == .alwaysOriginal)
    #expect(drawn(original, 4).pixel(x: 0, y: 0) == .blue)
    let symbol = try #require(UIImage(systemName: "circle.fill"))
    let red = symbol.withTintColor(.red).withRenderingMode(.alwaysOriginal)
    #expect(red.renderingMode == .alwaysOriginal)
    #expect(drawn(red, 4).pixel(x: 2, y: 2).isSame(as: 255, 0, 0))
    let template = image.withRenderingMode(.alwaysTemplate).withTintColor(.red)
    #expect(template.renderingMode == .alwaysTemplate)
  }

  @Test("The middle of a resizable image is repeated, and stretched only by request")
  func resizing() {
    let image = halves(.red, .blue)
    #expect(image.resizingMode == .tile)
    let tiled = image.resizableImage(withCapInsets: .zero)
    #expect(tiled.resizingMode == .tile)
    let repeated = drawn(tiled, 8)
    #expect(repeated.pixel(x: 1, y: 1) == .red && repeated.pixel(x: 5, y: 1) == .red)
    #expect(repeated.pixel(x: 2, y: 1) == .blue && repeated.pixel(x: 6, y: 1) == .blue)
    let stretched = drawn(
      image.resizableImage(withCapInsets: .zero, resizingMode: .stretch), 8)
    #expect(stretched.pixel(x: 1, y: 1) == .red && stretched.pixel(x: 6, y: 1) == .blue)
  }

  @Test("A format has the scale of the main screen by default")
  func format() {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 2)
    #expect(UIGraphicsImageRendererFormat.default().scale == UIScreen.main.scale)
    #expect(UIGraphicsImageRendererFormat().scale == 2)
    let size = CGSize(width: 3, height: 3)
    let format = UIGraphicsImageRendererFormat()
    #expect(UIGraphicsImageRenderer(size: size, format: format).image { _ in }.scale == 2)
    withExtendedLifetime(stage) {}
  }

  @Test("The components of a color are not limited, and it is drawn with limited ones")
  func components() {
    let color = UIColor(red: 1.5, green: -0.25, blue: 0.5, alpha: 2)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.withAlphaComponent(0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == 1.5 && green == -0.25 && blue == 0.5 && alpha == 0.5)
    #expect(color.cgColor.components == [1.5, -0.25, 0.5, 1])
    var white: CGFloat = 0
    UIColor(white: 1.25, alpha: 1).getWhite(&white, alpha: nil)
    #expect(white == 1.25)
    #expect(drawn(halves(color, color), 4).pixel(x: 0, y: 0).isSame(as: 255, 0, 128))
  }

  @Test("The descriptor of a preferred font has its text style")
  func textStyle() {
    let descriptor = UIFont.preferredFont(forTextStyle: .headline).fontDescriptor
    #expect(descriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
    #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.object(forKey: .textStyle) == nil)
  }

  @Test("A font descriptor has the name with which it was created")
  func fontName() {
    let descriptor = UIFontDescriptor(name: "DejaVu Sans Bold", size: 14)
    #expect(descriptor.fontAttributes[.name] as? String == "DejaVu Sans Bold")
    #expect(descriptor.object(forKey: .size) as? Double == 14 && descriptor.pointSize == 14)
    #expect(descriptor.withFamily("DejaVu Serif").object(forKey: .name) == nil)
    let face = descriptor.withFace("Oblique")
    #expect(face.object(forKey: .face) as? String == "Oblique")
    #expect(face.object(forKey: .name) == nil)
  }
}

extension UIColor {
  /// Returns a Boolean value that indicates whether the components are nearly those from 0 to 255.
  fileprivate func isSame(as red: Double, _ green: Double, _ blue: Double) -> Bool {
    let parts = cgColor.components ?? []
    return zip(parts, [red, green, blue]).allSatisfy { abs($0 * 255 - $1) < 1.5 }
  }
}
