import WindowResponder

extension FrameGraph: AccessibleView {
  /// Describes a chart whose values are read as a summary.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .chart
  }
}
