/// A column by which rows are sorted, and the direction. Follows a subset of `NSSortDescriptor`.
public struct ColumnSort: Codable, Hashable, Sendable {
  /// The column's identifier.
  public var identifier: String
  /// A Boolean value that indicates whether the order is ascending.
  public var isAscending: Bool

  /// Creates a sort order.
  public init(_ identifier: String, isAscending: Bool = true) {
    (self.identifier, self.isAscending) = (identifier, isAscending)
  }
}
