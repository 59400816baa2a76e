import ResponderTestKit
import Testing
import Widgets

/// The actions that touches perform on rows and items, as assistive technologies read and perform them.
@MainActor struct AccessibleRowActionTests {
  let stage = Stage(size: Size(width: 300, height: 200))
  let source = Rows()

  /// A data source whose rows are deleted, inserted and moved.
  final class Rows: TableViewDataSource, TableViewDelegate {
    var names = (0..<50).map { "Row \($0)" }
    var style = TableViewCell.EditingStyle.delete

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool { true }
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool { true }
    func tableView(
      _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
    ) -> TableViewCell.EditingStyle { style }
    func tableView(
      _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
      forRowAt indexPath: ItemPath
    ) {
      if editingStyle == .delete {
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .none)
      } else {
        names.insert("New", at: indexPath.row)
        tableView.insertRows(at: [indexPath], with: .none)
      }
    }
    func tableView(
      _ tableView: TableView, moveRowAt source: ItemPath, to destination: ItemPath
    ) { names.insert(names.remove(at: source.row), at: destination.row) }
  }

  private func showTable() -> TableView {
    let table = TableView(frame: stage.window.bounds, style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.render()
    return table
  }

  @Test("A row that is deleted by a swipe is deleted by an action, also one out of sight")
  func deletion() throws {
    let table = showTable()
    let list = try #require(stage.accessibilityTree().first(role: "list"))
    #expect(list.children[1].actions == ["click", "Delete"])
    #expect(list.children[40].actions.contains("Delete"))
    stage.perform("Delete", on: "Row 1")
    stage.advance(by: 1)
    #expect(source.names.count == 49 && !source.names.contains("Row 1"))
    stage.perform("Delete", on: "Row 40")
    stage.advance(by: 1)
    #expect(!source.names.contains("Row 40"))
    #expect(table.numberOfRows(inSection: 0) == 48)
  }

  @Test("In editing mode a row is deleted, inserted and moved by actions")
  func editing() throws {
    let table = showTable()
    table.setEditing(true, animated: false)
    stage.render()
    let row = try #require(stage.accessibilityNode(named: "Row 1", role: "list item"))
    #expect(row.actions.suffix(3) == ["Delete", "Move Up", "Move Down"])
    stage.perform("Move Down", on: "Row 1", role: "list item")
    stage.advance(by: 1)
    #expect(source.names.prefix(3) == ["Row 0", "Row 2", "Row 1"])
    stage.perform("Delete", on: "Row 2", role: "list item")
    stage.advance(by: 1)
    #expect(source.names.prefix(2) == ["Row 0", "Row 1"])
    source.style = .insert
    table.reloadData()
    stage.render()
    stage.perform("Insert", on: "Row 1", role: "list item")
    stage.advance(by: 1)
    #expect(source.names.prefix(3) == ["Row 0", "New", "Row 1"])
  }

  /// The items of a list in a collection view.
  final class Items: CollectionViewDataSource {
    var names = (0..<50).map { "Item \($0)" }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      cell.accessibilityLabel = names[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: CollectionView, canMoveItemAt indexPath: ItemPath
    ) -> Bool { true }
    func collectionView(
      _ collectionView: CollectionView, moveItemAt source: ItemPath, to destination: ItemPath
    ) { names.insert(names.remove(at: source.item), at: destination.item) }
  }

  @Test("The swipe actions of a list in a collection view are actions of its items")
  func collection() throws {
    let items = Items()
    var done: [String] = []
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { path in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Flag") { _, _, completion in
          done.append("Flag \(path.item)")
          completion(true)
        }
      ])
    }
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .destructive, title: "Remove") { _, _, completion in
          done.append("Remove \(path.item)")
          completion(true)
        }
      ])
    }
    let view = CollectionView(
      frame: stage.window.bounds,
      collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
    view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = items
    stage.window.addSubview(view)
    stage.render()
    let node = try #require(stage.accessibilityNode(named: "Item 1", role: "list item"))
    #expect(node.actions == ["click", "Flag", "Remove"])
    stage.perform("Flag", on: "Item 1")
    stage.perform("Remove", on: "Item 45")
    #expect(done == ["Flag 1", "Remove 45"])
    #expect(view.indexPathsForVisibleItems.contains([0, 45]))
  }
}
