/// Why ``WaylandDisplay/makeSurface(role:)`` makes no surface.
package enum SurfaceFailure: Error, CustomStringConvertible {
  /// A popup's parent is gone, or belongs to another display.
  case noParent
  /// Surfaces can't belong to the screen here.
  case noLayers

  /// What is wrong, in one line.
  package var description: String {
    switch self {
    case .noParent: "the popup's parent is not on the screen"
    case .noLayers: "the compositor has no zwlr_layer_shell_v1"
    }
  }
}
