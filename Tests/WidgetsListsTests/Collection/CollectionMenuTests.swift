import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsLists

/// Tests of the menus of a collection's items, and of interactive movement.
@MainActor @Suite(.serialized) struct CollectionMenuTests {
  let stage = Stage(size: Size(width: 300, height: 300))
  let collection: CollectionView
  private let source = MovingSource()

  init() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 80, height: 80)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 260, height: 300), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = source
    collection.delegate = source
    stage.window.addSubview(collection)
    stage.render()
  }

  private func middle(_ item: Int) -> Point {
    let frame = collection.layoutAttributesForItem(at: [0, item])?.frame ?? .zero
    return collection.convert(Point(x: frame.midX, y: frame.midY), to: nil)
  }

  @Test("The secondary button opens the menu of the item under it, or of all that are selected")
  func items() {
    stage.click(at: middle(1), button: .secondary)
    #expect(stage.popups.first?.titles == ["1"])
    #expect(collection.cellForItem(at: [0, 1])?.isHighlighted == true)
    stage.keyPress(.keyboardEscape)
    #expect(collection.cellForItem(at: [0, 1])?.isHighlighted == false)
    collection.allowsMultipleSelection = true
    for item in [0, 2] {
      collection.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    stage.click(at: middle(2), button: .secondary)
    #expect(stage.popups.first?.titles == ["0", "2"])
    stage.keyPress(.keyboardEscape)
    stage.click(at: middle(1), button: .secondary)
    #expect(stage.popups.first?.titles == ["1"])
    #expect(source.heard == ["display", "end", "display", "end", "display"])
  }

  @Test("G7: A menu that is open stays with its item when items before it are deleted")
  func movedItem() {
    stage.click(at: middle(2), button: .secondary)
    let cell = collection.cellForItem(at: [0, 2])
    source.names.removeFirst()
    collection.deleteItems(at: [[0, 0]])
    stage.advance(by: 1)
    #expect(cell?.isHighlighted == true && collection.cellForItem(at: [0, 1]) === cell)
    stage.keyPress(.keyboardEscape)
    #expect(source.dismissed == [[0, 1]])
    #expect(collection.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test("G7: When the item of an open menu is deleted, no other item is highlighted")
  func deletedItem() {
    stage.click(at: middle(2), button: .secondary)
    source.names.remove(at: 2)
    collection.deleteItems(at: [[0, 2]])
    stage.advance(by: 1)
    collection.reloadData()
    stage.render()
    #expect(collection.visibleCells.allSatisfy { !$0.isHighlighted })
    stage.keyPress(.keyboardEscape)
    #expect(source.dismissed == [] && source.heard == ["display", "end"])
  }

  @Test("The Menu key opens that of the item that keys go to")
  func menuKey() {
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardRightArrow)
    stage.keyPress(.keyboardF10, modifiers: .shift)
    #expect(stage.popups.first?.titles == ["1"])
  }

  @Test("The data source moves an item when its interactive movement ends")
  func moves() throws {
    #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
    let cell = try #require(collection.cellForItem(at: [0, 0]))
    collection.updateInteractiveMovementTargetPosition(middle(4))
    #expect(cell.center == middle(4))
    stage.advance(by: 1)
    // The other items move aside.
    #expect(collection.cellForItem(at: [0, 1])?.frame.minX == 0)
    #expect(source.names == ["a", "b", "c", "d", "e", "f"])
    collection.endInteractiveMovement()
    stage.advance(by: 1)
    #expect(source.names == ["b", "c", "d", "e", "a", "f"])
    #expect(collection.cellForItem(at: [0, 4]) === cell)
    #expect(cell.center == middle(4))
  }

  @Test("A selected item that is moved by hand is selected where it is let go of")
  func selectionIsMoved() {
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    _ = collection.beginInteractiveMovementForItem(at: [0, 0])
    collection.updateInteractiveMovementTargetPosition(middle(4))
    collection.endInteractiveMovement()
    stage.advance(by: 1)
    #expect(collection.indexPathsForSelectedItems == [[0, 4]])
  }

  @Test("A movement that is cancelled, or that the data source refuses, moves nothing")
  func refuses() throws {
    #expect(!collection.beginInteractiveMovementForItem(at: [0, 5]))
    #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
    collection.updateInteractiveMovementTargetPosition(middle(2))
    collection.cancelInteractiveMovement()
    stage.advance(by: 1)
    #expect(source.names.first == "a")
    #expect(collection.cellForItem(at: [0, 0])?.center == middle(0))
    collection.endInteractiveMovement()
    #expect(source.names.first == "a")
  }

  @Test("The delegate may send a moved item elsewhere, and a reload puts it back")
  func elsewhere() {
    source.target = { _ in [0, 1] }
    _ = collection.beginInteractiveMovementForItem(at: [0, 0])
    collection.updateInteractiveMovementTargetPosition(middle(4))
    collection.endInteractiveMovement()
    #expect(source.names.prefix(2) == ["b", "a"])
    _ = collection.beginInteractiveMovementForItem(at: [0, 0])
    collection.updateInteractiveMovementTargetPosition(middle(4))
    collection.reloadData()
    stage.advance(by: 1)
    collection.endInteractiveMovement()
    #expect(source.names.prefix(2) == ["b", "a"])
  }

  @Test("In a collection controller a long press moves an item")
  func controller() {
    // Without the removal, this collection would cover the view of the controller.
    collection.removeFromSuperview()
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 80, height: 80)
    move(MovingController(collectionViewLayout: layout), to: ["b", "c", "a"])
    let other = CollectionViewFlowLayout()
    other.itemSize = Size(width: 80, height: 80)
    move(FixedController(collectionViewLayout: other), to: ["a", "b", "c"])
  }

  /// Drags the first item of a controller to the last one, and compares the names of the items.
  private func move(_ controller: MovingController, to names: [String]) {
    stage.window.rootViewController = controller
    stage.render()
    let start = controller.middle(0)
    stage.touchDown(at: start)
    stage.frame()
    stage.advance(by: 0.6)
    for step in 1...10 {
      let part = Double(step) / 10
      stage.touchMove(to: start + (controller.middle(2) - start) * part)
      stage.frame()
      stage.advance(by: 1.0 / 60)
    }
    stage.touchUp()
    stage.frame()
    stage.advance(by: 1)
    #expect(controller.names == names)
  }
}

