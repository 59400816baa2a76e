import WindowResponder

/// A part of a ``SplitView``.
@preconcurrency @MainActor public final class SplitPane {
  /// What it shows.
  public let view: View
  /// The least length that it has while it is open, in points.
  public var minimumLength: Double { didSet { split?.panesDidChange() } }
  /// The greatest length, in points; nil for none.
  public var maximumLength: Double? { didSet { split?.panesDidChange() } }
  /// Whether it can be closed: by dragging its divider far enough, and by a double click on that.
  public var isCollapsible = false
  /// Whether it keeps its length while the window changes its size; the others share what is left.
  public var keepsLength = false
  /// Whether it is closed, by the user, by code, or for there is no room.
  public internal(set) var isCollapsed = false
  /// Whether it was closed because there was no room, and opens when there is.
  package var isCollapsedByRoom = false
  /// The length that it has, or had before it was closed, in points; nil until it was laid out.
  package var length: Double?

  weak var split: SplitView?

  init(_ view: View, minimumLength: Double) {
    self.view = view
    self.minimumLength = minimumLength
  }

  /// The length within its limits.
  func limited(_ length: Double) -> Double {
    max(minimumLength, min(length, max(minimumLength, maximumLength ?? .infinity)))
  }
}
