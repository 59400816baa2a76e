import ResponderTestKit
import Testing
import Widgets

@MainActor struct NavigationBarTests {
  let stage = Stage(size: Size(width: 390, height: 700))

  func show(_ controller: ViewController) -> NavigationController {
    let navigation = NavigationController(rootViewController: controller)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    return navigation
  }

  func scroller() -> (ViewController, ScrollView) {
    let controller = ViewController()
    controller.title = "Long"
    let scroll = ScrollView()
    scroll.contentSize = Size(width: 390, height: 3000)
    controller.view = scroll
    return (controller, scroll)
  }

  @Test("The bar is in the safe area of the child, whose view goes on under it")
  func safeArea() {
    let controller = ViewController()
    let navigation = show(controller)
    #expect(navigation.navigationBar.frame == Rect(x: 0, y: 0, width: 390, height: 44))
    #expect(controller.view.frame == Rect(x: 0, y: 0, width: 390, height: 700))
    #expect(controller.view.safeAreaInsets.top == 44)
    navigation.setNavigationBarHidden(true, animated: true)
    stage.advance(by: 1)
    #expect(controller.view.safeAreaInsets.top == 0)
    #expect(navigation.isNavigationBarHidden)
    #expect(navigation.navigationBar.frame.maxY <= 0)
  }

  @Test(
    "Without extended edges, or under a bar that nothing is seen through, the view begins below")
  func edges() {
    let controller = ViewController()
    controller.edgesForExtendedLayout = []
    let navigation = show(controller)
    #expect(controller.view.frame.minY == 44)
    #expect(controller.view.safeAreaInsets.top == 0)
    controller.edgesForExtendedLayout = .all
    stage.advance(by: 0.1)
    #expect(controller.view.frame.minY == 0)
    navigation.navigationBar.isTranslucent = false
    stage.advance(by: 0.1)
    #expect(controller.view.frame.minY == 44)
    controller.extendedLayoutIncludesOpaqueBars = true
    stage.advance(by: 0.1)
    #expect(controller.view.frame.minY == 0)
  }

