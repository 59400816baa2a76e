import ResponderTestKit
import Testing
import UIKit

@MainActor @Suite("Older ways, and small names", .serialized) struct OlderWayTests {
  @Test("Points, sizes and rectangles are made in UIKit's older way too")
  func geometry() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGVectorMake(5, 6) == CGVector(dx: 5, dy: 6))
    #expect(autoreleasepool { 7 } == 7)
  }

  @Test("A row's path tells a menu from others, as UIKit has it")
  func menuIdentifier() {
    let path = IndexPath(row: 3, section: 1)
    let one = UIContextMenuConfiguration(
      identifier: path as NSCopying, previewProvider: nil, actionProvider: nil)
    #expect(one.identifier as? IndexPath == path)
    let two = UIContextMenuConfiguration(identifier: "a" as NSString, previewProvider: nil)
    #expect(two.identifier as? NSString == "a")
    let none = UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil, actionProvider: { _ in nil })
    #expect(none.identifier != one.identifier)
  }

  @Test("A window's level can be counted on")
  func levels() {
    #expect(UIWindow.Level.alert + 1 > .alert)
    let window = UIWindow()
    window.windowLevel = .normal + 1
    #expect(window.windowLevel.rawValue == 1)
    #expect(UIWindow.Level.alert - 1 < .alert)
  }

  @Test("A picker tells addresses of files to a delegate that wants them")
  func pickedFiles() {
    final class Picked: UIDocumentPickerDelegate {
      var urls: [URL] = []
      func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
      ) { self.urls = urls }
    }
    let picked = Picked()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image])
    picker.delegate = picked
    picker.directoryURL = URL(fileURLWithPath: "/tmp")
    #expect(picker.directory == "/tmp")
    picker.delegate?.documentPicker(picker, didPickDocumentsAt: ["/a b"])
    #expect(picked.urls == [URL(fileURLWithPath: "/a b")])
    #expect(picked.urls[0].startAccessingSecurityScopedResource())
    picked.urls[0].stopAccessingSecurityScopedResource()
  }

  @Test("Points are turned from the monitor's into a view's as from its window's")
  func coordinateSpaces() {
    let stage = Stage(size: CGSize(width: 300, height: 400))
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    stage.window.addSubview(view)
    let screen: UICoordinateSpace = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 31, y: 42), from: screen) == CGPoint(x: 1, y: 2))
    #expect(screen.convert(CGPoint(x: 1, y: 2), from: view) == CGPoint(x: 31, y: 42))
    #expect(view.convert(view.bounds, to: screen) == view.frame)
    #expect(screen.convert(view.frame, to: view) == view.bounds)
    let other: UICoordinateSpace = stage.window
    #expect(view.convert(CGPoint.zero, to: other) == CGPoint(x: 30, y: 40))
    #expect(screen.bounds.origin == .zero)
  }
}

@MainActor struct LayerNumberTests {
  @Test("Numbers of layers are those of Foundation, and arrays of numbers do as well")
  func numbers() {
    let gradient = CAGradientLayer()
    gradient.locations = [0, 0.5]
    #expect(gradient.locations == [NSNumber(value: 0), NSNumber(value: 0.5)])
    gradient.locations = [0.25, 1].map { NSNumber(value: $0) }
    let plain: [CGFloat]? = gradient.locations
    #expect(plain == [0.25, 1])
    let several: [CGFloat] = [0, 0.75]
    gradient.locations = several
    #expect(gradient.locations?.last == 0.75)
    gradient.locations = nil
    #expect((gradient.locations as [NSNumber]?) == nil)
    let shape = CAShapeLayer()
    shape.lineDashPattern = [4, 2]
    #expect(shape.lineDashPattern?.count == 2)
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.keyTimes = [0, 0.3, 1] as [NSNumber]
    #expect(frames.keyTimes?[1] == 0.3)
  }

  @Test("Attributed strings begin empty")
  func emptyStrings() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0)
    #expect(NSTextStorage().length == 0)
  }

  @Test("What leads out of the plane is seen from straight ahead in attributes of a layout")
  func attributes() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.transform3D = CATransform3DMakeScale(2, 3, 4)
    #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(attributes.transform3D.m11 == 2)
  }
}
