/// The vertical positions of text that was scaled down to fit. Follows `UIBaselineAdjustment`.
public enum BaselineAdjustment: Int, Hashable, Sendable, CaseIterable {
  /// On the baseline of the text in its own size.
  case alignBaselines = 0
  /// In the center.
  case alignCenters
  /// With its top edge at that of the text in its own size.
  case none
}