@MainActor private final class MovingSource: CollectionViewDataSource, CollectionViewDelegate {
  var names = ["a", "b", "c", "d", "e", "f"]
  var heard: [String] = []
  var dismissed: [ItemPath] = []
  var target: (ItemPath) -> ItemPath = { $0 }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: ItemPath
  ) -> Bool { indexPath.item < 5 }

  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath
  ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }

  func collectionView(
    _ collectionView: CollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: ItemPath,
    toProposedIndexPath proposedIndexPath: ItemPath
  ) -> ItemPath { target(proposedIndexPath) }

  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [ItemPath],
    point: Point
  ) -> ContextMenuConfiguration? {
    guard !indexPaths.isEmpty else { return nil }
    return ContextMenuConfiguration(actionProvider: { _ in
      Menu(children: indexPaths.map { path in Action(title: "\(path.item)") { _ in } })
    })
  }

  func collectionView(
    _ collectionView: CollectionView,
    contextMenuConfiguration configuration: ContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: ItemPath
  ) -> TargetedPreview? {
    dismissed.append(indexPath)
    return nil
  }

  func collectionView(
    _ collectionView: CollectionView,
    willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { heard.append("display") }

  func collectionView(
    _ collectionView: CollectionView,
    willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { heard.append("end") }
}

private class MovingController: CollectionViewController {
  var names = ["a", "b", "c"]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }

  func middle(_ item: Int) -> Point {
    let frame = collectionView.layoutAttributesForItem(at: [0, item])?.frame ?? .zero
    return collectionView.convert(Point(x: frame.midX, y: frame.midY), to: nil)
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  override func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath
  ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}

private final class FixedController: MovingController {
  override func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: ItemPath
  ) -> Bool { false }
}
