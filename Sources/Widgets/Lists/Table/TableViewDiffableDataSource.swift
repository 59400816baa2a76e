/// A data source that shows snapshots of sections and items, and finds the differences between them. Follows
/// `UITableViewDiffableDataSource`.
///
///     let source = TableViewDiffableDataSource<String, Song.ID>(tableView: table) {
///       table, path, id in
///       let cell = table.dequeueReusableCell(withIdentifier: "song", for: path)
///       cell.textLabel?.text = songs[id]?.title
///       return cell
///     }
///     source.apply(snapshot)
///
/// The table view holds a weak reference to it, as to every data source.
@preconcurrency @MainActor
open class TableViewDiffableDataSource<Section: Hashable, Item: Hashable>: TableViewDataSource {
  /// A closure that provides the cell for an item.
  public typealias CellProvider = @MainActor (TableView, ItemPath, Item) -> TableViewCell?

  private weak var tableView: TableView?
  private let cellProvider: CellProvider
  package final var shown = DiffableSnapshot<Section, Item>()

  /// The animation of inserted and deleted rows. The default is `.automatic`.
  open var defaultRowAnimation = TableView.RowAnimation.automatic

  /// Creates a data source, and sets it as the data source of a table view.
  @preconcurrency public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// Returns the current snapshot.
  open func snapshot() -> DiffableSnapshot<Section, Item> { shown }

  /// Shows a snapshot. If `animatingDifferences` is `true`, rows are inserted, deleted and moved with
  /// animation. The completion handler is called after the animations.
  @preconcurrency open func apply(
    _ snapshot: DiffableSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    show(snapshot, animated: animatingDifferences, completion)
  }

  /// Shows a snapshot, and returns after the animations.
  open func apply(
    _ snapshot: DiffableSnapshot<Section, Item>, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { done in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Shows a snapshot without animation, and requests all cells again.
  @preconcurrency open func applySnapshotUsingReloadData(
    _ snapshot: DiffableSnapshot<Section, Item>, completion: (@MainActor () -> Void)? = nil
  ) {
    settle(on: snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// Shows a snapshot without animation, and requests all cells again.
  open func applySnapshotUsingReloadData(_ snapshot: DiffableSnapshot<Section, Item>) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// Returns the item of a row, or `nil` if there is no such row.
  open func itemIdentifier(for indexPath: ItemPath) -> Item? { shown.item(at: indexPath) }

  /// Returns the index path of an item, or `nil` if the snapshot does not contain it.
  open func indexPath(for item: Item) -> ItemPath? { shown.path(of: item) }

  /// Returns the identifier of the section at an index, or `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> Section? { shown.section(at: index) }

  /// Returns the index of a section, or `nil` if the snapshot does not contain it.
  open func index(for section: Section) -> Int? { shown.indexOfSection(section) }

  // MARK: TableViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: TableView) -> Int { shown.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown.count(inSectionAt: section)
  }

  /// Returns the cell from the cell provider. If there is none, returns an empty cell.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else { return TableViewCell() }
    return cell
  }

  /// Returns the text above a section. The base class returns `nil`.
  open func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns the text below a section. The base class returns `nil`.
  open func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns a Boolean value that indicates whether a row can be edited. The base class returns `false`.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool { false }

  /// Returns a Boolean value that indicates whether a row can be moved. The base class returns `false`.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool {
    tableView.answers.note(.canMove)
    return false
  }

  /// Called when the user has requested to delete or insert a row. The base class does nothing.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {}

  /// Called when the user has moved a row. The base class does nothing.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath
  ) { tableView.answers.note(.move) }

  /// Returns the titles of the section index. The base class returns `nil`.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Returns the section of a title in the section index. The base class returns the section with the index
  /// of the title.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

extension TableViewDiffableDataSource: DiffableSource {
  package var host: TableView? { tableView }

  package func tell(_ table: TableView, _ changes: SnapshotChanges<Section, Item>, animated: Bool) {
    let animation = animated ? defaultRowAnimation : .none
    table.deleteSections(changes.deletedSections, with: animation)
    table.insertSections(changes.insertedSections, with: animation)
    for move in changes.movedSections { table.moveSection(move.from, toSection: move.to) }
    table.deleteRows(at: changes.deletedItems, with: animation)
    table.insertRows(at: changes.insertedItems, with: animation)
    for move in changes.movedItems { table.moveRow(at: move.from, to: move.to) }
    table.reloadRows(at: changes.reloadedItems, with: animation)
  }

  package func reconfigure(_ paths: [ItemPath], in table: TableView) {
    table.reconfigureRows(at: paths)
  }
}
