import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of Delete and Backspace for the selected rows of tables, outlines and collections.
@MainActor @Suite(.serialized) struct DeleteKeyTests {
  /// A kind of list.
  enum Kind: CaseIterable { case columns, outline, table, collection }

  nonisolated static let keys: [KeyboardHIDUsage] = [
    .keyboardDeleteForward, .keyboardDeleteOrBackspace,
  ]

  private let stage = Stage(size: Size(width: 300, height: 300))
  private let page = DeletingPage()
  private let rows = ListRows()

  init() { stage.window.rootViewController = page }

  /// Adds a list to a page, selects its first row, makes it the first responder, and returns it.
  private func show(_ kind: Kind, in controller: ViewController? = nil) -> View {
    let controller = controller ?? page
    let list: View
    switch kind {
    case .columns:
      let view = ColumnView()
      view.columns = [TableColumn("name", title: "Name")]
      view.dataSource = rows
      list = view
    case .outline:
      let view = OutlineView()
      view.columns = [TableColumn("name", title: "Name")]
      view.outlineSource = rows
      list = view
    case .table:
      let view = TableView()
      view.register(TableViewCell.self, forCellReuseIdentifier: "row")
      (view.dataSource, view.delegate) = (rows, rows)
      list = view
    case .collection:
      let view = CollectionView(collectionViewLayout: CollectionViewFlowLayout())
      view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "row")
      (view.dataSource, view.delegate) = (rows, rows)
      list = view
    }
    list.frame = stage.window.bounds
    controller.view.addSubview(list)
    stage.frame()
    #expect(list.becomeFirstResponder())
    select(list)
    return list
  }

  private func select(_ list: View) {
    let path = ItemPath(item: 0, section: 0)
    (list as? ColumnView)?.selectedRow = 0
    (list as? TableView)?.selectRow(at: path, animated: false, scrollPosition: .none)
    (list as? CollectionView)?.selectItem(at: path, animated: false, scrollPosition: [])
  }

  private func deselect(_ list: View) {
    let path = ItemPath(item: 0, section: 0)
    (list as? ColumnView)?.selectedRow = nil
    (list as? TableView)?.deselectRow(at: path, animated: false)
    (list as? CollectionView)?.deselectItem(at: path, animated: false)
  }

  @Test(
    "H6: Delete and Backspace send Delete to the responder chain", arguments: Kind.allCases, keys)
  func sends(_ kind: Kind, _ key: KeyboardHIDUsage) {
    let list = show(kind)
    stage.keyPress(key)
    #expect(page.senders.count == 1 && page.senders.first === list)
  }

  @Test("H6: Without a selected row, or with a modifier, nothing is sent", arguments: Kind.allCases)
  func nothing(_ kind: Kind) {
    let list = show(kind)
    stage.keyPress(.keyboardDeleteForward, modifiers: .control)
    stage.keyPress(.keyboardDeleteForward, modifiers: .shift)
    deselect(list)
    stage.keyPress(.keyboardDeleteForward)
    #expect(page.senders.isEmpty)
  }

  @Test("A responder that cannot perform Delete now is passed by", arguments: Kind.allCases)
  func disabled(_ kind: Kind) {
    _ = show(kind)
    page.isAllowed = false
    stage.keyPress(.keyboardDeleteForward)
    #expect(page.senders.isEmpty)
  }

  @Test(
    "H6: A delegate outside of the chain is asked before the chain",
    arguments: [Kind.table, .collection])
  func delegate(_ kind: Kind) throws {
    let list = try #require(show(kind) as? ScrollView)
    let delegate = DeletingDelegate()
    list.delegate = delegate
    stage.keyPress(.keyboardDeleteForward)
    #expect(delegate.count == 1 && page.senders.isEmpty)
  }

  @Test("H6: Rows in a sheet delete nothing behind it", arguments: Kind.allCases)
  func sheet(_ kind: Kind) {
    let sheet = ViewController()
    page.present(sheet, animated: false)
    stage.frame()
    _ = show(kind, in: sheet)
    stage.keyPress(.keyboardDeleteForward)
    #expect(page.senders.isEmpty)
  }

  @Test("While a cell is edited Backspace and Delete are the text's")
  func editing() throws {
    let table = try #require(show(.columns) as? ColumnView)
    table.columns[0].isEditable = true
    #expect(table.editCell(row: 0, column: table.columns[0]))
    stage.keyPress(.keyboardDeleteOrBackspace)
    stage.keyPress(.keyboardDeleteForward)
    #expect(page.senders.isEmpty && table.isEditingCell)
  }
}

/// A page that handles the delete action.
private final class DeletingPage: ViewController, DeleteAction {
  private(set) var senders: [View] = []
  var isAllowed = true

  func delete(_ sender: Any?) {
    if let list = sender as? View { senders.append(list) }
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .delete ? isAllowed : super.canPerformAction(action, withSender: sender)
  }
}

/// A delegate that handles the delete action and is not a responder.
@MainActor
private final class DeletingDelegate: TableViewDelegate, CollectionViewDelegate,
  DeleteAction
{
  private(set) var count = 0

  func delete(_ sender: Any?) { count += 1 }
}

/// A data source of two rows for every kind of list.
@MainActor
private final class ListRows: ColumnViewDataSource, OutlineViewDataSource,
  TableViewDataSource, TableViewDelegate, CollectionViewDataSource, CollectionViewDelegate
{
  func numberOfRows(in columnView: ColumnView) -> Int { 2 }

  func columnView(_ columnView: ColumnView, textFor row: Int, in column: TableColumn) -> String {
    "row \(row)"
  }

  func columnView(_ columnView: ColumnView, canEdit row: Int, in column: TableColumn) -> Bool {
    true
  }

  func outlineView(_ outlineView: OutlineView, childrenOf item: AnyHashable?) -> [AnyHashable] {
    item == nil ? ["a", "b"] : []
  }

  func outlineView(_ outlineView: OutlineView, isExpandable item: AnyHashable) -> Bool { false }

  func outlineView(
    _ outlineView: OutlineView, textFor item: AnyHashable, in column: TableColumn
  ) -> String { item as? String ?? "" }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}
