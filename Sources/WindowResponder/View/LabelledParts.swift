/// A view that draws things with texts of their own, which no subview is.
@MainActor package protocol LabelledParts: View {
  /// The texts, and where each is, in the view's coordinates.
  var labelledParts: [(label: String, frame: Rect)] { get }
}
