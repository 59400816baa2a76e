import ResponderGraphics
import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsInspector
@testable import WindowResponder

@MainActor @Suite(.serialized) struct InspectorPickingTests {
  let program = InspectedProgram()

  @Test("Q2: After a tap on Pick a finger chooses a view, which gets nothing of the touch")
  func pickByTouch() throws {
    let inspector = try program.open()
    #expect(program.stage.tap("Pick"))
    #expect(inspector.isPicking)
    program.toProgram()
    program.stage.tap(at: program.button.center)
    #expect(inspector.chosen === program.button || inspector.chosen?.superview === program.button)
    #expect(program.taps == 0 && !inspector.isPicking && !program.button.isHighlighted)
    #expect(
      inspector.controller.tree.chosen === inspector.chosen,
      "the tree does not show what was picked")
    program.stage.tap(at: program.button.center)
    #expect(program.taps == 1, "the touch after it is the program's")
  }

  @Test("Q2: The pointer marks what it is over, and a click chooses it, also what takes no touches")
  func pickByPointer() throws {
    let inspector = try program.open()
    inspector.togglePicking()
    program.toProgram()
    program.stage.pointerMove(to: program.label.center)
    #expect(inspector.overlay.candidate === program.label)
    #expect(!program.label.isUserInteractionEnabled)
    program.stage.pointerMove(to: Point(x: 300, y: 220))
    #expect(inspector.overlay.candidate === program.controller.view)
    program.stage.click(at: program.label.center)
    #expect(inspector.chosen === program.label && !inspector.isPicking)
  }

  @Test("Keys pick too: arrows go through the tree, Return chooses, Escape ends it")
  func pickByKeys() throws {
    let inspector = try program.open()
    program.stage.keyPress(.keyboardC, modifiers: [.control, .shift])
    #expect(inspector.isPicking)
    program.stage.keyPress(.keyboardDownArrow)
    #expect(inspector.overlay.candidate === program.controller.view)
    program.stage.keyPress(.keyboardDownArrow)
    #expect(inspector.overlay.candidate === program.button)
    program.stage.keyPress(.keyboardLeftArrow)
    #expect(inspector.overlay.candidate === program.label)
    program.stage.keyPress(.keyboardReturnOrEnter)
    #expect(inspector.chosen === program.label && !inspector.isPicking)
    inspector.togglePicking()
    program.stage.keyPress(.keyboardEscape)
    #expect(!inspector.isPicking && inspector.chosen === program.label)
  }

  @Test("A finger that is down when picking begins is taken from its view as cancelled")
  func cancelsTouches() throws {
    let inspector = try program.open()
    program.toProgram()
    program.stage.touchDown(0, at: program.button.center)
    program.stage.frame()
    #expect(program.button.isHighlighted)
    inspector.togglePicking()
    program.stage.render()
    #expect(!program.button.isHighlighted)
    program.stage.touchUp(0)
    program.stage.frame()
    #expect(program.taps == 0)
    #expect(inspector.isPicking, "the finger that was there before picks nothing")
  }

  @Test("The inspector's window goes away while a view is picked, and comes back")
  func hides() throws {
    let inspector = try program.open()
    let window = program.stage.frontWindow
    inspector.togglePicking()
    #expect(window.isHidden && Inspection.observer === inspector)
    program.toProgram()
    program.stage.tap(at: program.label.center)
    #expect(!window.isHidden && inspector.chosen === program.label)
    #expect(window.isKeyWindow)
  }

  @Test("The chosen view is marked in the program, where it is, until it is chosen no more")
  func marks() throws {
    let before = program.stage.snapshot()
    let inspector = try program.open()
    inspector.choose(program.label, inTree: true)
    program.settle()
    program.toProgram()
    let marked = program.stage.snapshot()
    #expect(!marked.hasSamePixels(as: before))
    #expect(marked.pixel(x: 200, y: 35) != before.pixel(x: 200, y: 35))
    #expect(program.stage.window.subviews.count == 1, "nothing is added to the window")
    program.label.frame.origin.y = 150
    program.settle()
    let moved = program.stage.snapshot()
    #expect(moved.pixel(x: 200, y: 35) == before.pixel(x: 200, y: 35))
    #expect(moved.pixel(x: 200, y: 165) != before.pixel(x: 200, y: 165))
    program.label.frame.origin.y = 20
    program.pressKeys()
    program.settle()
    #expect(program.stage.snapshot().hasSamePixels(as: before))
  }

  @Test("Q3: No view is kept alive: one that is gone leaves the tree and the pages")
  func keepsNothingAlive() throws {
    let inspector = try program.open()
    weak var gone: View?
    do {
      let view = View(frame: Rect(x: 0, y: 180, width: 40, height: 40))
      program.controller.view.addSubview(view)
      gone = view
      inspector.choose(view, inTree: true)
      for index in inspector.controller.pane.pages.indices {
        program.show(page: index, of: inspector)
      }
      program.toProgram()
      program.stage.tap(at: view.center)
      program.settle()
      #expect(inspector.controller.tree.chosen === view)
      view.removeFromSuperview()
    }
    program.settle()
    #expect(gone == nil && inspector.chosen == nil)
    #expect(inspector.controller.tree.chosen == nil)
  }

  @Test("Choosing a row of the tree by keys chooses its view")
  func chooseInTree() throws {
    let inspector = try program.open()
    inspector.choose(program.controller.view, inTree: true)
    let outline = inspector.controller.tree.outline
    #expect(outline.becomeFirstResponder())
    program.stage.keyPress(.keyboardRightArrow)
    program.stage.keyPress(.keyboardRightArrow)
    #expect(inspector.chosen === program.label)
    program.stage.keyPress(.keyboardDownArrow)
    #expect(inspector.chosen === program.button)
  }

  @Test("The tree follows views that come and go, and marks those that are hidden")
  func treeFollows() throws {
    let inspector = try program.open()
    inspector.choose(program.label, inTree: true)
    let tree = inspector.controller.tree
    let count = tree.outline.shownItems.count
    let view = Label(text: "New")
    program.controller.view.addSubview(view)
    program.settle()
    #expect(tree.outline.shownItems.count == count + 1)
    #expect(tree.chosen === program.label, "what is chosen stays so")
    view.removeFromSuperview()
    program.settle()
    #expect(tree.outline.shownItems.count == count)
    let column = try #require(tree.outline.columns.first)
    let item = try #require(tree.outline.selectedItems.first)
    #expect(tree.outlineView(tree.outline, textFor: item, in: column) == "Label “Nothing yet”")
    #expect(tree.outlineView(tree.outline, imageFor: item, in: column) == nil)
    program.label.isHidden = true
    #expect(tree.outlineView(tree.outline, imageFor: item, in: column) != nil)
  }
}
