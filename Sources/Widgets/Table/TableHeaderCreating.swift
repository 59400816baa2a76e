/// Headers and footers that are created with `X()`. Every ``TableViewHeaderFooterView`` is one.
@preconcurrency @MainActor public protocol TableHeaderCreating: ViewCreating {}

extension TableHeaderCreating {
  /// Creates a view, by the `init(reuseIdentifier:)` of its class. Follows
  /// `UITableViewHeaderFooterView.init()`.
  public init() { self.init { Creation.tableHeader($0, reuseIdentifier: nil) } }
}

extension TableViewHeaderFooterView: PlainCreating {
  package static func createPlain() -> AnyObject { create(reuseIdentifier: nil) }

  /// Creates a view of this class, as a table does.
  static func create(reuseIdentifier: String?) -> TableViewHeaderFooterView {
    Creation.tableHeader(self, reuseIdentifier: reuseIdentifier)
  }
}
