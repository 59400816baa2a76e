import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of pages that keys and assistive technologies turn.
@MainActor @Suite(.serialized) struct PageKeyTests {
  /// A window with pages, each with a view.
  @MainActor final class Scene {
    let stage = Stage(size: Size(width: 400, height: 600))
    let list = CallList()
    let pages: PageViewController
    let source: PageTests.Source
    let log = PageTests.Log()
    let outer = Outer()

    init(
      _ orientation: PageViewController.NavigationOrientation = .horizontal,
      isMirrored: Bool = false,
      first: Int = 0, content: @MainActor (Int) -> View = { _ in View() }
    ) {
      let list = list
      source = PageTests.Source((1...3).map { LoggedController("\($0)", list) })
      pages = PageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
      if isMirrored { stage.application.userInterfaceLayoutDirection = .rightToLeft }
      for (index, page) in source.all.enumerated() {
        let view = content(index)
        if view.frame.isEmpty { view.frame = Rect(x: 40, y: 40, width: 200, height: 44) }
        page.view.addSubview(view)
      }
      pages.dataSource = source
      pages.delegate = log
      pages.setViewControllers([source.all[first]], direction: .forward, animated: false)
      outer.addChild(pages)
      outer.view.addSubview(pages.view)
      pages.didMove(toParent: outer)
      stage.window.rootViewController = outer
      pages.view.frame = outer.view.bounds
      stage.advance(by: 0.1)
      _ = list.take()
    }

    var page: String? { pages.viewControllers?.first?.title }

    /// The view of the pages.
    var scroller: View? { pages.view.subviews.first { $0 is ScrollView } }

    /// Presses Tab until a view has the focus.
    func focus(_ view: View?) {
      for _ in 0..<8 where view?.isFocused != true { stage.keyPress(.keyboardTab) }
      #expect(view?.isFocused == true)
    }

    func press(_ key: KeyboardHIDUsage, _ modifiers: KeyModifierFlags = []) {
      stage.keyPress(key, modifiers: modifiers)
      stage.advance(by: 2)
    }
  }

