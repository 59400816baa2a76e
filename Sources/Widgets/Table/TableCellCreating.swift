/// Cells that are created with `X()`. Every ``TableViewCell`` is one.
@preconcurrency @MainActor public protocol TableCellCreating: ViewCreating {}

extension TableCellCreating {
  /// Creates a cell of the default style, by the `init(style:reuseIdentifier:)` of its class. Follows
  /// `UITableViewCell.init()`.
  public init() {
    self.init {
      Creation.tableCell(
        $0, style: UInt8(TableViewCell.CellStyle.default.rawValue), reuseIdentifier: nil)
    }
  }
}

extension TableViewCell: PlainCreating {
  package static func createPlain() -> AnyObject { create(reuseIdentifier: nil) }

  /// Creates a cell of this class, as a table does.
  static func create(reuseIdentifier: String?) -> TableViewCell {
    Creation.tableCell(
      self, style: UInt8(CellStyle.default.rawValue), reuseIdentifier: reuseIdentifier)
  }
}
