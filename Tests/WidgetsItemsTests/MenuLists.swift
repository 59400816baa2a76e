import Widgets

/// A view that shows names, with a menu for each of them.
@MainActor protocol MenuList: AnyObject {
  var view: ScrollView { get }
  /// The names, changed together with what the view shows.
  var names: [String] { get }
  func insert(_ name: String, at index: Int)
  func remove(at index: Int)
  func move(from index: Int, to target: Int)
  func reload(_ names: [String])
  /// Returns the rectangle of a name in the view's coordinates.
  func frame(at index: Int) -> Rect
  /// The indexes of the names that are highlighted or selected.
  var marked: [Int] { get }
}

extension MenuList {
  /// Returns the center of a name, in window coordinates.
  func middle(_ index: Int) -> Point {
    let frame = frame(at: index)
    return view.convert(Point(x: frame.midX, y: frame.midY), to: nil)
  }
}

enum MenuListKind: CaseIterable {
  case table, collection, columns, outline

  @MainActor func make(_ names: [String]) -> any MenuList {
    switch self {
    case .table: MenuTable(names)
    case .collection: MenuCollection(names)
    case .columns: MenuColumns(names)
    case .outline: MenuOutline(names)
    }
  }
}

/// Returns a menu whose only entry names what it is for.
@MainActor private func menu(_ names: [String]) -> Menu {
  Menu(children: names.map { Action(title: $0) { _ in } })
}

private let bounds = Rect(x: 0, y: 0, width: 300, height: 400)

@MainActor private final class MenuTable: MenuList, TableViewDataSource, TableViewDelegate {
  private(set) var names: [String]
  private let table = TableView(frame: bounds)
  var view: ScrollView { table }

  init(_ names: [String]) {
    self.names = names
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 40
    table.dataSource = self
    table.delegate = self
  }

  func insert(_ name: String, at index: Int) {
    names.insert(name, at: index)
    table.insertRows(at: [[0, index]], with: .none)
  }

  func remove(at index: Int) {
    names.remove(at: index)
    table.deleteRows(at: [[0, index]], with: .none)
  }

  func move(from index: Int, to target: Int) {
    names.insert(names.remove(at: index), at: target)
    table.moveRow(at: [0, index], to: [0, target])
  }

  func reload(_ names: [String]) {
    self.names = names
    table.reloadData()
  }

  func frame(at index: Int) -> Rect { table.rectForRow(at: [0, index]) }

  var marked: [Int] {
    names.indices.filter { table.cellForRow(at: [0, $0])?.isHighlighted == true }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: ItemPath, point: Point
  ) -> ContextMenuConfiguration? {
    let name = names[indexPath.row]
    return ContextMenuConfiguration(actionProvider: { _ in menu([name]) })
  }
}

@MainActor
private final class MenuCollection: MenuList, CollectionViewDataSource,
  CollectionViewDelegate
{
  private(set) var names: [String]
  private let collection: CollectionView
  var view: ScrollView { collection }

  init(_ names: [String]) {
    self.names = names
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    collection = CollectionView(frame: bounds, collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    collection.delegate = self
  }

  func insert(_ name: String, at index: Int) {
    names.insert(name, at: index)
    collection.insertItems(at: [[0, index]])
  }

  func remove(at index: Int) {
    names.remove(at: index)
    collection.deleteItems(at: [[0, index]])
  }

  func move(from index: Int, to target: Int) {
    names.insert(names.remove(at: index), at: target)
    collection.moveItem(at: [0, index], to: [0, target])
  }

  func reload(_ names: [String]) {
    self.names = names
    collection.reloadData()
  }

  func frame(at index: Int) -> Rect {
    collection.layoutAttributesForItem(at: [0, index])?.frame ?? .zero
  }

  var marked: [Int] {
    names.indices.filter { collection.cellForItem(at: [0, $0])?.isHighlighted == true }
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [ItemPath],
    point: Point
  ) -> ContextMenuConfiguration? {
    let found = indexPaths.isEmpty ? ["ground"] : indexPaths.map { names[$0.item] }
    return ContextMenuConfiguration(actionProvider: { _ in menu(found) })
  }
}

@MainActor private final class MenuColumns: MenuList {
  private let table = ColumnView(frame: bounds)
  private let rows: ColumnRows<String>
  var view: ScrollView { table }
  var names: [String] { rows.elements }

  init(_ names: [String]) {
    rows = ColumnRows(table)
    rows.identity = { $0 }
    rows.addColumn("name", title: "Name", width: 200) { $0 }
    rows.elements = names
    table.rowMenu = { [rows] in menu($0.map { rows[$0] }) }
  }

  func insert(_ name: String, at index: Int) { rows.insert(name, at: index) }

  func remove(at index: Int) { rows.remove(at: index) }

  func move(from index: Int, to target: Int) {
    var names = names
    names.insert(names.remove(at: index), at: target)
    rows.elements = names
  }

  func reload(_ names: [String]) {
    rows.identity = nil
    rows.elements = names
    table.reloadData()
  }

  func frame(at index: Int) -> Rect { table.rect(ofRow: index) ?? .zero }

  var marked: [Int] { table.selectedRows }
}

@MainActor private final class MenuOutline: MenuList, OutlineViewDataSource {
  private(set) var names: [String]
  private let outline = OutlineView(frame: bounds)
  var view: ScrollView { outline }

  init(_ names: [String]) {
    self.names = names
    outline.columns = [TableColumn("name", title: "Name", width: 200)]
    outline.outlineSource = self
    outline.rowMenu = { [weak outline] rows in
      menu(rows.compactMap { outline?.item(atRow: $0) as? String })
    }
  }

  func insert(_ name: String, at index: Int) {
    names.insert(name, at: index)
    outline.reloadData()
  }

  func remove(at index: Int) {
    names.remove(at: index)
    outline.reloadData()
  }

  func move(from index: Int, to target: Int) {
    names.insert(names.remove(at: index), at: target)
    outline.reloadData()
  }

  func reload(_ names: [String]) {
    self.names = names
    outline.reloadData()
  }

  func frame(at index: Int) -> Rect {
    outline.row(ofItem: names[index]).flatMap { outline.rect(ofRow: $0) } ?? .zero
  }

  var marked: [Int] {
    outline.selectedRows.compactMap { outline.item(atRow: $0) as? String }
      .compactMap(names.firstIndex)
  }

  func outlineView(_ outlineView: OutlineView, childrenOf item: AnyHashable?) -> [AnyHashable] {
    item == nil ? names : []
  }

  func outlineView(_ outlineView: OutlineView, isExpandable item: AnyHashable) -> Bool { false }

  func outlineView(
    _ outlineView: OutlineView, textFor item: AnyHashable, in column: TableColumn
  ) -> String { item as? String ?? "" }
}
