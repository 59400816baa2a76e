import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct StandardEditActionTests {
  let log = Log()

  @Test("G3: every standard edit action is there, with UIKit's name")
  func theList() {
    let names = [
      "cut", "copy", "paste", "pasteAndMatchStyle", "select", "selectAll", "delete",
      "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
      "toggleBoldface", "toggleItalics", "toggleUnderline", "increaseSize", "decreaseSize",
      "print", "find", "findNext", "findPrevious", "findAndReplace", "useSelectionForFind",
      "duplicate", "move", "rename", "export", "undo", "redo",
    ]
    #expect(Selector.standardEditActions.map(\.name) == names.map { "\($0):" })
    #expect(Set(Selector.standardEditActions).count == names.count)
  }

  @Test("G3: each one arrives at a type that conforms, with its sender")
  func eachArrives() {
    let editor = Editor(log: log)
    for action in Selector.standardEditActions {
      #expect(editor.canPerformAction(action, withSender: nil))
      #expect(action.perform(on: editor, sender: "sender"))
      #expect(log.take() == ["\(action.name) sender"])
    }
    for action in Selector.standardEditActions {
      #expect(!View().canPerformAction(action, withSender: nil))
    }
  }

  @Test("G3: a subclass may override an action and disable it")
  func overriding() {
    let editor = ReadOnlyEditor(log: log)
    #expect(!editor.canPerformAction(.cut, withSender: nil))
    #expect(editor.canPerformAction(.copy, withSender: nil))
    #expect(Selector.copy.perform(on: editor, sender: nil))
    #expect(log.take() == ["read-only copy"])
  }

  @Test("G3: a selector of one's own takes three lines")
  func ownSelectors() {
    let stage = Stage()
    let zoomer = Zoomer(frame: stage.window.bounds)
    stage.window.addSubview(zoomer)
    zoomer.becomeFirstResponder()
    #expect(stage.application.sendAction(.zoomIn, to: nil, from: nil, for: nil))
    #expect(zoomer.scale == 2)
  }

  @Test("G3: a class that conforms further down is found each time, one that does not is not")
  func answersAreKept() {
    for _ in 0..<3 {
      #expect(!Selector.zoomIn.isImplemented(by: View()))
      #expect(Selector.zoomIn.isImplemented(by: Zoomer()))
      #expect(Selector.zoomIn.isImplemented(by: SmallZoomer()))
      #expect(!Selector.zoomIn.isImplemented(by: "text"))
      let none: Zoomer? = nil
      #expect(!Selector.zoomIn.isImplemented(by: none as Any))
      #expect(Selector.zoomIn.isImplemented(by: Optional(Zoomer()) as Any))
    }
  }
}

@MainActor private protocol ZoomInAction { func zoomIn(_ sender: Any?) }
extension Selector {
  fileprivate static let zoomIn = Selector("zoomIn:", on: ZoomInAction.self) { $0.zoomIn($1) }
}

private class Zoomer: View, ZoomInAction {
  var scale = 1.0
  override var canBecomeFirstResponder: Bool { true }
  func zoomIn(_ sender: Any?) { scale *= 2 }
}

private final class SmallZoomer: Zoomer {}

private class Editor: View, CutAction, CopyAction, PasteAction, PasteAndMatchStyleAction,
  SelectAction, SelectAllAction, DeleteAction, MakeTextWritingDirectionLeftToRightAction,
  MakeTextWritingDirectionRightToLeftAction, ToggleBoldfaceAction, ToggleItalicsAction,
  ToggleUnderlineAction, IncreaseSizeAction, DecreaseSizeAction, PrintAction, FindAction,
  FindNextAction, FindPreviousAction, FindAndReplaceAction, UseSelectionForFindAction,
  DuplicateAction, MoveAction, RenameAction, ExportAction, UndoAction, RedoAction
{
  let log: Log

  init(log: Log) {
    self.log = log
    super.init()
  }

  func note(_ name: String, _ sender: Any?) { log.add("\(name): \(sender ?? "none")") }

  func cut(_ sender: Any?) { note("cut", sender) }
  func copy(_ sender: Any?) { note("copy", sender) }
  func paste(_ sender: Any?) { note("paste", sender) }
  func pasteAndMatchStyle(_ sender: Any?) { note("pasteAndMatchStyle", sender) }
  func select(_ sender: Any?) { note("select", sender) }
  func selectAll(_ sender: Any?) { note("selectAll", sender) }
  func delete(_ sender: Any?) { note("delete", sender) }
  func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    note("makeTextWritingDirectionLeftToRight", sender)
  }
  func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    note("makeTextWritingDirectionRightToLeft", sender)
  }
  func toggleBoldface(_ sender: Any?) { note("toggleBoldface", sender) }
  func toggleItalics(_ sender: Any?) { note("toggleItalics", sender) }
  func toggleUnderline(_ sender: Any?) { note("toggleUnderline", sender) }
  func increaseSize(_ sender: Any?) { note("increaseSize", sender) }
  func decreaseSize(_ sender: Any?) { note("decreaseSize", sender) }
  func print(_ sender: Any?) { note("print", sender) }
  func find(_ sender: Any?) { note("find", sender) }
  func findNext(_ sender: Any?) { note("findNext", sender) }
  func findPrevious(_ sender: Any?) { note("findPrevious", sender) }
  func findAndReplace(_ sender: Any?) { note("findAndReplace", sender) }
  func useSelectionForFind(_ sender: Any?) { note("useSelectionForFind", sender) }
  func duplicate(_ sender: Any?) { note("duplicate", sender) }
  func move(_ sender: Any?) { note("move", sender) }
  func rename(_ sender: Any?) { note("rename", sender) }
  func export(_ sender: Any?) { note("export", sender) }
  func undo(_ sender: Any?) { note("undo", sender) }
  func redo(_ sender: Any?) { note("redo", sender) }
}

private final class ReadOnlyEditor: Editor {
  override func copy(_ sender: Any?) { log.add("read-only copy") }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .cut ? false : super.canPerformAction(action, withSender: sender)
  }
}
