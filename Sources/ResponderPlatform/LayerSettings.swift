import ResponderGeometry

/// The state of a layer surface, such as a panel, a dock or an overlay. Follows `zwlr_layer_surface_v1`.
/// Lengths are in points.
package struct LayerSettings: Hashable, Sendable {
  /// The layers of the screen, from back to front. The values are those of `zwlr_layer_shell_v1.layer`.
  package enum Layer: UInt32, Sendable, CaseIterable { case background, bottom, top, overlay }

  /// The kinds of keyboard focus. The values are those of `zwlr_layer_surface_v1.keyboard_interactivity`.
  package enum Keyboard: UInt32, Sendable { case none, exclusive, onDemand }

  package var layer = Layer.top
  /// The edges of the screen to which the surface is anchored.
  package var edges: RectEdge = []
  /// The size. A length of zero extends from edge to edge.
  package var size = Size.zero
  /// The length of the area that other surfaces leave free. If it is negative, the surface ignores the areas
  /// of others.
  package var exclusiveZone = 0.0
  /// The distances from the edges.
  package var margins = EdgeInsets.zero
  package var keyboard = Keyboard.none
  /// The namespace of the surface, for the desktop's rules. It is used when the surface is created.
  package var namespace = ""
  /// The number of the output, or `nil` if the display chooses it. It is used when the surface is created.
  package var output: UInt32?

  package init() {}

  /// The size of a side that has no length and cannot extend from edge to edge.
  package static let usualSize = Size(width: 640, height: 480)

  /// Returns the size with valid lengths: zero only if both edges are anchored, and at most `limit`.
  package func fittingSize(limit: Double) -> Size {
    func length(_ wanted: Double, _ usual: Double, _ both: RectEdge) -> Double {
      let whole = wanted.isFinite ? wanted.rounded(.up) : 0
      if whole <= 0 { return edges.isSuperset(of: both) ? 0 : usual }
      return min(whole, limit)
    }
    return Size(
      width: length(size.width, Self.usualSize.width, [.left, .right]),
      height: length(size.height, Self.usualSize.height, [.top, .bottom]))
  }
}
