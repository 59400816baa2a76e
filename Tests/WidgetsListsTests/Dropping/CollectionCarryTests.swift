import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// A grid with sections, whose delegates of drags and drops record their calls.
@MainActor
final class CarryGrid: CollectionViewDataSource, CollectionViewDragDelegate,
  CollectionViewDropDelegate
{
  var sections = [["a", "b", "c", "d", "e"], [], ["f", "g"]]
  let collection: CollectionView
  var folders: Set<ItemPath> = []
  var asked: [ItemPath?] = []
  var dropped: [String] = []
  var reloads = false

  init(width: Double = 220, itemWidth: Double = 60) {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: itemWidth, height: 40)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: width, height: 300), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    collection.dragDelegate = self
    collection.dropDelegate = self
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "item", for: indexPath)
    cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView, itemsForBeginning session: any DragSession,
    at indexPath: ItemPath
  ) -> [DragItem] {
    [DragItem(itemProvider: ItemProvider(object: sections[indexPath.section][indexPath.item]))]
  }
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> CollectionViewDropProposal {
    asked.append(destinationIndexPath)
    let isInto = destinationIndexPath.map(folders.contains) ?? false
    return CollectionViewDropProposal(
      operation: .move,
      intent: isInto ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: CollectionView, performDropWith coordinator: any CollectionViewDropCoordinator
  ) {
    guard let target = coordinator.destinationIndexPath,
      let source = coordinator.items.first?.sourceIndexPath
    else { return }
    let isInto = coordinator.proposal.intent == .insertIntoDestinationIndexPath
    dropped.append("\(source) \(isInto ? "on" : "at") \(target)")
    let text = sections[source.section].remove(at: source.item)
    if isInto { return collectionView.deleteItems(at: [source]) }
    sections[target.section].insert(text, at: target.item)
    if reloads { return collectionView.reloadData() }
    collectionView.moveItem(at: source, to: target)
  }
}

/// Tests of items of a collection that keys drag through the delegates of drags and drops.
@MainActor @Suite(.serialized) struct CollectionCarryTests {
  /// A window with a grid of three columns, or with a list.
  @MainActor final class Scene {
    let stage = Stage(size: Size(width: 300, height: 300))
    let grid: CarryGrid
    var announced: [String] = []
    var collection: CollectionView { grid.collection }

    init(isMirrored: Bool = false, isList: Bool = false) {
      grid = CarryGrid(itemWidth: isList ? 200 : 60)
      if isMirrored { grid.collection.semanticContentAttribute = .forceRightToLeft }
      stage.window.addSubview(grid.collection)
      stage.render()
      for _ in 0..<4 where !collection.isFocused { stage.keyPress(.keyboardTab) }
      collection.moveFocus(to: [0, 0], scrolls: false)
      Accessibility.postObservers.add(grid) { [weak self] _, post in
        if let text = post.1 as? String { self?.announced.append(text) }
      }
    }

    func press(_ keys: KeyboardHIDUsage..., modifiers: KeyModifierFlags = []) {
      for key in keys { stage.keyPress(key, modifiers: modifiers) }
      stage.render()
    }

    func begin() { press(.keyboardReturnOrEnter, modifiers: .alternate) }
  }

