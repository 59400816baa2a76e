import ResponderTestKit
import Testing
import Widgets

@MainActor @Suite(.serialized) struct CollectionFlowTests {
  @Test("a flow layout puts items into lines that reach from edge to edge")
  func fullLines() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 90, height: 50)
    layout.sectionInset = EdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    let scene = CollectionScene(layout, CollectionSource(counts: 5))
    // 300 points hold three items of 90 with a spacing of at least 10. 15 points are left for each gap.
    #expect(scene.frame(0) == Rect(x: 10, y: 5, width: 90, height: 50))
    #expect(scene.frame(1)?.minX == 115)
    #expect(scene.frame(2)?.maxX == 310)
    #expect(scene.frame(3) == Rect(x: 10, y: 65, width: 90, height: 50))
    #expect(scene.frame(4)?.minX == 115, "the last line keeps to the columns")
    #expect(scene.frame(5) == nil)
    #expect(scene.collection.contentSize == Size(width: 320, height: 122))
  }

  @Test("an item that is alone in its line stands in the middle")
  func oneColumn() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 200, height: 50)
    let scene = CollectionScene(layout, CollectionSource(counts: 2))
    #expect(scene.frame(0)?.minX == 60)
    #expect(scene.frame(1)?.minX == 60)
  }

  @Test("with a horizontal scroll direction lines are columns, filled from the top")
  func horizontal() {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = Size(width: 100, height: 110)
    let scene = CollectionScene(layout, CollectionSource(counts: 5))
    #expect(scene.frame(0) == Rect(x: 0, y: 0, width: 100, height: 110))
    #expect(scene.frame(1) == Rect(x: 0, y: 130, width: 100, height: 110))
    #expect(scene.frame(2)?.minX == 110)
    #expect(scene.collection.contentSize == Size(width: 320, height: 240))
  }

  @Test(
    "headers and footers stand before and after their sections, and none where they have no size")
  func ends() {
    let layout = makeGrid()
    layout.headerReferenceSize = Size(width: 0, height: 30)
    layout.footerReferenceSize = Size(width: 0, height: 20)
    let scene = CollectionScene(layout, CollectionSource(counts: 4, 0, 1))
    #expect(scene.frame(0)?.minY == 30)
    #expect(scene.frame(0, 2)?.minY == 190.0)
    let header = CollectionView.elementKindSectionHeader
    let attributes = scene.collection.layoutAttributesForSupplementaryElement(
      ofKind: header, at: ItemPath(item: 0, section: 2))
    #expect(attributes?.frame == Rect(x: 0, y: 160, width: 320, height: 30))
    #expect(
      scene.collection.indexPathsForVisibleSupplementaryElements(ofKind: header) == [
        [0, 0], [1, 0], [2, 0],
      ])
    layout.headerReferenceSize = .zero
    #expect(scene.collection.visibleSupplementaryViews(ofKind: header).isEmpty)
  }

  @Test("a pinned header stays in sight until its section has passed, and lies in front of cells")
  func pinnedHeaders() throws {
    let layout = makeGrid()
    layout.headerReferenceSize = Size(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let scene = CollectionScene(layout, CollectionSource(counts: 20, 40))
    let kind = CollectionView.elementKindSectionHeader
    let path = ItemPath(item: 0, section: 0)
    scene.collection.contentOffset = Point(x: 0, y: 100)
    scene.stage.render()
    let header = try #require(scene.collection.supplementaryView(forElementKind: kind, at: path))
    #expect(header.frame.minY == 100)
    let place = try #require(scene.collection.subviews.firstIndex(of: header))
    for cell in scene.collection.visibleCells {
      #expect(scene.collection.subviews.firstIndex(of: cell).map { $0 < place } == true)
    }
    // The section ends at 330, and the next section pushes the header out.
    scene.collection.contentOffset = Point(x: 0, y: 310)
    scene.stage.render()
    #expect(header.frame.minY == 300)
    scene.collection.contentOffset = Point(x: 0, y: 340)
    scene.stage.render()
    #expect(scene.collection.supplementaryView(forElementKind: kind, at: path) == nil)
  }

  @Test("a delegate tells sizes of its own, and is asked for each item once")
  func delegateSizes() {
    final class Sizes: CollectionSource, CollectionViewDelegateFlowLayout {
      var asked = 0

      func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: ItemPath
      ) -> Size {
        asked += 1
        return Size(width: 50 + 20 * Double(indexPath.item % 3), height: 40)
      }
    }
    let source = Sizes(counts: 9)
    let layout = makeGrid()
    let scene = CollectionScene(layout, source)
    #expect(source.asked == 9)
    // 50, 70, 90 and 50 are 260. The next item of 70 does not fit, and 60 points are divided among three
    // gaps.
    #expect(scene.frame(0)?.minX == 0)
    #expect(scene.frame(1)?.minX == 70)
    #expect(scene.frame(3)?.maxX == 320)
    #expect(scene.frame(4)?.minY == 40)
    #expect(scene.frame(8) == Rect(x: 0, y: 80, width: 90, height: 40))
    #expect(
      scene.collection.indexPathForItem(at: Point(x: 75, y: 5)) == ItemPath(item: 1, section: 0))
  }

  @Test("a delegate without sizes of its own costs nothing for a single item")
  func noDelegateSizes() {
    final class NoSizes: CollectionSource, CollectionViewDelegateFlowLayout {}
    let scene = CollectionScene(makeGrid(), NoSizes(counts: 8))
    #expect(scene.frame(7) == Rect(x: 240, y: 60, width: 80, height: 60))
  }

  @Test("a grid fills the width with columns of its own choice, or of ours")
  func grid() {
    let layout = CollectionViewGridLayout(minimumItemWidth: 90)
    layout.itemAspectRatio = 0.5
    layout.itemExtraHeight = 10
    let scene = CollectionScene(layout, CollectionSource(counts: 7))
    #expect(scene.frame(2)?.maxX == 320)
    #expect(scene.frame(3)?.minX == 0)
    #expect(scene.frame(0)?.height == 60)
    layout.columns = 5
    scene.stage.render()
    #expect(scene.frame(4)?.maxX == 320)
    #expect(scene.frame(5)?.minX == 0)
  }

  @Test("a list has rows as wide as the collection")
  func list() {
    let layout = CollectionViewListLayout()
    layout.rowHeight = 30
    let scene = CollectionScene(layout, CollectionSource(counts: 100))
    #expect(scene.frame(3) == Rect(x: 0, y: 90, width: 320, height: 30))
    #expect(scene.texts.count == 8)
    scene.collection.frame.size.width = 200
    scene.stage.render()
    #expect(scene.frame(3)?.width == 200)
  }

  @Test("places lie on whole pixels at any scale", arguments: [1, 1.5, 2] as [Double])
  func pixels(scale: Double) {
    let scene = CollectionScene(
      CollectionViewGridLayout(columns: 3), CollectionSource(counts: 9), scale: scale)
    for item in 0..<9 {
      let frame = scene.frame(item) ?? .null
      for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
        #expect(abs((edge * scale).rounded() - edge * scale) < 1e-6)
      }
    }
  }

  @Test("a layout of one's own is asked for what is to be seen, and for no more")
  func ownLayout() {
    final class Diagonal: CollectionViewLayout {
      var asked: [Rect] = []
      override var collectionViewContentSize: Size { Size(width: 2_000, height: 2_000) }
      override func layoutAttributesForItem(
        at indexPath: ItemPath
      ) -> CollectionViewLayoutAttributes? {
        let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
        let place = Double(indexPath.item) * 100
        attributes.frame = Rect(x: place, y: place, width: 100, height: 100)
        attributes.alpha = 0.5
        return attributes
      }
      override func layoutAttributesForElements(
        in rect: Rect
      ) -> [CollectionViewLayoutAttributes]? {
        asked.append(rect)
        return (0..<20).compactMap {
          layoutAttributesForItem(at: ItemPath(item: $0, section: 0))
        }.filter { $0.frame.intersects(rect) }
      }
    }
    let layout = Diagonal()
    let scene = CollectionScene(layout, CollectionSource(counts: 20))
    #expect(scene.texts == ["0.0", "0.1", "0.2"])
    #expect(!layout.asked.isEmpty)
    #expect(layout.asked.allSatisfy { $0 == Rect(x: 0, y: 0, width: 320, height: 240) })
    #expect(scene.collection.visibleCells.first?.alpha == 0.5)
    scene.collection.contentOffset = Point(x: 500, y: 500)
    scene.stage.render()
    #expect(scene.texts == ["0.5", "0.6", "0.7"])
  }
}
