extension SegmentedControl {
  /// Stands for no segment. Follows `UISegmentedControl.noSegment`.
  public static let noSegment = -1

  /// One of the choices.
  struct Segment {
    var title: String?
    var image: Image?
    var action: Action?
    var isEnabled = true
    /// Its width in points; 0 for as wide as the control makes it.
    var width = 0.0
    /// How far its content is moved, in points.
    var contentOffset = Size.zero

    /// What is shown of it.
    @MainActor var shownTitle: String? { title ?? (image == nil ? nonempty(action?.title) : nil) }

    private func nonempty(_ text: String?) -> String? { text?.isEmpty ?? true ? nil : text }
  }
}
