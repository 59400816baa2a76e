/// A header or footer view that can be created with `X()`. Every ``TableViewHeaderFooterView`` conforms.
@preconcurrency @MainActor public protocol TableHeaderCreating: ViewCreating {}

extension TableHeaderCreating {
  /// Creates a view, with the `init(reuseIdentifier:)` of its class. Follows
  /// `UITableViewHeaderFooterView.init()`.
  public init() {
    self.init {
      Creation.object(of: $0) { (type: TableViewHeaderFooterView.Type) in
        type.create(reuseIdentifier: nil)
      }
    }
  }
}

extension TableViewHeaderFooterView: PlainCreating {
  package static func createPlain() -> AnyObject { create(reuseIdentifier: nil) }

  @_silgen_name("wr_create_table_header")
  convenience init(createdWith reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Creates a view of the class that the method is called on, as a table view does. See `Creation`.
  @_silgen_name("wr_create_table_header")
  static func create(reuseIdentifier: consuming String?) -> TableViewHeaderFooterView
}
