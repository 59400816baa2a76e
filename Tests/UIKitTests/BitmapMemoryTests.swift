import ResponderTestKit
import Testing
import UIKit

/// A view whose drawing multiplies colors, so that it is drawn in a group of its own.
private final class MultiplyingView: UIView {
  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    context?.setBlendMode(.multiply)
    context?.setFillColor(UIColor.red.cgColor)
    context?.fill(bounds)
  }
}

@MainActor struct BitmapMemoryTests {
  private let side = 20

  private func bitmap(
    _ width: Int, _ height: Int, row: Int = 0, _ alpha: CGImageAlphaInfo = .premultipliedLast,
    _ order: CGBitmapInfo = []
  ) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: row,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | order.rawValue)
  }

  /// Returns a context whose y-axis points downward, and its memory, in which the application writes green.
  private func greenMemory() throws -> (CGContext, UnsafeMutablePointer<UInt8>) {
    let context = try #require(bitmap(side, side))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    for index in 0..<side * side * 4 { bytes[index] = index % 2 == 0 ? 0 : 255 }
    context.translateBy(x: 0, y: CGFloat(side))
    context.scaleBy(x: 1, y: -1)
    return (context, bytes)
  }

  private func pixel(_ bytes: UnsafeMutablePointer<UInt8>, _ x: Int, _ y: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: bytes + (y * side + x) * 4, count: 4))
  }

  @Test("T17: what the application writes to the memory remains at rounded corners")
  func corners() throws {
    let (context, bytes) = try greenMemory()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.clipsToBounds = true
    view.layer.cornerRadius = 8
    let content = UIView(frame: view.bounds)
    content.backgroundColor = .red
    view.addSubview(content)
    view.layer.render(in: context)
    #expect(pixel(bytes, 10, 10)[0] > 200 && pixel(bytes, 10, 10)[3] == 255)
    for (x, y) in [(0, 0), (19, 0), (0, 19), (19, 19)] {
      #expect(pixel(bytes, x, y) == [0, 255, 0, 255], "at \(x), \(y)")
    }
  }

  @Test("T17: what the application writes to the memory remains around a view that is drawn twice")
  func groups() throws {
    let (context, bytes) = try greenMemory()
    let view = MultiplyingView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.layer.render(in: context)
    #expect(pixel(bytes, 15, 15) == [0, 255, 0, 255])
    #expect(pixel(bytes, 4, 4) != [0, 255, 0, 255])
  }

  @Test("Drawing a layer in a context leaves the current context as it was")
  func currentContext() throws {
    let (context, _) = try greenMemory()
    let view = MultiplyingView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.layer.render(in: context)
    #expect(UIGraphicsGetCurrentContext() == nil)
    let free = CAShapeLayer()
    free.frame = view.bounds
    free.path = CGPath(rect: view.bounds, transform: nil)
    free.render(in: context)
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = UIGraphicsImageRenderer(size: view.bounds.size).image { outer in
      view.layer.render(in: context)
      free.render(in: context)
      #expect(UIGraphicsGetCurrentContext() === outer.cgContext)
    }
  }

  @Test("Rows may be longer than Cairo's, and sides may not")
  func sizes() throws {
    let long = try #require(
      bitmap(1, 1, row: 1 << 31, .premultipliedFirst, .byteOrder32Little))
    long.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    long.addEllipse(in: CGRect(x: -4, y: -4, width: 10, height: 10))
    long.fillPath()
    #expect(UIImage(cgImage: try #require(long.makeImage())).pixel(x: 0, y: 0) == .red)
    #expect(long.bytesPerRow == 1 << 31)
    #expect(bitmap(32_767, 1) != nil && bitmap(1, 32_767) != nil)
    #expect(bitmap(32_768, 1) == nil && bitmap(1, 32_768) == nil)
    #expect(bitmap(32_768, 1, .premultipliedFirst, .byteOrder32Little) == nil)
  }

  @Test(
    "A context has the layout with which it was created",
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big),
      (.premultipliedLast, .byteOrderDefault), (.noneSkipFirst, .byteOrder32Big),
      (.premultipliedFirst, .byteOrder32Little), (.noneSkipLast, .byteOrder32Little),
    ])
  func layouts(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo) throws {
    let info = try #require(bitmap(1, 1, alpha, order)).bitmapInfo
    #expect(info.rawValue == alpha.rawValue | order.rawValue)
  }

  @Test("The bytes of an image are valid as long as the image, and as long as the data")
  func lifetime() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 64, height: 64)
    var image: UIImage? = UIGraphicsImageRenderer(size: size, format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
    let count = 64 * 64 * 4
    let pixels = try #require(image?.cgImage)
    let first = CFDataGetBytePtr(pixels.dataProvider!.data!)!
    // They would have the memory of a released copy.
    let others = (1...8).map { _ in [UInt8](repeating: 7, count: count) }
    let red: [UInt8] = [0, 0, 255, 255]
    #expect((0..<count).allSatisfy { first[$0] == red[$0 % 4] } && others.count == 8)
    let again: UnsafePointer<UInt8> = CFDataGetBytePtr(pixels.dataProvider?.data)
    #expect(again == first && CFDataGetLength(pixels.dataProvider?.data) == count)
    let data = try #require(image?.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 1)))
      .dataProvider?.data
    image = nil
    #expect(CFDataGetLength(data) == 8 && CFDataGetBytePtr(data)[6] == 255)
    withExtendedLifetime(pixels) {}
  }
}
