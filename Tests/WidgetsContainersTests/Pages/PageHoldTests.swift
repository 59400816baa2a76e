import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of keys that turn pages while a page leaves, or while they are held.
@MainActor @Suite(.serialized) struct PageHoldTests {
  /// Pages of which the first follows the last.
  private final class Ring: PageViewControllerDataSource {
    let all: [ViewController]
    init(_ all: [ViewController]) {
      self.all = all
    }
    private func page(_ page: ViewController, _ step: Int) -> ViewController? {
      all.firstIndex { $0 === page }.map { all[($0 + step + all.count) % all.count] }
    }
    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore page: ViewController
    ) -> ViewController? { self.page(page, -1) }
    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter page: ViewController
    ) -> ViewController? { self.page(page, 1) }
  }

  private typealias Scene = PageKeyTests.Scene

  private func button(_ index: Int) -> View {
    let button = Button(type: .system)
    button.setTitle("Button \(index)", for: .normal)
    return button
  }

  private func turns(_ scene: Scene) -> Int { scene.log.calls.count { $0.hasPrefix("will") } }

  @Test("U22: A key that is released turns no further pages after the page with the focus has left")
  func released() {
    let scene = Scene { button($0) }
    let ring = Ring(scene.source.all)
    scene.pages.dataSource = ring
    scene.focus(scene.source.all[0].view.subviews[0])
    scene.stage.keyPress(.keyboardRightArrow)
    scene.stage.advance(by: 0.05)
    scene.stage.keyPress(.keyboardRightArrow)
    scene.stage.advance(by: 5)
    #expect(scene.page == "3" && turns(scene) == 2)
    #expect(scene.source.all[2].view.subviews[0].isFocused)
  }

  @Test("U22: With reduced motion, a key in a page turns one page, though it is held")
  func reduced() {
    let scene = Scene { button($0) }
    let ring = Ring(scene.source.all)
    scene.pages.dataSource = ring
    scene.stage.application.prefersReducedMotion = true
    scene.focus(scene.source.all[0].view.subviews[0])
    scene.stage.keyPress(.keyboardRightArrow)
    scene.stage.advance(by: 5)
    #expect(scene.page == "2" && turns(scene) == 1)
    scene.stage.keyDown(.keyboardRightArrow)
    scene.stage.advance(by: 5)
    scene.stage.keyUp(.keyboardRightArrow)
    #expect(scene.page == "3" && turns(scene) == 2)
  }

  @Test("U22: With reduced motion, a key held on the view of the pages leaves time to see each")
  func pace() {
    let scene = Scene()
    let ring = Ring(scene.source.all)
    scene.pages.dataSource = ring
    scene.stage.application.prefersReducedMotion = true
    scene.focus(scene.scroller)
    scene.stage.keyDown(.keyboardRightArrow)
    scene.stage.advance(by: 2.1)
    scene.stage.keyUp(.keyboardRightArrow)
    #expect((4...7).contains(turns(scene)))
    let count = turns(scene)
    scene.stage.advance(by: 2)
    #expect(turns(scene) == count)
  }

  @Test("U22: A key during the turn to the last page is not for others")
  func lastTurn() {
    let scene = Scene(first: 1)
    scene.focus(scene.scroller)
    scene.stage.keyPress(.keyboardRightArrow)
    scene.stage.advance(by: 0.05)
    scene.press(.keyboardRightArrow)
    #expect(scene.page == "3" && !scene.outer.keys.contains(.keyboardRightArrow))
    scene.press(.keyboardRightArrow)
    #expect(scene.page == "3" && scene.outer.keys.contains(.keyboardRightArrow))
  }

  @Test("U22: The focus goes into a page that is a table")
  func table() {
    final class Rows: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
        TableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let scene = Scene { button($0) }
    let rows = Rows()
    let list = TableViewController(style: .plain)
    list.tableView?.dataSource = rows
    let ring = Ring([scene.source.all[0], list, scene.source.all[1]])
    scene.pages.dataSource = ring
    scene.focus(scene.source.all[0].view.subviews[0])
    scene.press(.keyboardPageDown, .control)
    #expect(scene.pages.viewControllers == [list])
    #expect(list.tableView?.isFocused == true && scene.scroller?.isFocused == false)
  }

  /// A page that calls a closure when it appears for the first time.
  private final class Eager: ViewController {
    var appears: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let appears = appears
      self.appears = nil
      appears?()
    }
  }

  @Test("A page that sets another one when it appears is left for it", arguments: [false, true])
  func replaced(isAnimated: Bool) {
    for isByKey in [true, false] {
      let scene = Scene()
      let (eager, last) = (Eager(), scene.source.all[2])
      eager.title = "eager"
      let ring = Ring([scene.source.all[0], eager, last, scene.source.all[1]])
      scene.pages.dataSource = ring
      eager.appears = { [pages = scene.pages] in
        pages.setViewControllers([last], direction: .forward, animated: isAnimated)
      }
      var ends: [Bool] = []
      if isByKey {
        scene.focus(scene.scroller)
        scene.press(.keyboardRightArrow)
      } else {
        scene.pages.setViewControllers([eager], direction: .forward, animated: true) {
          ends.append($0)
        }
        scene.stage.advance(by: 2)
      }
      #expect(scene.page == "3" && ends == (isByKey ? [] : [true]))
      #expect(scene.log.calls == (isByKey ? ["will eager", "did 1 true"] : []))
      #expect(last.view.convert(Point.zero, to: scene.pages.view) == .zero)
      #expect(eager.parent == nil && eager.view.superview == nil)
    }
  }

  @Test("A page that sets itself when it appears is shown")
  func setsItself() {
    let scene = Scene()
    let eager = Eager()
    let ring = Ring([scene.source.all[0], eager, scene.source.all[2]])
    scene.pages.dataSource = ring
    eager.appears = { [pages = scene.pages, weak eager] in
      pages.setViewControllers(eager.map { [$0] }, direction: .forward, animated: true)
    }
    scene.focus(scene.scroller)
    scene.press(.keyboardRightArrow)
    #expect(scene.pages.viewControllers == [eager] && eager.view.window != nil)
    #expect(eager.view.convert(Point.zero, to: scene.pages.view) == .zero)
  }
}
