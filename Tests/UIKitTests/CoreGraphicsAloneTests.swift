import CoreGraphics
import Testing

struct CoreGraphicsAloneTests {
  @Test("Core Graphics' names are there in a file that imports nothing else")
  func names() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20).insetBy(dx: 1, dy: 2)
    #expect(rect == CGRect(x: 1, y: 2, width: 8, height: 16))
    let factor: CGFloat = 2
    #expect(CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: factor, y: factor)).x == 2)
    #expect(CGMutablePath().isEmpty)
    let path: CGPath = CGPath(rect: rect)
    #expect(path.boundingBox == rect)
  }
}
