/// How far something stands from its usual place, in points. Follows `UIOffset`.
public struct Offset: Hashable, Sendable {
  /// To the right.
  public var horizontal: Double
  /// Down.
  public var vertical: Double

  /// At its usual place.
  public static let zero = Offset()

  /// Creates an offset.
  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
