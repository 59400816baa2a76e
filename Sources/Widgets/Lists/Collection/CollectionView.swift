/// Items in a grid, a list, or wherever a layout puts them, in sections, of which only those that
/// are seen exist. Follows `UICollectionView`.
///
/// A ``CollectionViewDataSource`` tells how many items there are and makes the cells, a
/// ``CollectionViewLayout`` where they lie, and a ``CollectionViewDelegate`` hears what the user
/// does.
///
///     let grid = CollectionViewGridLayout(minimumItemWidth: 120)
///     let collection = CollectionView(frame: bounds, collectionViewLayout: grid)
///     collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///     collection.dataSource = self
///
/// Items are selected by a finger, by the pointer (with Ctrl and Shift, where several can be) and
/// by keys: arrows go to the neighbours, Home and End to the ends, and Page Up and Page Down by
/// what is seen. See <doc:Collections>.
@preconcurrency @MainActor open class CollectionView: ScrollView {
  /// Creates a collection with a layout.
  public init(frame: Rect = .zero, collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    prepareForItems()
  }

  /// Creates one with a flow layout. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
    prepareForItems()
  }

  /// Keeps which items are selected, and which is the first that is seen: see ``DataSourceModelAssociation``.
  /// An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeItems(coder)
  }

  /// Takes that back, and tells no delegate. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeItems(coder)
  }

  private func prepareForItems() {
    collectionViewLayout.collectionView = self
    knowsContentSize = true
    divider.isHidden = true
    addSubview(divider)
    hover = CollectionHover(self)
    swiping = ItemSwiping(self)
    dragTarget = { [weak self] proposed, velocity in
      self?.collectionViewLayout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: velocity) ?? proposed
    }
  }

  // MARK: Who fills it

  /// Tells what the items are. It is not kept alive.
  open weak var dataSource: (any CollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reload() } }
  }

  /// Hears which items are about to be seen. It is not kept alive.
  open weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    didSet {
      prefetchWindow.reset()
      setNeedsLayout()
    }
  }
  /// Whether ``prefetchDataSource`` hears of items.
  open var isPrefetchingEnabled = true
  final var prefetchWindow = PrefetchWindow()

  /// The delegate, a ``CollectionViewDelegate`` or a `PlainScrollViewDelegate`, which is not kept alive.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      collectionDelegate = ownDelegate()
      setUpItemMenu()
      collectionViewLayout.invalidateLayout()
    }
  }
  final weak var collectionDelegate: (any CollectionViewDelegate)?

  /// Where the items lie.
  open var collectionViewLayout: CollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) } }
  }

  /// Has another layout place the items at once.
  open func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Has another layout place the items, which move there where `animated`.
  @preconcurrency open func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)?
  ) { exchangeLayout(layout, animated, completion) }

  /// What lies behind the items and does not scroll.
  open var backgroundView: View? { didSet { backgroundDidChange(oldValue) } }

  // MARK: Cells

  /// Has cells of a class made for an identifier; nil to have none made.
  open func register(
    _ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) { cells.register(maker(cellClass), for: identifier) }

  /// Has views of a class made for an identifier and a kind of view; nil to have none made.
  open func register(
    _ viewClass: CollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { supplements.register(maker(viewClass), for: poolKey(elementKind, identifier)) }

  /// A cell that left the screen, else a new one of the class that must be registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: ItemPath
  ) -> CollectionViewCell { takeCell(identifier) }

  /// A view that left the screen, else a new one of the class that must be registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: ItemPath
  ) -> CollectionReusableView { takeSupplement(elementKind, identifier) }

  // MARK: What there is

  /// How many sections there are.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }
  /// Where the layout puts an item; nil where there is no such item.
  open func layoutAttributesForItem(at indexPath: ItemPath) -> CollectionViewLayoutAttributes? {
    attributes(of: indexPath)
  }
  /// Where the layout puts a header, a footer or another view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The item at a point; nil where there is none.
  open func indexPathForItem(at point: Point) -> ItemPath? { item(at: point) }
  /// The item that a cell shows; nil for a cell that shows none.
  open func indexPath(for cell: CollectionViewCell) -> ItemPath? { path(of: cell) }
  /// The cell that shows an item; nil for an item that is not seen.
  open func cellForItem(at indexPath: ItemPath) -> CollectionViewCell? {
    layoutIfNeeded()
    return shown[indexPath]
  }
  /// The header, footer or other view where it is seen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: ItemPath
  ) -> CollectionReusableView? {
    layoutIfNeeded()
    return shownSupplements[SupplementKey(kind: elementKind, path: indexPath)]
  }
  /// The cells that are seen, in the order of their items.
  open var visibleCells: [CollectionViewCell] { indexPathsForVisibleItems.compactMap { shown[$0] } }
  /// The items that are seen, in order.
  open var indexPathsForVisibleItems: [ItemPath] {
    layoutIfNeeded()
    return shown.filter { $0.value.pass == pass }.map(\.key).sorted()
  }
  /// The sections whose views of a kind are seen, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [ItemPath] {
    layoutIfNeeded()
    return shownSupplements.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  /// The views of a kind that are seen, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      shownSupplements[SupplementKey(kind: elementKind, path: $0)]
    }
  }

  // MARK: Scrolling

  /// Scrolls to an item; without a position as little as shows it.
  open func scrollToItem(
    at indexPath: ItemPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  // MARK: Changes

  /// Asks the data source for everything anew. Nothing is selected afterwards.
  open func reloadData() { reload() }
  /// Takes several changes together. The second closure is called when what moves has come to rest.
  ///
  /// What is deleted, reloaded or moved from is named by its place before all changes, what is
  /// inserted or moved to by its place after them. The numbers of items have to go with the
  /// changes.
  @preconcurrency open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) { batch(updates, completion) }
  /// Whether changes were told that are not made yet.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 && !updates.changes.isEmpty }
  /// Items were inserted: these, by their places after the change.
  open func insertItems(at indexPaths: [ItemPath]) {
    note { $0.insertItems(indexPaths) }
  }
  /// Items were deleted: these, by their places before the change.
  open func deleteItems(at indexPaths: [ItemPath]) {
    note { $0.deleteItems(indexPaths) }
  }
  /// Items show something else: their cells are asked for anew.
  open func reloadItems(at indexPaths: [ItemPath]) {
    note { $0.reloadItems(indexPaths) }
  }
  /// Items show something else: the data source fills the cells that they have.
  open func reconfigureItems(at indexPaths: [ItemPath]) { reconfigure(indexPaths) }
  /// An item is at another place.
  open func moveItem(at indexPath: ItemPath, to newIndexPath: ItemPath) {
    note { $0.moveItem(indexPath, newIndexPath) }
  }
  /// Sections were inserted: these, by their places after the change.
  open func insertSections(_ sections: some Sequence<Int>) {
    note { $0.insertSections(sections) }
  }
  /// Sections were deleted: these, by their places before the change.
  open func deleteSections(_ sections: some Sequence<Int>) {
    note { $0.deleteSections(sections) }
  }
  /// Sections show something else: their items are counted and asked for anew.
  open func reloadSections(_ sections: some Sequence<Int>) {
    note { $0.reloadSections(sections) }
  }
  /// A section is at another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.moveSection(section, newSection) }
  }

  // MARK: Editing

  /// Whether the collection is edited: rows of lists show what it takes to delete or move them.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  // MARK: Selection

  /// Whether the user can select items.
  open var allowsSelection = true
  /// Whether the user can select several items.
  open var allowsMultipleSelection = false { didSet { selectionModeDidChange() } }
  /// Whether the user can select items while the collection is edited.
  open var allowsSelectionDuringEditing = false { didSet { selectionModeDidChange() } }
  /// Whether the user can select several items while the collection is edited.
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionModeDidChange() } }
  /// Whether an item that the arrow keys go to is selected at once.
  open var selectionFollowsFocus = false
  /// The selected items, in order; as in UIKit an empty array where there is none.
  open var indexPathsForSelectedItems: [ItemPath]? { selection.sorted() }
  /// Selects an item, without asking or telling the delegate; with nil none. With a position it is
  /// scrolled to.
  open func selectItem(at indexPath: ItemPath?, animated: Bool, scrollPosition: ScrollPosition) {
    programSelects(indexPath, animated, scrollPosition)
  }
  /// Selects an item no longer, without asking or telling the delegate.
  open func deselectItem(at indexPath: ItemPath, animated: Bool) {
    unmark(indexPath, animated: animated)
  }

  // MARK: Menus and moving

  /// What opens the menus of items; nil for a collection without a ``CollectionViewDelegate``, who has
  /// them.
  public final var contextMenuInteraction: ContextMenuInteraction? { itemMenu?.interaction }

  /// Takes an item in hand, to be moved by ``updateInteractiveMovementTargetPosition(_:)``; gives whether
  /// the data source lets it be moved and it is seen. A ``CollectionViewController`` does it at a long
  /// press.
  open func beginInteractiveMovementForItem(at indexPath: ItemPath) -> Bool {
    beginMovement(of: indexPath)
  }
  /// Moves the item in hand, with its middle to a point of the content; others make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: Point) {
    updateMovement(to: targetPosition)
  }
  /// Lets go of the item in hand where it is; the data source is told where that is.
  open func endInteractiveMovement() { endMovement(cancelled: false) }
  /// Puts the item in hand back.
  open func cancelInteractiveMovement() { endMovement(cancelled: true) }

  // MARK: View

  /// Places what is to be seen, and makes the cells that have come.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutCollection()
  }

  /// Has the layout place everything anew: metrics may be others.
  open override func themeDidChange() {
    super.themeDidChange()
    collectionViewLayout.invalidateLayout()
  }

  /// The insets changed: lines have other room.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }

  /// Whether the Tab key stops here: where there is an item to be selected.
  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && allowsSelection && allowsFocus && firstItem != nil
      && (!isEditing || allowsFocusDuringEditing)
  }
  /// Where the Tab key stops, commands go to.
  open override var canBecomeFirstResponder: Bool { canBecomeFocused }
  /// Shows which item keys go to.
  open override func focusDidChange() { keyFocusDidChange() }

  /// Presses the item under a finger.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if !pressBegan(touches, event) { super.touchesBegan(touches, with: event) }
  }
  /// Lets go of an item that the finger leaves.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if !pressMoved(touches) { super.touchesMoved(touches, with: event) }
  }
  /// Selects the item under a finger.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !toggles(touches), !pressEnded(touches, event) {
      super.touchesEnded(touches, with: event)
    }
  }
  /// Lets go of the item under a finger.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    if !pressCancelled(touches) { super.touchesCancelled(touches, with: event) }
  }
  /// Moves among the items, and selects them.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = outlinePresses(presses)
    keys.began(others, in: self) { super.pressesBegan($0, with: event) }
  }
  /// A key came up.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    keys.ended(presses) { super.pressesEnded($0, with: event) }
  }
  /// A key was taken away.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    keys.ended(presses) { super.pressesCancelled($0, with: event) }
  }

  // MARK: Parts

  /// The item whose cell the data source is asked for.
  final var making: ItemPath?
  /// How a list draws the view that the data source is asked for; nil for other layouts.
  final var makingRow: ListRow?
  final var choices = CollectionChoices()
  /// The scroll views of sections that are scrolled across.
  final var scrollers: [Int: OrthogonalScroller] = [:]
  /// Whether the layout is being told of other bounds.
  final var isChangingBounds = false
  /// The row that a swipe has opened.
  final var swipe: ItemSwipe?
  final var swiping: ItemSwiping?

  /// The number of items of each section.
  final var counts: [Int] = []
  final var needsReload = true
  /// Grows whenever items are counted or placed anew, so that who is at work in the middle notices.
  final var generation = 0
  final var isLayingOut = false
  /// The bounds that the layout last placed items for.
  final var laidOutBounds = Rect.null

  final var shown: [ItemPath: CollectionViewCell] = [:]
  final var shownSupplements: [SupplementKey: CollectionReusableView] = [:]
  final var cells = ReusePool<CollectionViewCell>()
  final var supplements = ReusePool<CollectionReusableView>()
  /// Lies between cells and what is in front of them.
  final let divider = View()
  /// Counts layout passes, so that each view knows whether it was seen in the last one.
  final var pass = 0

  /// The cell that is being filled again for its own item.
  final var reconfigured: CollectionViewCell?
  package final var updates = ItemUpdates()

  package final var selection: Set<ItemPath> = []
  package final var selectionAnchor: ItemPath?
  package final var pressed: ItemPress<CollectionViewCell>?
  package final var focusedPath: ItemPath?
  package final var showsFocus = false
  final var hoveredPath: ItemPath?
  final var hover: CollectionHover?
  final let answers = DefaultAnswers()
  package final var itemMenu: ItemMenu?
  final var movement: ItemMovement?
  final var dragDelegates = CollectionDragDelegates()
  package final var dragging: ItemDragging?
  final let keys = ItemKeys()
}
