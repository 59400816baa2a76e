import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct UndoTargetTests {
  let manager = UndoManager.byHand()

  @Test("I2: a target is not kept alive, and what belongs to one that is gone is passed over")
  func weakTargets() {
    let page = Page(manager)
    var other: Page? = Page(manager)
    weak let observed = other
    manager.beginUndoGrouping()
    page.write("a")
    other?.write("b")
    manager.endUndoGrouping()
    other = nil
    #expect(observed == nil)
    manager.undo()
    #expect(page.text == "")
  }

  @Test("I2: a group whose targets are all gone is no group to undo")
  func deadGroup() {
    let page = Page(manager)
    page.writeAlone("a", name: "Write")
    var other: Page? = Page(manager)
    other?.writeAlone("b", name: "Gone")
    #expect(manager.undoCount == 2)
    other = nil
    #expect(manager.undoCount == 1 && manager.undoActionName == "Write")
    manager.undo()
    #expect(page.text == "" && !manager.canUndo)
  }

  @Test("I2: removeAllActions(withTarget:) takes its actions out of undo and redo alone")
  func removesTarget() {
    let (page, other) = (Page(manager), Page(manager))
    page.writeAlone("a")
    manager.beginUndoGrouping()
    page.write("b")
    other.write("x")
    manager.endUndoGrouping()
    other.writeAlone("y")
    page.writeAlone("c")
    other.writeAlone("z")
    manager.undo()
    manager.undo()
    manager.removeAllActions(withTarget: other)
    #expect(manager.undoCount == 2 && manager.redoCount == 1)
    manager.undo()
    #expect(page.text == "a" && other.text == "y")
    manager.undo()
    #expect(page.text == "" && !manager.canUndo)
  }

  @Test("I2: a target may be taken out while it is being destroyed")
  func removesWhileDestroyed() {
    @MainActor final class Leaver {
      let manager: UndoManager
      init(_ manager: UndoManager) { self.manager = manager }
      isolated deinit { manager.removeAllActions(withTarget: self) }
    }
    var leaver: Leaver? = Leaver(manager)
    manager.beginUndoGrouping()
    if let leaver { manager.registerUndo(withTarget: leaver) { _ in } }
    manager.endUndoGrouping()
    #expect(manager.canUndo)
    leaver = nil
    #expect(!manager.canUndo)
  }

  @Test("I2: removeAllActions forgets both, and records again")
  func removesAll() {
    let page = Page(manager)
    page.writeAlone("a")
    page.writeAlone("b")
    manager.undo()
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo && manager.isUndoRegistrationEnabled)
    page.writeAlone("c")
    #expect(manager.undoCount == 1)
  }

  @Test("I2: removeAllActions in the middle of undoing stops what is left of it")
  func removesWhileUndoing() {
    let page = Page(manager)
    manager.beginUndoGrouping()
    page.write("a")
    manager.registerUndo(withTarget: page) { $0.manager.removeAllActions() }
    manager.endUndoGrouping()
    manager.undo()
    #expect(page.text == "a" && !manager.canUndo && !manager.canRedo)
  }

  @Test("I2: removeAllActions leaves an open group open")
  func removesInOpenGroup() {
    let page = Page(manager)
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    page.write("a")
    manager.removeAllActions()
    #expect(manager.groupingLevel == 2 && !manager.canUndo)
    page.write("b")
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(page.text == "a")
  }
}
