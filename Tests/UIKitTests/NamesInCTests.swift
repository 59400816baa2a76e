import ResponderTestKit
import Testing
import UIKit

/// Functions and constants of headers in C that UIKit code uses.
@MainActor @Suite(.serialized) struct NamesInCTests {
  @Test("A selector is made of a name, and has a name")
  func selectors() {
    #expect(NSSelectorFromString("paste:") == .paste)
    #expect(NSStringFromSelector(.paste) == "paste:")
    #expect(NSSelectorFromString("none:") != NSSelectorFromString("other:"))
  }

  @Test("Delays in nanoseconds")
  func nanoseconds() {
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
    #expect(NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
    let interval = Double(Int64(0.25 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
    #expect(interval == 0.25)
  }

  @Test("A text layer has the font of a name")
  func layerFont() throws {
    let layer = CATextLayer()
    let name = UIFont.systemFont(ofSize: 12).fontName
    layer.font = CGFont(name as CFString)
    #expect(layer.font != nil)
  }

  @Test("A renderer's format has the scale of an image")
  func rendererFormat() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      _ in
    }
    #expect(image.imageRendererFormat.scale == 3)
    #expect(!image.imageRendererFormat.opaque)
  }
}
