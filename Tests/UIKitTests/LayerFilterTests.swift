import ResponderTestKit
import Testing
import UIKit

/// Tests of the filters and the stretched part of a layer's contents.
@MainActor @Suite(.serialized) struct LayerFilterTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  /// Returns an image with a red left column of pixels, and blue ones beside it.
  private func image(width: Int) -> UIImage {
    let size = CGSize(width: width, height: 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
  }

  private func makeLayer(_ image: UIImage) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.contents = image.cgImage
    stage.window.layer.addSublayer(layer)
    return layer
  }

  private func color(_ x: Int) -> UIColor {
    stage.render()
    return stage.snapshot().pixel(x: x, y: 50)
  }

  @Test("The filter for enlarged contents keeps the edges of pixels")
  func magnification() {
    let layer = makeLayer(image(width: 2))
    #expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
    #expect(color(45) != .red)
    layer.magnificationFilter = .nearest
    #expect(layer.magnificationFilter == .nearest)
    #expect(color(45) == .red && color(55) == .blue)
    layer.magnificationFilter = .linear
    layer.minificationFilter = .nearest
    #expect(color(45) != .red)
  }

  @Test("Only the center of contents is stretched")
  func center() {
    let layer = makeLayer(image(width: 4))
    layer.magnificationFilter = .nearest
    #expect(color(10) == .red)
    layer.contentsCenter = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)
    #expect(color(0) == .red && color(10) == .blue && color(90) == .blue)
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 0, height: 0)
    #expect(color(90) == .red)
  }

  @Test("A center of several pixels is stretched, not repeated")
  func wideCenter() {
    let layer = makeLayer(image(width: 4))
    layer.frame = CGRect(x: 0, y: 40, width: 40, height: 20)
    layer.magnificationFilter = .nearest
    // The red pixel and a blue one, before the two at the right.
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    #expect(color(1) == .red && color(11) == .red && color(16) == .red)
    #expect(color(22) == .blue && color(30) == .blue && color(39) == .blue)
  }
}
