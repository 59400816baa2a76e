import WindowResponder

/// A table whose rows have others below them, shown and hidden by triangles.
///
///     let outline = OutlineView()
///     outline.columns = [TableColumn("name", title: "Name", width: 260)]
///     outline.outlineSource = self
///
/// A tap on a triangle shows what is below, with Alt everything below. The right arrow key shows it and goes
/// there, the left one hides it or goes to the item above, with Alt for all below. The first column has the
/// triangles. Everything else is the table's: columns, sorting, selection, editing. Follows
/// `NSOutlineView`.
@preconcurrency @MainActor open class OutlineView: ColumnView {
  /// Creates an outline of nothing.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    super.dataSource = adapter
    adapter.outline = self
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    super.dataSource = adapter
    adapter.outline = self
  }

  // MARK: Items

  /// Who has the items.
  open weak var outlineSource: (any OutlineViewDataSource)? { didSet { reloadData() } }
  /// How far each level stands in from the one above, in points.
  open var indentationWidth = 18.0 { didSet { redrawAll() } }
  /// Called when the user shows or hides what is below an item.
  open var onExpansionChange: ((_ item: AnyHashable, _ isExpanded: Bool) -> Void)?

  /// Asks for all items anew; those that were expanded stay so, and those that were selected too.
  open override func reloadData() {
    loadItems()
    super.reloadData()
  }
  /// Asks anew for what is below an item.
  open func reloadItem(_ item: AnyHashable) { reloadChildren(of: item) }
  /// Shows what is below an item; with all levels what is below that too.
  open func expandItem(_ item: AnyHashable, allLevels: Bool = false) {
    setExpanded(item, true, allLevels)
  }
  /// Hides what is below an item; with all levels what is below that too, for when it is shown again.
  open func collapseItem(_ item: AnyHashable, allLevels: Bool = false) {
    setExpanded(item, false, allLevels)
  }
  /// Whether what is below an item is shown as soon as the item is.
  open func isItemExpanded(_ item: AnyHashable) -> Bool {
    nodes.number(of: item).map { nodes[$0].isExpanded } ?? false
  }
  /// The items that are expanded, to be kept from one run to the next.
  open var expandedItems: [AnyHashable] {
    get { nodes.nodes.filter(\.isExpanded).map(\.item) }
    set { takeExpanded(newValue) }
  }
  /// The item of a row; nil for a row that there is not.
  open func item(atRow row: Int) -> AnyHashable? {
    row >= 0 && row < nodes.count ? nodes[row].item : nil
  }
  /// The row of an item; nil for one that was not seen yet.
  open func row(ofItem item: AnyHashable) -> Int? { nodes.number(of: item) }
  /// How deep an item is: 0 at the top.
  open func level(ofItem item: AnyHashable) -> Int {
    nodes.number(of: item).map { nodes[$0].level } ?? 0
  }
  /// The items that are shown, from the top.
  open var shownItems: [AnyHashable] { nodes.shown.map { nodes[Int($0)].item } }
  /// The items that are selected.
  open var selectedItems: [AnyHashable] { selectedRows.compactMap { item(atRow: $0) } }

  // MARK: Of the table

  /// The levels and the triangle stand before the first column's text.
  open override func indentation(ofRow row: Int, in column: TableColumn) -> Double {
    guard column === outlineColumn, row >= 0, row < nodes.count else { return 0 }
    return Double(nodes[row].level) * indentationWidth + Self.triangleRoom
  }
  /// Draws the triangle.
  open override func drawIndentation(
    ofRow row: Int, in column: TableColumn, rect: Rect, context: GraphicsContext
  ) { drawTriangle(row, rect, context) }
  /// A tap on the triangle.
  open override func handleTap(
    row: Int, column: TableColumn, at point: Point, modifierFlags: KeyModifierFlags
  ) -> Bool { tapTriangle(row, column, point, modifierFlags) }
  /// Keys that show and hide.
  open override func handleKey(_ key: Key) -> Bool { takeArrow(key) }

  // MARK: Parts

  static let triangleRoom = 20.0
  private let adapter = OutlineAdapter()
  final var nodes = OutlineNodes()
}
