import ResponderTestKit
import Testing
import WindowResponder

/// Tests of menus without any available item, which a menu bar omits.
@MainActor @Suite(.serialized) struct MenuBarPlaceholderTests {
  private let stage = Stage(size: Size(width: 900, height: 400))
  private let bar = MenuBar(frame: Rect(x: 0, y: 0, width: 900, height: 44))

  /// A view controller with help.
  private final class Helpful: ViewController, ShowHelpAction {
    var count = 0
    func showHelp(_ sender: Any?) { count += 1 }
  }

  /// A view controller that adds items to the Help menu.
  private final class Filling: ViewController {
    var added: [MenuElement] = []
    override func buildMenu(with builder: any MenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == MenuSystem.main else { return }
      let added = added
      builder.replaceChildren(ofMenu: .help) { $0 + added }
    }
  }

  /// A view with help, which can be the first responder.
  private final class HelpfulView: View, ShowHelpAction {
    override var canBecomeFirstResponder: Bool { true }
    func showHelp(_ sender: Any?) {}
  }

  private func show(_ controller: ViewController) {
    stage.window.rootViewController = controller
    stage.window.addSubview(bar)
    MenuSystem.main.setNeedsRebuild()
    stage.render()
  }

  @Test("A Help menu whose only line no responder performs is not shown, the others are")
  func placeholder() {
    show(ViewController())
    #expect(!bar.titles.contains("Help"))
    for title in ["File", "Edit", "Format", "View"] { #expect(bar.titles.contains(title)) }
  }

  @Test("With a responder that has help the Help menu is there, and works")
  func helpful() throws {
    let controller = Helpful()
    show(controller)
    let index = try #require(bar.titles.firstIndex(of: "Help"))
    #expect(bar.openMenu(at: index))
    stage.popups.first?.click("Help")
    #expect(controller.count == 1)
  }

  @Test("F1 asks for help also where the bar has no menu for it")
  func key() {
    let controller = Helpful()
    show(controller)
    bar.menus = []
    stage.render()
    stage.keyPress(.keyboardF1)
    #expect(controller.count == 1 && bar.titles.isEmpty)
  }

  @Test("The Help menu comes and goes with the first responder that has help")
  func firstResponder() {
    show(ViewController())
    let view = HelpfulView(frame: Rect(x: 0, y: 100, width: 50, height: 50))
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    stage.render()
    #expect(bar.titles.contains("Help"))
    view.resignFirstResponder()
    stage.render()
    #expect(!bar.titles.contains("Help"))
  }

  @Test("A Help menu that the program adds to is shown")
  func filled() {
    let controller = Filling()
    controller.added = [Action(title: "Manual") { _ in }]
    show(controller)
    #expect(bar.titles.contains("Help"))
    controller.added = [Action(title: "Manual", attributes: .hidden) { _ in }]
    MenuSystem.main.setNeedsRebuild()
    stage.render()
    #expect(!bar.titles.contains("Help"))
  }

  @Test("A menu with just one line, a disabled one, is not shown; one with several is")
  func disabled() {
    func line(_ title: String, _ attributes: MenuElement.Attributes = .disabled) -> Action {
      Action(title: title, attributes: attributes) { _ in }
    }
    stage.window.addSubview(bar)
    bar.menus = [
      Menu(title: "None", children: [line("Nothing here")]),
      Menu(title: "Nested", children: [Menu(options: .displayInline, children: [line("None")])]),
      Menu(title: "Hidden", children: [line("Hidden", .hidden), line("None")]),
      Menu(title: "Layer", children: [line("Raise"), line("Lower")]),
      Menu(title: "One", children: [line("Go", [])]),
      Menu(title: "Late", children: [DeferredMenuElement { $0([]) }]),
      Menu(title: "Own", children: [Command(title: "Beep", action: .selectAll)]),
    ]
    stage.render()
    #expect(bar.titles == ["Layer", "One", "Late", "Own"])
  }

  @Test("The one button of a narrow bar leaves out the same menus")
  func narrow() throws {
    show(ViewController())
    bar.frame.size.width = 160
    stage.render()
    #expect(bar.titles == ["Menu"])
    #expect(bar.openMenu(at: 0))
    let titles = try #require(stage.popups.first).titles
    #expect(titles.contains("Edit") && !titles.contains("Help"))
  }
}
