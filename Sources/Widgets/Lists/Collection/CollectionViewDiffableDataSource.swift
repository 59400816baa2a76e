/// A data source that shows snapshots of sections and items, and finds the differences between them. Follows
/// `UICollectionViewDiffableDataSource`.
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
/// The collection view holds a weak reference to it, as to every data source.
@preconcurrency @MainActor
open class CollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>:
  CollectionViewDataSource
{
  /// A closure that provides the cell for an item.
  public typealias CellProvider =
    @MainActor (CollectionView, ItemPath, Item) -> CollectionViewCell?
  /// A closure that provides a supplementary view.
  public typealias SupplementaryViewProvider =
    @MainActor (CollectionView, String, ItemPath) -> CollectionReusableView?

  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider
  package final var shown = DiffableSnapshot<Section, Item>()

  /// The outlines of sections.
  final var outlines: [Section: DiffableSectionSnapshot<Item>] = [:]

  /// The handlers that control and observe the expansion and collapse of items in outlines.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<Item>()
  /// The handlers that control and observe moves by the user.
  open var reorderingHandlers = ReorderingHandlers()

  /// The closure that provides headers, footers and other supplementary views of an element kind, or `nil` if
  /// there are none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source, and sets it as the data source of a collection view.
  @preconcurrency
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// Returns the current snapshot.
  open func snapshot() -> DiffableSnapshot<Section, Item> { shown }

  /// Shows a snapshot. If `animatingDifferences` is `true`, items are inserted, deleted and moved with
  /// animation. The completion handler is called after the animations.
  @preconcurrency open func apply(
    _ snapshot: DiffableSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    forgetOutlines(but: snapshot)
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

  /// Shows the items of one section as an outline. If there is no such section, appends it.
  open func apply(
    _ snapshot: DiffableSectionSnapshot<Item>, to section: Section,
    animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) { showOutline(snapshot, section, animatingDifferences, completion) }

  /// Shows the items of one section as an outline, and returns after the animations.
  open func apply(
    _ snapshot: DiffableSectionSnapshot<Item>, to section: Section,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { done in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
    }
  }

  /// Returns the outline of a section.
  open func snapshot(for section: Section) -> DiffableSectionSnapshot<Item> {
    outlineOf(section)
  }

  /// Shows a snapshot without animation, and requests all cells again.
  @preconcurrency open func applySnapshotUsingReloadData(
    _ snapshot: DiffableSnapshot<Section, Item>, completion: (@MainActor () -> Void)? = nil
  ) {
    forgetOutlines(but: snapshot)
    settle(on: snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Shows a snapshot without animation, and requests all cells again.
  open func applySnapshotUsingReloadData(_ snapshot: DiffableSnapshot<Section, Item>) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Index paths and identifiers

  /// Returns the item at an index path, or `nil` if there is none.
  open func itemIdentifier(for indexPath: ItemPath) -> Item? { shown.item(at: indexPath) }

  /// Returns the index path of an item, or `nil` if the snapshot does not contain it.
  open func indexPath(for item: Item) -> ItemPath? { shown.path(of: item) }

  /// Returns the identifier of the section at an index, or `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> Section? { shown.section(at: index) }

  /// Returns the index of a section, or `nil` if the snapshot does not contain it.
  open func index(for section: Section) -> Int? { shown.indexOfSection(section) }

  // MARK: CollectionViewDataSource

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: CollectionView) -> Int { shown.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.count(inSectionAt: section) }

  /// Returns the cell from the cell provider. If there is none, returns an empty cell.
  open func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { return CollectionViewCell() }
    return cell
  }

  /// Returns the view from the supplementary view provider. If there is none, returns an empty view.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ItemPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? CollectionReusableView()
  }

  /// Returns a Boolean value that indicates whether the user can move an item. ``reorderingHandlers`` decide.
  open func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: ItemPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item in the snapshot after the user has moved it. An override calls `super`, and changes the
  /// data of the application.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath
  ) { itemWasMoved(from: sourceIndexPath, to: destinationIndexPath) }

  /// The handlers that control and observe the expansion and collapse of items in outlines. Follows
  /// `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`.
  public struct SectionSnapshotHandlers<ItemType: Hashable> {
    /// The handler that decides whether the user can expand an item, or `nil` to allow every item.
    public var shouldExpandItem: (@MainActor (ItemType) -> Bool)?
    /// The handler that is called before the user expands an item.
    public var willExpandItem: (@MainActor (ItemType) -> Void)?
    /// The handler that decides whether the user can collapse an item, or `nil` to allow every item.
    public var shouldCollapseItem: (@MainActor (ItemType) -> Bool)?
    /// The handler that is called before the user collapses an item.
    public var willCollapseItem: (@MainActor (ItemType) -> Void)?
    /// The handler that provides the children of an expanded item, if they are not known before.
    public var snapshotForExpandingParent:
      (
        @MainActor (ItemType, DiffableSectionSnapshot<ItemType>) ->
          DiffableSectionSnapshot<ItemType>
      )?

    /// Creates handlers that are all `nil`.
    public init() {}
  }

  /// The handlers that control and observe moves by the user. Follows
  /// `UICollectionViewDiffableDataSource.ReorderingHandlers`.
  public struct ReorderingHandlers {
    /// The handler that decides whether the user can move an item, or `nil` to allow none.
    public var canReorderItem: (@MainActor (Item) -> Bool)?
    /// The handler that is called before an item moves.
    public var willReorder: (@MainActor (DiffableTransaction<Section, Item>) -> Void)?
    /// The handler that is called after an item has moved, to change the data of the application.
    public var didReorder: (@MainActor (DiffableTransaction<Section, Item>) -> Void)?

    /// Creates handlers that are all `nil`, so that the user cannot move items.
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
