import ResponderTestKit
import Testing
import Widgets

/// Tests of touches that reverse, pass several pages, or catch a moving page.
@MainActor @Suite(.serialized) struct PageDragTests {
  /// A direction of the pages.
  enum Way: CaseIterable, Sendable { case leftToRight, rightToLeft, vertical }

  @MainActor final class Scene: ListedPages, PageViewControllerDelegate {
    let stage: Stage
    let pages: PageViewController
    let list = CallList()
    let all: [LoggedController]
    private let way: Way
    var finished: [Bool] = []
    private var place = 300.0

    init(_ way: Way, first: Int = 1, count: Int = 4) {
      self.way = way
      stage = Stage(size: Size(width: 600, height: 600))
      if way == .rightToLeft { stage.application.userInterfaceLayoutDirection = .rightToLeft }
      pages = PageViewController(
        transitionStyle: .scroll,
        navigationOrientation: way == .vertical ? .vertical : .horizontal)
      all = (0..<count).map { [list] in LoggedController("\($0)", list) }
      pages.dataSource = self
      pages.delegate = self
      pages.setViewControllers([all[first]], direction: .forward, animated: false)
      stage.window.rootViewController = pages
      stage.advance(by: 0.1)
    }

    private func point(_ place: Double) -> Point {
      way == .vertical ? Point(x: 300, y: place) : Point(x: place, y: 300)
    }

    func down(at place: Double = 300) {
      self.place = place
      stage.touchDown(0, at: point(place))
      stage.frame()
    }

    /// Moves the touch toward the next page by a number of points.
    func pull(_ distance: Double, steps: Int = 16) {
      let sign = way == .rightToLeft ? 1.0 : -1
      let start = place
      for step in 1...steps {
        stage.advance(by: 1.0 / 60)
        place = start + sign * distance * Double(step) / Double(steps)
        stage.touchMove(0, to: point(place))
        stage.frame()
      }
    }

    func up() {
      stage.touchUp(0)
      stage.frame()
    }

    /// Returns the distance by which a page is moved forward, in points. For a page before the current one,
    /// it is negative.
    func offset(of index: Int) -> Double {
      let view = all[index].view ?? View()
      let origin = view.convert(Point.zero, to: pages.view)
      return way == .vertical ? -origin.y : way == .rightToLeft ? origin.x : -origin.x
    }

    func pageViewController(
      _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) { self.finished.append(completed) }
  }

  @Test(
    "T3: a finger that pulls 90 points one way and then 320 the other keeps the page across",
    arguments: Way.allCases)
  func crosses(_ way: Way) {
    let scene = Scene(way)
    scene.down()
    scene.pull(90)
    #expect(scene.offset(of: 1) == 80)
    scene.pull(-320)
    #expect(scene.offset(of: 1) == -240)
    #expect(scene.offset(of: 0) == 360)
    scene.pull(260)
    #expect(scene.offset(of: 1) == 20)
    scene.pull(-320)
    scene.up()
    scene.stage.advance(by: 2)
    #expect(scene.pages.viewControllers == [scene.all[0]])
    #expect(scene.offset(of: 0) == 0)
    #expect(scene.pages.children == [scene.all[0]])
    #expect(scene.finished == [false, false, false, true])
  }

  @Test(
    "T3: a finger that crosses the first page gives way there, and tracks on",
    arguments: Way.allCases)
  func firstPage(_ way: Way) {
    let scene = Scene(way, first: 0)
    scene.down()
    scene.pull(-110)
    #expect(scene.offset(of: 0) < 0 && scene.offset(of: 0) > -100)
    scene.pull(430)
    #expect(scene.offset(of: 0) == 330)
    scene.up()
    scene.stage.advance(by: 2)
    #expect(scene.pages.viewControllers == [scene.all[1]])
  }

