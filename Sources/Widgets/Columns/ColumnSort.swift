/// By which column rows are sorted, and which way. Follows `NSSortDescriptor`, as far as a table needs it.
public struct ColumnSort: Codable, Hashable, Sendable {
  /// The column's identifier.
  public var identifier: String
  /// Whether the smallest comes first.
  public var isAscending: Bool

  /// Creates an order.
  public init(_ identifier: String, isAscending: Bool = true) {
    (self.identifier, self.isAscending) = (identifier, isAscending)
  }
}
