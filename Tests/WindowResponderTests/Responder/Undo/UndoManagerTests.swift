import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct UndoManagerTests {
  let manager = UndoManager.byHand()
  let page: Page

  init() {
    page = Page(manager)
  }

  @Test("I2: undo replays a group in reverse and fills redo")
  func undoAndRedo() {
    var order: [Int] = []
    manager.beginUndoGrouping()
    for number in 1...3 {
      manager.registerUndo(withTarget: page) { page in
        order.append(number)
        page.manager.registerUndo(withTarget: page) { _ in order.append(-number) }
      }
    }
    manager.endUndoGrouping()
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(order == [3, 2, 1])
    #expect(!manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(order == [3, 2, 1, -1, -2, -3])
  }

  @Test("I2: a change goes back and forth as often as one likes")
  func backAndForth() {
    page.writeAlone("a")
    page.writeAlone("b")
    for _ in 0..<3 {
      manager.undo()
      #expect(page.text == "a")
      manager.undo()
      #expect(page.text == "")
      manager.redo()
      manager.redo()
      #expect(page.text == "b")
    }
    #expect(manager.undoCount == 2 && manager.redoCount == 0)
  }

  @Test("I2: a new registration empties redo")
  func newRegistration() {
    page.writeAlone("a")
    page.writeAlone("b")
    manager.undo()
    #expect(manager.redoCount == 1)
    page.writeAlone("c")
    #expect(!manager.canRedo)
    manager.undo()
    #expect(page.text == "a")
  }

  @Test("I2: groups inside a group are undone with it")
  func nested() {
    manager.beginUndoGrouping()
    page.write("a")
    manager.beginUndoGrouping()
    page.write("b")
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    page.write("c")
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
    manager.undo()
    #expect(page.text == "")
    manager.redo()
    #expect(page.text == "c")
  }

  @Test("I2: undoNestedGroup takes back the last group inside one that is open")
  func undoNested() {
    manager.beginUndoGrouping()
    page.write("a")
    page.writeAlone("b")
    page.writeAlone("c")
    manager.undoNestedGroup()
    #expect(page.text == "b" && manager.redoCount == 1 && manager.groupingLevel == 1)
    manager.undoNestedGroup()
    #expect(page.text == "a" && manager.redoCount == 2)
    manager.redo()
    #expect(page.text == "b")
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(page.text == "")
  }

  @Test("I2: undo closes an open group at the top first")
  func closesTopGroup() {
    manager.beginUndoGrouping()
    page.write("a")
    #expect(manager.canUndo && manager.undoCount == 1)
    manager.undo()
    #expect(page.text == "" && manager.groupingLevel == 0)
  }

  @Test("I2: an empty group leaves nothing to undo")
  func emptyGroup() {
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
    manager.undo()
    #expect(!manager.canRedo)
  }

  @Test("I2: what registers nothing while it is undone leaves nothing to redo")
  func noWayForth() {
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: page) { _ in }
    manager.endUndoGrouping()
    manager.undo()
    #expect(!manager.canRedo)
  }

  @Test("I2: levelsOfUndo drops the oldest, also when it is lowered later")
  func levels() {
    manager.levelsOfUndo = 3
    for text in ["a", "b", "c", "d", "e"] { page.writeAlone(text) }
    #expect(manager.undoCount == 3)
    while manager.canUndo { manager.undo() }
    #expect(page.text == "b")
    while manager.canRedo { manager.redo() }
    manager.levelsOfUndo = 1
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(page.text == "d")
  }

  @Test("I2: a selector is performed with its object as the sender")
  func selectors() {
    final class Lamp: LampAction {
      var state = ""
      func lampTurns(_ sender: Any?) { state = sender as? String ?? "nothing" }
    }
    let lamp = Lamp()
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: lamp, selector: .lampTurns, object: "off")
    manager.endUndoGrouping()
    manager.undo()
    #expect(lamp.state == "off")
  }

  @Test("I2: nothing is recorded while registration is switched off, however often it was")
  func disabled() {
    manager.beginUndoGrouping()
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    page.write("a")
    manager.enableUndoRegistration()
    page.write("b")
    #expect(!manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
    page.write("c")
    manager.endUndoGrouping()
    manager.undo()
    #expect(page.text == "b")
  }

  @Test("I2: isUndoing and isRedoing tell what is going on")
  func whatGoesOn() {
    var seen: [String] = []
    func register() {
      manager.registerUndo(withTarget: page) { [manager] _ in
        seen.append("\(manager.isUndoing) \(manager.isRedoing)")
        register()
      }
    }
    manager.beginUndoGrouping()
    register()
    manager.endUndoGrouping()
    manager.undo()
    manager.redo()
    #expect(seen == ["true false", "false true"])
    #expect(!manager.isUndoing && !manager.isRedoing)
  }

  @Test("I2: undo and redo in the middle of undo do nothing")
  func reentrant() {
    page.writeAlone("a")
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: page) {
      $0.manager.undo()
      $0.manager.redo()
      $0.manager.undoNestedGroup()
    }
    manager.endUndoGrouping()
    manager.undo()
    #expect(page.text == "a" && manager.undoCount == 1)
  }

  @Test("I2: undo with nothing to undo does nothing")
  func nothing() {
    manager.undo()
    manager.redo()
    manager.undoNestedGroup()
    #expect(manager.groupingLevel == 0 && manager.undoCount == 0 && manager.redoCount == 0)
  }
}

@MainActor private protocol LampAction { func lampTurns(_ sender: Any?) }

extension Selector {
  fileprivate static let lampTurns = Selector("lampTurns:", on: LampAction.self) {
    $0.lampTurns($1)
  }
}
