/// Draws and lays out for a layer. Follows `CALayerDelegate`.
@preconcurrency @MainActor public protocol LayerDelegate: AnyObject {
  /// The layer's contents are to be made.
  func display(_ layer: Layer)
  /// Draws the layer's contents, in its own coordinates.
  func draw(_ layer: Layer, in context: GraphicsContext)
  /// The layer is about to be drawn.
  func layerWillDraw(_ layer: Layer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: Layer)
}

extension LayerDelegate {
  /// Does nothing.
  public func display(_ layer: Layer) {}
  /// Draws nothing.
  public func draw(_ layer: Layer, in context: GraphicsContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: Layer) {}
  /// Places nothing.
  public func layoutSublayers(of layer: Layer) {}
}
