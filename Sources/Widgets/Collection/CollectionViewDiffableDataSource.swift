/// Fills a collection from snapshots of its sections and items, and finds out by itself what changed from
/// one to the next. Follows `UICollectionViewDiffableDataSource`.
///
///     let photos = CollectionView.CellRegistration<PhotoCell, Photo.ID> { cell, path, id in
///       cell.photo.image = library[id]?.thumbnail
///     }
///     let source = CollectionViewDiffableDataSource<Int, Photo.ID>(collectionView: collection) {
///       collection, path, id in
///       collection.dequeueConfiguredReusableCell(using: photos, for: path, item: id)
///     }
///     source.apply(snapshot)
///
/// The collection holds it weakly, as every data source.
open class CollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  CollectionViewDataSource
{
  /// Gives the cell for an item.
  public typealias CellProvider =
    @MainActor (CollectionView, ItemPath, Item) -> CollectionViewCell?
  /// Gives a header, a footer or another view.
  public typealias SupplementaryViewProvider =
    @MainActor (CollectionView, String, ItemPath) -> CollectionReusableView?

  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider
  private var shown = DiffableSnapshot<Section, Item>()

  /// Gives headers and footers, with their kinds; nil where there are none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source, and makes it the collection's.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// What is shown.
  open func snapshot() -> DiffableSnapshot<Section, Item> { shown }

  /// Shows a snapshot, where `animatingDifferences` with what changed coming, going and moving in sight.
  /// The completion comes when all is at rest.
  open func apply(
    _ snapshot: DiffableSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    guard let collectionView else {
      show(snapshot)
      completion?()
      return
    }
    if animatingDifferences {
      change(collectionView, to: snapshot, completion)
    } else {
      View.performWithoutAnimation { change(collectionView, to: snapshot, completion) }
    }
    let again = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
    if !again.isEmpty { collectionView.reconfigureItems(at: again) }
  }

  /// Shows a snapshot at once, with every cell asked for anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableSnapshot<Section, Item>, completion: (@MainActor () -> Void)? = nil
  ) {
    show(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  private func show(_ snapshot: DiffableSnapshot<Section, Item>) {
    shown = snapshot
    shown.settle()
  }

  private func change(
    _ collection: CollectionView, to snapshot: DiffableSnapshot<Section, Item>,
    _ completion: (@MainActor () -> Void)?
  ) {
    let changes = SnapshotChanges(from: shown, to: snapshot)
    let reloaded = snapshot.reloadedItemIdentifiers.compactMap { indexPath(for: $0) }
    collection.performBatchUpdates {
      self.show(snapshot)
      self.tell(collection, changes, reloaded)
    } completion: { _ in
      completion?()
    }
  }

  private func tell(
    _ collection: CollectionView, _ changes: SnapshotChanges<Section, Item>,
    _ reloaded: [ItemPath]
  ) {
    collection.deleteSections(changes.deletedSections)
    collection.insertSections(changes.insertedSections)
    for move in changes.movedSections { collection.moveSection(move.from, toSection: move.to) }
    collection.deleteItems(at: changes.deletedRows)
    collection.insertItems(at: changes.insertedRows)
    for move in changes.movedRows { collection.moveItem(at: move.from, to: move.to) }
    let gone = Set(changes.deletedRows).union(changes.movedRows.map(\.from))
    collection.reloadItems(
      at: reloaded.filter {
        !gone.contains($0) && !changes.deletedSections.contains($0.section)
      })
  }

  // MARK: What is where

  /// The item at a place; nil for a place that is not there.
  open func itemIdentifier(for indexPath: ItemPath) -> Item? {
    guard shown.items.indices.contains(indexPath.section),
      shown.items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return shown.items[indexPath.section][indexPath.item]
  }

  /// The place of an item; nil where it is not shown.
  open func indexPath(for item: Item) -> ItemPath? {
    guard let section = shown.sectionIdentifier(containingItem: item),
      let index = shown.indexOfSection(section), let place = shown.items[index].firstIndex(of: item)
    else { return nil }
    return ItemPath(item: place, section: index)
  }

  /// The identifier of a section; nil for one that is not there.
  open func sectionIdentifier(for index: Int) -> Section? {
    shown.sections.indices.contains(index) ? shown.sections[index] : nil
  }

  /// The number of a section; nil for one that is not there.
  open func index(for sectionIdentifier: Section) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: CollectionViewDataSource

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: CollectionView) -> Int { shown.numberOfSections }

  /// How many items a section of the snapshot has.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.items.indices.contains(section) ? shown.items[section].count : 0 }

  /// The cell that the provider gives for the item.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { return CollectionViewCell() }
    return cell
  }

  /// The view that the provider gives.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ItemPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? CollectionReusableView()
  }

  /// Whether an item can be moved by hand; none until overridden.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: ItemPath
  ) -> Bool { false }

  /// The user moved an item: it goes there in the snapshot. An override that calls `super` changes what is
  /// behind it too.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath
  ) { shown.moveItem(at: sourceIndexPath, to: destinationIndexPath) }
}
