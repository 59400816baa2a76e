import ResponderGeometry

/// Where tests see which texts are drawn, and whether they have room.
@MainActor package enum TextWatch {
  /// Called with each laid out text that is about to be drawn, its origin and the context; nil for nobody.
  package static var onText: ((TextLayout, Point, GraphicsContext) -> Void)?
}
