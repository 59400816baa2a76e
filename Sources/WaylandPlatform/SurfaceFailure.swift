/// The reason that ``WaylandDisplay/makeSurface(role:)`` creates no surface.
package enum SurfaceFailure: Error, CustomStringConvertible {
  /// The popup's parent was destroyed, or belongs to another display.
  case noParent
  /// The compositor does not support layer surfaces.
  case noLayers

  /// A description of the error, in one line.
  package var description: String {
    switch self {
    case .noParent: "the popup's parent is not on the screen"
    case .noLayers: "the compositor has no zwlr_layer_shell_v1"
    }
  }
}
