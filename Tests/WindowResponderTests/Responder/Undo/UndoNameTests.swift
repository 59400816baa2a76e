import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct UndoNameTests {
  let manager = UndoManager.byHand()
  let page: Page

  init() {
    page = Page(manager)
  }

  @Test("I2: the titles are Undo and Redo, followed by the action's name")
  func titles() {
    #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
    page.writeAlone("a", name: "Typing")
    #expect(manager.undoMenuItemTitle == "Undo Typing")
    #expect(manager.undoActionName == "Typing" && manager.redoActionName == "")
    #expect(manager.redoMenuTitle(forUndoActionName: "Cut") == "Redo Cut")
  }

  @Test("I2: redo takes the name over, and undo takes it back")
  func carried() {
    page.writeAlone("a", name: "Typing")
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo Typing" && manager.undoMenuItemTitle == "Undo")
    manager.redo()
    #expect(manager.undoMenuItemTitle == "Undo Typing" && manager.redoMenuItemTitle == "Redo")
  }

  @Test("I2: each group has a name of its own")
  func perGroup() {
    page.writeAlone("a", name: "First")
    page.writeAlone("b", name: "Second")
    #expect(manager.undoActionName == "Second")
    manager.undo()
    #expect(manager.undoActionName == "First" && manager.redoActionName == "Second")
  }

  @Test("I2: an empty name removes the name")
  func emptyName() {
    page.writeAlone("a", name: "Typing")
    manager.setActionName("")
    #expect(manager.undoMenuItemTitle == "Undo")
  }

  @Test("I2: the titles can be put into another language")
  func otherLanguage() {
    final class German: UndoManager {
      override func undoMenuTitle(forUndoActionName actionName: String) -> String {
        "\(actionName) widerrufen"
      }
    }
    let german = German()
    german.registerUndo(withTarget: page) { _ in }
    german.setActionName("Tippen")
    #expect(german.undoMenuItemTitle == "Tippen widerrufen")
  }

  @Test("I2: a group is discardable when it was said so, and redo knows it too")
  func discardable() {
    page.writeAlone("a")
    #expect(!manager.undoActionIsDiscardable)
    manager.setActionIsDiscardable(true)
    #expect(manager.undoActionIsDiscardable && !manager.redoActionIsDiscardable)
    manager.undo()
    #expect(manager.redoActionIsDiscardable && !manager.undoActionIsDiscardable)
  }

  @Test("I2: a value is kept with a group")
  func userInfo() {
    let key = UndoManager.UserInfoKey(rawValue: "place")
    page.writeAlone("a")
    manager.setActionUserInfoValue(7, forKey: key)
    #expect(manager.undoActionUserInfoValue(forKey: key) as? Int == 7)
    manager.undo()
    #expect(manager.undoActionUserInfoValue(forKey: key) == nil)
    #expect(manager.redoActionUserInfoValue(forKey: key) as? Int == 7)
  }
}
