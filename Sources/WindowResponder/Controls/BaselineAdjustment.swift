/// Where text stands that was made smaller to fit. Follows `UIBaselineAdjustment`.
public enum BaselineAdjustment: Int, Hashable, Sendable, CaseIterable {
  /// On the baseline that it would have in its own size.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters
  /// With its top where it would be in its own size.
  case none
}
