/// Which view of a focus group the Tab key stops at. Follows `UIFocusGroupPriority`.
public struct FocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority; the highest of a group counts.
  public let rawValue: Int

  /// Creates a priority.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A view like the others of its group.
  public static let ignored = FocusGroupPriority(0)
  /// The view that was focused last.
  public static let previouslyFocused = FocusGroupPriority(1_000)
  /// A view that comes before the one focused last, as one that is selected does.
  public static let prioritized = FocusGroupPriority(2_000)
  /// The view that is focused.
  public static let currentlyFocused = FocusGroupPriority(Int.max)

  /// Whether one priority is lower than another.
  public static func < (a: FocusGroupPriority, b: FocusGroupPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}
