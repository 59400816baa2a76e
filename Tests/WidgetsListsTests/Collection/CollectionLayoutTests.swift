import ResponderTestKit
import Testing
import Widgets

@MainActor @Suite(.serialized) struct CollectionLayoutTests {
  @Test("only the cells that are seen exist, and those that leave are used again")
  func reuse() {
    let scene = CollectionScene(makeGrid(), CollectionSource(counts: 1_000))
    #expect(scene.texts.count == 16)
    for step in 1...50 {
      scene.collection.contentOffset = Point(x: 0, y: Double(step) * 37)
      scene.stage.render()
    }
    #expect(scene.collection.visibleCells.count == 20)
    let made = scene.collection.subviews.filter { $0 is TextCell }.count
    #expect(made <= 28)
    #expect(scene.texts.first == "0.120")
  }

  @Test("a hundred thousand items are as fast as a few: none is asked for that is not seen")
  func many() {
    let source = CollectionSource(counts: 100_000)
    let scene = CollectionScene(makeGrid(), source)
    #expect(source.cellCount == 16)
    #expect(scene.collection.contentSize.height == 25_000 * 60)
    scene.collection.scrollToItem(
      at: ItemPath(item: 99_999, section: 0), at: .bottom, animated: false)
    scene.stage.render()
    #expect(scene.texts.last == "0.99999")
    #expect(source.cellCount == 32)
  }

  @Test("a scroll step within the same lines asks for no cell")
  func stillLines() {
    let source = CollectionSource(counts: 100)
    let scene = CollectionScene(makeGrid(), source)
    scene.collection.contentOffset.y = 10
    scene.stage.render()
    let count = source.cellCount
    scene.collection.contentOffset.y = 30
    scene.stage.render()
    #expect(source.cellCount == count)
  }

  @Test("reloading asks for everything anew, and selects nothing")
  func reload() {
    let scene = CollectionScene(makeGrid(), CollectionSource(counts: 3))
    scene.collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    scene.source.items = [["a"], ["b", "c"]]
    scene.collection.reloadData()
    #expect(scene.texts == ["a", "b", "c"])
    #expect(scene.collection.indexPathsForSelectedItems == nil)
    #expect(scene.collection.numberOfSections == 2)
  }

  @Test("an item is scrolled to as little as shows it, or to where it is wanted")
  func scrollToItem() {
    let scene = CollectionScene(makeGrid(), CollectionSource(counts: 400))
    let path = ItemPath(item: 100, section: 0)
    func y(_ position: CollectionView.ScrollPosition) -> Double {
      scene.collection.scrollToItem(at: path, at: position, animated: false)
      return scene.collection.contentOffset.y
    }
    // The item's line begins at 1,500.
    #expect(y([]) == 1_500 + 60 - 240)
    #expect(y(.top) == 1_500)
    #expect(y([]) == 1_500)
    #expect(y(.centeredVertically) == 1_500 - 90)
    #expect(y(.bottom) == 1_500 + 60 - 240)
    scene.collection.scrollToItem(
      at: ItemPath(item: 399, section: 0), at: .top, animated: false)
    #expect(scene.collection.contentOffset.y == 100 * 60 - 240)
  }

  @Test("a pinned header is no place to scroll an item under")
  func scrollBelowHeader() {
    let layout = makeGrid()
    layout.headerReferenceSize = Size(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let scene = CollectionScene(layout, CollectionSource(counts: 400))
    scene.collection.scrollToItem(at: [0, 100], at: .top, animated: false)
    #expect(scene.collection.contentOffset.y == 1_500)
    #expect(scene.frame(100)?.minY == 1_530)
  }

  @Test("another layout places the same items")
  func otherLayout() {
    let scene = CollectionScene(makeGrid(), CollectionSource(counts: 8))
    let list = CollectionViewListLayout()
    scene.collection.setCollectionViewLayout(list, animated: false)
    scene.stage.render()
    #expect(scene.frame(1) == Rect(x: 0, y: 44, width: 320, height: 44))
    #expect(scene.collection.cellForItem(at: [0, 1])?.frame == scene.frame(1))
    #expect(list.collectionView === scene.collection)
  }

  @Test("a background view lies behind the cells and does not scroll")
  func background() {
    let scene = CollectionScene(makeGrid(), CollectionSource(counts: 400))
    let view = View()
    scene.collection.backgroundView = view
    scene.collection.contentOffset.y = 77
    scene.stage.render()
    #expect(view.frame == scene.collection.bounds)
    #expect(scene.collection.subviews.first === view)
  }

  @Test("a data source that reloads while it is asked for a cell does no harm")
  func reloadInCell() {
    final class Reloading: CollectionSource {
      var reloads = 1
      override func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
      ) -> CollectionViewCell {
        if reloads > 0 {
          reloads -= 1
          items = [["a", "b"]]
          collectionView.reloadData()
        }
        return super.collectionView(
          collectionView, cellForItemAt: ItemPath(item: min(indexPath.item, 1), section: 0))
      }
    }
    let scene = CollectionScene(makeGrid(), Reloading(counts: 30))
    #expect(scene.texts == ["a", "b"])
  }
}
