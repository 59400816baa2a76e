// Foundation is imported before UIKit and the other modules here. The order must not matter.
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor struct BesideFoundationTests {
  @Test("Names that Foundation has too are UIKit's in a file that imports both")
  func names() {
    let width: CGFloat = 12
    let rect = CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: width, height: 3))
    let view = UIView(frame: rect)
    #expect(view.frame == rect)
    #expect(CGFloat.self == Double.self)
    let path = IndexPath(row: 3, section: 1)
    #expect(path.item == 3)
    let timer = Timer(timeInterval: 1, repeats: false) { _ in }
    #expect(timer.isValid)
    timer.invalidate()
    #expect(CGAffineTransform(translationX: 1, y: 0) != .identity)
    #expect(UndoManager().canUndo == false)
  }

  @Test("Foundation's own types are there, by their names and with the module's")
  func foundation() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(date.timeIntervalSince1970 == 0)
    #expect(Foundation.CGFloat(2) == 2)
    #expect(Foundation.Timer.self != UIKit.Timer.self)
    var indices = IndexSet(integersIn: 0...3)
    indices.remove(2)
    #expect(indices.count == 3)
    #expect(NSRange(location: 1, length: 2).upperBound == 3)
  }

  @Test("A label's attributed text needs no type beside it")
  func attributedText() {
    let label = UILabel()
    label.attributedText = .init(string: "x", attributes: [.kern: 1])
    #expect(label.attributedText?.length == 1)
    label.attributedText = nil
    #expect(label.attributedText == nil)
  }
}
