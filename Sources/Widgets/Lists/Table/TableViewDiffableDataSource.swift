/// Fills a table from snapshots of its sections and items, and finds out by itself what changed from one
/// to the next. Follows `UITableViewDiffableDataSource`.
///
///     let source = TableViewDiffableDataSource<String, Song.ID>(tableView: table) {
///       table, path, id in
///       let cell = table.dequeueReusableCell(withIdentifier: "song", for: path)
///       cell.textLabel?.text = songs[id]?.title
///       return cell
///     }
///     source.apply(snapshot)
///
/// The table holds it weakly, as every data source.
@preconcurrency @MainActor
open class TableViewDiffableDataSource<Section: Hashable, Item: Hashable>: TableViewDataSource {
  /// Gives the cell for an item.
  public typealias CellProvider = @MainActor (TableView, ItemPath, Item) -> TableViewCell?

  private weak var tableView: TableView?
  private let cellProvider: CellProvider
  package final var shown = DiffableSnapshot<Section, Item>()

  /// How rows come and go.
  open var defaultRowAnimation = TableView.RowAnimation.automatic

  /// Creates a data source, and makes it the table's.
  @preconcurrency public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// What is shown.
  open func snapshot() -> DiffableSnapshot<Section, Item> { shown }

  /// Shows a snapshot, where `animatingDifferences` with what changed coming, going and moving in sight.
  /// The completion comes when all is at rest.
  @preconcurrency open func apply(
    _ snapshot: DiffableSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    show(snapshot, animated: animatingDifferences, completion)
  }

  /// Shows a snapshot at once, with every cell asked for anew.
  @preconcurrency open func applySnapshotUsingReloadData(
    _ snapshot: DiffableSnapshot<Section, Item>, completion: (@MainActor () -> Void)? = nil
  ) {
    settle(on: snapshot)
    tableView?.reloadData()
    completion?()
  }

  /// The item that a row shows; nil for a row that is not there.
  open func itemIdentifier(for indexPath: ItemPath) -> Item? { shown.item(at: indexPath) }

  /// The row that shows an item; nil where none does.
  open func indexPath(for item: Item) -> ItemPath? { shown.path(of: item) }

  /// The identifier of a section; nil for one that is not there.
  open func sectionIdentifier(for index: Int) -> Section? {
    shown.section(at: index)
  }

  /// The number of a section; nil for one that is not there.
  open func index(for sectionIdentifier: Section) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: TableViewDataSource

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: TableView) -> Int { shown.numberOfSections }

  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown.count(inSectionAt: section)
  }

  /// The cell that the provider gives for the row's item.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else { return TableViewCell() }
    return cell
  }

  /// The text above a section; nil until overridden.
  open func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// The text below a section; nil until overridden.
  open func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Whether a row can be edited; none until overridden.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool { false }

  /// Whether a row can be moved; none until overridden.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool {
    tableView.answers.note(.canMove)
    return false
  }

  /// The user asked to delete or insert a row. Does nothing until overridden.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {}

  /// The user moved a row. Does nothing until overridden.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath
  ) { tableView.answers.note(.move) }

  /// The titles of the bar at the right; none until overridden.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// The section of a title of the bar; that of the same number until overridden.
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
