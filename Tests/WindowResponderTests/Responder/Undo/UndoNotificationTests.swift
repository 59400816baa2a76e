import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct UndoNotificationTests {
  let manager = UndoManager.byHand()
  let page: Page
  let log = Log()

  init() {
    page = Page(manager)
    manager.checkpoint.add(log) { log, _ in log.add("checkpoint") }
    manager.didOpenUndoGroup.add(log) { log, _ in log.add("didOpen") }
    manager.willCloseUndoGroup.add(log) { log, _ in log.add("willClose") }
    manager.didCloseUndoGroup.add(log) { log, _ in log.add("didClose") }
    manager.willUndoChange.add(log) { log, _ in log.add("willUndo") }
    manager.didUndoChange.add(log) { log, _ in log.add("didUndo") }
    manager.willRedoChange.add(log) { log, _ in log.add("willRedo") }
    manager.didRedoChange.add(log) { log, _ in log.add("didRedo") }
  }

  @Test("I2: opening and closing a group notifies, with a checkpoint before it is closed")
  func group() {
    manager.beginUndoGrouping()
    #expect(log.take() == ["didOpen"])
    manager.beginUndoGrouping()
    #expect(log.take() == ["checkpoint", "didOpen"])
    page.write("a")
    #expect(log.take().isEmpty)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    let closed = ["checkpoint", "willClose", "didClose"]
    #expect(log.take() == closed + closed)
  }

  @Test("I2: undo tells checkpoint, will undo, the group that redo gets, and did undo")
  func undo() {
    page.writeAlone("a")
    _ = log.take()
    manager.undo()
    #expect(
      log.take() == [
        "checkpoint", "checkpoint", "willUndo", "didOpen", "checkpoint", "willClose", "didClose",
        "didUndo",
      ])
  }

  @Test("I2: undo with an open group tells that it is closed before it is undone")
  func undoOpen() {
    manager.beginUndoGrouping()
    page.write("a")
    _ = log.take()
    manager.undo()
    #expect(
      log.take().prefix(6) == [
        "checkpoint", "checkpoint", "willClose", "didClose", "checkpoint", "willUndo",
      ])
  }

  @Test("I2: redo tells checkpoint, will redo, the group that undo gets, and did redo")
  func redo() {
    page.writeAlone("a")
    manager.undo()
    _ = log.take()
    manager.redo()
    #expect(
      log.take() == [
        "checkpoint", "willRedo", "didOpen", "checkpoint", "willClose", "didClose", "didRedo",
      ])
  }

  @Test("I2: with nothing to undo only the checkpoint notifies; canRedo sends one")
  func nothing() {
    manager.undoNestedGroup()
    #expect(log.take() == ["checkpoint"])
    manager.redo()
    #expect(log.take() == ["checkpoint"])
    _ = manager.canRedo
    #expect(log.take() == ["checkpoint"])
    _ = manager.canUndo
    #expect(log.take().isEmpty)
  }

  @Test("I2: what is registered at a checkpoint falls into the group that is closed")
  func lateRegistration() {
    final class Typist {
      var waiting: String?
    }
    let typist = Typist()
    manager.checkpoint.add(typist) { [page] typist, _ in
      guard let text = typist.waiting else { return }
      typist.waiting = nil
      page.write(text)
    }
    manager.beginUndoGrouping()
    typist.waiting = "late"
    manager.endUndoGrouping()
    #expect(page.text == "late" && manager.undoCount == 1)
    manager.undo()
    #expect(page.text == "")
  }
}
