/// A view that draws parts with labels of their own, which are not subviews.
@MainActor package protocol LabelledParts: View {
  /// The labels and frames of the parts, in the view's coordinates.
  var labelledParts: [(label: String, frame: Rect)] { get }
}
