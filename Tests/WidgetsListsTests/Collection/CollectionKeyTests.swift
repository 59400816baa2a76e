import ResponderTestKit
import Testing
import Widgets

@MainActor @Suite(.serialized) struct CollectionKeyTests {
  let scene = CollectionScene(makeGrid(), CollectionSource(counts: 10, 200))
  private var collection: CollectionView { scene.collection }

  init() {
    collection.selectionFollowsFocus = true
    scene.stage.keyPress(.keyboardTab)
  }

  /// Presses keys, and returns the index paths of the items that are selected afterwards.
  private func press(
    _ keys: KeyboardHIDUsage..., modifiers: KeyModifierFlags = []
  ) -> [ItemPath] {
    for key in keys { scene.stage.keyPress(key, modifiers: modifiers) }
    return collection.indexPathsForSelectedItems ?? []
  }

  @Test("right and left go from item to item, over the ends of lines and sections")
  func alongLine() {
    #expect(press(.keyboardRightArrow) == [[0, 1]])
    #expect(press(.keyboardRightArrow, .keyboardRightArrow, .keyboardRightArrow) == [[0, 4]])
    #expect(press(.keyboardLeftArrow) == [[0, 3]])
    collection.selectItem(at: [0, 9], animated: false, scrollPosition: [])
    #expect(press(.keyboardRightArrow) == [[1, 0]])
    #expect(press(.keyboardLeftArrow) == [[0, 9]])
  }

  @Test("down and up go to the nearest item of the next line")
  func acrossLines() {
    #expect(press(.keyboardRightArrow, .keyboardDownArrow) == [[0, 5]])
    #expect(press(.keyboardRightArrow, .keyboardRightArrow) == [[0, 7]])
    // The last line of the section has two items. The second one is nearest.
    #expect(press(.keyboardDownArrow) == [[0, 9]])
    #expect(press(.keyboardDownArrow) == [[1, 1]])
    #expect(press(.keyboardUpArrow, .keyboardUpArrow) == [[0, 5]])
  }

  @Test("Home and End go to the first and the last item, and show them")
  func ends() {
    #expect(press(.keyboardEnd) == [[1, 199]])
    scene.stage.render()
    #expect(scene.texts.last == "1.199")
    #expect(press(.keyboardDownArrow) == [[1, 199]], "there is nothing below")
    #expect(press(.keyboardHome) == [[0, 0]])
    #expect(collection.contentOffset == .zero)
  }

  @Test("Page Down and Page Up go by what is seen, and stop at the ends")
  func pages() {
    _ = press(.keyboardHome)
    // Four lines are visible. Page Down moves by three of them.
    #expect(press(.keyboardPageDown) == [[1, 0]])
    #expect(press(.keyboardPageUp) == [[0, 0]])
    #expect(press(.keyboardPageUp) == [[0, 0]])
  }

  @Test("Shift extends the selection, Ctrl+A selects all, Space takes out")
  func several() {
    collection.selectionFollowsFocus = false
    collection.allowsMultipleSelection = true
    #expect(press(.keyboardSpacebar) == [[0, 0]])
    #expect(
      press(.keyboardRightArrow, .keyboardRightArrow, modifiers: .shift) == [
        [0, 0], [0, 1], [0, 2],
      ])
    #expect(press(.keyboardSpacebar) == [[0, 0], [0, 1]])
    #expect(press(.keyboardA, modifiers: .control).count == 210)
  }

  @Test("Return opens the item")
  func open() {
    _ = press(.keyboardRightArrow)
    scene.stage.keyPress(.keyboardReturnOrEnter)
    #expect(scene.source.takeLog().last == "open [0, 1]")
  }

  @Test("items that cannot be pressed are passed by")
  func skips() {
    scene.source.mayHighlight = { $0.item != 1 && $0.item != 4 }
    _ = press(.keyboardHome)
    #expect(press(.keyboardRightArrow) == [[0, 2]])
    #expect(press(.keyboardHome, .keyboardDownArrow) == [[0, 5]])
  }

  @Test("in a horizontal layout the axes change places")
  func horizontal() {
    let layout = makeGrid()
    layout.scrollDirection = .horizontal
    collection.setCollectionViewLayout(layout, animated: false)
    scene.stage.render()
    _ = press(.keyboardHome)
    // The columns have four items.
    #expect(press(.keyboardDownArrow) == [[0, 1]])
    #expect(press(.keyboardRightArrow) == [[0, 5]])
  }

  @Test("where nothing can be selected keys move all the same, and select nothing")
  func noSelection() {
    collection.allowsSelection = false
    #expect(press(.keyboardRightArrow, .keyboardSpacebar).isEmpty)
    collection.allowsSelection = true
    #expect(press(.keyboardRightArrow) == [[0, 2]])
  }

  @Test("Ctrl with an arrow moves without selecting; Shift selects one item where only one can be")
  func followingWithModifiers() {
    #expect(press(.keyboardRightArrow) == [[0, 1]])
    #expect(press(.keyboardRightArrow, modifiers: .control) == [[0, 1]])
    #expect(press(.keyboardRightArrow, modifiers: .shift) == [[0, 3]])
  }

  @Test("Return opens all that is selected as it is")
  func opensSeveral() {
    collection.selectionFollowsFocus = false
    collection.allowsMultipleSelection = true
    _ = press(.keyboardSpacebar, .keyboardRightArrow, .keyboardSpacebar)
    _ = scene.source.takeLog()
    #expect(press(.keyboardReturnOrEnter) == [[0, 0], [0, 1]])
    #expect(scene.source.takeLog() == ["open [0, 1]"])
  }

  @Test("keys of which a collection makes nothing go to who is behind it")
  func givesBack() {
    let behind = KeyHearer(frame: collection.frame)
    scene.stage.window.addSubview(behind)
    behind.addSubview(collection)
    scene.stage.keyPress(.keyboardTab)
    #expect(collection.isFocused)
    behind.heard = []
    _ = press(.keyboardA, modifiers: .control)
    _ = press(.keyboardRightArrow, modifiers: .alternate)
    #expect(press(.keyboardRightArrow) == [[0, 1]])
    #expect(behind.heard == [.keyboardA, .keyboardRightArrow])
  }

  @Test("a held arrow goes on, and stops at the last item without waking up any more")
  func repeats() {
    scene.stage.keyDown(.keyboardRightArrow)
    scene.stage.advance(by: 1)
    #expect((collection.indexPathsForSelectedItems?.first?.item ?? 0) > 4)
    scene.stage.advance(by: 10)
    #expect(collection.indexPathsForSelectedItems == [[1, 199]])
    scene.stage.keyUp(.keyboardRightArrow)
  }

  @Test("keys count the items of another data source before they go to them")
  func pendingReload() {
    let other = CollectionSource(counts: 2, 3)
    collection.dataSource = other
    #expect(press(.keyboardEnd) == [[1, 2]])
  }
}
