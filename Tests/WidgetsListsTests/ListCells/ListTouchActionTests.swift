import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of the touch actions of a collection's item with the keyboard.
@MainActor @Suite(.serialized) struct ListTouchActionTests {
  @Test("H7: The Menu key lists the swipe actions of a list's row, and Return performs one")
  func swipeActions() {
    var archived: [ItemPath] = []
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Archive") { _, _, done in
          archived.append(path)
          done(true)
        }
      ])
    }
    let scene = Scene(
      CollectionViewCompositionalLayout.list(using: configuration), rows(5) { "\($0.item)" })
    scene.stage.keyPress(.keyboardTab)
    scene.stage.keyPress(.keyboardDownArrow)
    scene.stage.keyPress(.keyboardApplication)
    #expect(scene.stage.popups.first?.titles == ["Archive"])
    scene.stage.keyPress(.keyboardReturnOrEnter)
    #expect(archived == [ItemPath(item: 1, section: 0)])
  }

  @Test("H7: Alt and an arrow move a row that has a grip, and one without stays")
  func moves() {
    let (scene, source) = listWithGrips()
    scene.stage.keyPress(.keyboardTab)
    scene.stage.keyPress(.keyboardDownArrow, modifiers: .alternate)
    scene.stage.keyPress(.keyboardDownArrow, modifiers: .alternate)
    scene.stage.advance(by: 1)
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    // The keyboard focus has moved with the row. The row before it is the one that must not be moved.
    scene.stage.keyPress(.keyboardUpArrow)
    scene.stage.keyPress(.keyboardUpArrow, modifiers: .alternate)
    scene.stage.advance(by: 1)
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    scene.stage.keyPress(.keyboardApplication)
    #expect(scene.stage.popups.first?.titles.contains("Move Up") != true)
    scene.stage.keyPress(.keyboardEscape)
    scene.stage.keyPress(.keyboardUpArrow)
    scene.stage.keyPress(.keyboardApplication)
    #expect(scene.stage.popups.first?.titles == ["Move Down"])
  }
}
