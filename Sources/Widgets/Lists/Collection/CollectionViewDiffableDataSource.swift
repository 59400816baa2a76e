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
@preconcurrency @MainActor
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
  package final var shown = DiffableSnapshot<Section, Item>()

  /// The outlines of sections.
  final var outlines: [Section: DiffableSectionSnapshot<Item>] = [:]

  /// Who has a say when items of outlines are expanded and collapsed, and hears of it.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<Item>()
  /// Who has a say when items are moved by hand, and hears of it.
  open var reorderingHandlers = ReorderingHandlers()

  /// Gives headers and footers, with their kinds; nil where there are none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source, and makes it the collection's.
  @preconcurrency
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// What is shown.
  open func snapshot() -> DiffableSnapshot<Section, Item> { shown }

  /// Shows a snapshot, where `animatingDifferences` with what changed coming, going and moving in sight.
  /// The completion comes when all is at rest.
  @preconcurrency open func apply(
    _ snapshot: DiffableSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    forgetOutlines(but: snapshot)
    show(snapshot, animated: animatingDifferences, completion)
  }

  /// Shows a snapshot, and returns when all is at rest.
  open func apply(
    _ snapshot: DiffableSnapshot<Section, Item>, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { done in
      apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Shows the items of one section, as an outline; the section is added where it is not there.
  open func apply(
    _ snapshot: DiffableSectionSnapshot<Item>, to section: Section,
    animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) { showOutline(snapshot, section, animatingDifferences, completion) }

  /// Shows the items of one section, as an outline, and returns when all is at rest.
  open func apply(
    _ snapshot: DiffableSectionSnapshot<Item>, to section: Section,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { done in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// What a section shows.
  open func snapshot(for section: Section) -> DiffableSectionSnapshot<Item> {
    outlineOf(section)
  }

  /// Shows a snapshot at once, with every cell asked for anew.
  @preconcurrency open func applySnapshotUsingReloadData(
    _ snapshot: DiffableSnapshot<Section, Item>, completion: (@MainActor () -> Void)? = nil
  ) {
    forgetOutlines(but: snapshot)
    settle(on: snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Shows a snapshot at once, with every cell asked for anew.
  open func applySnapshotUsingReloadData(_ snapshot: DiffableSnapshot<Section, Item>) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: What is where

  /// The item at a place; nil for a place that is not there.
  open func itemIdentifier(for indexPath: ItemPath) -> Item? { shown.item(at: indexPath) }

  /// The place of an item; nil where it is not shown.
  open func indexPath(for item: Item) -> ItemPath? { shown.path(of: item) }

  /// The identifier of a section; nil for one that is not there.
  open func sectionIdentifier(for index: Int) -> Section? {
    shown.section(at: index)
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
  ) -> Int { shown.count(inSectionAt: section) }

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

  /// Whether an item can be moved by hand: where ``reorderingHandlers`` say so.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: ItemPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// The user moved an item: it goes there in the snapshot. An override that calls `super` changes what is
  /// behind it too.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath
  ) { itemWasMoved(from: sourceIndexPath, to: destinationIndexPath) }

  /// Who has a say when items of outlines are expanded and collapsed, and hears of it. Follows
  /// `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`.
  public struct SectionSnapshotHandlers<ItemType: Hashable> {
    /// Whether the user may expand an item; nil for every item.
    public var shouldExpandItem: (@MainActor (ItemType) -> Bool)?
    /// The user expands an item.
    public var willExpandItem: (@MainActor (ItemType) -> Void)?
    /// Whether the user may collapse an item; nil for every item.
    public var shouldCollapseItem: (@MainActor (ItemType) -> Bool)?
    /// The user collapses an item.
    public var willCollapseItem: (@MainActor (ItemType) -> Void)?
    /// Gives what is below an item that is expanded, where that is not known before.
    public var snapshotForExpandingParent:
      (
        @MainActor (ItemType, DiffableSectionSnapshot<ItemType>) ->
          DiffableSectionSnapshot<ItemType>
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// Who has a say when items are moved by hand, and hears of it. Follows
  /// `UICollectionViewDiffableDataSource.ReorderingHandlers`.
  public struct ReorderingHandlers {
    /// Whether an item can be moved by hand; nil for none.
    public var canReorderItem: (@MainActor (Item) -> Bool)?
    /// An item is about to be at another place.
    public var willReorder: (@MainActor (DiffableTransaction<Section, Item>) -> Void)?
    /// An item is at another place: change the data that is behind it.
    public var didReorder: (@MainActor (DiffableTransaction<Section, Item>) -> Void)?

    /// Creates handlers that let nothing be moved.
    public init() {}
  }
}

extension CollectionViewDiffableDataSource: DiffableSource {
  package var host: CollectionView? { collectionView }

  package func tell(
    _ collection: CollectionView, _ changes: SnapshotChanges<Section, Item>, animated: Bool
  ) {
    collection.deleteSections(changes.deletedSections)
    collection.insertSections(changes.insertedSections)
    for move in changes.movedSections { collection.moveSection(move.from, toSection: move.to) }
    collection.deleteItems(at: changes.deletedItems)
    collection.insertItems(at: changes.insertedItems)
    for move in changes.movedItems { collection.moveItem(at: move.from, to: move.to) }
    collection.reloadItems(at: changes.reloadedItems)
  }

  package func reconfigure(_ paths: [ItemPath], in collection: CollectionView) {
    collection.reconfigureItems(at: paths)
  }
}
