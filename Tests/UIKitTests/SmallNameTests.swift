import ResponderTestKit
import Testing
import UIKit

private class NibController: UIViewController {
  let given: String?
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    given = nibNameOrNil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor @Suite(.serialized) struct SmallNameTests {
  @Test(
    "A controller that overrides init(nibName:bundle:) is made by it, with arguments and without")
  func nibNames() {
    let named = NibController(nibName: "a", bundle: .main)
    #expect(named.given == "a" && named.nibBundle == Bundle.main)
    let plain = NibController()
    #expect(plain.given == nil && plain.nibName == nil)
  }

  @Test("The program's bundle answers as Foundation's does")
  func bundles() throws {
    let own = Foundation.Bundle.main
    #expect(Bundle.main.bundlePath == own.bundlePath)
    #expect(Bundle.main.bundleURL == own.bundleURL)
    #expect(Bundle.main.url(forResource: "no such", withExtension: "txt") == nil)
    #expect(Bundle(path: "/no/such/folder") == nil)
    #expect(NSLocalizedString("Hello", comment: "") == "Hello")
    #expect(
      NSLocalizedString("Hello", bundle: Bundle(for: NibController.self), comment: "") == "Hello")
  }

  @Test("A rectangle is divided from each side, and not by more than it has")
  func divided() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let left = rect.divided(atDistance: 30, from: .minXEdge)
    #expect(left.slice == CGRect(x: 10, y: 20, width: 30, height: 50))
    #expect(left.remainder == CGRect(x: 40, y: 20, width: 70, height: 50))
    let bottom = rect.divided(atDistance: 10, from: .maxYEdge)
    #expect(bottom.slice == CGRect(x: 10, y: 60, width: 100, height: 10))
    #expect(bottom.remainder == CGRect(x: 10, y: 20, width: 100, height: 40))
    let all = rect.divided(atDistance: 500, from: .maxXEdge)
    #expect(all.slice == rect)
    #expect(all.remainder == CGRect(x: 10, y: 20, width: 0, height: 50))
  }

  @Test("A date picker's calendar carries its time zone and its language")
  func calendars() throws {
    let picker = UIDatePicker()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 7_200))
    calendar.locale = Locale(identifier: "de_DE")
    picker.calendar = calendar
    #expect(picker.timeZone?.secondsFromGMT() == 7_200)
    #expect(picker.locale?.identifier == "de_DE")
    #expect(picker.calendar.timeZone.secondsFromGMT() == 7_200)
  }

  @Test("A preview's path is a bezier path, and can be taken back")
  func previewPaths() {
    let parameters = UIPreviewParameters()
    #expect(parameters.visiblePath == nil)
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(parameters.visiblePath?.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    parameters.visiblePath = nil
    #expect(parameters.visiblePath == nil)
  }

  @Test("A number of Foundation's is animated as Swift's are")
  func numbers() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = NSNumber(value: 1)
    fade.toValue = NSNumber(value: 0)
    fade.duration = 1
    view.layer.add(fade, forKey: nil)
    stage.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.opacity ?? 1) - 0.5) < 0.05)
  }

  @Test("A colour of Display P3 is that of sRGB which looks the same, or the nearest at its edge")
  func displayP3() throws {
    let white = try #require(
      UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5).cgColor.components)
    for (part, wanted) in zip(white, [1, 1, 1, 0.5]) { #expect(abs(part - wanted) < 0.005) }
    let grey = try #require(
      UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor.components)
    for part in grey.prefix(3) { #expect(abs(part - 0.5) < 0.005) }
    let red = try #require(
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.components)
    for (part, wanted) in zip(red, [1.0, 0, 0, 1]) { #expect(abs(part - wanted) < 0.005) }
  }

  @Test("An accessibility element is where its container has it")
  func elements() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    stage.window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 10, height: 10)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 10, height: 10))
    #expect(element.accessibilityActivationPoint == CGPoint(x: 16, y: 27))
    #expect(element.next === view)
  }
}
