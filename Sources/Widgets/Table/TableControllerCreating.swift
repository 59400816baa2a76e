/// Table controllers that are created with `X()`. Every ``TableViewController`` is one.
@preconcurrency @MainActor public protocol TableControllerCreating: ControllerCreating {}

extension TableControllerCreating {
  /// Creates a controller of a plain table, by the `init(style:)` of its class. Follows
  /// `UITableViewController.init()`.
  public init() {
    self.init {
      Creation.tableController($0, style: UInt8(TableView.Style.plain.rawValue))
    }
  }
}

extension TableViewController: PlainCreating {
  package static func createPlain() -> AnyObject {
    Creation.tableController(self, style: UInt8(TableView.Style.plain.rawValue))
  }
}
