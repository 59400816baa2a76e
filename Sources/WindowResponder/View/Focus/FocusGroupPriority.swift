/// The priority of a view in its focus group. Tab stops at the view with the highest one. Follows
/// `UIFocusGroupPriority`.
public struct FocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority.
  public let rawValue: Int

  /// Creates a priority.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The priority of an ordinary view.
  public static let ignored = FocusGroupPriority(0)
  /// The priority of the view that was focused last.
  public static let previouslyFocused = FocusGroupPriority(1_000)
  /// The priority of a view that precedes the one focused last, such as a selected one.
  public static let prioritized = FocusGroupPriority(2_000)
  /// The priority of the focused view.
  public static let currentlyFocused = FocusGroupPriority(Int.max)

  /// Returns a Boolean value that indicates whether one priority is lower than another.
  public static func < (a: FocusGroupPriority, b: FocusGroupPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}
