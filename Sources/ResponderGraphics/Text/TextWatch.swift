import ResponderGeometry

/// A hook by which tests observe the drawn texts, and whether they fit.
@MainActor package enum TextWatch {
  /// The closure that is called with each text layout that is about to be drawn, its origin and the context,
  /// or `nil` if there is none.
  package static var onText: ((TextLayout, Point, GraphicsContext) -> Void)?
}
