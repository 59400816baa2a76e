/// The methods that draw and lay out for a layer. Follows `CALayerDelegate`.
@preconcurrency @MainActor public protocol LayerDelegate: AnyObject {
  /// Tells the delegate to update the layer's contents.
  func display(_ layer: Layer)
  /// Draws the layer's content, in its own coordinates.
  func draw(_ layer: Layer, in context: GraphicsContext)
  /// Tells the delegate that the layer is about to be drawn.
  func layerWillDraw(_ layer: Layer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: Layer)
  /// Returns the action that runs when a property of the layer changes, or `nil`, the default, for that of
  /// the layer itself. Called for a layer without a view. Follows `CALayerDelegate.action(for:forKey:)`.
  func action(for layer: Layer, forKey event: String) -> (any LayerAction)?
}

extension LayerDelegate {
  /// Takes no action.
  public func display(_ layer: Layer) {}
  /// Draws nothing by default.
  public func draw(_ layer: Layer, in context: GraphicsContext) {}
  /// Takes no action.
  public func layerWillDraw(_ layer: Layer) {}
  /// Places no sublayers by default.
  public func layoutSublayers(of layer: Layer) {}
  /// Returns no action by default.
  public func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }
}
