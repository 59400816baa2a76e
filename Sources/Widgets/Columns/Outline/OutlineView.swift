import WindowResponder

/// A table with columns whose rows form a hierarchy, with disclosure triangles.
///
///     let outline = OutlineView()
///     outline.columns = [TableColumn("name", title: "Name", width: 260)]
///     outline.outlineSource = self
///
/// A tap on a triangle expands or collapses an item, and with Alt all its descendants. The right arrow key
/// expands an item or moves to its first child. The left arrow key collapses it or moves to its parent. With
/// Alt, the keys expand and collapse all descendants. The first visible column has the triangles. Columns,
/// sorting, selection and editing are those of the table. Follows `NSOutlineView`.
@preconcurrency @MainActor open class OutlineView: ColumnView {
  /// Creates an empty outline.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    super.dataSource = adapter
    adapter.outline = self
  }

  /// Creates an empty outline with an empty frame. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    super.dataSource = adapter
    adapter.outline = self
  }

  // MARK: Items

  /// The data source. Setting it reloads all items.
  open weak var outlineSource: (any OutlineViewDataSource)? { didSet { reloadData() } }
  /// The indentation of each level, in points. The default is 18.
  open var indentationWidth = 18.0 { didSet { redrawAll() } }
  /// A closure that is called when the user expands or collapses an item.
  open var onExpansionChange: ((_ item: AnyHashable, _ isExpanded: Bool) -> Void)?

  /// Reloads all items. Expanded items stay expanded, and selected items stay selected.
  open override func reloadData() {
    loadItems()
    reload(areSameIndexes: true)
  }
  /// Reloads the children of an item.
  open func reloadItem(_ item: AnyHashable) { reloadChildren(of: item) }
  /// Expands an item. If `allLevels` is `true`, expands its descendants too.
  open func expandItem(_ item: AnyHashable, allLevels: Bool = false) {
    setExpanded(item, true, allLevels)
  }
  /// Collapses an item. If `allLevels` is `true`, collapses its descendants too.
  open func collapseItem(_ item: AnyHashable, allLevels: Bool = false) {
    setExpanded(item, false, allLevels)
  }
  /// Returns a Boolean value that indicates whether an item is expanded.
  open func isItemExpanded(_ item: AnyHashable) -> Bool {
    nodes.number(of: item).map { nodes[$0].isExpanded } ?? false
  }
  /// The expanded items, to save and to restore them.
  open var expandedItems: [AnyHashable] {
    get { nodes.nodes.filter(\.isExpanded).map(\.item) }
    set { takeExpanded(newValue) }
  }
  /// Returns the item of a row, or `nil` if there is no such row.
  open func item(atRow row: Int) -> AnyHashable? {
    row >= 0 && row < nodes.count ? nodes[row].item : nil
  }
  /// Returns the row of an item, or `nil` if the item is not loaded.
  open func row(ofItem item: AnyHashable) -> Int? { nodes.number(of: item) }
  /// Returns the number of ancestors of an item.
  open func level(ofItem item: AnyHashable) -> Int {
    nodes.number(of: item).map { nodes[$0].level } ?? 0
  }
  /// The visible items, from top to bottom.
  open var shownItems: [AnyHashable] { nodes.shown.map { nodes[Int($0)].item } }
  /// The selected items.
  open var selectedItems: [AnyHashable] { selectedRows.compactMap { item(atRow: $0) } }

  // MARK: The table

  /// Returns the space for the levels and the triangle in the first column, in points.
  open override func indentation(ofRow row: Int, in column: TableColumn) -> Double {
    guard column === outlineColumn, row >= 0, row < nodes.count else { return 0 }
    return Double(nodes[row].level) * indentationWidth + Self.triangleRoom
  }
  /// Draws the triangle.
  open override func drawIndentation(
    ofRow row: Int, in column: TableColumn, rect: Rect, context: GraphicsContext
  ) { drawTriangle(row, rect, context) }
  /// Handles a tap on the triangle. For a tap beside it, returns `false`.
  open override func handleTap(
    row: Int, column: TableColumn, at point: Point, modifierFlags: KeyModifierFlags
  ) -> Bool { tapTriangle(row, column, point, modifierFlags) }
  /// Handles the keys that expand and collapse items. For other keys, returns `false`.
  open override func handleKey(_ key: Key) -> Bool { takeArrow(key) }

  // MARK: Parts

  static let triangleRoom = 20.0
  private let adapter = OutlineAdapter()
  final var nodes = OutlineNodes()
}
