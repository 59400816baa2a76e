import ResponderTestKit
import Testing
import Widgets

/// Bars in a window of low height, and while an input view is shown.
@MainActor @Suite(.serialized) struct CompactBarTests {
  private let stage = Stage(size: Size(width: 390, height: 700))
  private let controller = ViewController()
  private let navigation: NavigationController

  init() {
    controller.title = "Page"
    navigation = NavigationController(rootViewController: controller)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
  }

  private func resize(_ height: Double) {
    stage.resize(to: Size(width: 390, height: height))
    stage.advance(by: 1)
  }

  private func look(_ color: Color) -> NavigationBarAppearance {
    let look = NavigationBarAppearance()
    look.backgroundColor = color
    return look
  }

  /// The color of the navigation bar beside its title.
  private var barColor: Color {
    stage.render()
    return stage.snapshot().pixel(x: 20, y: 10)
  }

  /// Shows content that is scrolled away from its start and its end.
  private func showScroller() -> ScrollView {
    let scroll = ScrollView()
    scroll.contentSize = Size(width: 390, height: 3_000)
    let long = ViewController()
    long.view = scroll
    navigation.setViewControllers([long], animated: false)
    stage.advance(by: 0.1)
    scroll.contentOffset.y = 300
    stage.advance(by: 0.1)
    return scroll
  }

  @Test("A low window has the compact appearances, of the item before those of the bar")
  func appearances() {
    let scroll = showScroller()
    let bar = navigation.navigationBar
    bar.standardAppearance = look(.red)
    bar.compactAppearance = look(.green)
    #expect(barColor == .red)
    resize(400)
    scroll.contentOffset.y = 300
    #expect(barColor == .green)
    #expect(bar.frame.height == 44)
    navigation.topViewController?.navigationItem.compactAppearance = look(.blue)
    #expect(barColor == .blue)
    navigation.topViewController?.navigationItem.compactAppearance = nil
    bar.compactAppearance = nil
    #expect(barColor == .red)
    bar.scrollEdgeAppearance = look(.green)
    scroll.contentOffset.y = -44
    stage.advance(by: 0.1)
    #expect(barColor == .green)
    bar.compactScrollEdgeAppearance = look(.blue)
    #expect(barColor == .blue)
    resize(700)
    scroll.contentOffset.y = -44
    stage.advance(by: 0.1)
    #expect(barColor == .green)
  }

  @Test("A toolbar has appearances for content at its end and for a low window")
  func toolbar() {
    let scroll = showScroller()
    navigation.setToolbarHidden(false, animated: false)
    stage.advance(by: 0.1)
    let bar: Toolbar = navigation.toolbar
    func look(_ color: Color) -> ToolbarAppearance {
      let look = ToolbarAppearance()
      look.backgroundColor = color
      return look
    }
    func color() -> Color {
      stage.render()
      return stage.snapshot().pixel(x: 20, y: Int(bar.frame.midY))
    }
    func scrollToEnd() {
      scroll.contentOffset.y = 3_000 - scroll.bounds.height + scroll.adjustedContentInset.bottom
      stage.advance(by: 0.1)
    }
    bar.standardAppearance = look(.red)
    #expect(color() == .red)
    scrollToEnd()
    #expect(color() == .red)
    bar.scrollEdgeAppearance = look(.green)
    #expect(color() == .green)
    resize(400)
    scrollToEnd()
    bar.compactScrollEdgeAppearance = look(.blue)
    #expect(color() == .blue)
    scroll.contentOffset.y = 300
    stage.advance(by: 0.1)
    #expect(color() == .red)
    bar.compactAppearance = look(.blue)
    #expect(color() == .blue)
  }

  @Test("Bars go in a low window if they shall, come for a tap, and are back in a high one")
  func lowWindow() {
    navigation.setToolbarHidden(false, animated: false)
    stage.advance(by: 0.1)
    resize(400)
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsWhenVerticallyCompact = true
    stage.advance(by: 1)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    stage.tap(at: Point(x: 200, y: 200))
    stage.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    resize(700)
    #expect(!navigation.isNavigationBarHidden)
    resize(400)
    #expect(navigation.isNavigationBarHidden)
    resize(700)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    // A bar that the program has hidden stays hidden.
    navigation.isNavigationBarHidden = true
    resize(400)
    resize(700)
    #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }

  @Test("Bars that hide in a low window are hidden from the start in one")
  func lowFromTheStart() {
    resize(400)
    let other = NavigationController(rootViewController: ViewController())
    other.hidesBarsWhenVerticallyCompact = true
    stage.window.rootViewController = other
    stage.advance(by: 1)
    #expect(other.isNavigationBarHidden)
    #expect(other.navigationBar.frame.maxY <= 0)
  }

  @Test("Bars go while an input view is shown for a text of the controller, if they shall")
  func inputView() {
    let field = TextField(frame: Rect(x: 20, y: 100, width: 200, height: 44))
    field.inputView = View(frame: Rect(x: 0, y: 0, width: 100, height: 200))
    controller.view.addSubview(field)
    stage.render()
    field.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    navigation.hidesBarsWhenKeyboardAppears = true
    field.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    stage.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    // Without an input view the desktop's keyboard is used, which does not tell of itself.
    field.inputView = nil
    field.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("The hint and the identifier of an item are those of its button")
  func accessibility() {
    let item = BarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    item.accessibilityHint = "Sends the message"
    item.accessibilityIdentifier = "send"
    item.accessibilityValue = "2 drafts"
    controller.navigationItem.rightBarButtonItem = item
    stage.render()
    let node = stage.accessibilityNode(named: "Send")
    #expect(node?.hint == "Sends the message" && node?.identifier == "send")
    #expect(stage.view(labelled: "send")?.accessibilityValue == "2 drafts")
    let tabs = TabBarController()
    let page = ViewController()
    page.tabBarItem = TabBarItem(title: "Inbox", image: nil, tag: 0)
    page.tabBarItem.accessibilityHint = "Shows the messages"
    page.tabBarItem.accessibilityIdentifier = "inbox"
    tabs.viewControllers = [page]
    stage.window.rootViewController = tabs
    stage.render()
    let tab = stage.accessibilityNode(named: "Inbox")
    #expect(tab?.hint == "Shows the messages" && tab?.identifier == "inbox")
  }
}
