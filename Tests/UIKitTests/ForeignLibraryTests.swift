import ResponderTestKit
import Testing
import UIKit

private final class LabeledConstraint: NSLayoutConstraint {
  var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}

private final class PassingWindow: UIWindow {
  var wasMadeForScene = false
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    wasMadeForScene = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class ProgramWithScene: UIResponder, UIApplicationDelegate {}

private final class WideKnobSlider: UISlider {
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
  {
    super.thumbRect(forBounds: bounds, trackRect: rect, value: value).insetBy(dx: -10, dy: 0)
  }
}

private final class Segments: UISegmentedControl {
  override init(items: [Any]?) { super.init(items: items) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Refresher: UIRefreshControl {
  var text = ""
  override init() {
    super.init()
    text = "made"
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Columns: UISplitViewController {
  override init(style: UISplitViewController.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}
private final class BigBar: UINavigationBar {}
private final class NoteCell: UITableViewCell {}
private final class TileCell: UICollectionViewCell {}

private final class Page: NSObject, NSCoding {
  var frame = CGRect(x: 1, y: 2.5, width: 3, height: 4)
  var offset = CGPoint(x: 7, y: -8)
  var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  override init() { super.init() }
  func encode(with coder: NSCoder) {
    coder.encode(frame, forKey: "frame")
    coder.encode(offset, forKey: "offset")
    coder.encode(insets, forKey: "insets")
  }
  init?(coder: NSCoder) {
    super.init()
    frame = coder.decodeCGRect(forKey: "frame")
    offset = coder.decodeCGPoint(forKey: "offset")
    insets = coder.decodeUIEdgeInsets(forKey: "insets")
  }
}

@MainActor private final class Ticker {
  var count = 0
  func tick() { count += 1 }
  func count(_ timer: Timer) { count += 10 }
}

@MainActor @Suite(.serialized) struct ForeignLibraryTests {
  let stage = Stage(size: CGSize(width: 200, height: 200))

  @Test("A subclass of NSLayoutConstraint is created with two items, and constrains them")
  func constraintSubclass() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(box)
    let width = LabeledConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 70)
    width.label = "width"
    NSLayoutConstraint.activate([width])
    stage.render()
    #expect(width.identifier == "width" && box.frame.width == 70)
  }

  @Test("A subclass of UIWindow overrides the initializer with a scene")
  func windowSubclass() throws {
    stage.launch(ProgramWithScene.self)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = PassingWindow(windowScene: scene)
    #expect(window.wasMadeForScene && window.windowScene === scene)
    #expect(window.frame.size == UIScreen.main.bounds.size)
  }

  @Test("A slider has the knob of an override with a value of type Float")
  func sliderKnob() {
    let slider = WideKnobSlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    stage.window.addSubview(slider)
    slider.minimumValue = -1
    slider.maximumValue = 1
    stage.render()
    let track = slider.trackRect(forBounds: slider.bounds)
    let plain = UISlider(frame: slider.frame)
    let value: Float = 0.5
    let usual = plain.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    let wide = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    #expect(wide.width == usual.width + 20)
    // The ends of the track are those of the wide knob, whose touches are exact.
    let left = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: Float(-1))
    stage.tap(at: CGPoint(x: left.midX, y: 20))
    #expect((slider.value as Double) == -1)
  }

  @Test("A navigation controller has bars of the classes that it was created with")
  func navigationBars() {
    let controller = UINavigationController(navigationBarClass: BigBar.self, toolbarClass: nil)
    controller.pushViewController(UIViewController(), animated: false)
    stage.window.rootViewController = controller
    stage.render()
    #expect(controller.navigationBar is BigBar)
    #expect(controller.navigationBar.superview != nil)
  }

  @Test("Tables and collections register classes without a specified type")
  func registering() {
    let cellClass: AnyClass? = NoteCell.self
    let table = UITableView()
    table.register(cellClass, forCellReuseIdentifier: "note")
    #expect(table.dequeueReusableCell(withIdentifier: "note") is NoteCell)
    table.register(nil, forCellReuseIdentifier: "note")
    #expect(table.dequeueReusableCell(withIdentifier: "note") == nil)
    let tileClass: AnyClass? = TileCell.self
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(tileClass, forCellWithReuseIdentifier: "tile")
    let path = IndexPath(item: 0, section: 0)
    #expect(collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path) is TileCell)
  }

  @Test("Subclasses override the initializers that UIKit's classes have")
  func initializers() {
    let segments = Segments(items: ["One", "Two"])
    #expect(segments.numberOfSegments == 2 && !segments.frame.isEmpty)
    #expect(Refresher().text == "made")
    #expect(Columns(style: .tripleColumn).style == .tripleColumn)
  }

  @Test("Geometry is archived for a key")
  func coding() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    Page().encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let page = try #require(Page(coder: reader))
    #expect(page.frame == Page().frame && page.offset == Page().offset)
    #expect(page.insets == Page().insets)
    #expect(reader.decodeCGSize(forKey: "none") == .zero)
  }

  @Test("A timer for the run loop calls a method of its target")
  func timers() {
    let ticker = Ticker()
    let first = Timer(
      timeInterval: 0.5, target: ticker, selector: Ticker.tick, userInfo: nil, repeats: false)
    let second = Timer(
      timeInterval: 0.5, target: ticker, selector: Ticker.count(_:), userInfo: nil, repeats: false)
    let empty = Timer()
    empty.fire()
    empty.invalidate()
    #expect(!empty.isValid)
    RunLoop.main.add(first, forMode: .common)
    RunLoop.main.add(second, forMode: .common)
    stage.advance(by: 1)
    #expect(ticker.count == 11)
  }

  @Test("An item of the edit menu calls a method")
  func menuItems() {
    let item = UIMenuItem(title: "Tick", action: Ticker.tick)
    let ticker = Ticker()
    UIApplication.shared.sendAction(item.action, to: ticker, from: nil, for: nil)
    #expect(item.title == "Tick" && ticker.count == 1)
  }

  @Test("The offset and the content's size of a scroll view are observed until that ends")
  func observing() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(scrollView)
    stage.render()
    var offsets: [CGPoint] = []
    var sizes: [CGSize] = []
    var old: [CGSize] = []
    let first = scrollView.observe(\.contentOffset, options: [.initial, .new]) { view, change in
      #expect(view === scrollView && change.oldValue == nil)
      if let value = change.newValue { offsets.append(value) }
    }
    var second: NSKeyValueObservation? = scrollView.observe(
      \.contentSize, options: [.old, .new]
    ) { _, change in
      if let value = change.newValue { sizes.append(value) }
      if let value = change.oldValue { old.append(value) }
    }
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.contentOffset.y = 50
    scrollView.contentOffset.y = 50
    #expect(offsets == [.zero, CGPoint(x: 0, y: 50)])
    #expect(sizes == [CGSize(width: 100, height: 500)] && old == [.zero])
    first.invalidate()
    #expect(second != nil)
    second = nil
    scrollView.contentOffset.y = 80
    scrollView.contentSize.height = 600
    #expect(offsets.count == 2 && sizes.count == 1)
  }

