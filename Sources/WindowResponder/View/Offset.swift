/// A distance from a default position, in points. Follows `UIOffset`.
public struct Offset: Hashable, Sendable {
  /// The distance to the right, in points.
  public var horizontal: Double
  /// The distance down, in points.
  public var vertical: Double

  /// An offset of zero.
  public static let zero = Offset()

  /// Creates an offset.
  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
