/// A view of another module with a line of text, which stacks can align with that of others.
@MainActor package protocol BaselineView: View {
  /// How far the line has its baseline below the top in a height, in points.
  func baselineFromTop(forHeight height: Double) -> Double?
}