  @Test("Layout guides, directions and font features have UIKit's names")
  func names() {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    stage.render()
    let support: any UILayoutSupport = controller.topLayoutGuide
    #expect(support.length == controller.topLayoutGuide.length)
    #expect(UITextDirection(rawValue: 1) == .storage(.backward))
    #expect((0..<6).map { UITextDirection(rawValue: $0).rawValue } == Array(0..<6))
    #expect(UIFontDescriptor.FeatureKey.typeIdentifier == .selector)
    #expect(UIFontDescriptor.FeatureKey.featureIdentifier == .type)
  }

  @Test("The window of the application's delegate is the key window")
  func delegateWindow() {
    let delegate: any UIApplicationDelegate = WindowlessDelegate()
    #expect(delegate.window??.isKeyWindow == true && delegate.window! === stage.window)
  }

  @Test("The application ignores the touches that begin between two calls")
  func ignoring() {
    let application = UIApplication.shared
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    stage.window.addSubview(button)
    stage.render()
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(count == 0)
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(count == 1 && !application.isIgnoringInteractionEvents)
  }

  @Test("A hash table contains each object once, and does not retain it")
  func hashTables() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let first = Ticker()
    var second: Ticker? = Ticker()
    table.add(first)
    table.add(first)
    table.add(second)
    #expect(table.count == 2 && table.contains(second) && table.anyObject === first)
    second = nil
    #expect(second == nil && table.allObjects.count == 1)
    table.remove(first)
    #expect(table.count == 0 && !table.contains(first))
  }

  @Test("A text layer has the font that is assigned as an object or by Core Text")
  func layerFonts() {
    let layer = CATextLayer()
    let font = UIFont.systemFont(ofSize: 14, weight: .bold)
    layer.font = font as CFTypeRef
    #expect(layer.font as? UIFont == font)
    layer.font = CTFontCreateWithName(font.fontName as CFString, 0, nil)
    #expect((layer.font as? UIFont)?.familyName == font.familyName)
  }

  @Test("The functions of Core Graphics in C calculate with rectangles and transforms")
  func functions() {
    let rect = CGRectMake(1, 2, 30, 40)
    #expect(CGRectGetMaxX(rect) == 31 && CGRectGetMidY(rect) == 22)
    #expect(CGRectInset(rect, 1, 2) == CGRect(x: 2, y: 4, width: 28, height: 36))
    #expect(CGRectContainsPoint(rect, CGPointMake(5, 5)))
    let scaled = CGAffineTransformScale(CGAffineTransformMakeTranslation(1, 2), 3, 4)
    #expect(scaled == CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 3, y: 4))
    #expect(MAXFLOAT == Float.greatestFiniteMagnitude && HUGE == MAXFLOAT)
  }
}
