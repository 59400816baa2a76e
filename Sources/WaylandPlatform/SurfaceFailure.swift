/// Why ``WaylandDisplay/makeSurface(role:)`` makes no surface.
package enum SurfaceFailure: Error, CustomStringConvertible {
  /// A popup's parent is gone, or belongs to another display.
  case noParent

  /// What is wrong, in one line.
  package var description: String {
    "the popup's parent is not on the screen"
  }
}
