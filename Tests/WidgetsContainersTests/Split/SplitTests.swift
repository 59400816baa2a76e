import ResponderTestKit
import Testing
import Widgets

@MainActor struct SplitTests {
  let stage = Stage(size: Size(width: 1000, height: 700))
  let list = CallList()
  let split = SplitViewController(style: .doubleColumn)
  let first: LoggedController
  let second: LoggedController

  init() {
    first = LoggedController("P", list)
    second = LoggedController("S", list)
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
  }

  func show() {
    stage.window.rootViewController = split
    stage.advance(by: 0.1)
  }

  func resize(_ width: Double) {
    stage.window.frame = Rect(x: 0, y: 0, width: width, height: 700)
    stage.advance(by: 0.1)
  }

  @Test("In a wide window two columns stand side by side, each in a navigation controller")
  func wide() {
    show()
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(first.navigationController?.view.frame.minX == 0)
    let width = split.primaryColumnWidth
    #expect(width == 300)
    #expect(first.view.bounds.width == width)
    #expect(
      second.navigationController?.view.frame
        == Rect(x: width, y: 0, width: 1000 - width, height: 700))
    #expect(split.viewController(for: .primary) === first)
    #expect(split.viewControllers.count == 2)
    #expect(first.splitViewController === split)
  }

  @Test("The width is what is preferred, within its limits")
  func widths() {
    show()
    split.preferredPrimaryColumnWidth = 250
    stage.advance(by: 0.1)
    #expect(split.primaryColumnWidth == 250)
    split.maximumPrimaryColumnWidth = 220
    #expect(split.primaryColumnWidth == 220)
    split.maximumPrimaryColumnWidth = 800
    split.preferredPrimaryColumnWidth = SplitViewController.automaticDimension
    split.preferredPrimaryColumnWidthFraction = 0.5
    #expect(split.primaryColumnWidth == 500)
  }

  @Test("Hiding a column tells it so, and gives its room to the other")
  func hide() {
    let delegate = Delegate()
    split.delegate = delegate
    show()
    _ = list.take()
    split.hide(.primary)
    #expect(delegate.calls == ["mode secondaryOnly", "hide primary"])
    #expect(list.take() == ["P willDisappear"])
    stage.advance(by: 1)
    #expect(list.take() == ["P didDisappear"])
    #expect(second.view.bounds.width == 1000)
    split.show(.primary)
    #expect(list.take() == ["P willAppear", "P isAppearing"])
    stage.advance(by: 1)
    #expect(list.take() == ["P didAppear"])
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test(
    "N5: A narrow window makes them one stack, whose top the delegate chooses; a wide one two")
  func collapse() {
    let delegate = Delegate()
    split.delegate = delegate
    delegate.top = .primary
    show()
    resize(390)
    #expect(split.isCollapsed)
    #expect(delegate.calls.last == "collapse")
    let navigation = first.navigationController
    #expect(navigation?.viewControllers == [first])
    #expect(navigation?.view.bounds.width == 390)
    #expect(second.view.window == nil)
    split.show(.secondary)
    stage.advance(by: 1)
    #expect(navigation?.viewControllers == [first, second])
    resize(1000)
    #expect(!split.isCollapsed)
    #expect(delegate.calls.last == "expand")
    #expect(navigation?.viewControllers == [first])
    #expect(second.navigationController?.viewControllers == [second])
    #expect(second.navigationController !== navigation)
    #expect(first.view.window != nil && second.view.window != nil)
  }

  @Test("N5: Columns are one stack below 600 points of width, and stand side by side from there")
  func narrowLimit() {
    show()
    resize(599)
    #expect(split.isCollapsed)
    resize(600)
    #expect(!split.isCollapsed)
  }

  @Test("Without a delegate what was chosen is on top of the stack")
  func collapsesToSecondary() {
    show()
    resize(390)
    #expect(first.navigationController?.viewControllers == [first, second])
    first.navigationController?.popViewController(animated: false)
    resize(1000)
    #expect(second.navigationController?.viewControllers == [second])
    #expect(second.view.window != nil)
  }

  @Test("What is shown as detail is the secondary column, or comes on top of the stack")
  func detail() {
    show()
    let other = LoggedController("D", list)
    first.showDetailViewController(other, sender: nil)
    stage.advance(by: 0.1)
    #expect(split.viewController(for: .secondary) === other)
    #expect(other.view.window != nil)
    #expect(second.view.window == nil)
    resize(390)
    first.navigationController?.popToRootViewController(animated: false)
    let third = LoggedController("E", list)
    first.showDetailViewController(third, sender: nil)
    stage.advance(by: 1)
    #expect(first.navigationController?.viewControllers == [first, third])
    resize(1000)
    #expect(third.navigationController !== first.navigationController)
    #expect(third.view.window != nil)
  }

  @Test("A controller for narrow windows takes the place of the columns there")
  func compact() {
    let compact = LoggedController("C", list)
    split.setViewController(compact, for: .compact)
    show()
    #expect(!compact.isViewLoaded)
    resize(390)
    #expect(compact.view.window != nil)
    #expect(first.view.window == nil)
    resize(1000)
    #expect(compact.view.window == nil)
    #expect(first.view.window != nil)
  }

  @Test("The button in the first bar hides and shows the primary column, and so does F9")
  func button() {
    show()
    stage.tap(at: Point(x: 28, y: 22))
    stage.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly)
    stage.tap(at: Point(x: 28, y: 22))
    stage.advance(by: 1)
    #expect(split.displayMode == .oneBesideSecondary)
    stage.keyDown(.keyboardF9)
    stage.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test("A column over the other goes with a tap beside it")
  func overlay() {
    split.preferredDisplayMode = .oneOverSecondary
    show()
    #expect(second.view.bounds.width == 1000)
    #expect(first.view.bounds.width == 300)
    stage.tap(at: Point(x: 800, y: 400))
    stage.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly)
    #expect(first.view.window == nil)
  }

  @Test(
    "Showing the secondary column hides the columns that cover it",
    arguments: zip(
      [
        SplitViewController.DisplayMode.oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary,
        .twoBesideSecondary, .secondaryOnly,
      ],
      [
        SplitViewController.DisplayMode.secondaryOnly, .secondaryOnly, .oneBesideSecondary,
        .twoBesideSecondary, .secondaryOnly,
      ]))
  func uncovered(
    before: SplitViewController.DisplayMode, after: SplitViewController.DisplayMode
  ) {
    let three = SplitViewController(style: .tripleColumn)
    for (index, column) in [SplitViewController.Column.primary, .supplementary, .secondary]
      .enumerated()
    {
      three.setViewController(LoggedController("\(index)", list), for: column)
    }
    three.preferredDisplayMode = before
    stage.window.rootViewController = three
    stage.advance(by: 0.1)
    #expect(three.displayMode == before)
    three.show(.secondary)
    stage.advance(by: 1)
    #expect(three.displayMode == after)
  }

  @Test("Three columns stand side by side where there is room, else two")
  func three() {
    let three = SplitViewController(style: .tripleColumn)
    let controllers = ["1", "2", "3"].map { LoggedController($0, list) }
    three.setViewController(controllers[0], for: .primary)
    three.setViewController(controllers[1], for: .supplementary)
    three.setViewController(controllers[2], for: .secondary)
    stage.window.rootViewController = three
    stage.advance(by: 0.1)
    #expect(three.displayMode == .twoBesideSecondary)
    #expect(controllers[1].navigationController?.view.frame.minX == three.primaryColumnWidth)
    resize(800)
    #expect(three.displayMode == .oneBesideSecondary)
    #expect(controllers[0].view.window == nil)
    resize(390)
    #expect(controllers[0].navigationController?.viewControllers == controllers)
  }

  @Test("In a stack, a column is shown with the columns before it, and only the top one is hidden")
  func stackedColumns() {
    let three = SplitViewController(style: .tripleColumn)
    let controllers = ["1", "2", "3"].map { LoggedController($0, list) }
    three.setViewController(controllers[0], for: .primary)
    three.setViewController(controllers[1], for: .supplementary)
    three.setViewController(controllers[2], for: .secondary)
    let top = PrimaryOnTop()
    three.delegate = top
    stage.window.rootViewController = three
    stage.advance(by: 0.1)
    resize(390)
    let navigation = controllers[0].navigationController
    #expect(navigation?.viewControllers == [controllers[0]])
    three.show(.secondary)
    stage.advance(by: 1)
    #expect(navigation?.viewControllers == controllers)
    for column in [SplitViewController.Column.primary, .supplementary] { three.hide(column) }
    stage.advance(by: 1)
    #expect(navigation?.viewControllers == controllers)
    three.hide(.secondary)
    stage.advance(by: 1)
    #expect(navigation?.viewControllers == Array(controllers.prefix(2)))
    three.show(.secondary)
    stage.advance(by: 1)
    let pushed = LoggedController("4", list)
    navigation?.pushViewController(pushed, animated: false)
    three.show(.primary)
    stage.advance(by: 1)
    #expect(navigation?.viewControllers == [controllers[0]])
  }

  private final class PrimaryOnTop: SplitViewControllerDelegate {
    func splitViewController(
      _ svc: SplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
    ) -> SplitViewController.Column { .primary }
  }

  @Test("Two controllers without a style are the columns themselves")
  func pair() {
    let pair = SplitViewController()
    let navigation = NavigationController(rootViewController: LoggedController("M", list))
    let detail = LoggedController("D", list)
    pair.viewControllers = [navigation, detail]
    stage.window.rootViewController = pair
    stage.advance(by: 0.1)
    #expect(pair.viewControllers == [navigation, detail])
    #expect(detail.view.frame.minX == pair.primaryColumnWidth)
    resize(390)
    #expect(navigation.topViewController === detail)
    resize(1000)
    #expect(detail.parent === pair)
    #expect(detail.view.window != nil)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A button of the secondary column hides the others and brings them back")
  func secondaryOnly() {
    show()
    #expect(stage.view(labelled: "Hide Columns") == nil)
    split.showsSecondaryOnlyButton = true
    stage.advance(by: 0.1)
    let bar = second.navigationController?.navigationBar
    #expect(stage.view(labelled: "Hide Columns")?.isDescendant(of: bar ?? View()) == true)
    stage.tap("Hide Columns")
    stage.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly && second.view.bounds.width == 1000)
    // The button of the sidebar is in the same bar now.
    #expect(stage.view(labelled: "Sidebar")?.isDescendant(of: bar ?? View()) == true)
    stage.tap("Show Columns")
    stage.advance(by: 1)
    #expect(split.displayMode == .oneBesideSecondary)
    resize(500)
    #expect(stage.view(labelled: "Hide Columns") == nil)
  }

  @Test("Three columns come back as they were")
  func secondaryOnlyOfThree() {
    let three = SplitViewController(style: .tripleColumn)
    three.setViewController(first, for: .primary)
    three.setViewController(LoggedController("M", list), for: .supplementary)
    three.setViewController(second, for: .secondary)
    three.showsSecondaryOnlyButton = true
    stage.window.rootViewController = three
    stage.advance(by: 0.1)
    #expect(three.displayMode == .twoBesideSecondary)
    stage.tap("Hide Columns")
    stage.advance(by: 1)
    #expect(three.displayMode == .secondaryOnly)
    stage.tap("Show Columns")
    stage.advance(by: 1)
    #expect(three.displayMode == .twoBesideSecondary)
    three.preferredSplitBehavior = .overlay
    three.preferredDisplayMode = .oneOverSecondary
    stage.advance(by: 0.5)
    #expect(stage.view(labelled: "Hide Columns") == nil)
  }

  @Test("A sidebar has a background of its own where the content of the column has none")
  func sidebarGround() {
    show()
    first.view.backgroundColor = .clear
    first.navigationController?.view.backgroundColor = .clear
    func color() -> Color {
      stage.render()
      return stage.snapshot().pixel(x: 100, y: 400)
    }
    let plain = color()
    split.primaryBackgroundStyle = .sidebar
    #expect(color() != plain)
    resize(500)
    resize(1000)
    #expect(color() != plain)
    split.primaryBackgroundStyle = .none
    #expect(color() == plain)
  }

  final class Delegate: SplitViewControllerDelegate {
    var calls: [String] = []
    var top: SplitViewController.Column?
    func splitViewController(
      _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
    ) { calls.append("mode \(displayMode)") }
    func splitViewController(
      _ svc: SplitViewController, willShow column: SplitViewController.Column
    ) { calls.append("show \(column)") }
    func splitViewController(
      _ svc: SplitViewController, willHide column: SplitViewController.Column
    ) { calls.append("hide \(column)") }
    func splitViewController(
      _ svc: SplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
    ) -> SplitViewController.Column { top ?? proposedTopColumn }
    func splitViewControllerDidCollapse(_ svc: SplitViewController) { calls.append("collapse") }
    func splitViewControllerDidExpand(_ svc: SplitViewController) { calls.append("expand") }
  }
}
