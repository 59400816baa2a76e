import Testing
import UIKit

extension UIColor {
  fileprivate convenience init(hexText: String) {
    var number: UInt64 = 0
    Scanner(string: hexText).scanHexInt64(&number)
    self.init(
      red: CGFloat((number >> 16) & 0xFF) / 255, green: CGFloat((number >> 8) & 0xFF) / 255,
      blue: CGFloat(number & 0xFF) / 255, alpha: 1)
  }
  fileprivate convenience init!(shade: Int) {
    if shade < 0 { return nil }
    self.init(white: CGFloat(shade) / 255, alpha: 1)
  }
  fileprivate class func brand() -> UIColor { UIColor(hexText: "FF0000") }
  fileprivate class var quiet: UIColor { .lightGray }
}

@Suite("A colour is an object") struct ColorClassTests {
  @Test("Extensions add convenience initializers and class methods, as to a class of UIKit's")
  func extensions() {
    #expect(UIColor.brand() == .red)
    #expect(UIColor(shade: 255) == .white)
    #expect(UIColor(shade: -1) == nil)
    #expect(UIColor.quiet == .lightGray)
  }

  @Test("Colours of the same parts are equal, and so are their hashes")
  func equality() {
    let (one, other) = (UIColor(white: 0.5, alpha: 1), UIColor(white: 0.5, alpha: 1))
    #expect(one !== other && one == other)
    #expect(Set([one, other]).count == 1)
    #expect(one != other.withAlphaComponent(0.5))
    #expect(UIColor.label == UIColor.label && UIColor.label != UIColor.black)
    let asked = UIColor { _ in .red }
    #expect(asked == asked && asked != UIColor { _ in .red })
  }

  @Test("A colour in code is one of the library's")
  func literals() {
    let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red)
  }
}
