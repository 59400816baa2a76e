import ResponderGeometry

/// What a surface that belongs to the screen is told: a panel, a dock, something over everything. Follows
/// `zwlr_layer_surface_v1`; lengths are in points.
package struct LayerSettings: Hashable, Sendable {
  /// What it lies over and below. The values of `zwlr_layer_shell_v1.layer`.
  package enum Layer: UInt32, Sendable, CaseIterable { case background, bottom, top, overlay }

  /// Which keys it gets. The values of `zwlr_layer_surface_v1.keyboard_interactivity`.
  package enum Keyboard: UInt32, Sendable { case none, exclusive, onDemand }

  package var layer = Layer.top
  /// The edges of the screen that it lies at.
  package var edges: RectEdge = []
  /// How large it is; zero for from edge to edge.
  package var size = Size.zero
  /// How much others leave free for it; below zero it heeds nothing that they keep free.
  package var exclusiveZone = 0.0
  /// The distances from its edges.
  package var margins = EdgeInsets.zero
  package var keyboard = Keyboard.none
  /// What kind of surface it is, for the desktop's own rules. It counts when the surface is made.
  package var namespace = ""
  /// The number of the output; nil leaves that to the display. It counts when the surface is made.
  package var output: UInt32?

  package init() {}

  /// The length of a usual window, for a side that can't reach from edge to edge.
  package static let usualSize = Size(width: 640, height: 480)

  /// The size with zero only where both edges are there, and no side below zero or above `limit`.
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
