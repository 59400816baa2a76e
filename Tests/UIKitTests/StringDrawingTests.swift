import ResponderTestKit
import Testing
import UIKit

/// A view that runs a test's code in `draw(_:)`.
private final class Canvas: UIView {
  var body: () -> Void = {}
  override func draw(_ rect: CGRect) { body() }
}

@MainActor struct StringDrawingTests {
  let stage = Stage(size: CGSize(width: 100, height: 100))

  private func picture(_ body: @escaping () -> Void) -> UIImage {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    canvas.backgroundColor = .white
    canvas.body = body
    stage.window.addSubview(canvas)
    defer { canvas.removeFromSuperview() }
    return stage.snapshot()
  }

  /// Returns the number of pixels of a rectangle that are not white.
  private func inked(_ image: UIImage, _ rect: CGRect) -> Int {
    var count = 0
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) where image.pixel(x: x, y: y) != .white {
        count += 1
      }
    }
    return count
  }

  @Test("A string is drawn at a point, and nowhere else")
  func atPoint() {
    let font = UIFont.systemFont(ofSize: 20)
    let size = "Hello".size(withAttributes: [.font: font])
    let image = picture {
      "Hello".draw(at: CGPoint(x: 10, y: 30), withAttributes: [.font: font])
    }
    let box = CGRect(x: 10, y: 30, width: size.width.rounded(.up), height: size.height)
    #expect(inked(image, box) > 50)
    #expect(inked(image, CGRect(x: 0, y: 0, width: 100, height: 30)) == 0)
    #expect(inked(image, CGRect(x: 0, y: box.maxY, width: 100, height: 100 - box.maxY)) == 0)
  }

  @Test("A string that is drawn in a rectangle is broken into lines, and cut off below")
  func inRect() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.red,
    ]
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    let image = picture {
      ("one two three four five six" as NSString).draw(in: rect, withAttributes: attributes)
    }
    #expect(inked(image, CGRect(x: 0, y: 20, width: 60, height: 20)) > 10)
    #expect(inked(image, CGRect(x: 0, y: 40, width: 100, height: 60)) == 0)
    #expect(inked(image, CGRect(x: 61, y: 0, width: 39, height: 40)) == 0)
  }

  @Test("A path of UIKit's fills and strokes the current context in its colours")
  func path() {
    let image = picture {
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 40, height: 40))
      path.lineWidth = 4
      path.fill()
      path.stroke()
    }
    #expect(image.pixel(x: 40, y: 40) == .red)
    #expect(image.pixel(x: 20, y: 40) == .blue)
    #expect(image.pixel(x: 10, y: 40) == .white)
  }

  @Test("A path of UIKit's cuts off what is drawn after it")
  func clip() {
    let image = picture {
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50)).addClip()
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(image.pixel(x: 25, y: 25) == .red)
    #expect(image.pixel(x: 75, y: 25) == .white)
  }

  @Test("An image's bytes are Foundation's Data")
  func data() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.pixel(x: 1, y: 1) == .green)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }
}
