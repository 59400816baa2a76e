/// A view that shows items in sections, arranged by a layout such as a grid or a list. Follows
/// `UICollectionView`.
///
/// Only the visible items have cells.
///
/// A ``CollectionViewDataSource`` provides the number of items and the cells. A ``CollectionViewLayout``
/// positions the items. A ``CollectionViewDelegate`` receives the actions of the user.
///
///     let grid = CollectionViewGridLayout(minimumItemWidth: 120)
///     let collection = CollectionView(frame: bounds, collectionViewLayout: grid)
///     collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///     collection.dataSource = self
///
/// The user selects items by touch, with the pointer (with Ctrl and Shift if several can be selected) and
/// with keys. The arrow keys move to the neighboring items, Home and End to the first and the last, and Page
/// Up and Page Down by the visible length. See <doc:Collections>.
@preconcurrency @MainActor open class CollectionView: ScrollView {
  /// Creates a collection view with a layout.
  public init(frame: Rect = .zero, collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    prepareForItems()
  }

  /// Creates a collection view with a flow layout. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
    prepareForItems()
  }

  /// Saves the selected items and the first visible item. See ``DataSourceModelAssociation``. An override
  /// calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeItems(coder)
  }

  /// Restores the selected items and the first visible item without notifying a delegate. An override calls
  /// `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeItems(coder)
  }

  // MARK: Data source, delegate and layout

  /// The object that provides the items. The reference is weak.
  open weak var dataSource: (any CollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reload() } }
  }

  /// The object that is notified before items become visible. The reference is weak.
  open weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
    didSet {
      prefetchWindow.reset()
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether ``prefetchDataSource`` is notified. The default is `true`.
  open var isPrefetchingEnabled = true
  final var prefetchWindow = PrefetchWindow()
  /// The delegate, a ``CollectionViewDelegate`` or a `PlainScrollViewDelegate`. The reference is weak.
  open override weak var delegate: (any ScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      collectionDelegate = ownDelegate()
      setUpItemMenu()
      collectionViewLayout.invalidateLayout()
    }
  }
  final weak var collectionDelegate: (any CollectionViewDelegate)?
  /// The layout that positions the items.
  open var collectionViewLayout: CollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) } }
  }

  /// Replaces the layout.
  /// - Parameter animated: `true` to animate the items to their new positions.
  open func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, and calls a closure at the end. If `animated` is `true`, the items move to their
  /// new positions.
  @preconcurrency open func setCollectionViewLayout(
    _ layout: CollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)?
  ) { exchangeLayout(layout, animated, completion) }

  /// A view behind the items that does not scroll, or `nil`.
  open var backgroundView: View? { didSet { backgroundDidChange(oldValue) } }

  // MARK: Cells

  /// Registers a cell class for a reuse identifier. If the class is `nil`, removes the registration.
  open func register(
    _ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) { cells.register(maker(cellClass), for: identifier) }

  /// Registers a class of supplementary views for an element kind and a reuse identifier. If the class is
  /// `nil`, removes the registration.
  open func register(
    _ viewClass: CollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { supplements.register(maker(viewClass), for: poolKey(elementKind, identifier)) }

  /// Returns a reused cell, or a new one of the registered class. The identifier must be registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: ItemPath
  ) -> CollectionViewCell { takeCell(identifier) }

  /// Returns a reused supplementary view, or a new one of the registered class. The identifier must be
  /// registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: ItemPath
  ) -> CollectionReusableView { takeSupplement(elementKind, identifier) }

  // MARK: Items

  /// The number of sections.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }
  /// Returns the number of items in a section. If there is no such section, returns 0.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    return counts.rowCount(in: section)
  }
  /// Returns the layout attributes of an item, or `nil` if there is no such item.
  open func layoutAttributesForItem(at indexPath: ItemPath) -> CollectionViewLayoutAttributes? {
    attributes(of: indexPath)
  }
  /// Returns the layout attributes of a supplementary view, or `nil` if there is no such view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: ItemPath
  ) -> CollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Returns the index path of the item at a point in the content, or `nil` if there is none.
  open func indexPathForItem(at point: Point) -> ItemPath? { item(at: point) }
  /// Returns the index path of the item that a cell shows, or `nil` if it shows none.
  open func indexPath(for cell: CollectionViewCell) -> ItemPath? { path(of: cell) }
  /// Returns the cell of an item, or `nil` if the item is not visible.
  open func cellForItem(at indexPath: ItemPath) -> CollectionViewCell? {
    layoutIfNeeded()
    return shown[indexPath]
  }
  /// Returns a supplementary view, or `nil` if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: ItemPath
  ) -> CollectionReusableView? {
    layoutIfNeeded()
    return shownSupplements[SupplementKey(kind: elementKind, path: indexPath)]
  }
  /// The visible cells, in the order of their items.
  open var visibleCells: [CollectionViewCell] { indexPathsForVisibleItems.compactMap { shown[$0] } }
  /// The index paths of the visible items, in order.
  open var indexPathsForVisibleItems: [ItemPath] {
    layoutIfNeeded()
    return shown.filter { $0.value.pass == pass }.map(\.key).sorted()
  }
  /// Returns the index paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [ItemPath] {
    layoutIfNeeded()
    return shownSupplements.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      shownSupplements[SupplementKey(kind: elementKind, path: $0)]
    }
  }

  // MARK: Scrolling

  /// Scrolls to an item. If the position is empty, scrolls as little as is needed to show it.
  open func scrollToItem(
    at indexPath: ItemPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  // MARK: Changes

  /// Reloads all items from the data source, and deselects them.
  open func reloadData() { reload() }
  /// Animates several changes as one. The completion handler is called when the animations have ended.
  ///
  /// Deletions, reloads and the sources of moves use index paths before all changes. Insertions and the
  /// targets of moves use index paths after all changes. The data source's numbers of items have to agree
  /// with the changes.
  @preconcurrency open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) { batch(updates, completion) }
  /// A Boolean value that indicates whether there are unapplied changes or placeholders of dropped items.
  open var hasUncommittedUpdates: Bool { hasOpenUpdates }
  /// Inserts items at index paths that are valid after the change.
  open func insertItems(at indexPaths: [ItemPath]) {
    note { $0.items.insert(indexPaths) }
  }
  /// Deletes items at index paths that are valid before the change.
  open func deleteItems(at indexPaths: [ItemPath]) {
    note { $0.items.delete(indexPaths) }
  }
  /// Reloads items: the data source provides their cells again, and they are no longer selected. Call
  /// ``reconfigureItems(at:)`` to keep the cells and the selection.
  open func reloadItems(at indexPaths: [ItemPath]) {
    note { $0.items.reload(indexPaths) }
  }
  /// Reconfigures items: the data source configures their existing cells again.
  open func reconfigureItems(at indexPaths: [ItemPath]) { reconfigure(indexPaths) }
  /// Moves an item to another index path.
  open func moveItem(at indexPath: ItemPath, to newIndexPath: ItemPath) {
    note { $0.items.move(indexPath, newIndexPath) }
  }
  /// Inserts sections at indexes that are valid after the change.
  open func insertSections(_ sections: some Sequence<Int>) {
    note { $0.sections.insert(sections) }
  }
  /// Deletes sections at indexes that are valid before the change.
  open func deleteSections(_ sections: some Sequence<Int>) {
    note { $0.sections.delete(sections) }
  }
  /// Reloads sections: the data source provides their numbers of items and their cells again.
  open func reloadSections(_ sections: some Sequence<Int>) {
    note { $0.sections.reload(sections) }
  }
  /// Moves a section to another index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.sections.move(section, newSection) }
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the collection view is in editing mode. In this mode, list rows
  /// show their controls for deletion and reordering. The default is `false`.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  // MARK: Selection

  /// A Boolean value that indicates whether the user can select items. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that indicates whether the user can select several items. The default is `false`.
  open var allowsMultipleSelection = false { didSet { selectionModeDidChange() } }
  /// A Boolean value that indicates whether the user can select items in editing mode. The default is
  /// `false`.
  open var allowsSelectionDuringEditing = false { didSet { selectionModeDidChange() } }
  /// A Boolean value that indicates whether the user can select several items in editing mode. The default is
  /// `false`.
  open var allowsMultipleSelectionDuringEditing = false { didSet { selectionModeDidChange() } }
  /// A Boolean value that indicates whether an item is selected when it gets the focus from the arrow keys.
  /// The default is `false`.
  open var selectionFollowsFocus = false
  /// The index paths of the selected items, in order, or `nil` if no item is selected.
  open var indexPathsForSelectedItems: [ItemPath]? { selection.isEmpty ? nil : selection.sorted() }
  /// Selects an item and scrolls to a position, without calling the delegate. If the index path is `nil`,
  /// deselects all items. If ``allowsSelection`` is `false`, nothing happens.
  open func selectItem(at indexPath: ItemPath?, animated: Bool, scrollPosition: ScrollPosition) {
    programSelects(indexPath, animated, scrollPosition)
  }
  /// Deselects an item without calling the delegate. If ``allowsSelection`` is `false`, nothing happens.
  open func deselectItem(at indexPath: ItemPath, animated: Bool) {
    programDeselects(indexPath, animated)
  }

  // MARK: Menus and moving

  /// Begins an interactive movement of an item. A ``CollectionViewController`` calls it on a long press.
  /// - Returns: `false` if the item is not visible or the data source does not allow the move.
  open func beginInteractiveMovementForItem(at indexPath: ItemPath) -> Bool {
    beginMovement(of: indexPath)
  }
  /// Moves the item with its center to a point in the content. Other items make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: Point) {
    updateMovement(to: targetPosition)
  }
  /// Ends the interactive movement at the current position. The data source receives the new index path.
  open func endInteractiveMovement() { endMovement(cancelled: false) }
  /// Cancels the interactive movement, and returns the item to its original position.
  open func cancelInteractiveMovement() { endMovement(cancelled: true) }

  // MARK: View

  /// Positions the visible views, and creates cells for items that have become visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutCollection()
  }

  /// Invalidates the layout, because the metrics of the theme can differ.
  open override func themeDidChange() {
    super.themeDidChange()
    collectionViewLayout.invalidateLayout()
  }

  /// Invalidates the layout, because the available size has changed.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }

  /// A Boolean value that indicates whether the Tab key stops at the collection view. It does if there is an
  /// item and items can be selected and focused.
  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && allowsSelection && allowsFocus && firstItem != nil
      && (!isEditing || allowsFocusDuringEditing)
  }
  /// A Boolean value that indicates whether the collection view can become first responder. It can if it can
  /// have the focus.
  open override var canBecomeFirstResponder: Bool { canBecomeFocused }
  /// Shows or hides the focus ring of the focused item.
  open override func focusDidChange() { keyFocusDidChange() }
  /// Begins a press of the item at the touch.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if !pressBegan(touches, event) { super.touchesBegan(touches, with: event) }
  }
  /// Cancels the press if the touch leaves the item.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if !pressMoved(touches) { super.touchesMoved(touches, with: event) }
  }
  /// Selects the item at the touch.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !toggles(touches), !pressEnded(touches, event) {
      super.touchesEnded(touches, with: event)
    }
  }
  /// Cancels the press.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    if !pressCancelled(touches) { super.touchesCancelled(touches, with: event) }
  }
  /// Moves the focus among the items, and selects them.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = outlinePresses(presses)
    keys.began(others, in: self) { super.pressesBegan($0, with: event) }
  }
  /// Ends the repetition of a key.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    keys.ended(presses) { super.pressesEnded($0, with: event) }
  }
  /// Ends the repetition of a key.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    keys.ended(presses) { super.pressesCancelled($0, with: event) }
  }

  // MARK: Internal state

  /// The index path of the cell that the data source is being asked for.
  final var making: ItemPath?
  /// The list row of the view that the data source is being asked for, or `nil` in other layouts.
  final var makingRow: ListRow?
  final var choices = CollectionChoices()
  /// The scroll views of sections that scroll orthogonally, by section.
  final var scrollers: [Int: OrthogonalScroller] = [:]
  /// A Boolean value that indicates whether the layout is being invalidated for other bounds.
  final var isChangingBounds = false
  /// The state of the open swipe actions.
  final var swipe: ItemSwipe<CollectionViewCell>?
  final var gestures: ItemGestures<CollectionView>?
  /// The number of items in each section.
  package final var counts: [Int] = []
  final var needsReload = true
  /// A number that increases whenever items are counted or positioned again. Code that calls the data source
  /// compares it afterwards.
  package final var generation = 0
  final var isLayingOut = false
  /// The bounds at the last layout pass.
  final var laidOutBounds = Rect.null
  final var shown: [ItemPath: CollectionViewCell] = [:]
  final var shownSupplements: [SupplementKey: CollectionReusableView] = [:]
  final var cells = ReusePool<CollectionViewCell>()
  final var supplements = ReusePool<CollectionReusableView>()
  /// A hidden subview between the cells and the views in front of them.
  final let divider = View()
  /// The number of the current layout pass. Views of the last pass have it.
  final var pass = 0
  /// The cell that is being configured again for the same item.
  final var reconfigured: CollectionViewCell?
  package final var updates = ItemUpdates()
  package final var selection: Set<ItemPath> = []
  package final var selectionAnchor: ItemPath?
  package final var pressed: ItemPress<CollectionViewCell>?
  package final var focusedPath: ItemPath?
  package final var showsFocus = false
  package final var hoveredPath: ItemPath?
  package final let answers = DefaultAnswers()
  package final var itemMenu: ItemMenu?
  final var movement: ItemMovement?
  final var dragDelegates = CollectionDragDelegates()
  package final var dragging: ItemDragging?
  package final let keys = ItemKeys()
}