  @Test("A large title makes the bar higher, and goes as the content is scrolled")
  func largeTitle() {
    let (controller, scroll) = scroller()
    let navigation = show(controller)
    navigation.navigationBar.prefersLargeTitles = true
    stage.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(scroll.contentOffset.y == -96)
    scroll.contentOffset.y = -76
    stage.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 76)
    #expect(scroll.contentOffset.y == -76)
    #expect(scroll.adjustedContentInset.top == 76)
    scroll.contentOffset.y = 300
    stage.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(scroll.safeAreaInsets.top == 44)
    scroll.contentOffset.y = -96
    stage.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(scroll.contentOffset.y == -96)
  }

  @Test("A finger that lets go of half a large title has it come or go")
  func largeTitleSnaps() {
    let (controller, scroll) = scroller()
    let navigation = show(controller)
    navigation.navigationBar.prefersLargeTitles = true
    stage.advance(by: 0.1)
    stage.touchDown(0, at: Point(x: 200, y: 400))
    stage.frame()
    for y in stride(from: 395.0, through: 350, by: -5) {
      stage.advance(by: 0.05)
      stage.touchMove(0, to: Point(x: 200, y: y))
      stage.frame()
    }
    stage.advance(by: 0.5)
    stage.touchUp(0)
    stage.frame()
    stage.advance(by: 2)
    #expect(scroll.contentOffset.y == -44)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test("A title that is never large makes the bar as low as usual")
  func neverLarge() {
    let (controller, _) = scroller()
    controller.navigationItem.largeTitleDisplayMode = .never
    let navigation = show(controller)
    navigation.navigationBar.prefersLargeTitles = true
    stage.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test("A button calls its target with the item; one that is disabled does not")
  func buttons() {
    @MainActor final class Target {
      var items: [BarButtonItem] = []
      func pressed(_ sender: BarButtonItem) { items.append(sender) }
    }
    let target = Target()
    let controller = ViewController()
    let add = BarButtonItem(barButtonSystemItem: .add, target: target, action: Target.pressed)
    controller.navigationItem.rightBarButtonItem = add
    _ = show(controller)
    stage.tap(at: Point(x: 360, y: 22))
    #expect(target.items == [add])
    add.isEnabled = false
    stage.tap(at: Point(x: 360, y: 22))
    #expect(target.items.count == 1)
  }

  @Test("Buttons at the trailing edge stand from there on, those at the leading edge as well")
  func order() {
    let controller = ViewController()
    var pressed: [String] = []
    func item(_ name: String) -> BarButtonItem {
      BarButtonItem(primaryAction: Action(title: name) { _ in pressed.append(name) })
    }
    controller.navigationItem.rightBarButtonItems = [item("1"), item("2")]
    controller.navigationItem.leftBarButtonItems = [item("3"), item("4")]
    _ = show(controller)
    for x in [28.0, 72, 318, 362] { stage.tap(at: Point(x: x, y: 22)) }
    #expect(pressed == ["3", "4", "2", "1"])
  }

  @Test("The edit button begins and ends editing, and says so")
  func editButton() {
    let controller = ViewController()
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    _ = show(controller)
    #expect(controller.editButtonItem.title == "Edit")
    stage.tap(at: Point(x: 360, y: 22))
    #expect(controller.isEditing)
    #expect(controller.editButtonItem.title == "Done")
    controller.setEditing(false, animated: false)
    #expect(controller.editButtonItem.title == "Edit")
  }

  @Test("A controller's title is its item's, until the item has one of its own")
  func titles() {
    let controller = ViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two")
    #expect(controller.tabBarItem.title == "Two")
    controller.navigationItem.title = "Three"
    #expect(controller.title == "Two")
  }

  @Test("A title view stands in the middle")
  func titleView() {
    let controller = ViewController()
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    controller.navigationItem.titleView = view
    let navigation = show(controller)
    let frame = view.convert(view.bounds, to: navigation.navigationBar)
    #expect(frame.midX == 195)
    #expect(frame.size == Size(width: 100, height: 30))
  }

  @Test("The toolbar shows what the controller on top has, and is in its safe area")
  func toolbar() {
    var count = 0
    let controller = ViewController()
    controller.toolbarItems = [
      .flexibleSpace(), BarButtonItem(primaryAction: Action(title: "Go") { _ in count += 1 }),
      .flexibleSpace(),
    ]
    let navigation = show(controller)
    navigation.setToolbarHidden(false, animated: false)
    stage.advance(by: 0.1)
    #expect(controller.view.safeAreaInsets.bottom == 44)
    stage.tap(at: Point(x: 195, y: 678))
    #expect(count == 1)
    navigation.setToolbarHidden(true, animated: true)
    stage.advance(by: 1)
    #expect(controller.view.safeAreaInsets.bottom == 0)
  }

  @Test("A bar of its own goes from item to item, and asks its delegate")
  func ownBar() {
    final class Delegate: NavigationBarDelegate {
      var mayPop = true
      func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
        mayPop
      }
    }
    let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 390, height: 44))
    let delegate = Delegate()
    bar.delegate = delegate
    stage.window.addSubview(bar)
    bar.items = [NavigationItem(title: "One")]
    bar.pushItem(NavigationItem(title: "Two"), animated: false)
    #expect(bar.topItem?.title == "Two")
    #expect(bar.backItem?.title == "One")
    stage.advance(by: 0.1)
    delegate.mayPop = false
    stage.tap(at: Point(x: 24, y: 22))
    #expect(bar.topItem?.title == "Two")
    delegate.mayPop = true
    stage.tap(at: Point(x: 24, y: 22))
    stage.advance(by: 1)
    #expect(bar.topItem?.title == "One")
  }
}
