/// The contact of a touch with the screen, as far as the compositor describes it.
package struct TouchContact: Hashable, Sendable {
  /// Half of the major axis, in points, or `nil` if it is unknown.
  package var majorRadius: Double?
  /// Half of the minor axis, in points, or `nil` if it is unknown.
  package var minorRadius: Double?
  /// The angle of the major axis, in radians clockwise from the surface's y-axis, or `nil` if it is unknown.
  package var orientation: Double?

  package init() {}

  /// Sets the values that an event of the protocol has.
  ///
  /// This is the only place where the units of the protocol become those of the platform: diameters become
  /// radii, and degrees become radians. Negative diameters count as 0.
  package mutating func take(_ event: TouchEvent) {
    switch event.kind {
    case .shape:
      majorRadius = max(0, event.x) / 2
      minorRadius = max(0, event.y) / 2
    case .orientation: orientation = event.x * .pi / 180
    default: break
    }
  }

  /// Sets the values that a newer contact has.
  package mutating func update(from newer: TouchContact) {
    majorRadius = newer.majorRadius ?? majorRadius
    minorRadius = newer.minorRadius ?? minorRadius
    orientation = newer.orientation ?? orientation
  }
}
