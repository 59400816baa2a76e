import ResponderTestKit
import Testing
import Widgets

/// Tests of the calls to a layout, a controller and a prefetching data source.
@MainActor @Suite(.serialized) struct CollectionHookTests {
  /// A layout that stops at whole items, and moves disappearing items to the left.
  private final class SnappingLayout: CollectionViewFlowLayout {
    var velocities: [Point] = []
    override func targetContentOffset(
      forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
    ) -> Point {
      velocities.append(velocity)
      return Point(x: 0, y: (proposed.y / itemSize.height).rounded() * itemSize.height)
    }
    override func finalLayoutAttributesForDisappearingItem(
      at path: ItemPath
    ) -> CollectionViewLayoutAttributes? {
      let final = CollectionViewLayoutAttributes(forCellWith: path)
      final.frame = Rect(x: -400, y: 0, width: 80, height: 60)
      return final
    }
  }

  private func makeScene(_ count: Int = 400) -> (CollectionScene, SnappingLayout) {
    let layout = SnappingLayout()
    layout.itemSize = Size(width: 80, height: 60)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return (CollectionScene(layout, CollectionSource(counts: count)), layout)
  }

  @Test("a layout says where content that is let go comes to rest")
  func target() {
    let (scene, layout) = makeScene()
    scene.stage.drag(
      from: Point(x: 100, y: 200), to: Point(x: 100, y: 60), duration: 0.1)
    scene.stage.advance(by: 10)
    #expect(layout.velocities.count == 1)
    #expect((layout.velocities.first?.y ?? 0) > 0)
    let offset = scene.collection.contentOffset.y
    #expect(offset > 120 && offset.remainder(dividingBy: 60) == 0)
  }

  @Test("a layout says where an item goes that is taken away")
  func disappearing() throws {
    let (scene, _) = makeScene(4)
    let cell = try #require(scene.collection.cellForItem(at: [0, 3]))
    scene.source.items[0].removeLast()
    scene.collection.deleteItems(at: [[0, 3]])
    #expect(cell.frame == Rect(x: -400, y: 0, width: 80, height: 60))
    #expect(cell.alpha == 1)
    scene.stage.advance(by: 1)
    #expect(scene.texts.count == 3)
  }

  @Test("reconfigured items keep their cells")
  func reconfigure() {
    let (scene, _) = makeScene(4)
    let cell = scene.collection.cellForItem(at: [0, 1])
    scene.source.items[0][1] = "new"
    scene.collection.reconfigureItems(at: [[0, 1], [0, 300]])
    #expect(scene.texts[1] == "new")
    #expect(scene.collection.cellForItem(at: [0, 1]) === cell)
  }

  /// A prefetching data source that logs its calls.
  private final class Loader: CollectionViewDataSourcePrefetching, TableViewDataSourcePrefetching {
    var asked: [ItemPath] = []
    var cancelled: [ItemPath] = []
    func collectionView(
      _ collectionView: CollectionView, prefetchItemsAt indexPaths: [ItemPath]
    ) { asked += indexPaths }
    func collectionView(
      _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [ItemPath]
    ) { cancelled += indexPaths }
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [ItemPath]) {
      asked += indexPaths
    }
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [ItemPath]) {
      cancelled += indexPaths
    }
  }

  @Test("items that are about to be seen are prefetched once, and cancelled at a turn")
  func prefetching() {
    let (scene, _) = makeScene()
    let loader = Loader()
    scene.collection.prefetchDataSource = loader
    scene.stage.render()
    #expect(loader.asked == (16..<32).map { ItemPath(item: $0, section: 0) })
    scene.collection.contentOffset.y = 60
    scene.stage.render()
    #expect(loader.asked == (16..<36).map { ItemPath(item: $0, section: 0) })
    #expect(loader.cancelled.isEmpty)
    scene.collection.contentOffset.y = 0
    scene.stage.render()
    #expect(loader.cancelled == (20..<36).map { ItemPath(item: $0, section: 0) })
    scene.collection.isPrefetchingEnabled = false
    let count = loader.asked.count
    scene.collection.contentOffset.y = 1_200
    scene.stage.render()
    #expect(loader.asked.count == count)
  }

  @Test("rows that are about to be seen are prefetched once, and cancelled at a turn")
  func prefetchingRows() {
    let source = TableSource(count: 100)
    let stage = Stage(size: Size(width: 320, height: 400))
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 40
    table.dataSource = source
    let loader = Loader()
    table.prefetchDataSource = loader
    stage.window.addSubview(table)
    stage.render()
    #expect(loader.asked == (10..<20).map { ItemPath(row: $0, section: 0) })
    table.contentOffset.y = 400
    stage.render()
    #expect(loader.asked == (10..<30).map { ItemPath(row: $0, section: 0) })
    table.contentOffset.y = 380
    stage.render()
    #expect(loader.cancelled.contains([0, 25]))
  }

  /// A controller that receives scroll notifications by overriding methods, as in UIKit.
  private final class Controller: CollectionViewController {
    var log: [String] = []
    override func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 50 }
    override func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    override func collectionView(
      _ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath
    ) { log.append("select \(indexPath)") }
    override func scrollViewWillBeginDragging(_ scrollView: ScrollView) { log.append("drag") }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(TextCell.self, forCellWithReuseIdentifier: "item")
    }
  }

  @Test("a controller fills its collection and hears what happens in it")
  func controller() {
    let stage = Stage(size: Size(width: 320, height: 240))
    let controller = Controller(collectionViewLayout: makeGrid())
    stage.window.rootViewController = controller
    stage.render()
    #expect(controller.collectionView.visibleCells.count == 16)
    stage.tap(at: Point(x: 100, y: 30))
    stage.drag(from: Point(x: 100, y: 200), to: Point(x: 100, y: 100))
    #expect(controller.log == ["select [0, 1]", "drag"])
  }

  /// A controller that receives scroll notifications by overriding methods, as in UIKit.
  private final class Rows: TableViewController {
    var offsets: [Double] = []
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      50
    }
    override func scrollViewDidScroll(_ scrollView: ScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  @Test("a controller of a table hears how it is scrolled")
  func tableController() {
    let stage = Stage(size: Size(width: 320, height: 240))
    let controller = Rows()
    stage.window.rootViewController = controller
    stage.render()
    controller.offsets = []
    controller.tableView.contentOffset.y = 44
    #expect(controller.offsets == [44])
  }

  @Test("A collection view controller has the background of a page, or that of its list")
  func background() {
    let flow = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
    #expect(flow.collectionView.backgroundColor == .systemBackground)
    let stage = Stage(size: Size(width: 300, height: 300))
    let grouped = CollectionViewController(
      collectionViewLayout: CollectionViewCompositionalLayout.list(
        using: CollectionLayoutListConfiguration(appearance: .insetGrouped)))
    stage.window.rootViewController = grouped
    stage.render()
    #expect(grouped.collectionView.backgroundColor == .systemGroupedBackground)
    let own = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
    own.collectionView.backgroundColor = .systemRed
    stage.window.rootViewController = own
    stage.render()
    #expect(own.collectionView.backgroundColor == .systemRed)
  }
}
