import ResponderTestKit
import Testing
import Widgets

@MainActor struct NavigationStackTests {
  let stage = Stage(size: Size(width: 390, height: 700))
  let list = CallList()
  let first: LoggedController
  let navigation: NavigationController

  init() {
    first = LoggedController("A", list)
    navigation = NavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
  }

  func other(_ name: String = "B") -> LoggedController { LoggedController(name, list) }

  @Test("The first controller is seen, and is a child with the navigation controller above it")
  func root() {
    #expect(navigation.topViewController === first)
    #expect(navigation.visibleViewController === first)
    #expect(first.navigationController === navigation)
    #expect(first.parent === navigation)
    #expect(first.view.window === stage.window)
    #expect(list.take() == ["A load", "A willAppear", "A isAppearing", "A didAppear"])
    #expect(navigation.navigationBar.topItem === first.navigationItem)
  }

  @Test("A child of a container that is loaded later is told once that it has moved there")
  func movesOnce() {
    final class Moved: ViewController {
      var moves = 0
      override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        moves += 1
      }
    }
    let children = (0..<5).map { _ in Moved() }
    let stack = NavigationController(rootViewController: children[0])
    stack.pushViewController(children[1], animated: false)
    let tabs = TabBarController()
    tabs.viewControllers = [children[2]]
    let pages = PageViewController()
    pages.setViewControllers([children[3]], direction: .forward, animated: false)
    let split = SplitViewController()
    split.viewControllers = [children[4]]
    for container in [stack, tabs, pages, split] {
      stage.window.rootViewController = container
      stage.advance(by: 0.1)
    }
    #expect(children.map(\.moves) == [1, 1, 1, 1, 1])
  }

  @Test("N1: A push tells the old one first that it goes, and the new one last that it came")
  func pushOrder() {
    _ = list.take()
    let second = other()
    navigation.pushViewController(second, animated: true)
    #expect(navigation.viewControllers == [first, second])
    #expect(
      list.take() == ["B load", "A willDisappear", "B willAppear", "B isAppearing"])
    #expect(second.isMovingToParent)
    stage.advance(by: 1)
    #expect(list.take() == ["A didDisappear", "B didAppear"])
    #expect(!second.isMovingToParent)
    #expect(first.view.window == nil)
    #expect(second.view.transform == .identity)
  }

  @Test("N1: A pop tells in the same order, and the one that goes has no parent afterwards")
  func popOrder() {
    let second = other()
    navigation.pushViewController(second, animated: false)
    _ = list.take()
    #expect(navigation.popViewController(animated: true) === second)
    #expect(navigation.viewControllers == [first])
    #expect(second.isMovingFromParent)
    #expect(list.take() == ["B willDisappear", "A willAppear", "A isAppearing"])
    stage.advance(by: 1)
    #expect(list.take() == ["B didDisappear", "A didAppear"])
    #expect(second.parent == nil)
    #expect(second.navigationController == nil)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test("N1: Without animation all calls have come when the push returns")
  func immediatePush() {
    _ = list.take()
    navigation.pushViewController(other(), animated: false)
    #expect(
      list.take() == [
        "B load", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear",
        "B didAppear",
      ])
  }

  @Test("N2: Two pushes in a row end the first at once, and every call comes")
  func nestedPush() {
    _ = list.take()
    navigation.pushViewController(other("B"), animated: true)
    navigation.pushViewController(other("C"), animated: true)
    stage.advance(by: 1)
    #expect(
      list.take() == [
        "B load", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear",
        "B didAppear", "C load", "B willDisappear", "C willAppear", "C isAppearing",
        "B didDisappear", "C didAppear",
      ])
    #expect(navigation.viewControllers.count == 3)
  }

  @Test("Going back to a controller gives those that went, and shows only the last one leaving")
  func popTo() {
    let (second, third) = (other("B"), other("C"))
    navigation.pushViewController(second, animated: false)
    navigation.pushViewController(third, animated: false)
    _ = list.take()
    #expect(navigation.popToRootViewController(animated: true) == [second, third])
    stage.advance(by: 1)
    #expect(
      list.take() == [
        "C willDisappear", "A willAppear", "A isAppearing", "C didDisappear", "A didAppear",
      ])
    #expect(second.parent == nil && third.parent == nil)
    #expect(navigation.popToViewController(second, animated: false) == nil)
  }

  @Test("Another stack with the same top changes nothing that is seen")
  func sameTop() {
    let (second, third) = (other("B"), other("C"))
    navigation.pushViewController(second, animated: false)
    _ = list.take()
    navigation.setViewControllers([third, second], animated: true)
    stage.advance(by: 1)
    #expect(list.take() == [])
    #expect(first.parent == nil)
    #expect(third.parent === navigation)
    navigation.popViewController(animated: false)
    #expect(navigation.topViewController === third)
  }

  @Test("show pushes")
  func show() {
    let second = other()
    first.show(second, sender: nil)
    #expect(navigation.topViewController === second)
  }

  @Test("The delegate is told before and after, and asked for an animator")
  func delegate() {
    let delegate = Delegate()
    navigation.delegate = delegate
    let second = other()
    navigation.pushViewController(second, animated: true)
    #expect(delegate.calls == ["willShow B true", "animator push A B"])
    stage.advance(by: 1)
    #expect(delegate.calls.last == "didShow B true")
    navigation.popViewController(animated: false)
    #expect(Array(delegate.calls.suffix(2)) == ["willShow A false", "didShow A false"])
  }

  @Test("N1, N2: willShow comes before the first call of appearing, and didShow after the last")
  func delegateOrder() {
    let delegate = ListedDelegate(list)
    navigation.delegate = delegate
    _ = list.take()
    navigation.pushViewController(other(), animated: true)
    stage.advance(by: 1)
    #expect(
      list.take() == [
        "B load", "willShow B", "A willDisappear", "B willAppear", "B isAppearing",
        "A didDisappear", "B didAppear", "didShow B",
      ])
  }

  @Test("The coordinator of a push plays what moves along, and tells its end")
  func coordinator() {
    let second = other()
    let box = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(box)
    var ended = 0
    navigation.pushViewController(second, animated: true)
    #expect(second.transitionCoordinator != nil)
    #expect(second.transitionCoordinator?.viewController(forKey: .from) === first)
    second.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      ended += 1
      #expect(!context.isCancelled)
    }
    #expect(ended == 0)
    stage.advance(by: 1)
    #expect(ended == 1)
    #expect(second.transitionCoordinator == nil)
  }

  @Test("What is told in viewWillAppear to move along is animated with the push")
  func alongside() {
    final class Second: ViewController {
      let box = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.addSubview(box)
        transitionCoordinator?.animate(alongsideTransition: { [box] _ in box.center.y = 205 })
      }
    }
    let second = Second()
    navigation.pushViewController(second, animated: true)
    #expect(second.box.center.y == 205)
    stage.advance(by: 0.1)
    let seen = second.box.presentation.center.y
    #expect(seen > 5 && seen < 205)
  }

  @Test("What is told right after a push to move along is animated with it, and later no more")
  func alongsideAfterPush() {
    let second = other()
    let boxes = (0..<2).map { _ in View(frame: Rect(x: 0, y: 0, width: 10, height: 10)) }
    for box in boxes { stage.window.addSubview(box) }
    navigation.pushViewController(second, animated: true)
    let isAnimated = navigation.transitionCoordinator?
      .animate(alongsideTransition: { _ in boxes[0].center.y = 205 })
    #expect(isAnimated == true && boxes[0].center.y == 205)
    stage.advance(by: 0.1)
    let seen = boxes[0].presentation.center.y
    #expect(seen > 5 && seen < 205)
    let isLate = navigation.transitionCoordinator?
      .animate(alongsideTransition: { _ in boxes[1].center.y = 205 })
    #expect(isLate == false && boxes[1].presentation.center.y == 205)
    stage.advance(by: 1)
    #expect(boxes[0].presentation.center.y == 205)
  }

  /// A delegate that appends its calls to the list of the controllers' calls.
  final class ListedDelegate: NavigationControllerDelegate {
    let list: CallList
    init(_ list: CallList) { self.list = list }
    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController,
      animated: Bool
    ) { list.calls.append("willShow \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController,
      animated: Bool
    ) { list.calls.append("didShow \(viewController.title ?? "")") }
  }

  final class Delegate: NavigationControllerDelegate {
    var calls: [String] = []
    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController,
      animated: Bool
    ) { calls.append("willShow \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController,
      animated: Bool
    ) { calls.append("didShow \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationController.Operation,
      from fromVC: ViewController, to toVC: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      calls.append("animator \(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
      return nil
    }
  }
}