  /// A controller around the pages that records the keys that they do not use.
  final class Outer: ViewController {
    var keys: [KeyboardHIDUsage] = []

    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      keys += presses.compactMap { $0.key?.keyCode }
      super.pressesBegan(presses, with: event)
    }
  }

  private func button(_ index: Int) -> View {
    let button = Button(type: .system)
    button.setTitle("Button \(index)", for: .normal)
    return button
  }

  @Test("U22: The focus ring of the pages lies between the bars that cover their edges")
  func ring() {
    let scene = Scene()
    scene.outer.additionalSafeAreaInsets = EdgeInsets(top: 44, bottom: 50)
    scene.stage.render()
    scene.focus(scene.scroller)
    let ring = scene.pages.view.subviews.first { $0.layer.borderWidth > 0 }
    let bounds = scene.pages.view.bounds
    #expect(ring?.frame == bounds.inset(by: EdgeInsets(top: 44, bottom: 50)))
    scene.pages.view.setNeedsLayout()
    scene.stage.render()
    #expect(ring?.frame == bounds.inset(by: EdgeInsets(top: 44, bottom: 50)))
  }

  @Test("U22: An arrow key turns the page, and tells the pages and the delegate as a swipe does")
  func arrow() {
    let scene = Scene()
    scene.focus(scene.scroller)
    scene.stage.keyPress(.keyboardRightArrow)
    scene.stage.advance(by: 0.05)
    #expect(
      scene.list.take() == ["1 willDisappear", "2 willAppear", "2 isAppearing"])
    #expect(scene.log.calls == ["will 2"])
    scene.stage.advance(by: 2)
    #expect(scene.list.take() == ["1 didDisappear", "2 didAppear"])
    #expect(scene.log.calls == ["will 2", "did 1 true"] && scene.page == "2")
    #expect(scene.source.all[0].parent == nil && scene.scroller?.isFocused == true)
    scene.press(.keyboardLeftArrow)
    #expect(scene.page == "1" && scene.log.calls.suffix(2) == ["will 1", "did 2 true"])
  }

  @Test("U22: Page Up and Page Down, also with Ctrl, and the space bar turn pages")
  func otherKeys() {
    let keys: [(KeyboardHIDUsage, KeyModifierFlags, String)] = [
      (.keyboardPageDown, [], "3"), (.keyboardPageUp, [], "1"), (.keyboardPageDown, .control, "3"),
      (.keyboardPageUp, .control, "1"), (.keyboardSpacebar, [], "3"),
      (.keyboardSpacebar, .shift, "1"),
    ]
    for (key, modifiers, page) in keys {
      let scene = Scene(first: 1)
      scene.focus(scene.scroller)
      scene.press(key, modifiers)
      #expect(scene.page == page, "\(key) \(modifiers)")
    }
  }

  @Test("U22: In a right-to-left language, the left arrow key turns to the next page")
  func mirrored() {
    let scene = Scene(isMirrored: true, first: 1)
    scene.focus(scene.scroller)
    scene.press(.keyboardLeftArrow)
    #expect(scene.page == "3")
    scene.press(.keyboardRightArrow)
    #expect(scene.page == "2")
  }

  @Test("U22: Pages above each other are turned by the up and down arrow keys only")
  func vertical() {
    let scene = Scene(.vertical, first: 1)
    scene.focus(scene.scroller)
    scene.press(.keyboardDownArrow)
    #expect(scene.page == "3")
    scene.press(.keyboardUpArrow)
    #expect(scene.page == "2")
    scene.press(.keyboardRightArrow)
    #expect(scene.page == "2" && scene.outer.keys.contains(.keyboardRightArrow))
  }

  @Test("U22: At the last page, a key goes to the next responder, and other keys always do")
  func ends() {
    let scene = Scene(first: 2)
    scene.focus(scene.scroller)
    scene.press(.keyboardRightArrow)
    scene.press(.keyboardHome)
    scene.press(.keyboardDownArrow)
    scene.press(.keyboardRightArrow, .shift)
    #expect(scene.page == "3" && scene.log.calls == [])
    #expect(
      scene.outer.keys.filter { $0 != .keyboardTab } == [
        .keyboardRightArrow, .keyboardHome, .keyboardDownArrow, .keyboardRightArrow,
      ])
  }

  @Test("U22: A key that a focused button does not use turns the page, and the focus goes into it")
  func focusGoesAlong() {
    let scene = Scene { $0 < 2 ? button($0) : View() }
    let views = scene.source.all.map { $0.view.subviews[0] }
    scene.focus(views[0])
    scene.press(.keyboardPageDown, .control)
    #expect(scene.page == "2" && views[1].isFocused)
    scene.press(.keyboardRightArrow)
    #expect(scene.page == "3" && scene.scroller?.isFocused == true)
    scene.press(.keyboardLeftArrow)
    #expect(scene.page == "2" && scene.scroller?.isFocused == true)
  }

  @Test("U22: Text fields, sliders and collections in a page keep their keys")
  func keepsKeys() {
    let layout = CollectionViewFlowLayout()
    let cells = Cells()
    let makers: [@MainActor () -> View] = [
      {
        let field = TextField()
        field.text = "a"
        return field
      }, { Slider() },
      {
        let grid = CollectionView(
          frame: Rect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        grid.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = cells
        return grid
      },
    ]
    for make in makers {
      let scene = Scene(first: 1) { _ in make() }
      let view = scene.source.all[1].view.subviews[0]
      scene.focus(view)
      for key in [KeyboardHIDUsage.keyboardRightArrow, .keyboardLeftArrow, .keyboardRightArrow] {
        scene.press(key)
        scene.press(key)
      }
      #expect(scene.page == "2" && scene.log.calls == [], "\(type(of: view))")
      scene.focus(scene.scroller)
      scene.press(.keyboardRightArrow)
      #expect(scene.page == "3", "\(type(of: view))")
    }
  }

  private final class Cells: CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      4
    }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("U22: A scroll view in a page scrolls until its end before Page Down turns the page")
  func innerScrolling() {
    let scene = Scene(.vertical) { _ in
      let view = InnerScroller(frame: Rect(x: 0, y: 0, width: 400, height: 600))
      view.contentSize = Size(width: 400, height: 1_000)
      return view
    }
    let inner = scene.source.all[0].view.subviews[0]
    scene.focus(inner)
    scene.press(.keyboardPageDown)
    #expect(scene.page == "1" && (inner as? ScrollView)?.contentOffset.y == 400)
    scene.press(.keyboardPageDown)
    #expect(scene.page == "2" && scene.source.all[1].view.subviews[0].isFocused)
  }

  private final class InnerScroller: ScrollView {
    override var canBecomeFocused: Bool { true }
  }

  @Test("U22: Keys in quick succession turn one page each, and a held key turns on")
  func quick() {
    let scene = Scene()
    scene.focus(scene.scroller)
    scene.stage.keyPress(.keyboardRightArrow)
    scene.stage.advance(by: 0.05)
    scene.stage.keyPress(.keyboardRightArrow)
    scene.stage.advance(by: 2)
    #expect(scene.page == "3")
    #expect(scene.log.calls == ["will 2", "did 1 true", "will 3", "did 2 true"])
    scene.stage.keyDown(.keyboardLeftArrow)
    scene.stage.advance(by: 5)
    scene.stage.keyUp(.keyboardLeftArrow)
    #expect(scene.page == "1")
    #expect(scene.log.calls.suffix(4) == ["will 2", "did 3 true", "will 1", "did 2 true"])
  }

  @Test("U22: While a touch moves the page, a key has no effect")
  func touched() {
    let scene = Scene(first: 1)
    scene.focus(scene.scroller)
    scene.stage.touchDown(0, at: Point(x: 380, y: 300))
    scene.stage.frame()
    for x in stride(from: 370.0, through: 20, by: -10) {
      scene.stage.advance(by: 1.0 / 60)
      scene.stage.touchMove(0, to: Point(x: x, y: 300))
      scene.stage.frame()
      if x == 200 { scene.stage.keyPress(.keyboardLeftArrow) }
    }
    #expect(scene.log.calls == ["will 3"])
    scene.stage.touchUp(0)
    scene.stage.frame()
    scene.stage.advance(by: 2)
    #expect(scene.page == "3" && scene.log.calls == ["will 3", "did 2 true"])
  }

  @Test("U22: Tab does not stop at a single page, or where the user cannot turn pages")
  func notReached() {
    let changes: [@MainActor (PageViewController) -> Void] = [
      { $0.dataSource = nil }, { $0.gestureRecognizers.first?.isEnabled = false },
    ]
    for change in changes {
      let scene = Scene()
      change(scene.pages)
      scene.stage.keyPress(.keyboardTab)
      #expect(scene.scroller?.isFocused == false)
    }
  }

  @Test("U22: An assistive technology turns pages by scrolling, and hears the number of the page")
  func assisted() {
    final class Dots: PageViewControllerDataSource {
      let source: PageTests.Source
      init(_ source: PageTests.Source) { self.source = source }
      func pageViewController(
        _ pageViewController: PageViewController, viewControllerBefore page: ViewController
      ) -> ViewController? {
        source.pageViewController(pageViewController, viewControllerBefore: page)
      }
      func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter page: ViewController
      ) -> ViewController? {
        source.pageViewController(pageViewController, viewControllerAfter: page)
      }
      func presentationCount(for pageViewController: PageViewController) -> Int { 3 }
    }
    let scene = Scene()
    let dots = Dots(scene.source)
    scene.pages.dataSource = dots
    scene.stage.advance(by: 0.1)
    var announced: [String] = []
    Accessibility.postObservers.add(dots) { _, post in
      if post.0 == .pageScrolled, let text = post.1 as? String { announced.append(text) }
    }
    #expect(scene.stage.accessibilityNode(named: "Pages")?.attributes["valuetext"] == "Page 1 of 3")
    scene.stage.perform("scroll-left", on: "Pages")
    scene.stage.advance(by: 2)
    #expect(scene.page == "2" && announced == ["Page 2 of 3"])
    #expect(scene.log.calls == ["will 2", "did 1 true"])
    #expect(scene.scroller?.accessibilityScroll(.next) == true)
    scene.stage.advance(by: 2)
    #expect(scene.page == "3" && scene.scroller?.accessibilityScroll(.next) == false)
    #expect(scene.scroller?.accessibilityScroll(.up) == false)
  }
}
