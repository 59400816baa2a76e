import ResponderTestKit
import Testing
import Widgets

/// The appearance of tabs, and the images of items in bars of low windows and for very large text.
@MainActor @Suite(.serialized) struct BarLookTests {
  private let stage = Stage(size: Size(width: 390, height: 700))

  private func appearance(_ color: Color) -> TabBarAppearance {
    let look = TabBarAppearance()
    look.backgroundColor = color
    return look
  }

  private func image(_ color: Color, side: Double = 20) -> Image {
    let size = Size(width: side, height: side)
    return ImageRenderer(size: size).image {
      $0.fill(Rect(origin: .zero, size: size), color: color)
    }
    .withRenderingMode(.alwaysOriginal)
  }

  /// Returns the number of pixels of a color in a rectangle of the window.
  private func count(_ color: Color, in rect: Rect) -> Int {
    stage.render()
    let picture = stage.snapshot()
    return (Int(rect.minX)..<Int(rect.maxX)).reduce(0) { sum, x in
      sum + (Int(rect.minY)..<Int(rect.maxY)).count { picture.pixel(x: x, y: $0) == color }
    }
  }

  /// Counts the pixels in which one component is above the two others, as at the edges of letters.
  private func countTinted(_ component: KeyPath<Color, Double>, in rect: Rect) -> Int {
    stage.render()
    let image = stage.snapshot()
    return (Int(rect.minX)..<Int(rect.maxX)).reduce(0) { sum, x in
      sum
        + (Int(rect.minY)..<Int(rect.maxY)).count { y in
          let pixel = image.pixel(x: x, y: y)
          let rest = pixel.red + pixel.green + pixel.blue - pixel[keyPath: component]
          return pixel[keyPath: component] - rest / 2 > 0.4
        }
    }
  }

  private func makeTabs(_ controllers: [ViewController]) -> TabBarController {
    let tabs = TabBarController()
    tabs.viewControllers = controllers
    stage.window.rootViewController = tabs
    stage.advance(by: 0.1)
    return tabs
  }

  @Test("The bar has the appearance of the selected tab, for content at its end too")
  func tabs() {
    let scroll = ScrollView()
    scroll.contentSize = Size(width: 390, height: 3_000)
    let (long, short) = (ViewController(), ViewController())
    long.view = scroll
    let tabs = makeTabs([long, short])
    let bar = tabs.tabBar
    func isColor(_ color: Color) -> Bool {
      stage.advance(by: 0.1)
      return count(color, in: Rect(x: 2, y: bar.frame.midY, width: 2, height: 2)) == 4
    }
    bar.standardAppearance = appearance(.red)
    bar.scrollEdgeAppearance = appearance(.green)
    #expect(isColor(.red))
    scroll.contentOffset.y = 3_000 - scroll.bounds.height + scroll.adjustedContentInset.bottom
    #expect(isColor(.green))
    long.tabBarItem.scrollEdgeAppearance = appearance(.blue)
    #expect(isColor(.blue))
    scroll.contentOffset.y = 100
    #expect(isColor(.red))
    long.tabBarItem.standardAppearance = appearance(.yellow)
    #expect(isColor(.yellow))
    // The other tab has no content to scroll, so that it is at its end.
    tabs.selectedIndex = 1
    #expect(isColor(.green))
  }

