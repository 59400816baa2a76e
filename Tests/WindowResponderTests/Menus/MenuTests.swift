import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct MenuTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()

  // MARK: Menu elements

  @Test("G6: a menu with other children keeps the rest")
  func replacingChildren() {
    let menu = Menu(
      title: "Sort", subtitle: "by", identifier: Menu.Identifier("sort"),
      options: [.singleSelection, .displayInline], preferredElementSize: .small,
      children: [Action(title: "Name") { _ in }])
    let other = menu.replacingChildren([])
    #expect(other !== menu && menu.children.count == 1)
    #expect(other.title == "Sort" && other.subtitle == "by" && other.children.isEmpty)
    #expect(other.identifier == menu.identifier && other.options == menu.options)
    #expect(other.preferredElementSize == .small)
  }

  @Test("G6: menus and actions without an identifier get one each")
  func ownIdentifiers() {
    #expect(Menu().identifier != Menu().identifier)
    #expect(Action { _ in }.identifier != Action { _ in }.identifier)
  }

  @Test("G6: the selected elements are those that are on, in submenus too")
  func selectedElements() {
    let on = Action(title: "a", state: .on) { _ in }
    let inline = Command(title: "b", action: .ping, state: .on)
    let inSubmenu = Action(state: .on) { _ in }
    let menu = Menu(children: [
      on, Action(title: "c") { _ in },
      Menu(options: .displayInline, children: [inline]),
      Menu(children: [inSubmenu]),
    ])
    #expect(menu.selectedElements == [on, inline, inSubmenu])
  }

  @Test("G6: an action knows who sent it")
  func actionSender() {
    let sender = View()
    var heard: AnyObject?
    let action = Action { heard = $0.sender }
    action.performWithSender(sender, target: nil)
    #expect(heard === sender)
  }

  @Test("G6: a deferred element asks once and keeps the answer, an uncached one asks each time")
  func deferredElements() {
    var asked = 0
    let provider: @MainActor (@escaping DeferredMenuElement.Completion) -> Void = {
      asked += 1
      $0([Action(title: "\(asked)") { _ in }])
    }
    for (element, titles) in [
      (DeferredMenuElement(provider), ["1", "1"]), (.uncached(provider), ["1", "2"]),
    ] {
      asked = 0
      var got: [String] = []
      for _ in 0..<2 { element.resolve { got += $0.map(\.title) } }
      #expect(got == titles)
    }
  }

  @Test("G6: all that wait for a deferred element get what comes, once")
  func waitingForDeferredElements() {
    var answer: DeferredMenuElement.Completion?
    let element = DeferredMenuElement { answer = $0 }
    var got: [Int] = []
    element.resolve { got.append($0.count) }
    element.resolve { got.append($0.count) }
    #expect(got.isEmpty)
    answer?([Action { _ in }])
    answer?([])
    #expect(got == [1, 1])
  }

  // MARK: Menu builder

  private func tree(_ titles: String...) -> MenuTree {
    MenuTree(
      system: .main,
      root: Menu(
        identifier: .root,
        children: titles.map { Menu(title: $0, identifier: Menu.Identifier($0)) }))
  }

  private func menu(_ title: String) -> Menu {
    Menu(title: title, identifier: Menu.Identifier(title))
  }

  private func titles(_ tree: MenuTree, in menu: String? = nil) -> [String] {
    let menu = menu.map { tree.menu(for: Menu.Identifier($0)) } ?? tree.root
    return menu?.children.map(\.title) ?? []
  }

  @Test("G6: the builder inserts before, after, at the start and at the end")
  func inserting() {
    let tree = tree("a", "b")
    tree.insertSibling(menu("before"), beforeMenu: Menu.Identifier("b"))
    tree.insertSibling(menu("after"), afterMenu: Menu.Identifier("b"))
    #expect(titles(tree) == ["a", "before", "b", "after"])
    tree.insertChild(menu("2"), atStartOfMenu: Menu.Identifier("a"))
    tree.insertChild(menu("1"), atStartOfMenu: Menu.Identifier("a"))
    tree.insertChild(menu("3"), atEndOfMenu: Menu.Identifier("a"))
    #expect(titles(tree, in: "a") == ["1", "2", "3"])
    tree.insertChild(menu("first"), atStartOfMenu: .root)
    #expect(titles(tree).first == "first")
  }

  @Test("G6: the builder replaces and removes menus, and replaces children")
  func replacingAndRemoving() {
    let tree = tree("a", "b", "c")
    tree.replace(menu: Menu.Identifier("a"), with: menu("x"))
    tree.remove(menu: Menu.Identifier("b"))
    #expect(titles(tree) == ["x", "c"])
    tree.replaceChildren(ofMenu: Menu.Identifier("c")) { children in
      children + [Action(title: "new") { _ in }]
    }
    #expect(titles(tree, in: "c") == ["new"])
  }

  @Test("G6: an identifier that is not there changes nothing")
  func missingIdentifiers() {
    let tree = tree("a", "b")
    let missing = Menu.Identifier("missing")
    tree.insertSibling(menu("x"), beforeMenu: missing)
    tree.insertSibling(menu("x"), afterMenu: missing)
    tree.insertChild(menu("x"), atStartOfMenu: missing)
    tree.insertChild(menu("x"), atEndOfMenu: missing)
    tree.replace(menu: missing, with: menu("x"))
    tree.replaceChildren(ofMenu: missing) { _ in [Menu()] }
    tree.remove(menu: missing)
    tree.remove(menu: .root)
    #expect(titles(tree) == ["a", "b"])
    #expect(tree.menu(for: missing) == nil)
  }

  @Test("G6: a menu that is there already moves to the new place")
  func insertingTwice() {
    let tree = tree("a", "b")
    tree.insertChild(menu("a"), atEndOfMenu: Menu.Identifier("b"))
    #expect(titles(tree) == ["b"] && titles(tree, in: "b") == ["a"])
    tree.insertChild(menu("b"), atEndOfMenu: Menu.Identifier("b"))
    #expect(titles(tree, in: "b") == ["a"])
  }

  @Test("G6: the builder finds menus, actions and commands at any depth")
  func finding() {
    let tree = tree("a")
    let action = Action(identifier: Action.Identifier("act")) { _ in }
    let plain = Command(action: .ping)
    let listed = Command(action: .ping, propertyList: ["size": 2])
    tree.replaceChildren(ofMenu: Menu.Identifier("a")) { _ in
      [Menu(children: [action, plain, listed])]
    }
    #expect(tree.action(for: Action.Identifier("act")) === action)
    #expect(tree.command(for: .ping) === plain)
    #expect(tree.command(for: .ping, propertyList: ["size": 2]) === listed)
    #expect(tree.command(for: .ping, propertyList: ["size": 3]) == nil)
    #expect(tree.command(for: .pong) == nil)
  }

  // MARK: Building along the responder chain

  @Test("G6: every link of the chain builds, the application first and the first responder last")
  func buildingAlongTheChain() {
    let outer = BuildingView("outer", log: log)
    let inner = BuildingView("inner", log: log)
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    inner.becomeFirstResponder()
    _ = stage.application.editMenu()
    #expect(log.take() == ["outer builds context", "inner builds context"])
  }

  @Test("E2: menus honour an override of next, and a cycle ends")
  func buildingAlongACycle() {
    let view = BuildingView("view", log: log)
    let detour = BuildingView("detour", log: log)
    stage.window.addSubview(view)
    (view.detour, detour.detour) = (detour, view)
    view.becomeFirstResponder()
    _ = stage.application.editMenu()
    #expect(log.take() == ["detour builds context", "view builds context"])
    (view.detour, detour.detour) = (nil, nil)
  }

  @Test("H4: without an undo of one's own the window undoes, by the manager of the chain")
  func windowsUndo() throws {
    let view = BuildingView("view", log: log)
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    stage.keyPress(.keyboardZ, modifiers: .control)
    _ = log.take()
    #expect(!view.canPerformAction(.undo, withSender: nil))
    let manager = try #require(view.undoManager)
    manager.registerUndo(withTarget: view) { [log, unowned manager] target in
      log.add("undone")
      manager.registerUndo(withTarget: target) { _ in log.add("redone") }
    }
    manager.setActionName("Typing")
    stage.render()
    #expect(view.canPerformAction(.undo, withSender: nil))
    let undo = Command(title: "Undo", action: .undo)
    let validation = stage.application.menuValidation(from: view, omitsUnavailable: true)
    #expect(validation.validated(undo)?.title == manager.undoMenuItemTitle)
    stage.keyPress(.keyboardZ, modifiers: .control)
    #expect(log.take() == ["undone"])
    stage.render()
    stage.keyPress(.keyboardZ, modifiers: [.control, .shift])
    #expect(log.take() == ["redone"])
    #expect(!view.canPerformAction(.redo, withSender: nil))
  }

  @Test("G6: the program's own menu is built once for a chain, and anew when it is asked for")
  func buildingOnce() {
    let view = BuildingView("view", log: log)
    stage.window.addSubview(view)
    _ = MenuSystem.main.menu(along: view.chain)
    _ = MenuSystem.main.menu(along: view.chain)
    #expect(log.take() == ["view builds main"])
    MenuSystem.main.setNeedsRebuild()
    _ = MenuSystem.main.menu(along: view.chain)
    #expect(log.take() == ["view builds main"])
    _ = MenuSystem.main.menu(along: stage.window.chain)
    _ = MenuSystem.main.menu(along: view.chain)
    #expect(log.take() == ["view builds main"])
  }

  @Test("G6: the program's own menu has the menus that UIKit names")
  func standardMenus() {
    let tree = MenuTree(system: .main, root: .standardMain)
    let names: [Menu.Identifier] = [
      .application, .file, .edit, .view, .window, .help, .undoRedo, .standardEdit, .find, .format,
      .textStyle, .textSize, .document, .print, .newScene, .close, .fullscreen,
    ]
    for name in names { #expect(tree.menu(for: name) != nil, "\(name.rawValue)") }
    for action in [Selector.copy, .undo, .redo, .find, .toggleBoldface, .rename] {
      #expect(tree.command(for: action) != nil, "\(action)")
    }
  }

  // MARK: Edit menu

  private func leaves(_ menu: Menu) -> [String] {
    menu.children.flatMap { ($0 as? Menu).map(leaves) ?? [$0.title] }
  }

  @Test("G4: the edit menu has the commands that a responder of the chain enables, and no others")
  func editMenu() {
    let view = CopyingView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    #expect(leaves(stage.application.editMenu()).isEmpty)
    view.becomeFirstResponder()
    #expect(leaves(stage.application.editMenu()) == ["Copy", "Select All"])
    view.hasSelection = false
    #expect(leaves(stage.application.editMenu()) == ["Select All"])
  }

  @Test("G4: a command is validated again before it is sent, and its sender is the application")
  func validatedBeforeSending() throws {
    let view = CopyingView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    let copy = try #require(
      stage.application.editMenu().find { ($0 as? Command)?.action == .copy })
    #expect(stage.application.perform(copy, from: view))
    #expect(view.copies == 1 && view.sender as? Application === stage.application)
    view.hasSelection = false
    #expect(!stage.application.perform(copy, from: view))
    #expect(view.copies == 1)
  }

  @Test("G6: validate(_:) changes what is shown, and not the command of the menu itself")
  func validating() throws {
    let view = CopyingView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    view.onValidate = {
      $0.title = "Copy Line"
      $0.state = .on
    }
    let command = Command(title: "Copy", action: .copy)
    let validation = stage.application.menuValidation(from: view, omitsUnavailable: false)
    let shown = try #require(validation.validated(command))
    #expect(shown.title == "Copy Line" && shown.state == .on)
    #expect(command.title == "Copy" && command.state == .off)
  }

  @Test("G6: a command that validate(_:) disables is left out of the edit menu, dimmed elsewhere")
  func disabling() throws {
    let view = CopyingView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    view.onValidate = { if $0.action == .copy { $0.attributes = .disabled } }
    view.becomeFirstResponder()
    #expect(leaves(stage.application.editMenu()) == ["Select All"])
    let command = Command(title: "Copy", action: .copy)
    let validation = stage.application.menuValidation(from: view, omitsUnavailable: false)
    #expect(try #require(validation.validated(command)).attributes == .disabled)
    #expect(!validation.perform(command))
    #expect(view.copies == 0)
    view.onValidate = { $0.attributes = .hidden }
    #expect(validation.validated(command) == nil)
  }
}

private final class BuildingView: View {
  let name: String
  let log: Log
  var detour: Responder?

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }
  override var next: Responder? { detour ?? super.next }

  override func buildMenu(with builder: any MenuBuilder) {
    super.buildMenu(with: builder)
    log.add("\(name) builds \(builder.system === MenuSystem.main ? "main" : "context")")
  }
}

private final class CopyingView: View, CopyAction, SelectAllAction {
  var hasSelection = true
  var copies = 0
  var sender: Any?
  var onValidate: ((Command) -> Void)?

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == .copy { return hasSelection }
    return super.canPerformAction(action, withSender: sender)
  }

  override func validate(_ command: Command) { onValidate?(command) }

  func copy(_ sender: Any?) {
    copies += 1
    self.sender = sender
  }

  func selectAll(_ sender: Any?) {}
}
