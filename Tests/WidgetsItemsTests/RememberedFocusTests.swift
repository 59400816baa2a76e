import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsItems
@testable import WidgetsLists

/// The row or item that has the focus after the Tab key has returned to a table or a collection.
@MainActor @Suite(.serialized) struct RememberedFocusTests {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    var preferred: ItemPath?

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
    func indexPathForPreferredFocusedView(in tableView: TableView) -> ItemPath? { preferred }
  }

  private final class Cells: CollectionViewDataSource, CollectionViewDelegate {
    var preferred: ItemPath?

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 10 }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> ItemPath? {
      preferred
    }
  }

  private let stage = Stage(size: Size(width: 300, height: 600))

  /// Leaves the list by the Tab key, and comes back.
  private func leaveAndReturn() {
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardTab, modifiers: .shift)
  }

  @Test("A table prefers what its delegate names, unless it remembers the last row")
  func table() {
    let rows = Rows()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 500))
    table.dataSource = rows
    table.delegate = rows
    stage.window.addSubview(table)
    let button = Button(frame: Rect(x: 0, y: 520, width: 100, height: 44))
    stage.window.addSubview(button)
    stage.render()
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardDownArrow)
    #expect(table.focusedPath == [0, 1])
    leaveAndReturn()
    #expect(table.isFocused && table.focusedPath == [0, 1])
    rows.preferred = [0, 5]
    leaveAndReturn()
    #expect(table.focusedPath == [0, 5])
    stage.keyPress(.keyboardDownArrow)
    table.remembersLastFocusedIndexPath = true
    leaveAndReturn()
    #expect(table.focusedPath == [0, 6])
    table.remembersLastFocusedIndexPath = false
    leaveAndReturn()
    #expect(table.focusedPath == [0, 5])
  }

  @Test("A click has its own row, whatever the delegate prefers")
  func click() {
    let rows = Rows()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 500))
    table.dataSource = rows
    table.delegate = rows
    stage.window.addSubview(table)
    stage.render()
    rows.preferred = [0, 5]
    stage.click(at: Point(x: 100, y: 60))
    #expect(table.focusedPath == [0, 1])
  }

  @Test("A collection prefers what its delegate names, unless it remembers the last item")
  func collection() {
    let cells = Cells()
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 300, height: 40)
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = cells
    collection.delegate = cells
    stage.window.addSubview(collection)
    stage.window.addSubview(Button(frame: Rect(x: 0, y: 520, width: 100, height: 44)))
    stage.render()
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardDownArrow)
    #expect(collection.focusedPath == [0, 1])
    leaveAndReturn()
    #expect(collection.focusedPath == [0, 1])
    cells.preferred = [0, 5]
    leaveAndReturn()
    #expect(collection.focusedPath == [0, 5])
    stage.keyPress(.keyboardDownArrow)
    collection.remembersLastFocusedIndexPath = true
    leaveAndReturn()
    #expect(collection.focusedPath == [0, 6])
  }
}
