/// A view of another module with a line of text, with whose baseline stacks can align others.
@MainActor package protocol BaselineView: View {
  /// Returns the distance of the baseline from the top, in points, in a view of a height, or `nil` if there
  /// is no baseline.
  func baselineFromTop(forHeight height: Double) -> Double?
}