  @Test("T3: a page that is caught on its way and swiped on goes on", arguments: Way.allCases)
  func catches(_ way: Way) {
    let scene = Scene(way, first: 0)
    scene.down()
    scene.pull(250, steps: 6)
    scene.up()
    scene.stage.advance(by: 0.06)
    let caught = scene.offset(of: 0)
    #expect(caught > 250 && caught < 600)
    scene.down()
    scene.stage.advance(by: 0.3)
    #expect((scene.offset(of: 0) - caught).magnitude < 40)
    let held = scene.offset(of: 0)
    scene.pull(110)
    #expect(scene.offset(of: 0) == held + 100)
    scene.pull(100, steps: 5)
    scene.up()
    scene.stage.advance(by: 2)
    #expect(scene.pages.viewControllers == [scene.all[1]])
    #expect(scene.finished == [true])
  }

  @Test(
    "T3: a page that is caught and let go comes to rest at the nearest", arguments: Way.allCases)
  func letGo(_ way: Way) {
    let scene = Scene(way, first: 0)
    scene.down()
    scene.pull(250, steps: 6)
    scene.up()
    scene.stage.advance(by: 0.06)
    scene.down()
    let isBeyond = scene.offset(of: 0) > 300
    scene.stage.advance(by: 0.5)
    scene.up()
    scene.stage.advance(by: 2)
    #expect(scene.pages.viewControllers == [scene.all[isBeyond ? 1 : 0]])
    #expect(scene.offset(of: isBeyond ? 1 : 0) == 0)
    #expect(scene.finished == [isBeyond])
  }

  @Test(
    "T3: one swipe after another, each before the page has come, goes as many pages on",
    arguments: Way.allCases)
  func swipes(_ way: Way) {
    let scene = Scene(way, first: 0)
    for _ in 0..<3 {
      scene.down(at: way == .rightToLeft ? 150 : 450)
      scene.pull(320, steps: 6)
      scene.up()
      scene.stage.advance(by: 0.15)
    }
    scene.stage.advance(by: 2)
    #expect(scene.pages.viewControllers == [scene.all[3]])
    #expect(scene.offset(of: 3) == 0)
    #expect(scene.pages.children == [scene.all[3]])
  }

  @Test(
    "T3: a drag goes on past the page that comes, and stops at the last one",
    arguments: Way.allCases)
  func passes(_ way: Way) {
    let scene = Scene(way, first: 0, count: 3)
    scene.down(at: way == .rightToLeft ? 5 : 595)
    scene.pull(550)
    #expect(scene.offset(of: 0) == 540)
    scene.up()
    scene.stage.advance(by: 0.03)
    scene.down(at: way == .rightToLeft ? 5 : 595)
    scene.pull(450)
    #expect(scene.offset(of: 1) > 300 && scene.offset(of: 1) < 500)
    #expect(scene.offset(of: 2) < -100)
    scene.up()
    scene.stage.advance(by: 2)
    #expect(scene.pages.viewControllers == [scene.all[2]])
    scene.down(at: way == .rightToLeft ? 5 : 595)
    scene.pull(500)
    scene.up()
    scene.stage.advance(by: 2)
    #expect(scene.offset(of: 2) == 0 && scene.pages.children == [scene.all[2]])
  }

  @Test("T3: fingers that rest on a touchpad hold a page on its way")
  func touchpad() {
    let scene = Scene(.leftToRight, first: 0)
    let middle = Point(x: 300, y: 300)
    for _ in 0..<12 {
      scene.stage.advance(by: 0.01)
      scene.stage.touchpadScroll(by: Vector(dx: 12, dy: 0), at: middle)
    }
    scene.stage.touchpadScrollEnd()
    scene.stage.advance(by: 0.05)
    scene.stage.touchpadHoldBegan(at: middle)
    let held = scene.offset(of: 0)
    scene.stage.advance(by: 1)
    #expect(scene.offset(of: 0) == held && held > 144 && held < 600)
    scene.stage.touchpadHoldEnded(cancelled: true)
    for _ in 0..<10 {
      scene.stage.touchpadScroll(by: Vector(dx: 12, dy: 0), at: middle)
      scene.stage.advance(by: 0.01)
    }
    #expect(scene.offset(of: 0) == held + 120)
    scene.stage.touchpadScrollEnd()
    scene.stage.advance(by: 2)
    #expect(scene.pages.viewControllers == [scene.all[1]])
  }
}
