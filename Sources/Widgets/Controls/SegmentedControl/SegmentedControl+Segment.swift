extension SegmentedControl {
  /// A value for no segment. Follows `UISegmentedControl.noSegment`.
  public static let noSegment = -1

  /// A segment.
  struct Segment {
    var title: String?
    var image: Image?
    var action: Action?
    var isEnabled = true
    /// The width in points, or 0 for an automatic width.
    var width = 0.0
    /// The offset of the content, in points.
    var contentOffset = Size.zero

    /// The visible title.
    @MainActor var shownTitle: String? { title ?? (image == nil ? nonempty(action?.title) : nil) }

    private func nonempty(_ text: String?) -> String? { text?.isEmpty ?? true ? nil : text }
  }
}
