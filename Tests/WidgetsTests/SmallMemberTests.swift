import ResponderTestKit
import Testing
import Widgets

@MainActor @Suite(.serialized) struct SmallMemberTests {
  @Test("A dimmed view's tint colour is grey, and that of all in it that go by it")
  func tintAdjustment() {
    let (outer, inner, bright) = (View(), View(), View())
    outer.tintColor = .red
    outer.addSubview(inner)
    outer.addSubview(bright)
    bright.tintAdjustmentMode = .normal
    outer.tintAdjustmentMode = .dimmed
    #expect(outer.tintColor == .neutral)
    #expect(inner.tintColor == .neutral)
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(bright.tintColor == .red)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == .red)
    #expect(inner.tintAdjustmentMode == .normal)
  }

  @Test(
    "A controller's view keeps 16 points at its sides, 20 in a wide window, and more where it is set"
  )
  func rootMargins() {
    for (width, side) in [(400.0, 16.0), (1_000, 20)] {
      let stage = Stage(size: Size(width: width, height: 300))
      let controller = ViewController()
      stage.window.rootViewController = controller
      stage.render()
      let margins = controller.view.layoutMargins
      #expect(margins.left == side && margins.right == side)
      #expect(margins.top == controller.view.safeAreaInsets.top)
      controller.view.layoutMargins = EdgeInsets(top: 4, left: 30, bottom: 4, right: 2)
      #expect(controller.view.layoutMargins.left == 30)
      #expect(controller.view.layoutMargins.right == side)
      controller.viewRespectsSystemMinimumLayoutMargins = false
      #expect(controller.view.layoutMargins.right == 2)
    }
  }

  @Test("A table's cell keeps 16 points at the sides of its content and 11 above and below")
  func cellMargins() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    #expect(
      cell.contentView.layoutMargins == EdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    #expect(CollectionViewCell().contentView.layoutMargins == EdgeInsets(all: 8))
  }

  @Test("A title's shadow goes by the button's state")
  func titleShadows() throws {
    let stage = Stage(size: Size(width: 200, height: 100))
    let button = Button(frame: Rect(x: 0, y: 0, width: 200, height: 44))
    button.setTitle("a", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.blue, for: .highlighted)
    stage.window.addSubview(button)
    stage.render()
    let label = try #require(button.titleLabel)
    #expect(label.shadowColor == .red)
    #expect(button.titleShadowColor(for: .selected) == .red)
    button.isHighlighted = true
    stage.render()
    #expect(button.currentTitleShadowColor == .blue)
    #expect(label.shadowColor == .blue)
  }

  @Test("A selector of a name alone is the standard action of that name, or nobody's")
  func namedSelectors() {
    #expect(Selector("copy:") == .copy)
    #expect(Selector("undo:") == .undo)
    #expect(Selector("share:") == Selector("share:"))
    #expect(Selector("share:") != Selector("translate:"))
    #expect(!Selector("share:").perform(on: View(), sender: nil))
    #expect(!View().canPerformAction(Selector("share:"), withSender: nil))
  }

  @Test("A constraint that says nothing can wait in a variable for its real one")
  func emptyConstraint() {
    let constraint = LayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    constraint.isActive = false
    constraint.constant = 5
    #expect(!constraint.isActive)
  }

  @Test("A bar's tab can be watched by overriding what the controller does with it")
  func tabOverride() {
    final class Watching: TabBarController {
      var titles: [String?] = []
      override func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
        super.tabBar(tabBar, didSelect: item)
        titles.append(item.title)
      }
    }
    let stage = Stage(size: Size(width: 400, height: 600))
    let controller = Watching()
    controller.viewControllers = ["One", "Two"].map { title in
      let page = ViewController()
      page.title = title
      return page
    }
    stage.window.rootViewController = controller
    stage.render()
    let bar = controller.tabBar
    stage.tap(at: bar.convert(Point(x: bar.bounds.width * 0.75, y: 20), to: nil))
    #expect(controller.titles == ["Two"])
    #expect(controller.selectedIndex == 1)
  }
}
