import ResponderTestKit
import SeededRandom
import Testing
import Widgets

@MainActor @Suite(.serialized) struct CollectionUpdateTests {
  let scene = CollectionScene(makeGrid(), CollectionSource([["a", "b", "c", "d"], ["x", "y"]]))
  private var collection: CollectionView { scene.collection }

  private func finish() { scene.stage.advance(by: 1) }

  @Test("items are inserted, deleted and moved together, named by their places before and after")
  func batch() {
    var isDone: Bool?
    collection.performBatchUpdates {
      scene.source.items = [["new", "d", "b"], ["x", "y", "z"]]
      collection.deleteItems(at: [[0, 0], [0, 2]])
      collection.insertItems(at: [[0, 0], [1, 2]])
      collection.moveItem(at: [0, 3], to: [0, 1])
    } completion: {
      isDone = $0
    }
    finish()
    #expect(isDone == true)
    #expect(scene.texts == ["new", "d", "b", "x", "y", "z"])
    #expect(collection.cellForItem(at: [0, 1])?.frame == scene.frame(1))
  }

  @Test("cells of items that stay are kept, and not asked for again")
  func keepsCells() {
    let cell = collection.cellForItem(at: [0, 3])
    let count = scene.source.cellCount
    scene.source.items[0].insert("new", at: 0)
    collection.insertItems(at: [[0, 0]])
    finish()
    #expect(collection.cellForItem(at: [0, 4]) === cell)
    #expect(scene.source.cellCount == count + 1)
  }

  @Test("the selection goes with its items")
  func selection() {
    collection.allowsMultipleSelection = true
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    collection.selectItem(at: [1, 0], animated: false, scrollPosition: [])
    scene.source.items = [["b"], ["x", "y"]]
    collection.deleteItems(at: [[0, 0], [0, 2], [0, 3]])
    finish()
    #expect(collection.indexPathsForSelectedItems == [[0, 0], [1, 0]])
    scene.source.items = [["x", "y"]]
    collection.deleteSections([0])
    finish()
    #expect(collection.indexPathsForSelectedItems == [[0, 0]])
    #expect(scene.texts == ["x", "y"])
  }

  @Test("a reloaded item gets another cell's content")
  func reloadItem() {
    scene.source.items[0][2] = "C"
    collection.reloadItems(at: [[0, 2]])
    finish()
    #expect(scene.texts == ["a", "b", "C", "d", "x", "y"])
  }

  @Test("a reloaded item is no longer selected, a reconfigured one still is")
  func selectionOfReloadedItems() {
    collection.allowsMultipleSelection = true
    for item in 1...2 { collection.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    collection.reconfigureItems(at: [[0, 1], [0, 2]])
    #expect(collection.indexPathsForSelectedItems == [[0, 1], [0, 2]])
    collection.reloadItems(at: [[0, 2]])
    finish()
    #expect(collection.indexPathsForSelectedItems == [[0, 1]])
    #expect(collection.cellForItem(at: [0, 2])?.isSelected == false)
  }

  @Test("sections come, go and move")
  func sections() {
    collection.performBatchUpdates {
      scene.source.items = [["x", "y"], ["s"], ["a", "b", "c", "d"]]
      collection.moveSection(1, toSection: 0)
      collection.insertSections([1])
    }
    finish()
    #expect(scene.texts == ["x", "y", "s", "a", "b", "c", "d"])
  }

  @Test("items go to their places in time, and those that come are not to be seen at first")
  func animated() throws {
    let cell = try #require(collection.cellForItem(at: [0, 0]))
    scene.source.items[0].insert("new", at: 0)
    collection.insertItems(at: [[0, 0]])
    let new = try #require(collection.cellForItem(at: [0, 0]))
    #expect(cell.frame == scene.frame(1), "the view itself has its place at once")
    scene.stage.advance(by: 0.15)
    let seen = cell.presentation.frame.minX
    #expect(seen > 0 && seen < 80)
    #expect(new.presentation.alpha < 1)
    finish()
    #expect(cell.presentation.frame.minX == 80)
    #expect(new.alpha == 1)
    #expect(new.frame == scene.frame(0))
  }

  @Test("items that come from far away come from there, and those that go there are seen to go")
  func manyMoves() throws {
    let texts = (0..<60).map { "\($0)" }
    scene.source.items = [texts]
    collection.reloadData()
    finish()
    let old = collection.visibleCells
    let places = old.map(\.frame.center)
    scene.source.items = [Array(texts.reversed())]
    collection.performBatchUpdates {
      for item in 0..<60 { collection.moveItem(at: [0, item], to: [0, 59 - item]) }
    }
    scene.stage.advance(by: 1.0 / 60)
    let height = collection.bounds.height
    for cell in collection.visibleCells { #expect(cell.presentation.frame.minY > height) }
    for (cell, place) in zip(old, places) {
      #expect(!cell.isHidden && cell.presentation.frame.center.distance(to: place) < 60)
    }
    finish()
    #expect(scene.texts.prefix(2) == ["59", "58"])
    for cell in collection.visibleCells { #expect(cell.presentation.frame == cell.frame) }
  }

  @Test("changes without animations are there at once")
  func noMotion() {
    var isDone = false
    View.performWithoutAnimation {
      scene.source.items[0].reverse()
      collection.performBatchUpdates {
        for item in 0..<4 { collection.moveItem(at: [0, item], to: [0, 3 - item]) }
      } completion: {
        isDone = $0
      }
    }
    #expect(isDone)
    #expect(scene.texts == ["d", "c", "b", "a", "x", "y"])
    for cell in collection.visibleCells { #expect(cell.presentation.frame == cell.frame) }
  }

  @Test("A batch without changes ends the program if the numbers of items differ")
  func inconsistentWithoutChanges() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let made = CollectionScene(makeGrid(), CollectionSource(counts: 3))
        made.source.items[0].append("new")
        made.collection.performBatchUpdates(nil)
      }
    }
  }

  @Test("many changes at random leave what the data source says")
  func random() {
    var generator = SeededGenerator(seed: 7)
    var next = 0
    for _ in 0..<60 {
      var items = scene.source.items[0]
      let removed = Set(
        (0..<items.count).filter { _ in Int.random(in: 0..<3, using: &generator) == 0 })
      items = items.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
      var inserted: [ItemPath] = []
      for _ in 0..<Int.random(in: 0..<4, using: &generator) {
        let place = Int.random(in: 0...items.count, using: &generator)
        items.insert("n\(next)", at: place)
        next += 1
        inserted = inserted.map { $0.item >= place ? [0, $0.item + 1] : $0 } + [[0, place]]
      }
      collection.performBatchUpdates {
        scene.source.items[0] = items
        collection.deleteItems(at: removed.map { [0, $0] })
        collection.insertItems(at: inserted)
      }
      if Bool.random(using: &generator) { finish() }
      let seen = collection.indexPathsForVisibleItems
      let expected = seen.map { scene.source.items[$0.section][$0.item] }
      #expect(scene.texts == expected)
      for path in seen {
        #expect(collection.cellForItem(at: path)?.frame == scene.frame(path.item, path.section))
      }
    }
  }
}