  @Test("An effect is the default background, and without one there is none")
  func effects() {
    let page = ViewController()
    page.view.backgroundColor = .red
    let tabs = makeTabs([page])
    let bar = tabs.tabBar
    func shows(_ change: (TabBarAppearance) -> Void) -> Bool {
      let look = TabBarAppearance()
      change(look)
      bar.standardAppearance = look
      bar.scrollEdgeAppearance = look
      stage.advance(by: 0.1)
      return count(.red, in: Rect(x: 2, y: bar.frame.midY, width: 2, height: 2)) == 0
    }
    #expect(shows { _ in })
    #expect(!shows { $0.backgroundEffect = nil })
    #expect(!shows { $0.configureWithTransparentBackground() })
    #expect(
      shows {
        $0.configureWithTransparentBackground()
        $0.backgroundEffect = BlurEffect(style: .systemMaterial)
      })
    #expect(
      shows {
        $0.configureWithOpaqueBackground()
        $0.backgroundEffect = nil
      })
    #expect(TabBarAppearance().backgroundEffect != nil)
    let copy = TabBarAppearance()
    copy.backgroundEffect = nil
    #expect(copy.copy().backgroundEffect == nil)
  }

  @Test("A navigation controller in a tab reports the end of its content to the tab bar")
  func navigationInTab() {
    let scroll = ScrollView()
    scroll.contentSize = Size(width: 390, height: 3_000)
    let long = ViewController()
    long.view = scroll
    let bar = makeTabs([NavigationController(rootViewController: long)]).tabBar
    bar.standardAppearance = appearance(.red)
    bar.scrollEdgeAppearance = appearance(.green)
    func isColor(_ color: Color) -> Bool {
      stage.advance(by: 0.1)
      return count(color, in: Rect(x: 2, y: bar.frame.midY, width: 2, height: 2)) == 4
    }
    #expect(isColor(.red))
    scroll.contentOffset.y = 3_000 - scroll.bounds.height + scroll.adjustedContentInset.bottom
    #expect(isColor(.green))
  }

  @Test("The text of a badge has the attributes of the bar's appearance, or those of its tab")
  func badge() {
    let page = ViewController()
    page.tabBarItem.title = "Inbox"
    page.tabBarItem.badgeValue = "8"
    page.tabBarItem.badgeColor = .white
    let bar = makeTabs([page]).tabBar
    let look = appearance(.white)
    for kind in [look.stackedLayoutAppearance, look.inlineLayoutAppearance] {
      for state in [kind.normal, kind.selected] {
        state.badgeTextAttributes = TextAttributes(
          font: .systemFont(ofSize: 14, weight: .black), foregroundColor: .green)
      }
    }
    #expect(countTinted(\.green, in: bar.frame) == 0)
    bar.standardAppearance = look
    #expect(countTinted(\.green, in: bar.frame) > 4)
    page.tabBarItem.setBadgeTextAttributes(
      TextAttributes(font: .systemFont(ofSize: 14, weight: .black), foregroundColor: .blue),
      for: .normal)
    #expect(countTinted(\.green, in: bar.frame) == 0)
    #expect(countTinted(\.blue, in: bar.frame) > 4)
  }

  @Test("In a low window, items have their landscape images, moved by the insets of these")
  func landscape() {
    let item = BarButtonItem(
      image: image(.red), landscapeImagePhone: image(.blue), style: .plain, target: nil, action: nil
    )
    let page = ViewController()
    page.navigationItem.rightBarButtonItem = item
    page.tabBarItem = TabBarItem(title: nil, image: image(.red), tag: 0)
    page.tabBarItem.landscapeImagePhone = image(.blue)
    let tabs = TabBarController()
    tabs.viewControllers = [NavigationController(rootViewController: page)]
    stage.window.rootViewController = tabs
    tabs.viewControllers?.first?.tabBarItem = page.tabBarItem
    stage.advance(by: 0.1)
    #expect(count(.red, in: stage.window.bounds) == 800)
    #expect(count(.blue, in: stage.window.bounds) == 0)
    stage.resize(to: Size(width: 390, height: 400))
    stage.advance(by: 1)
    #expect(count(.red, in: stage.window.bounds) == 0)
    #expect(count(.blue, in: stage.window.bounds) == 800)
    let row = Rect(x: 300, y: 0, width: 90, height: 22)
    let before = count(.blue, in: row)
    item.landscapeImagePhoneInsets = EdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
    #expect(count(.blue, in: row) == before - 80)
    stage.resize(to: Size(width: 390, height: 700))
    stage.advance(by: 1)
    #expect(count(.red, in: stage.window.bounds) == 800)
    #expect(count(.blue, in: stage.window.bounds) == 0)
  }

  @Test("With very large text, a long touch shows the image of an item enlarged, and its end acts")
  func largeContent() {
    var presses = 0
    let item = BarButtonItem(
      image: image(.red), primaryAction: Action { _ in presses += 1 })
    item.largeContentSizeImage = image(.blue, side: 50)
    item.title = "Send"
    let page = ViewController()
    page.navigationItem.rightBarButtonItem = item
    stage.window.rootViewController = NavigationController(rootViewController: page)
    stage.advance(by: 0.1)
    let place = Point(x: 362, y: 22)
    func longTouch(endingAt end: Point) -> Int {
      stage.touchDown(0, at: place)
      stage.frame()
      stage.advance(by: 0.7)
      let shown = count(.blue, in: stage.window.bounds)
      stage.touchMove(0, to: end)
      stage.frame()
      stage.touchUp(0)
      stage.frame()
      stage.advance(by: 0.1)
      return shown
    }
    #expect(longTouch(endingAt: place) == 0)
    #expect(presses == 1)
    stage.application.apply(SystemAppearance(textScale: 2))
    stage.advance(by: 0.1)
    #expect(longTouch(endingAt: place) == 10_000)
    #expect(presses == 2)
    #expect(count(.blue, in: stage.window.bounds) == 0)
    #expect(longTouch(endingAt: Point(x: 100, y: 300)) == 10_000)
    #expect(presses == 2)
    stage.tap(at: place)
    #expect(presses == 3)
    // The long touch of an item with a menu opens the menu.
    item.menu = Menu(children: [Action(title: "Later") { _ in }])
    stage.advance(by: 0.1)
    #expect(longTouch(endingAt: place) == 0)
  }
}
