import WindowResponder

/// Views in rows and columns that line up.
///
///     let grid = GridView(rows: [
///       [Label(text: "From"), fromField],
///       [Label(text: "To"), toField],
///     ])
///     grid.setAlignment(.trailing, ofColumn: 0)
///     grid.setExpands(true, column: 1)
///
/// A column is as wide as its widest view, a row as high as its highest; room that is left goes to the
/// columns that expand. Where there is too little, texts of several lines wrap. A row whose views are all
/// hidden takes no room. It works by frames and among constraints.
@preconcurrency @MainActor open class GridView: View {
  /// Where a view stands in its column, from side to side.
  public enum Alignment: Int, Sendable {
    /// From side to side.
    case fill
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
  }

  /// Where the views of a row stand, from top to bottom.
  public enum RowAlignment: Int, Sendable {
    /// From top to bottom.
    case fill
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// On one line of text; what has no text in the middle.
    case firstBaseline
  }

  /// The views, row by row; nil where nothing stands.
  open private(set) var rows: [[View?]] = []

  /// The space between two columns, in points.
  open var columnSpacing = 12.0 { didSet { if columnSpacing != oldValue { changed() } } }
  /// The space between two rows, in points.
  open var rowSpacing = 8.0 { didSet { if rowSpacing != oldValue { changed() } } }
  /// Where the views of a row stand from top to bottom, where no row says otherwise.
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

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    arrangesByFrames = true
  }

  /// Creates a grid of rows.
  public convenience init(rows: [[View?]]) {
    self.init(frame: .zero)
    for row in rows { addRow(row) }
  }

  /// How many columns there are.
  open var numberOfColumns: Int { rows.map(\.count).max() ?? 0 }

  /// Adds a row at the end; nil leaves a place free.
  open func addRow(_ views: [View?]) { insertRow(views, at: rows.count) }

  /// Adds a row at an index; nil leaves a place free.
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

  /// A view that is removed leaves its place free.
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

  /// Sets where views stand in a column; they fill it at the start.
  open func setAlignment(_ alignment: Alignment, ofColumn column: Int) {
    alignments[column] = alignment
    changed()
  }

  /// Sets the width of a column, in points; nil for that of its widest view.
  open func setWidth(_ width: Double?, ofColumn column: Int) {
    widths[column] = width
    changed()
  }

  /// Sets whether a column takes room that is left.
  open func setExpands(_ expands: Bool, column: Int) {
    if expands { expanding.insert(column) } else { expanding.remove(column) }
    changed()
  }

  /// Sets where the views of one row stand from top to bottom.
  open func setAlignment(_ alignment: RowAlignment, ofRow row: Int) {
    rowAlignments[row] = alignment
    changed()
  }

  /// Has a view take several columns, from its own on.
  open func setColumnSpan(_ span: Int, of view: View) {
    spans[ObjectIdentifier(view)] = span > 1 ? span : nil
    changed()
  }

  private func changed() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Places the views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = GridLayout(self, width: bounds.width)
    for (view, frame) in layout.frames(in: bounds, isMirrored: isRightToLeft) {
      view.place(in: frame)
    }
  }

  /// The size of all rows in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    GridLayout(self, width: size.width > 0 ? size.width : .infinity).size
  }

  /// The size in which every view has the room it asks for, in points.
  open override var intrinsicContentSize: Size { sizeThatFits(View.endlessRoom) }

  /// The first view that there is.
  open override var forFirstBaselineLayout: View {
    rows.first?.compactMap { $0 }.first ?? self
  }
}

extension GridView: WrappingView {
  /// Its height follows from its width.
  package var wrapsToWidth: Bool { true }
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
