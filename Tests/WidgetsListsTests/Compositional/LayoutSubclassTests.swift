import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@MainActor @Suite(.serialized) struct LayoutSubclassTests {
  /// A layout of rows of a height, with a decoration view behind them.
  private final class Rows: CollectionViewLayout {
    var log: [String] = []
    var invalidatesForBounds = false

    override class var invalidationContextClass: AnyClass { Context.self }
    override var collectionViewContentSize: Size { Size(width: 300, height: 2_000) }

    override func layoutAttributesForElements(
      in rect: Rect
    ) -> [CollectionViewLayoutAttributes]? {
      var found = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: ItemPath(item: $0, section: 0))
      }
      if let ground = layoutAttributesForDecorationView(ofKind: "ground", at: [0, 0]) {
        found.append(ground)
      }
      return found.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: ItemPath
    ) -> CollectionViewLayoutAttributes? {
      let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = Rect(x: 0, y: Double(indexPath.item) * 50, width: 300, height: 50)
      return attributes
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: ItemPath
    ) -> CollectionViewLayoutAttributes? {
      let attributes = CollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = Rect(x: 0, y: 0, width: 300, height: 500)
      attributes.zIndex = -1
      return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
      invalidatesForBounds
    }

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
      log.append("invalidate \(type(of: context))")
      super.invalidateLayout(with: context)
    }

    override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        log.append(
          "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -9) "
            + "\(item.indexPathAfterUpdate?.item ?? -9)")
      }
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      log.append("done")
    }
  }

  private final class Context: CollectionViewLayoutInvalidationContext {}

  @Test("A layout's own views are made of the classes that it was told of")
  func decoration() {
    final class Ground: CollectionReusableView {}
    let layout = Rows()
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let scene = Scene(layout, plainItems(20))
    let ground = scene.collection.subviews.first { $0 is Ground }
    #expect(ground?.frame == Rect(x: 0, y: 0, width: 300, height: 500))
    scene.collection.contentOffset.y = 600
    scene.collection.layoutIfNeeded()
    #expect(ground?.isHidden == true || ground?.superview == nil)
  }

  @Test("Other bounds invalidate with a context of the layout's class")
  func context() {
    let layout = Rows()
    let scene = Scene(layout, plainItems(20))
    layout.log = []
    scene.collection.contentOffset.y = 10
    scene.collection.layoutIfNeeded()
    #expect(layout.log.isEmpty)
    layout.invalidatesForBounds = true
    scene.collection.contentOffset.y = 20
    scene.collection.layoutIfNeeded()
    #expect(layout.log == ["invalidate Context"])
  }

  @Test("The base class keeps a layout for other bounds, and a collection of another size does not")
  func baseClassBounds() {
    final class Plain: CollectionViewLayout {
      var prepared = 0

      override func prepare() {
        super.prepare()
        prepared += 1
      }
    }
    let layout = Plain()
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: Rect(x: 0, y: 0, width: 9, height: 9)))
    let scene = Scene(layout, plainItems(3))
    let larger = Rect(origin: .zero, size: Size(width: 280, height: 200))
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: larger))
    layout.prepared = 0
    scene.collection.frame.size = larger.size
    scene.collection.layoutIfNeeded()
    #expect(layout.prepared > 0)
  }

  @Test("Other data and another layout invalidate with a context that says what is invalid")
  func dataContexts() {
    final class Recorder: CollectionViewFlowLayout {
      var log: [String] = []

      override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        let everything = context.invalidateEverything ? "everything" : ""
        log.append(everything + (context.invalidateDataSourceCounts ? " counts" : ""))
        super.invalidateLayout(with: context)
      }
    }
    let layout = Recorder()
    let items = plainItems(5)
    let scene = Scene(layout, items)
    layout.log = []
    scene.collection.reloadData()
    #expect(layout.log == ["everything counts"])
    scene.collection.layoutIfNeeded()
    layout.log = []
    items.counts = [4]
    scene.collection.deleteItems(at: [ItemPath(item: 1, section: 0)])
    #expect(layout.log.first == " counts")
    layout.log = []
    let others = plainItems(2)
    scene.collection.dataSource = others
    #expect(layout.log == ["everything counts"])
    let other = Recorder()
    scene.collection.collectionViewLayout = other
    #expect(other.log.first == "everything counts")
  }

  @Test("A layout is told what a batch changes")
  func updates() {
    let layout = Rows()
    let items = plainItems(5)
    let scene = Scene(layout, items)
    layout.log = []
    items.counts = [5]
    scene.collection.performBatchUpdates {
      scene.collection.deleteItems(at: [ItemPath(item: 1, section: 0)])
      scene.collection.insertItems(at: [ItemPath(item: 3, section: 0)])
    }
    #expect(layout.log == ["invalidate Context", "delete 1 -9", "insert -9 3", "done"])
  }

  @Test("Attributes of a flow layout whose sizes are estimated are as large as the cells want")
  func flowEstimates() {
    final class Word: CollectionViewCell {
      var width = 0.0

      override func sizeThatFits(_ size: Size) -> Size { Size(width: width, height: 30) }
    }
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = CollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 0
    let scene = Scene(layout, plainItems(0))
    scene.collection.register(Word.self, forCellWithReuseIdentifier: "word")
    let items = Items(3) { collection, path in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "word", for: path)
      (cell as? Word)?.width = [120, 100, 200][path.item]
      return cell
    }
    scene.collection.dataSource = items
    scene.collection.layoutIfNeeded()
    #expect(scene.frame(0)?.size == Size(width: 120, height: 30))
    #expect(scene.frame(1)?.size == Size(width: 100, height: 30))
    #expect(scene.frame(2)?.minY == 30)
  }

  @Test("Attributes are copied with all that they have")
  func copies() {
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: ItemPath(item: 3, section: 1))
    attributes.frame = Rect(x: 1, y: 2, width: 30, height: 40)
    attributes.zIndex = 5
    attributes.alpha = 0.5
    attributes.isHidden = true
    let copy = attributes.copy()
    #expect(copy !== attributes)
    #expect(copy.frame == attributes.frame && copy.zIndex == 5 && copy.alpha == 0.5)
    #expect(copy.representedElementKind == "badge" && copy.isHidden)
    #expect(copy.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
    copy.center = Point(x: 100, y: 100)
    #expect(attributes.center == Point(x: 16, y: 22))
  }
}