  @Test("U14: The right and left arrow keys go through the positions in reading order")
  func reading() {
    let scene = Scene()
    scene.grid.folders = [[0, 3]]
    scene.begin()
    for _ in 0..<8 { scene.press(.keyboardRightArrow) }
    #expect(
      scene.announced == [
        "On “a”", "Before “c”", "On “d”", "Before “e”", "After “e”", "In an empty section",
        "Before “f”", "Before “g”", "At the end",
      ])
    scene.announced = []
    scene.press(.keyboardLeftArrow, .keyboardLeftArrow, .keyboardLeftArrow)
    #expect(scene.announced == ["Before “g”", "Before “f”", "In an empty section"])
    scene.press(.keyboardReturnOrEnter)
    #expect(scene.grid.sections == [["b", "c", "d", "e"], ["a"], ["f", "g"]])
    #expect(scene.collection.focusedPath == [1, 0] && scene.grid.dropped == ["[0, 0] at [1, 0]"])
  }

  @Test("U14: In a right-to-left language, the left arrow key goes on")
  func mirrored() {
    let scene = Scene(isMirrored: true)
    scene.begin()
    scene.press(.keyboardLeftArrow, .keyboardLeftArrow)
    #expect(scene.announced == ["On “a”", "Before “c”", "Before “d”"])
    scene.press(.keyboardRightArrow)
    #expect(scene.announced.last == "Before “c”")
    scene.press(.keyboardEscape)
  }

  @Test("U14: The down and up arrow keys go to the line below and above, and then to the ends")
  func lines() {
    let scene = Scene()
    scene.begin()
    scene.press(.keyboardDownArrow)
    #expect(scene.announced.last == "Before “d”")
    scene.press(.keyboardDownArrow)
    #expect(scene.announced.last == "Before “f”")
    scene.press(.keyboardDownArrow)
    #expect(scene.announced.last == "At the end")
    scene.press(.keyboardHome)
    #expect(scene.announced.last == "Before “c”")
    scene.press(.keyboardEscape)
  }

  @Test("U14: An item is dropped onto another one where the proposal inserts into it")
  func onto() {
    let scene = Scene()
    scene.grid.folders = [[0, 3]]
    scene.begin()
    scene.press(.keyboardDownArrow)
    #expect(scene.announced.last == "On “d”")
    scene.press(.keyboardReturnOrEnter)
    #expect(scene.grid.dropped == ["[0, 0] on [0, 3]"])
    #expect(scene.grid.sections[0] == ["b", "c", "d", "e"])
    #expect(!scene.collection.hasActiveDrag && scene.collection.focusedPath == [0, 0])
  }

  @Test("U14: In a list, only the up and down arrow keys choose a position")
  func list() {
    let scene = Scene(isList: true)
    scene.begin()
    scene.press(.keyboardRightArrow)
    #expect(scene.announced == ["On “a”"])
    scene.press(.keyboardDownArrow, .keyboardReturnOrEnter)
    #expect(scene.grid.sections[0] == ["b", "a", "c", "d", "e"])
  }

  @Test("U14: Alt and an arrow key drop an item one position or line further")
  func oneFurther() {
    let scene = Scene()
    scene.press(.keyboardRightArrow, modifiers: .alternate)
    #expect(scene.grid.sections[0] == ["b", "a", "c", "d", "e"])
    #expect(scene.collection.focusedPath == [0, 1])
    scene.press(.keyboardDownArrow, modifiers: .alternate)
    #expect(scene.grid.sections[0] == ["b", "c", "d", "e", "a"])
    scene.press(.keyboardUpArrow, modifiers: .alternate)
    #expect(scene.grid.sections[0] == ["b", "a", "c", "d", "e"])
    scene.press(.keyboardLeftArrow, modifiers: .alternate)
    #expect(scene.grid.sections[0] == ["a", "b", "c", "d", "e"])
  }

  @Test("U14: The focus follows an item that is moved by loading all items again")
  func reloaded() {
    let scene = Scene()
    scene.grid.reloads = true
    scene.begin()
    scene.press(.keyboardEnd, .keyboardReturnOrEnter)
    #expect(scene.grid.sections == [["b", "c", "d", "e"], [], ["f", "g", "a"]])
    #expect(scene.collection.focusedPath == [2, 2] && scene.collection.isFocused)
  }

  @Test("U14: Escape, another focus and new items cancel the drag of an item")
  func cancelled() {
    let scene = Scene()
    let ways: [@MainActor (Scene) -> Void] = [
      { $0.press(.keyboardEscape) }, { $0.collection.reloadData() },
      { $0.stage.tap(at: Point(x: 30, y: 20)) }, { $0.collection.dropDelegate = nil },
    ]
    for (index, way) in ways.enumerated() {
      scene.collection.dropDelegate = scene.grid
      scene.collection.becomeFirstResponder()
      scene.collection.moveFocus(to: [0, 0], scrolls: false)
      scene.begin()
      scene.press(.keyboardRightArrow)
      #expect(scene.collection.hasActiveDrag, "\(index)")
      way(scene)
      scene.stage.render()
      #expect(!scene.collection.hasActiveDrag, "\(index)")
    }
    #expect(scene.grid.dropped.isEmpty)
  }

  @Test("U14: The menu of an item begins a drag")
  func menu() {
    let scene = Scene()
    scene.press(.keyboardApplication)
    #expect(scene.stage.popups.first?.titles == ["Move Forward", "Move…"])
    scene.press(.keyboardDownArrow, .keyboardReturnOrEnter)
    scene.stage.advance(by: 0.5)
    #expect(scene.collection.hasActiveDrag)
    scene.press(.keyboardEscape)
  }
}
