/// A table view controller that can be created with `X()`. Every ``TableViewController`` conforms.
@preconcurrency @MainActor public protocol TableControllerCreating: ControllerCreating {}

extension TableControllerCreating {
  /// Creates a controller of a plain table view, with the `init(style:)` of its class. Follows
  /// `UITableViewController.init()`.
  public init() {
    self.init {
      Creation.object(of: $0) { (type: TableViewController.Type) in type.create(style: .plain) }
    }
  }
}

extension TableViewController: PlainCreating {
  package static func createPlain() -> AnyObject { create(style: .plain) }

  @_silgen_name("wr_create_table_controller")
  convenience init(createdWith style: TableView.Style) { self.init(style: style) }

  /// Creates a controller of the class that the method is called on. See `Creation`.
  @_silgen_name("wr_create_table_controller")
  static func create(style: TableView.Style) -> TableViewController
}
