import ResponderTestKit
import Testing
import Widgets

@MainActor
final class DragGrid: CollectionViewDataSource, CollectionViewDragDelegate,
  CollectionViewDropDelegate
{
  var items: [String]
  let layout = CollectionViewFlowLayout()
  let collection: CollectionView
  var destination: ItemPath?

  init(_ items: [String], frame: Rect) {
    self.items = items
    layout.itemSize = Size(width: 60, height: 60)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    collection = CollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "item", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath
  ) {
    items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
  func collectionView(
    _ collectionView: CollectionView, itemsForBeginning session: any DragSession,
    at indexPath: ItemPath
  ) -> [DragItem] { [DragItem(itemProvider: ItemProvider(object: items[indexPath.item]))] }
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> CollectionViewDropProposal {
    CollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: CollectionView, performDropWith coordinator: any CollectionViewDropCoordinator
  ) {
    destination = coordinator.destinationIndexPath
    guard let place = destination, let item = coordinator.items.first else { return }
    let holder = coordinator.drop(
      item.dragItem,
      to: CollectionViewDropPlaceholder(insertionIndexPath: place, reuseIdentifier: "item"))
    item.dragItem.itemProvider.loadObject(ofClass: String.self) { text, _ in
      holder.commitInsertion { self.items.insert(text ?? "", at: $0.item) }
    }
  }
}

@MainActor struct CollectionDragTests {
  let stage = Stage(size: Size(width: 300, height: 300))
  let grid = DragGrid(["a", "b", "c", "d", "e"], frame: Rect(x: 0, y: 0, width: 220, height: 300))

  init() {
    stage.window.addSubview(grid.collection)
    grid.collection.dragDelegate = grid
    stage.render()
  }

  /// Returns the center of an item.
  private func middle(_ item: Int) -> Point {
    let frame = grid.collection.layoutAttributesForItem(at: [0, item])?.frame ?? .zero
    return Point(x: frame.midX, y: frame.midY)
  }

  @Test("With a drag delegate alone, items are moved by the data source")
  func reorders() {
    stage.pointerDrag(from: middle(0), to: middle(2) + Vector(dx: 20, dy: 0))
    stage.advance(by: 1)
    #expect(grid.items == ["b", "c", "a", "d", "e"])
    stage.liftAndDrag(from: middle(4), to: middle(0) + Vector(dx: -20, dy: 0))
    stage.advance(by: 1)
    #expect(grid.items == ["e", "b", "c", "a", "d"])
  }

  @Test("Another program's text is dropped between items, when it has come")
  func foreign() {
    grid.collection.dropDelegate = grid
    stage.dragEnter("new", at: middle(1) + Vector(dx: -20, dy: 0), pace: .bytesPerSecond(10))
    stage.drop()
    #expect(grid.destination == [0, 1])
    #expect(grid.items.count == 5)
    stage.advance(by: 1)
    #expect(grid.items == ["a", "new", "b", "c", "d", "e"])
    #expect(grid.collection.visibleCells.count == 6)
    #expect(stage.dropResult == .copy)
  }

  @Test("Beside the last item of a row, a drop appends, also near an item of the row above")
  func besideLast() {
    grid.collection.dropDelegate = grid
    for x in [145.0, 165, 190, 215] {
      stage.dragEnter("new", at: Point(x: x, y: middle(4).y))
      stage.drop()
      #expect(grid.destination == [0, 5])
      stage.advance(by: 1)
      #expect(grid.items.last == "new")
      grid.items.removeLast()
      grid.collection.reloadData()
      stage.render()
    }
  }

  @Test("From right to left the line is on the other side")
  func mirrored() {
    grid.collection.semanticContentAttribute = .forceRightToLeft
    grid.collection.dropDelegate = grid
    grid.collection.reloadData()
    stage.render()
    stage.dragEnter("new", at: middle(0) + Vector(dx: 20, dy: 0))
    stage.drop()
    stage.advance(by: 0.5)
    #expect(grid.destination == [0, 0])
  }
}
