import ResponderTestKit
import Testing
import Widgets

@MainActor struct PageTests {
  let stage = Stage(size: Size(width: 400, height: 600))
  let list = CallList()
  let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let source: Source
  let log = Log()

  init() {
    let list = list
    source = Source((1...3).map { LoggedController("\($0)", list) })
    pages.dataSource = source
    pages.delegate = log
    pages.setViewControllers([source.all[0]], direction: .forward, animated: false)
    stage.window.rootViewController = pages
    stage.advance(by: 0.1)
  }

  @Test("The page fills the view, and is a child")
  func first() {
    #expect(pages.viewControllers == [source.all[0]])
    #expect(
      source.all[0].view.convert(source.all[0].view.bounds, to: pages.view) == pages.view.bounds)
    #expect(source.all[0].parent === pages)
    #expect(list.take() == ["1 load", "1 willAppear", "1 isAppearing", "1 didAppear"])
  }

  @Test("A swipe goes to the next page, and tells the pages and the delegate")
  func swipe() {
    _ = list.take()
    stage.drag(from: Point(x: 350, y: 300), to: Point(x: 50, y: 300), duration: 0.3)
    #expect(list.take() == ["2 load", "1 willDisappear", "2 willAppear", "2 isAppearing"])
    stage.advance(by: 2)
    #expect(pages.viewControllers == [source.all[1]])
    #expect(list.take() == ["1 didDisappear", "2 didAppear"])
    #expect(log.calls == ["will 2", "did 1 true"])
    #expect(source.all[0].parent == nil)
    #expect(source.all[1].view.convert(Point.zero, to: pages.view) == .zero)
  }

  @Test("A finger that lets go too early leaves the page, and tells it")
  func cancelled() {
    _ = list.take()
    stage.touchDown(0, at: Point(x: 300, y: 300))
    stage.frame()
    for x in stride(from: 290.0, through: 220, by: -10) {
      stage.advance(by: 0.05)
      stage.touchMove(0, to: Point(x: x, y: 300))
      stage.frame()
    }
    stage.advance(by: 0.5)
    stage.touchUp(0)
    stage.frame()
    stage.advance(by: 2)
    #expect(pages.viewControllers == [source.all[0]])
    #expect(
      list.take() == [
        "2 load", "1 willDisappear", "2 willAppear", "2 isAppearing", "2 willDisappear",
        "1 willAppear", "2 didDisappear", "1 isAppearing", "1 didAppear",
      ])
    #expect(log.calls == ["will 2", "did 1 false"])
  }

  @Test("Only pages that curl have a spine, which is at their first edge by default")
  func spine() {
    let key = PageViewController.OptionsKey(rawValue: "spineLocation")
    func location(
      _ style: PageViewController.TransitionStyle, _ option: PageViewController.SpineLocation?
    ) -> PageViewController.SpineLocation {
      PageViewController(
        transitionStyle: style, navigationOrientation: .horizontal,
        options: option.map { [key: $0.rawValue] }
      ).spineLocation
    }
    #expect(location(.scroll, .max) == .none)
    #expect(location(.pageCurl, nil) == .min)
    #expect(location(.pageCurl, .max) == .max)
  }

  @Test("There is nothing before the first page")
  func ends() {
    stage.drag(from: Point(x: 50, y: 300), to: Point(x: 350, y: 300), duration: 0.3)
    stage.advance(by: 2)
    #expect(pages.viewControllers == [source.all[0]])
    #expect(log.calls == [])
  }

  @Test("A page that the program sets comes from its side, and the delegate hears nothing")
  func program() {
    var finished: Bool?
    pages.setViewControllers([source.all[2]], direction: .forward, animated: true) { finished = $0 }
    stage.advance(by: 0.05)
    let x = source.all[2].view.convert(Point.zero, to: pages.view).x
    #expect(x > 0 && x <= 400)
    stage.advance(by: 2)
    #expect(finished == true)
    #expect(pages.viewControllers == [source.all[2]])
    pages.setViewControllers([source.all[1]], direction: .reverse, animated: true)
    stage.advance(by: 0.05)
    #expect(source.all[1].view.convert(Point.zero, to: pages.view).x < 0)
    stage.advance(by: 2)
    #expect(pages.viewControllers == [source.all[1]])
    #expect(log.calls == [])
    stage.drag(from: Point(x: 50, y: 300), to: Point(x: 350, y: 300), duration: 0.3)
    stage.advance(by: 2)
    #expect(pages.viewControllers == [source.all[0]])
  }

  @Test("A view of another size shows the same page")
  func resized() {
    pages.setViewControllers([source.all[1]], direction: .forward, animated: false)
    stage.window.frame = Rect(x: 0, y: 0, width: 700, height: 500)
    stage.advance(by: 0.1)
    let view = source.all[1].view
    #expect(view?.convert(Point.zero, to: pages.view) == .zero)
    #expect(view?.bounds.size == Size(width: 700, height: 500))
  }

  final class Source: ListedPages {
    let all: [LoggedController]
    init(_ all: [LoggedController]) {
      self.all = all
    }
  }

  final class Log: PageViewControllerDelegate {
    var calls: [String] = []
    func pageViewController(
      _ pageViewController: PageViewController,
      willTransitionTo pendingViewControllers: [ViewController]
    ) { calls.append("will \(pendingViewControllers.first?.title ?? "")") }
    func pageViewController(
      _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) { calls.append("did \(previousViewControllers.first?.title ?? "") \(completed)") }
  }
}
