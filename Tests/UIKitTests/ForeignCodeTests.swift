import ResponderTestKit
import Testing
import UIKit
import UniformTypeIdentifiers

private final class RatingStack: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

private final class RingLayer: CAShapeLayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class WaterfallLayout: UICollectionViewLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class PromptView: UITextView {
  var placeholder = "prompt"
}

private final class AnchoredView: UIView {
  var anchorPoint = 4
}

final class NamedDelegate: UIResponder, UIApplicationDelegate {}

@MainActor private final class Listener {
  var names: [Notification.Name] = []
  func note(_ notification: NSNotification) { names.append(notification.name) }
}

@MainActor @Suite(.serialized) struct ForeignCodeTests {
  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  private func copied<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
  }

  @Test("Geometry is encoded as Foundation encodes it")
  func geometry() throws {
    #expect(try text(CGPoint(x: 1, y: 2)) == "[1,2]")
    #expect(try text(CGSize(width: 3, height: 4)) == "[3,4]")
    #expect(try text(CGRect(x: 1, y: 2, width: 3, height: 4)) == "[[1,2],[3,4]]")
    #expect(try text(IndexPath(item: 7, section: 2)) == #"{"indexes":[2,7]}"#)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(try copied(transform) == transform)
    #expect(try copied(CGVector(dx: 1, dy: 2)) == CGVector(dx: 1, dy: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(try copied(insets) == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try copied(directional) == directional)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(try copied(offset) == offset)
    #expect(try copied(IndexPath(item: 7, section: 2)) == IndexPath(item: 7, section: 2))
  }

  @Test("Objects that UIKit compares by identity are elements of sets")
  func identity() {
    let layer = CALayer()
    #expect(Set([layer, CALayer(), layer]).count == 2)
    let image = UIImage()
    #expect(image == image && image.isEqual(image) && !image.isEqual("image"))
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star") != UIImage(systemName: "heart"))
    let template = UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal)
    #expect(template != UIImage(systemName: "star"))
    func square(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    #expect(square(.red) == square(.red) && square(.red).isEqual(square(.red)))
    #expect(square(.red) != square(.blue) && Set([square(.red), square(.red)]).count == 1)
    #expect(UIColor.red.isEqual(UIColor.red) && !UIColor.red.isEqual("red"))
    let path = IndexPath(item: 1, section: 0)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let other = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(attributes == other && Set([attributes, other]).count == 1)
    other.alpha = 0.5
    #expect(attributes != other)
  }

  @Test("Subclasses call the initializers with a coder as in UIKit")
  func coders() {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(RatingStack(coder: coder).arrangedSubviews.isEmpty)
    let ring = RingLayer(coder: coder)
    ring?.lineWidth = 4
    #expect(ring?.lineWidth == 4)
    #expect(WaterfallLayout(coder: coder)?.collectionView == nil)
  }

  @Test("A subclass declares a property that only the library has")
  func redeclared() {
    let prompt = PromptView()
    #expect(prompt.placeholder == "prompt")
    let library: UITextView = prompt
    library.placeholder = "library"
    #expect(library.placeholder == "library" && prompt.placeholder == "prompt")
    #expect(AnchoredView().anchorPoint == 4)
  }

  @Test("A method receives an NSNotification")
  func notification() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let listener = Listener()
    let center = NotificationCenter()
    let name = Notification.Name("note")
    center.addObserver(listener, selector: Listener.note, name: name, object: nil)
    center.post(name: name, object: nil)
    stage.advance(by: 0.1)
    #expect(listener.names == [name])
  }

  @Test("The class of a delegate is found by its name")
  func delegateClass() {
    #expect(DelegateClass.named(NSStringFromClass(NamedDelegate.self)) == NamedDelegate.self)
    #expect(DelegateClass.named("UIKitTests.NoSuchClass") == nil)
    #expect(DelegateClass.named(NSStringFromClass(NSObject.self)) == nil)
  }

  @Test("The format of a renderer has its bounds")
  func rendererBounds() {
    let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(UIGraphicsImageRenderer(bounds: bounds).format.bounds == bounds)
    #expect(UIGraphicsImageRendererFormat().bounds == .zero)
  }

  @Test("An inverted transform undoes the transform, and passes through an NSValue")
  func transforms() {
    let transform = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 8), 3, 5, 7)
    let identity = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(identity == CATransform3DIdentity)
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(flat) == flat)
    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
    let turned = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turned).cgAffineTransformValue == turned)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let held = NSValue(uiEdgeInsets: insets)
    #expect(held.uiEdgeInsetsValue == insets && held.cgAffineTransformValue == .identity)
    let view = UIView()
    view.transform3D = CATransform3DMakeScale(2, 2, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test("File types have identifiers and conform to each other")
  func fileTypes() throws {
    let png = try #require(UTType("public.png"))
    #expect(png == .png && png.identifier == "public.png")
    #expect(png.conforms(to: .image) && png.conforms(to: .data) && !png.conforms(to: .text))
    #expect(UTType.tiff.conforms(to: .image) && !UTType.image.conforms(to: .png))
    #expect(UTType.png.isSubtype(of: .image) && UTType.image.isSupertype(of: .png))
    #expect(UTType.commaSeparatedText.conforms(to: .text))
    #expect(UTType("com.example.unknown") == nil)
    let groups: [(type: UTType, suffixes: [String])] = [
      (.image, ["heic", "bmp", "tiff", "ico", "svg", "avif"]),
      (.audio, ["aac", "m4a", "aif", "mid"]),
      (.movie, ["mpg", "mpeg", "mov", "3gp"]), (.sourceCode, ["swift", "java", "sh", "cc"]),
      (.text, ["swift", "csv", "tsv", "log", "html", "java"]), (.archive, ["gz", "rar", "bz2"]),
    ]
    for (group, suffixes) in groups {
      for suffix in suffixes {
        let type = try #require(UTType(filenameExtension: suffix))
        #expect(type.conforms(to: group) && type.conforms(to: .data), "\(suffix)")
        #expect(type.conforms(to: .image) == (group == .image), "\(suffix)")
      }
    }
    #expect(UTType(filenameExtension: "heic") == .heic && UTType.heic.identifier == "public.heic")
    #expect(UTType(mimeType: "image/heic")?.conforms(to: .image) == true)
    #expect(UTType(filenameExtension: "txt")?.identifier == "public.plain-text")
  }

  @Test("Values have the members of Core Graphics and Core Foundation")
  func smallMembers() {
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(now > 0)
    #expect(CGFloat(2).native == 2 && CGRect.zero.equalTo(.zero))
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25)?.alpha == 0.25)
  }

  @Test("Changes between beginAnimations and commitAnimations are animated")
  func begunAnimations() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let window = stage.window
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    stage.render()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.alpha = 0
    UIView.commitAnimations()
    stage.advance(by: 0.5)
    #expect(view.alpha == 0)
    #expect(view.presentation.alpha > 0.2 && view.presentation.alpha < 0.8)
    stage.advance(by: 1)
    #expect(view.presentation.alpha == 0)
    view.alpha = 1
    #expect(view.presentation.alpha == 1)
  }

  @Test("An animation that is begun in a block and committed after it animates nothing else")
  func animationBegunInBlock() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.render()
    for duration in [1, 0.0] {
      UIView.animate(withDuration: 1) {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(duration)
      }
      view.alpha = 0.5
      #expect(view.presentation.alpha == 0.5)
      UIView.setAnimationDuration(2)
      view.alpha = 0.25
      #expect(view.presentation.alpha == 0.25)
      UIView.commitAnimations()
      view.alpha = 1
      #expect(view.presentation.alpha == 1)
    }
  }

  /// A delegate that passes on what it receives to the one before it.
  private final class PageWatcher: NSObject, UIScrollViewDelegate {
    weak var original: (any UIScrollViewDelegate)?
    var count = 0
    var wasAskedForZoom = false
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      count += 1
      original?.scrollViewDidScroll(scrollView)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      wasAskedForZoom = true
      return original?.viewForZooming(in: scrollView)
    }
  }

  private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
    let all = (0..<3).map { _ in UIViewController() }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? {
      all.firstIndex(of: controller).flatMap { $0 > 0 ? all[$0 - 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? {
      all.firstIndex(of: controller).flatMap { $0 < 2 ? all[$0 + 1] : nil }
    }
    var progress = 0.0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { progress = scrollView.contentOffset.x }
  }

  @Test("A delegate of the scroll view of pages is notified, and the pages still turn")
  func pageScrolling() throws {
    let stage = Stage(size: CGSize(width: 300, height: 300))
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = pages
    pages.setViewControllers([pages.all[0]], direction: .forward, animated: false)
    stage.window.rootViewController = pages
    stage.advance(by: 0.1)
    let watcher = PageWatcher()
    let scroller = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    watcher.original = scroller.delegate
    scroller.delegate = watcher
    #expect(scroller.delegate === watcher && scroller.zoomScale == 1 && watcher.wasAskedForZoom)
    stage.touchDown(0, at: CGPoint(x: 280, y: 150))
    stage.frame()
    for step in 1...10 {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(0, to: CGPoint(x: 280 - 25 * Double(step), y: 150))
      stage.frame()
    }
    stage.touchUp(0)
    stage.frame()
    stage.advance(by: 2)
    #expect(watcher.count > 2 && pages.viewControllers == [pages.all[1]])
  }

  @Test("NSNull prevents the animation of a property")
  func nullAction() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    stage.render()
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil && layer.action(forKey: "opacity") == nil)
  }
}
