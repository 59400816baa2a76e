import WindowResponder

/// A view that arranges its subviews in aligned rows and columns.
///
///     let grid = GridView(rows: [
///       [Label(text: "From"), fromField],
///       [Label(text: "To"), toField],
///     ])
///     grid.setAlignment(.trailing, ofColumn: 0)
///     grid.setExpands(true, column: 1)
///
/// A column has the width of its widest view, a row the height of its highest. Remaining space goes to the
/// columns that expand. If there is too little space, texts of several lines wrap. A row of hidden views
/// needs no space. The grid works with frames and with constraints.
@preconcurrency @MainActor open class GridView: View {
  /// The horizontal alignment of a view in its column.
  public enum Alignment: Int, Sendable {
    /// The view fills the column.
    case fill
    /// The view is at the leading edge.
    case leading
    /// The view is centered.
    case center
    /// The view is at the trailing edge.
    case trailing
  }

  /// The vertical alignment of the views in a row.
  public enum RowAlignment: Int, Sendable {
    /// The views fill the row.
    case fill
    /// The views are at the top.
    case top
    /// The views are centered.
    case center
    /// The views are at the bottom.
    case bottom
    /// The first baselines are aligned. Views without text are centered.
    case firstBaseline
  }

  /// The views by row. An empty cell is `nil`.
  open private(set) var rows: [[View?]] = []

  /// The spacing between two columns, in points. The default is 12.
  open var columnSpacing = 12.0 { didSet { if columnSpacing != oldValue { changed() } } }
  /// The spacing between two rows, in points. The default is 8.
  open var rowSpacing = 8.0 { didSet { if rowSpacing != oldValue { changed() } } }
  /// The vertical alignment of the views in rows without an alignment of their own. The default is
  /// `.firstBaseline`.
  open var rowAlignment = RowAlignment.firstBaseline {
    didSet { if rowAlignment != oldValue { changed() } }
  }

  private(set) final var alignments: [Int: Alignment] = [:]
  private(set) final var widths: [Int: Double] = [:]
  private(set) final var expanding: Set<Int> = []
  private(set) final var rowAlignments: [Int: RowAlignment] = [:]
  private(set) final var spans: [ObjectIdentifier: Int] = [:]

  /// Creates an empty grid.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    arrangesByFrames = true
  }

  /// Creates a grid of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    arrangesByFrames = true
  }

  /// Creates a grid of rows.
  public convenience init(rows: [[View?]]) {
    self.init(frame: .zero)
    for row in rows { addRow(row) }
  }

  /// The number of columns.
  open var numberOfColumns: Int { rows.map(\.count).max() ?? 0 }

  /// Appends a row. `nil` leaves a cell empty.
  open func addRow(_ views: [View?]) { insertRow(views, at: rows.count) }

  /// Inserts a row at an index. `nil` leaves a cell empty.
  open func insertRow(_ views: [View?], at index: Int) {
    rows.insert(views, at: min(max(index, 0), rows.count))
    for case let view? in views { addSubview(view) }
    changed()
  }

  /// Removes a row with its views.
  open func removeRow(at index: Int) {
    let row = rows.remove(at: index)
    for case let view? in row { view.removeFromSuperview() }
    changed()
  }

  /// Empties the cell of a removed subview.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    spans[ObjectIdentifier(subview)] = nil
    for row in rows.indices {
      for column in rows[row].indices where rows[row][column] === subview {
        rows[row][column] = nil
      }
    }
    changed()
  }

  /// Sets the horizontal alignment of a column. The default is `.fill`.
  open func setAlignment(_ alignment: Alignment, ofColumn column: Int) {
    alignments[column] = alignment
    changed()
  }

  /// Sets the width of a column, in points. If it is `nil`, which is the default, the column is as wide as
  /// its widest view.
  open func setWidth(_ width: Double?, ofColumn column: Int) {
    widths[column] = width
    changed()
  }

  /// Sets a Boolean value that indicates whether a column takes remaining space.
  open func setExpands(_ expands: Bool, column: Int) {
    if expands { expanding.insert(column) } else { expanding.remove(column) }
    changed()
  }

  /// Sets the vertical alignment of a row.
  open func setAlignment(_ alignment: RowAlignment, ofRow row: Int) {
    rowAlignments[row] = alignment
    changed()
  }

  /// Sets the number of columns that a view spans, from its own on.
  open func setColumnSpan(_ span: Int, of view: View) {
    spans[ObjectIdentifier(view)] = span > 1 ? span : nil
    changed()
  }

  private func changed() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Positions the views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = GridLayout(self, width: bounds.width)
    for (view, frame) in layout.frames(in: bounds, isMirrored: isRightToLeft) {
      view.place(in: frame)
    }
  }

  /// Returns the size of all rows in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    GridLayout(self, width: size.width > 0 ? size.width : .infinity).size
  }

  /// The size in which every view has its preferred size, in points.
  open override var intrinsicContentSize: Size { sizeThatFits(View.endlessRoom) }

  /// The first view of the first row, whose baseline is the first baseline.
  open override var forFirstBaselineLayout: View {
    rows.first?.compactMap { $0 }.first ?? self
  }
}

extension GridView: WrappingView {
  /// A Boolean value that indicates whether the height depends on the width. It is always `true`.
  package var wrapsToWidth: Bool { true }
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
