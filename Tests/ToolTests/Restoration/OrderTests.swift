import ResponderRuntime
import ResponderTestKit
import Testing
import Widgets

@testable import WindowResponder

/// Tests of the order of the calls for state restoration, and of the objects that receive them.
@Suite(.serialized) @MainActor struct StateOrderTests {
  private let runs = Runs()

  private func saved() {
    runs.run { stage in
      Program.log = []
      Runs.save(stage)
    }
  }

  @Test("Saving asks the delegate, then has it write, then controllers and their views")
  func saving() {
    Program.plan.root = {
      let view = NotedView()
      view.restorationIdentifier = "view"
      let page = Page("page", [view])
      let child = Page("child")
      page.addChild(child)
      return page
    }
    saved()
    // The application delegate is asked again at the first change.
    #expect(
      Program.log == [
        "shouldSave", "shouldSave", "willEncode", "encode page", "encode view", "encode child",
      ])
  }

  @Test("R3: Coming back lies between the two calls of launching, and everything has its order")
  func comingBack() {
    Program.plan.root = {
      let view = NotedView()
      view.restorationIdentifier = "view"
      let page = Page("page", [view])
      page.addChild(Page("child"))
      return page
    }
    saved()
    Program.log = []
    runs.run { _ in }
    #expect(
      Program.log == [
        "willFinishLaunching", "shouldRestore 7", "make page", "make page/child", "decode page",
        "decode child", "decode view", "didDecode", "finished page", "finished child",
        "finished view", "didFinishLaunching",
      ])
  }

  @Test("A program that makes its window later comes back later")
  func late() {
    Program.plan.lateRoot = { Page("page") }
    saved()
    Program.log = []
    runs.run { _ in }
    #expect(
      Program.log == [
        "willFinishLaunching", "didFinishLaunching", "shouldRestore 7", "make page", "decode page",
        "didDecode", "finished page",
      ])
  }

  @Test("What a controller wrote down comes back, and so does what the delegate wrote")
  func values() {
    Program.plan.root = {
      let page = Page("page")
      page.number = 42
      return page
    }
    Program.plan.onEncode = { $0.encode(["a": [1, 2]], forKey: "table") }
    var table: [String: [Int]]?
    Program.plan.onDecode = { table = $1.decode(forKey: "table") }
    saved()
    runs.run { stage in
      #expect((stage.window.rootViewController as? Page)?.decoded == 42)
    }
    #expect(table == ["a": [1, 2]])
  }

  @Test("R1: A controller without an identifier cuts off all that is in it")
  func cutOff() {
    Program.plan.root = {
      let page = Page("page")
      let middle = Page(nil)
      let view = NotedView()
      view.restorationIdentifier = "view"
      middle.addChild(Page("below", [view]))
      page.addChild(middle)
      page.addChild(Page("beside"))
      return page
    }
    saved()
    #expect(Program.log.contains("encode beside"))
    #expect(!Program.log.contains("encode below") && !Program.log.contains("encode nobody"))
    #expect(!Program.log.contains("encode view"))
  }

  @Test("R1: A root controller without an identifier keeps nothing")
  func namelessRoot() {
    Program.plan.root = { Page(nil) }
    saved()
    #expect(Program.log.filter { $0.hasPrefix("encode") }.isEmpty)
  }

  @Test(
    "R3: A class that makes the controller is asked before the delegate, which is not asked then")
  func restorationClass() throws {
    Program.plan.root = { NavigationController(rootViewController: RemadePage("first")) }
    let root = Program.plan.root
    Program.plan.root = {
      let navigation = root()
      navigation?.restorationIdentifier = "navigation"
      return navigation
    }
    runs.run { stage in
      let navigation = stage.window.rootViewController as? NavigationController
      navigation?.pushViewController(RemadePage("second"), animated: false)
      Runs.save(stage)
    }
    Program.log = []
    runs.run { stage in
      let navigation = stage.window.rootViewController as? NavigationController
      #expect(navigation?.viewControllers.map(\.title) == ["first", "second"])
      #expect(navigation?.topViewController?.view.window === stage.window)
    }
    #expect(
      Program.log.filter { $0.contains("make") } == [
        "make navigation", "remake navigation/first", "remake navigation/second",
      ])
  }

  @Test("R3: The delegate makes what has no class, and what nobody makes is left out")
  func madeByDelegate() {
    func navigation() -> NavigationController {
      let navigation = NavigationController(rootViewController: Page("first"))
      navigation.restorationIdentifier = "navigation"
      return navigation
    }
    Program.plan.root = { navigation() }
    runs.run { stage in
      let navigation = stage.window.rootViewController as? NavigationController
      navigation?.pushViewController(Page("second"), animated: false)
      navigation?.pushViewController(Page("third"), animated: false)
      Runs.save(stage)
    }
    Program.plan.make = { $0.last == "second" ? Page("second") : nil }
    runs.run { stage in
      let navigation = stage.window.rootViewController as? NavigationController
      #expect(navigation?.viewControllers.map(\.title) == ["first", "second"])
    }
  }

  @Test("Of two siblings with one identifier the first is kept")
  func doubled() {
    Program.plan.root = {
      let page = Page("page")
      for number in [1, 2] {
        let child = Page("child")
        child.number = number
        page.addChild(child)
      }
      return page
    }
    saved()
    runs.run { stage in
      let children = stage.window.rootViewController?.children as? [Page]
      #expect(children?.map(\.decoded) == [1, nil])
    }
  }

  @Test("A controller that another one names is kept, though it is nobody's child")
  func named() {
    final class Holder: Page {
      var held: Page?
      override func encodeRestorableState(with coder: Coder) {
        super.encodeRestorableState(with: coder)
        coder.encode(held, forKey: "held")
      }
      override func decodeRestorableState(with coder: Coder) {
        super.decodeRestorableState(with: coder)
        held = coder.decodeObject(of: Page.self, forKey: "held")
      }
    }
    Program.plan.root = { Holder("page") }
    runs.run { stage in
      let holder = stage.window.rootViewController as? Holder
      holder?.held = RemadePage("held")
      holder?.held?.number = 5
      Runs.save(stage)
    }
    runs.run { stage in
      let holder = stage.window.rootViewController as? Holder
      #expect(holder?.held?.decoded == 5)
    }
  }

  @Test("An object of the program's own is kept under its name")
  func object() {
    final class Model: StateRestoring {
      var count = 0
      func encodeRestorableState(with coder: Coder) { coder.encode(count, forKey: "count") }
      func decodeRestorableState(with coder: Coder) {
        count = coder.decodeInteger(forKey: "count")
      }
    }
    var model = Model()
    Program.plan.root = {
      Application.registerObject(forStateRestoration: model, restorationIdentifier: "model")
      return Page("page")
    }
    runs.run { stage in
      model.count = 3
      Runs.save(stage)
    }
    model = Model()
    runs.run { _ in }
    #expect(model.count == 3)
  }

  @Test("A type's name that leads nowhere, or to another type, makes nothing")
  func typeNames() {
    for name in ["", "x", "4main1XC", "Si", "$s", "..", "\u{1}\u{2}", "SS", "10Restoration"] {
      #expect(!(TypeNames.type(named: name) is any ViewControllerRestoration.Type))
    }
    #expect(TypeNames.name(of: RemadePage.self).flatMap(TypeNames.type(named:)) == RemadePage.self)
  }
}
