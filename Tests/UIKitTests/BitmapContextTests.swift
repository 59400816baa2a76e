import ResponderTestKit
import Testing
import UIKit

@MainActor struct BitmapContextTests {
  private let space = CGColorSpaceCreateDeviceRGB()

  private func bitmap(
    _ width: Int = 4, _ height: Int = 4, data: UnsafeMutableRawPointer? = nil, row: Int = 0,
    _ alpha: CGImageAlphaInfo = .premultipliedLast, _ order: CGBitmapInfo = []
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: row, space: space,
      bitmapInfo: alpha.rawValue | order.rawValue)
  }

  /// Returns an image with a red upper row and a blue lower row.
  private func striped() throws -> CGImage {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: .sharp).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
    return try #require(image.cgImage)
  }

  @Test("The origin is at the bottom left, and an image is drawn upright")
  func upright() throws {
    let context = try #require(bitmap())
    #expect(context.ctm == .identity && context.width == 4 && context.height == 4)
    context.setFillColor(UIColor.green.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    context.draw(try striped(), in: CGRect(x: 0, y: 2, width: 2, height: 2))
    let image = UIImage(cgImage: try #require(context.makeImage()))
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.pixel(x: 0, y: 3) == .green && image.pixel(x: 3, y: 3) == .green)
    #expect(image.pixel(x: 0, y: 2) == .clear && image.pixel(x: 3, y: 0) == .clear)
    #expect(image.pixel(x: 1, y: 0) == .red && image.pixel(x: 1, y: 1) == .blue)
    context.translateBy(x: 0, y: 4)
    context.scaleBy(x: 1, y: -1)
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    let later = UIImage(cgImage: try #require(context.makeImage()))
    #expect(later.pixel(x: 3, y: 0) == .red && image.pixel(x: 3, y: 0) == .clear)
  }

  @Test(
    "T17: the application's memory has the pixels after each drawing, in every order of bytes",
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrderDefault, [255, 128, 0, 255]),
      (.premultipliedLast, .byteOrder32Big, [255, 128, 0, 255]),
      (.premultipliedFirst, .byteOrderDefault, [255, 255, 128, 0]),
      (.premultipliedFirst, .byteOrder32Little, [0, 128, 255, 255]),
      (.premultipliedLast, .byteOrder32Little, [255, 0, 128, 255]),
      (.noneSkipFirst, .byteOrder32Little, [0, 128, 255, 255]),
      (.noneSkipLast, .byteOrderDefault, [255, 128, 0, 255]),
    ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])])
  func orders(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo, _ expected: [UInt8]) throws {
    var pixels = [UInt8](repeating: 0, count: 24)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try #require(
        bitmap(2, 2, data: bytes.baseAddress, row: 12, alpha, order))
      #expect(context.data == bytes.baseAddress && context.bytesPerRow == 12)
      #expect(context.bitmapInfo.rawValue == alpha.rawValue | order.rawValue)
      #expect(context.alphaInfo == alpha && context.bitsPerPixel == 32)
      context.setFillColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      #expect(Array(bytes[16..<20]) == expected)
      #expect(bytes[20..<24].allSatisfy { $0 == 0 })
      context.beginPath()
      context.addEllipse(in: CGRect(x: -4, y: -4, width: 10, height: 10))
      context.fillPath()
      #expect(Array(bytes[0..<4]) == expected)
    }
  }

  @Test("T17: what the application writes to the memory is drawn over, and is in the image")
  func writing() throws {
    let context = try #require(bitmap(2, 1))
    context.setFillColor(UIColor.red.cgColor)
    context.saveGState()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(context.bytesPerRow == 8)
    #expect(Array(UnsafeBufferPointer(start: bytes, count: 4)) == [255, 0, 0, 255])
    bytes[4] = 0
    bytes[6] = 255
    let image = UIImage(cgImage: try #require(context.makeImage()))
    #expect(image.pixel(x: 0, y: 0) == .red && image.pixel(x: 1, y: 0) == .blue)
    context.restoreGState()
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(Array(UnsafeBufferPointer(start: bytes, count: 8)) == [0, 255, 0, 255, 0, 0, 255, 255])
    context.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bytes[5] == 0 && bytes[7] == 0)
  }

  @Test("The average color of an image is that of one pixel into which it is drawn")
  func average() throws {
    var pixel = [UInt8](repeating: 0, count: 4)
    try pixel.withUnsafeMutableBytes { bytes in
      let context = try #require(bitmap(1, 1, data: bytes.baseAddress, row: 4))
      context.interpolationQuality = .medium
      context.draw(try striped(), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixel[1] == 0 && pixel[3] == 255)
    #expect(Int(pixel[0]) + Int(pixel[2]) >= 254)
  }

  @Test("A layer without opacity, grays, and opacity alone")
  func otherComponents() throws {
    let opaque = try #require(bitmap(1, 1, .noneSkipLast))
    #expect(UIImage(cgImage: try #require(opaque.makeImage())).pixel(x: 0, y: 0) == .black)
    let gray = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    gray.setFillColor(UIColor.red.cgColor)
    gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(gray.data?.load(as: UInt8.self) == 76 && gray.colorSpace?.model == .monochrome)
    let shown = UIImage(cgImage: try #require(gray.makeImage())).pixel(x: 0, y: 0)
    #expect(shown == UIColor(white: 76 / 255, alpha: 1))
    let mask = try #require(bitmap(1, 1, .alphaOnly))
    mask.setFillColor(red: 1, green: 0, blue: 0, alpha: 128 / 255)
    mask.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(mask.data?.load(as: UInt8.self) == 128 && mask.colorSpace == nil)
  }

  @Test("A layout that Core Graphics has not either, and an impossible size, have no context")
  func impossible() {
    #expect(bitmap(0, 4) == nil && bitmap(4, -1) == nil && bitmap(.max, 4) == nil)
    #expect(bitmap(4, 4, row: 15) == nil)
    #expect(bitmap(4, 4, .last) == nil && bitmap(4, 4, .none) == nil)
    #expect(bitmap(4, 4, .premultipliedLast, .byteOrder16Little) == nil)
    #expect(bitmap(4, 4, .premultipliedLast, .floatComponents) == nil)
    #expect(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 16, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == space)
  }

  @Test("Clips, layers and shadows are copied to the memory too")
  func clipped() throws {
    let context = try #require(bitmap(20, 20))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    func opacity(_ x: Int, _ y: Int) -> UInt8 { bytes[(19 - y) * 80 + x * 4 + 3] }
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 5, y: 5, width: 10, height: 5))
    #expect(opacity(6, 6) == 255 && opacity(12, 6) == 0 && opacity(6, 12) == 0)
    context.restoreGState()
    context.beginTransparencyLayer(alpha: 0.5)
    context.fill(CGRect(x: 12, y: 12, width: 4, height: 4))
    context.endTransparencyLayer()
    #expect((127...128).contains(opacity(13, 13)))
    context.setShadow(offset: CGSize(width: 0, height: 3), blur: 0, color: UIColor.black.cgColor)
    context.fill(CGRect(x: 16, y: 2, width: 2, height: 2))
    #expect(opacity(17, 3) == 255 && opacity(17, 6) > 200 && opacity(17, 0) == 0)
  }

  @Test("An image is made of bytes, and has its bytes")
  func bytes() throws {
    let bytes: [UInt8] = [255, 0, 0, 0, 255, 0]
    let provider = try #require(CGDataProvider(data: NSData(data: Data(bytes))))
    func image(_ width: Int, perPixel: Int, _ info: CGBitmapInfo) -> CGImage? {
      CGImage(
        width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: perPixel, bytesPerRow: 6,
        space: space, bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent)
    }
    let made = try #require(image(2, perPixel: 24, []))
    let shown = UIImage(cgImage: made)
    #expect(shown.pixel(x: 0, y: 0) == .red && shown.pixel(x: 1, y: 0) == .green)
    #expect(image(3, perPixel: 24, []) == nil)
    let straight = CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
    #expect(
      UIImage(cgImage: try #require(image(1, perPixel: 32, straight))).pixel(x: 0, y: 0).alpha == 0)
    let data = try #require(made.dataProvider?.data)
    let first = try #require(CFDataGetBytePtr(data))
    #expect(CFDataGetLength(data) == 8 && made.alphaInfo == .premultipliedFirst)
    #expect(made.bitmapInfo.contains(.byteOrder32Little))
    #expect(Array(UnsafeBufferPointer(start: first, count: 8)) == [0, 0, 255, 255, 0, 255, 0, 255])
  }
}

extension UIGraphicsImageRendererFormat {
  /// The format with one pixel per point.
  fileprivate static var sharp: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
