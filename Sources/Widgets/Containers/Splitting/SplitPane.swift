import WindowResponder

/// A pane of a ``SplitView``.
@preconcurrency @MainActor public final class SplitPane {
  /// The view of the pane.
  public let view: View
  /// The minimum length of the open pane, in points.
  public var minimumLength: Double { didSet { split?.panesDidChange() } }
  /// The maximum length, in points, or `nil` for none.
  public var maximumLength: Double? { didSet { split?.panesDidChange() } }
  /// A Boolean value that indicates whether the pane can be closed: by a drag of its divider, or by a double
  /// click on it. The default is `false`.
  public var isCollapsible = false
  /// A Boolean value that indicates whether the pane keeps its length when the split view is resized. The
  /// other panes share the rest. The default is `false`.
  public var keepsLength = false
  /// A Boolean value that indicates whether the pane is closed: by the user, by the application, or because
  /// there is no space.
  public internal(set) var isCollapsed = false
  /// A Boolean value that indicates whether the pane was closed because there was no space. It opens when
  /// there is space again.
  package var isCollapsedByRoom = false
  /// The length of the pane, or the one before it was closed, in points, or `nil` before the first layout.
  package var length: Double?

  weak var split: SplitView?

  init(_ view: View, minimumLength: Double) {
    self.view = view
    self.minimumLength = minimumLength
  }

  /// Returns a length within the limits of the pane.
  func limited(_ length: Double) -> Double {
    max(minimumLength, min(length, max(minimumLength, maximumLength ?? .infinity)))
  }
}
