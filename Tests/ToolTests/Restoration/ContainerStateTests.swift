import ResponderTestKit
import Testing
import Widgets

@testable import WindowResponder

/// Tests of restoring containers, presented controllers and windows.
@Suite(.serialized) @MainActor struct ContainerStateTests {
  private let runs = Runs()

  @Test("Tabs show the one that was chosen, also where they stand in another order")
  func tabs() {
    func tabs(_ names: [String]) -> TabBarController {
      let tabs = TabBarController()
      tabs.restorationIdentifier = "tabs"
      tabs.viewControllers = names.map { Page($0) }
      return tabs
    }
    Program.plan.root = { tabs(["a", "b", "c"]) }
    runs.run { stage in
      (stage.window.rootViewController as? TabBarController)?.selectedIndex = 2
      Runs.save(stage)
    }
    Program.plan.root = { tabs(["c", "b", "a"]) }
    runs.run { stage in
      let tabs = stage.window.rootViewController as? TabBarController
      #expect(tabs?.selectedViewController?.title == "c")
    }
  }

  @Test("A page of a page controller is shown again")
  func pages() {
    Program.plan.root = {
      let pages = PageViewController()
      pages.restorationIdentifier = "pages"
      pages.setViewControllers([RemadePage("one")], direction: .forward, animated: false)
      return pages
    }
    runs.run { stage in
      let pages = stage.window.rootViewController as? PageViewController
      pages?.setViewControllers([RemadePage("two")], direction: .forward, animated: false)
      Runs.save(stage)
    }
    runs.run { stage in
      let pages = stage.window.rootViewController as? PageViewController
      #expect(pages?.viewControllers?.first?.title == "two")
    }
  }

  @Test("What stands on a controller without an identifier does not come back")
  func stackCut() {
    Program.plan.root = {
      let navigation = NavigationController(rootViewController: RemadePage("first"))
      navigation.restorationIdentifier = "navigation"
      return navigation
    }
    runs.run { stage in
      let navigation = stage.window.rootViewController as? NavigationController
      navigation?.pushViewController(Page(nil), animated: false)
      navigation?.pushViewController(RemadePage("third"), animated: false)
      Runs.save(stage)
    }
    runs.run { stage in
      let navigation = stage.window.rootViewController as? NavigationController
      #expect(navigation?.viewControllers.map(\.title) == ["first"])
    }
  }

  @Test("The columns of a wide window have their stacks again")
  func columns() {
    Program.plan.root = {
      let split = SplitViewController(style: .doubleColumn)
      split.restorationIdentifier = "split"
      split.setViewController(Page("list"), for: .primary)
      split.setViewController(Page("detail"), for: .secondary)
      return split
    }
    let size = Size(width: 900, height: 500)
    runs.run(size: size) { stage in
      let split = stage.window.rootViewController as? SplitViewController
      let detail = split?.viewController(for: .secondary)
      detail?.navigationController?.pushViewController(RemadePage("more"), animated: false)
      split?.hide(.primary)
      stage.advance(by: 1)
      Runs.save(stage)
    }
    runs.run(size: size) { stage in
      let split = stage.window.rootViewController as? SplitViewController
      let stack = split?.viewController(for: .secondary)?.navigationController?.viewControllers
      #expect(stack?.map(\.title) == ["detail", "more"])
      #expect(split?.displayMode == .secondaryOnly)
    }
  }

  @Test("The columns of a narrow window show the one that was on top", arguments: [true, false])
  func narrow(isDetail: Bool) {
    Program.plan.root = {
      let split = SplitViewController(style: .doubleColumn)
      split.restorationIdentifier = "split"
      split.setViewController(Page("list", [named(Switch(), "switch")]), for: .primary)
      split.setViewController(Page("detail", [named(Switch(), "switch")]), for: .secondary)
      return split
    }
    runs.run { stage in
      let split = stage.window.rootViewController as? SplitViewController
      #expect(split?.isCollapsed == true)
      if isDetail {
        split?.show(.secondary)
      } else {
        let stack = split?.viewControllers.first as? NavigationController
        stack?.popToRootViewController(animated: false)
      }
      stage.advance(by: 1)
      let detail = split?.viewController(for: .secondary) as? Page
      (detail?.view.subviews.first as? Switch)?.isOn = true
      detail?.number = 3
      Runs.save(stage)
    }
    runs.run { stage in
      let split = stage.window.rootViewController as? SplitViewController
      let stack = split?.viewControllers.first as? NavigationController
      #expect(stack?.topViewController?.title == (isDetail ? "detail" : "list"))
      if isDetail { #expect((stack?.topViewController as? Page)?.decoded == 3) }
    }
  }

  @Test("What was presented is presented again, with what it had")
  func presented() {
    Program.plan.root = { Page("page") }
    Program.plan.make = { $0.last == "sheet" ? Page("sheet", [named(Switch(), "switch")]) : nil }
    runs.run { stage in
      let sheet = Page("sheet", [named(Switch(), "switch")])
      sheet.modalPresentationStyle = .formSheet
      stage.window.rootViewController?.present(sheet, animated: false)
      stage.advance(by: 1)
      (sheet.view.subviews.first as? Switch)?.isOn = true
      Runs.save(stage)
    }
    runs.run { stage in
      let sheet = stage.window.rootViewController?.presentedViewController
      #expect(sheet?.title == "sheet" && sheet?.modalPresentationStyle == .formSheet)
      #expect((sheet?.view.subviews.first as? Switch)?.isOn == true)
      #expect(sheet?.view.window === stage.window)
      sheet?.dismiss(animated: false)
    }
    runs.run { stage in
      stage.window.rootViewController?.presentedViewController?.dismiss(animated: false)
      Runs.save(stage)
    }
    runs.run { stage in
      #expect(stage.window.rootViewController?.presentedViewController == nil)
    }
  }

  @Test("A window with an identifier has its size again, and is as large as fits where it was")
  func window() {
    Program.plan.root = { Page("page") }
    Program.plan.windowIdentifier = "main"
    runs.run { stage in
      stage.window.frame.size = Size(width: 333, height: 222)
      Runs.save(stage)
      stage.window.setMaximized(true)
      Runs.save(stage)
    }
    runs.run { stage in
      #expect(stage.window.wantedSize == Size(width: 333, height: 222))
      #expect(stage.window.wantsMaximized)
    }
  }

  @Test("Limits that a newer program has set come before the size that a window had")
  func limits() {
    Program.plan.root = { Page("page") }
    Program.plan.windowIdentifier = "main"
    runs.run { stage in
      stage.window.frame.size = Size(width: 900, height: 90)
      Runs.save(stage)
    }
    let window = Window(size: Size(width: 300, height: 200))
    window.minimumSize = Size(width: 200, height: 150)
    window.maximumSize = Size(width: 500, height: 400)
    let stage = Stage(window: window, keeping: runs.kept)
    stage.launch(Program.self)
    #expect(window.wantedSize == Size(width: 500, height: 150))
    stage.kill()
  }

  @Test("A window without a controller keeps its own views")
  func bareWindow() {
    Program.plan.windowIdentifier = "main"
    var shown: [Switch] = []
    Program.plan.root = {
      let made = named(Switch(), "switch")
      Application.shared.windows.first?.addSubview(made)
      shown.append(made)
      return nil
    }
    runs.run { stage in
      shown.last?.isOn = true
      Runs.save(stage)
    }
    runs.run { _ in #expect(shown.count == 2 && shown.last?.isOn == true) }
  }
}
