/// A table view cell that can be created with `X()`. Every ``TableViewCell`` conforms.
@preconcurrency @MainActor public protocol TableCellCreating: ViewCreating {}

extension TableCellCreating {
  /// Creates a cell of the default style, with the `init(style:reuseIdentifier:)` of its class. Follows
  /// `UITableViewCell.init()`.
  public init() {
    self.init {
      Creation.object(of: $0) { (type: TableViewCell.Type) in
        type.create(style: .default, reuseIdentifier: nil)
      }
    }
  }
}

extension TableViewCell: PlainCreating {
  package static func createPlain() -> AnyObject { create(reuseIdentifier: nil) }

  /// Creates a cell of this class, as a table view does.
  static func create(reuseIdentifier: String?) -> TableViewCell {
    create(style: .default, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("wr_create_table_cell")
  convenience init(createdWith style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell of the class that the method is called on. See `Creation`.
  @_silgen_name("wr_create_table_cell")
  static func create(style: CellStyle, reuseIdentifier: consuming String?) -> TableViewCell
}
