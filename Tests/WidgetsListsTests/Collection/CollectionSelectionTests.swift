import ResponderTestKit
import Testing
import Widgets

@MainActor @Suite(.serialized) struct CollectionSelectionTests {
  let scene = CollectionScene(makeGrid(), CollectionSource(counts: 10, 6))
  private var collection: CollectionView { scene.collection }
  private var selected: [ItemPath] { collection.indexPathsForSelectedItems ?? [] }

  private func click(_ path: ItemPath, _ modifiers: KeyModifierFlags = []) {
    if !modifiers.isEmpty {
      scene.stage.keyDown(.keyboardLeftShift, modifiers: modifiers)
    }
    scene.stage.click(at: scene.middle(of: path))
    if !modifiers.isEmpty { scene.stage.keyUp(.keyboardLeftShift) }
    // The next click must not be the second click of a double click.
    scene.stage.advance(by: 1)
  }

  @Test("a finger selects an item, and another one instead")
  func tap() {
    scene.stage.tap(at: scene.middle(of: [0, 1]))
    #expect(selected == [[0, 1]])
    scene.stage.advance(by: 1)
    scene.stage.tap(at: scene.middle(of: [1, 2]))
    #expect(selected == [[1, 2]])
    #expect(
      scene.source.takeLog()
        == ["select [0, 1]", "open [0, 1]", "deselect [0, 1]", "select [1, 2]", "open [1, 2]"])
    #expect(collection.cellForItem(at: [1, 2])?.isSelected == true)
    #expect(collection.cellForItem(at: [0, 1])?.isSelected == false)
  }

  @Test("a finger highlights its item while it is on it, and selects nothing where it leaves")
  func highlight() {
    scene.stage.touchDown(at: scene.middle(of: [0, 0]))
    scene.stage.frame()
    scene.stage.advance(by: 0.2)
    #expect(collection.cellForItem(at: [0, 0])?.isHighlighted == true)
    scene.stage.touchMove(to: scene.middle(of: [0, 3]))
    scene.stage.frame()
    scene.stage.touchUp()
    scene.stage.frame()
    #expect(collection.cellForItem(at: [0, 0])?.isHighlighted == false)
    #expect(selected.isEmpty)
  }

  @Test("with several to be selected a finger adds items and takes them out")
  func tapSeveral() {
    collection.allowsMultipleSelection = true
    for path in [[0, 1], [0, 4], [0, 1]] as [ItemPath] {
      scene.stage.tap(at: scene.middle(of: path))
      scene.stage.advance(by: 1)
    }
    #expect(selected == [[0, 4]])
  }

  @Test("the pointer selects alone, with Ctrl too, and with Shift all from the last one")
  func pointer() {
    collection.allowsMultipleSelection = true
    click([0, 1])
    click([0, 3], .control)
    #expect(selected == [[0, 1], [0, 3]])
    click([0, 6], .shift)
    #expect(selected == [[0, 3], [0, 4], [0, 5], [0, 6]])
    click([0, 2])
    #expect(selected == [[0, 2]])
  }

  @Test("a click on the ground takes the selection away where several can be selected")
  func clickOnGround() {
    collection.allowsMultipleSelection = true
    click([0, 1])
    scene.stage.click(at: Point(x: 200, y: 170))
    #expect(selected.isEmpty)
  }

  @Test("a double click opens an item")
  func doubleClick() {
    let place = scene.middle(of: [0, 5])
    scene.stage.click(at: place)
    scene.stage.click(at: place)
    #expect(scene.source.takeLog().last == "open [0, 5]")
  }

  @Test("in editing mode a double click opens nothing")
  func doubleClickInEditing() {
    scene.collection.isEditing = true
    scene.collection.allowsSelectionDuringEditing = true
    let place = scene.middle(of: [0, 5])
    scene.stage.click(at: place)
    scene.stage.click(at: place)
    #expect(scene.source.takeLog().last == "select [0, 5]")
  }

  @Test("the delegate may refuse to have an item pressed or selected")
  func refused() {
    scene.source.mayHighlight = { $0 != [0, 0] }
    scene.source.maySelect = { $0 != [0, 1] }
    for item in 0...2 { click(ItemPath(item: item, section: 0)) }
    #expect(selected == [[0, 2]])
  }

  @Test("the program selects without asking or telling")
  func program() {
    collection.selectItem(at: [0, 3], animated: false, scrollPosition: [])
    collection.selectItem(at: [0, 4], animated: false, scrollPosition: [])
    #expect(selected == [[0, 4]])
    collection.deselectItem(at: [0, 4], animated: false)
    #expect(selected.isEmpty)
    #expect(scene.source.takeLog().isEmpty)
  }

  @Test("a selected cell keeps its mark when it is scrolled out of sight and back")
  func marksSurvive() {
    let scene = self.scene
    scene.source.items = [(0..<400).map(String.init)]
    collection.reloadData()
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    collection.contentOffset.y = 2_000
    scene.stage.render()
    #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
    collection.contentOffset.y = 0
    scene.stage.render()
    #expect(collection.cellForItem(at: [0, 2])?.isSelected == true)
  }

  @Test("the item under the pointer shows it, also after a scroll, and no longer when it leaves")
  func hover() {
    let scene = self.scene
    scene.source.items = [(0..<400).map(String.init)]
    collection.reloadData()
    let corner = { (path: ItemPath) -> Color in
      let frame = scene.collection.layoutAttributesForItem(at: path)?.frame ?? .zero
      let place = scene.collection.convert(Point(x: frame.midX, y: frame.minY + 4), to: nil)
      return scene.stage.snapshot().pixel(x: Int(place.x), y: Int(place.y))
    }
    let plain = corner([0, 0])
    scene.stage.pointerMove(to: scene.middle(of: [0, 0]))
    #expect(corner([0, 0]) != plain)
    #expect(corner([0, 1]) == plain)
    collection.contentOffset.y = 60
    scene.stage.render()
    #expect(corner([0, 4]) != plain)
    scene.stage.pointerLeave()
    #expect(corner([0, 4]) == plain)
  }

  @Test("a click on a selected item sends its selection again in single selection")
  func toldAgain() {
    click([0, 2])
    click([0, 2])
    #expect(scene.source.takeLog() == ["select [0, 2]", "select [0, 2]"])
  }

  @Test("Ctrl and Shift send changes item by item, deselections before selections")
  func toldWithModifiers() {
    collection.allowsMultipleSelection = true
    click([0, 2])
    click([0, 5], .control)
    click([0, 5], .control)
    _ = scene.source.takeLog()
    click([0, 4], .shift)
    #expect(
      scene.source.takeLog() == ["deselect [0, 2]", "select [0, 4]", "select [0, 5]"])
  }

  @Test("each tap of a finger selects and opens, unless it extends a selection")
  func taps() {
    let place = scene.middle(of: [0, 5])
    scene.stage.tap(at: place)
    scene.stage.tap(at: place)
    let each = ["select [0, 5]", "open [0, 5]"]
    #expect(scene.source.takeLog() == each + each)
    collection.allowsMultipleSelection = true
    scene.stage.tap(at: scene.middle(of: [0, 2]))
    #expect(scene.source.takeLog() == ["select [0, 2]"])
  }

  @Test("an item of another data source can be selected before anything is laid out")
  func selectsBeforeLayout() {
    let other = CollectionSource(counts: 50)
    collection.dataSource = other
    collection.selectItem(at: [0, 45], animated: false, scrollPosition: [])
    collection.allowsMultipleSelection = true
    collection.selectItem(at: [1, 2], animated: false, scrollPosition: [])
    #expect(selected == [[0, 45]])
  }

  @Test("where one item can be selected again, the first of several stays selected")
  func fromSeveralToOne() {
    collection.allowsMultipleSelection = true
    for item in [4, 2, 6] {
      collection.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    collection.allowsMultipleSelection = false
    #expect(selected == [[0, 2]])
    #expect(collection.visibleCells.map(\.isSelected).filter { $0 }.count == 1)
  }

  @Test("a reload uses the cells again that were seen")
  func cellsAfterReload() {
    let before = Set(collection.visibleCells.map(ObjectIdentifier.init))
    collection.reloadData()
    scene.stage.render()
    #expect(Set(collection.visibleCells.map(ObjectIdentifier.init)) == before)
    #expect(scene.texts.prefix(2) == ["0.0", "0.1"])
  }
}
