/// A table view that can be created with `X()` and `X(frame:)`. Every ``TableView`` conforms.
@preconcurrency @MainActor public protocol TableCreating: ViewCreating {}

extension TableCreating {
  /// Creates a plain table view of zero size, with the `init(frame:style:)` of its class. Follows
  /// `UITableView.init()`.
  public init() { self.init(frame: .zero) }

  /// Creates a plain table view, with the `init(frame:style:)` of its class. Follows
  /// `UITableView.init(frame:)`.
  public init(frame: Rect) {
    self.init {
      Creation.object(of: $0) { (type: TableView.Type) in
        type.create(frame: frame, style: .plain)
      }
    }
  }
}

extension TableView: PlainCreating {
  package static func createPlain() -> AnyObject { create(frame: .zero, style: .plain) }

  @_silgen_name("wr_create_table")
  convenience init(createdWith frame: Rect, _ style: Style) {
    self.init(frame: frame, style: style)
  }

  /// Creates a table view of the class that the method is called on. See `Creation`.
  @_silgen_name("wr_create_table")
  static func create(frame: Rect, style: Style) -> TableView
}
