import ResponderTestKit
import Testing
import Widgets

@testable import WindowResponder

/// A data source of names for a table or a collection.
private class Names: TableViewDataSource, CollectionViewDataSource {
  var names: [String]

  init(_ names: [String]) { self.names = names }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A data source of names that identifies an element by its name.
private final class LastingNames: Names, DataSourceModelAssociation {
  func modelIdentifierForElement(at indexPath: ItemPath, in view: View) -> String? {
    names.indices.contains(indexPath.row) ? names[indexPath.row] : nil
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> ItemPath? {
    names.firstIndex(of: identifier).map { ItemPath(row: $0, section: 0) }
  }
}

/// Tests of restoring tables and collections.
@Suite(.serialized) @MainActor struct ItemStateTests {
  private let runs = Runs()
  private static let names = (0..<200).map { "Name \($0)" }

  private func table(_ source: Names) -> TableView {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    return table
  }

  private func collection(_ source: Names) -> CollectionView {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 50, height: 50)
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    return collection
  }

  @Test("A table has its selected row again, and the place it was scrolled to")
  func table() {
    let source = Names(Self.names)
    var offset = Point.zero
    runs.show(table(source)) { stage, shown in
      shown.selectRow(at: [0, 90], animated: false, scrollPosition: .middle)
      stage.render()
      shown.contentOffset.y += 7
      offset = shown.contentOffset
      Runs.save(stage)
    }
    runs.show(table(source)) { _, shown in
      #expect(shown.indexPathForSelectedRow == [0, 90])
      #expect(shown.contentOffset == offset)
      #expect(shown.cellForRow(at: [0, 90])?.isSelected == true)
    }
  }

  @Test("Rows that have names are found again where they are now")
  func namedRows() {
    let source = LastingNames(Self.names)
    var offset = Point.zero
    runs.show(table(source)) { stage, shown in
      shown.selectRow(at: [0, 90], animated: false, scrollPosition: .top)
      stage.render()
      offset = shown.contentOffset
      Runs.save(stage)
    }
    // Ten names have been inserted before it.
    let later = LastingNames((0..<10).map { "New \($0)" } + Self.names)
    runs.show(table(later)) { stage, shown in
      #expect(shown.indexPathForSelectedRow == [0, 100])
      #expect(shown.contentOffset.y == offset.y + 10 * (shown.rectForRow(at: [0, 0]).height))
    }
    let without = LastingNames(["One", "Two"])
    runs.show(table(without)) { _, shown in
      #expect(shown.indexPathForSelectedRow == nil && shown.contentOffset.y == 0)
    }
  }

  @Test("Rows that are not there any more are not selected")
  func fewer() {
    let few = Names(["a", "b", "c"])
    let many = Names(Self.names)
    defer { withExtendedLifetime([many, few]) {} }
    runs.show(table(many)) { stage, shown in
      shown.allowsMultipleSelection = true
      for row in [1, 150] {
        shown.selectRow(at: [0, row], animated: false, scrollPosition: .none)
      }
      Runs.save(stage)
    }
    func several() -> TableView {
      let made = table(few)
      made.allowsMultipleSelection = true
      return made
    }
    runs.show(several()) { _, shown in #expect(shown.indexPathsForSelectedRows == [[0, 1]]) }
  }

  @Test("A collection has its selected items again, and the place it was scrolled to")
  func collection() {
    let source = LastingNames(Self.names)
    var offset = Point.zero
    runs.show(collection(source)) { stage, shown in
      shown.allowsMultipleSelection = true
      for item in [3, 77] {
        shown.selectItem(at: [0, item], animated: false, scrollPosition: [])
      }
      shown.contentOffset.y = 610
      offset = shown.contentOffset
      Runs.save(stage)
    }
    func several() -> CollectionView {
      let made = collection(source)
      made.allowsMultipleSelection = true
      return made
    }
    runs.show(several()) { _, shown in
      #expect(shown.indexPathsForSelectedItems == [[0, 3], [0, 77]])
      #expect(shown.contentOffset == offset)
    }
  }

  @Test("A table with columns has its rows, widths and columns again")
  func columns() {
    final class People: ColumnViewDataSource {
      func numberOfRows(in columnView: ColumnView) -> Int { 50 }
      func columnView(
        _ columnView: ColumnView, textFor row: Int, in column: TableColumn
      ) -> String { "\(row)" }
    }
    let people = People()
    func view() -> ColumnView {
      let made = ColumnView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
      made.columns = [
        TableColumn("a", title: "A", width: 80), TableColumn("b", title: "B", width: 80),
      ]
      made.dataSource = people
      made.allowsMultipleSelection = true
      return made
    }
    runs.show(view()) { stage, shown in
      shown.selectedRows = [4, 30]
      shown.columnStates = [
        TableColumn.State(identifier: "b", width: 120),
        TableColumn.State(identifier: "a", width: 60, isHidden: true),
      ]
      stage.render()
      shown.contentOffset.y = 300
      Runs.save(stage)
    }
    runs.show(view()) { _, shown in
      #expect(shown.selectedRows == [4, 30])
      #expect(shown.columnStates.map(\.identifier) == ["b", "a"])
      #expect(shown.columnStates.map(\.width) == [120, 60])
      #expect(shown.columnStates.map(\.isHidden) == [false, true])
      #expect(shown.contentOffset.y == 300)
    }
  }
}
