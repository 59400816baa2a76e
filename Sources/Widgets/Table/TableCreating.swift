/// Tables that are created with `X()` and `X(frame:)`. Every ``TableView`` is one.
@preconcurrency @MainActor public protocol TableCreating: ViewCreating {}

extension TableCreating {
  /// Creates a plain table without size, by the `init(frame:style:)` of its class. Follows
  /// `UITableView.init()`.
  public init() { self.init(frame: .zero) }

  /// Creates a plain table, by the `init(frame:style:)` of its class. Follows
  /// `UITableView.init(frame:)`.
  public init(frame: Rect) {
    self.init {
      Creation.table($0, frame: frame, style: UInt8(TableView.Style.plain.rawValue))
    }
  }
}

extension TableView: PlainCreating {
  package static func createPlain() -> AnyObject {
    Creation.table(self, frame: .zero, style: UInt8(Style.plain.rawValue))
  }
}
