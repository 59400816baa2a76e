/// The events of `wl_touch` that describe the contact of a touch, in the protocol's units.
///
/// A compositor sends them after the event that they belong to. They are the only place where the units of
/// the protocol become those of the platform: diameters become radii, and degrees become radians.
extension [TouchChange] {
  /// Sets the diameters of a touch's contact, in points. Negative ones count as 0. `wl_touch.shape`
  ///
  /// - Parameter timestamp: The time of the change if the touch has none yet, in seconds.
  package mutating func setShape(
    of id: Int32, major: Double, minor: Double, timestamp: Double
  ) {
    amend(id, timestamp) {
      $0.majorRadius = Swift.max(0, major) / 2
      $0.minorRadius = Swift.max(0, minor) / 2
    }
  }

  /// Sets the orientation of a touch's contact, in degrees clockwise from the surface's y-axis.
  /// `wl_touch.orientation`
  ///
  /// - Parameter timestamp: The time of the change if the touch has none yet, in seconds.
  package mutating func setOrientation(of id: Int32, degrees: Double, timestamp: Double) {
    amend(id, timestamp) { $0.orientation = degrees * .pi / 180 }
  }

  /// Changes the touch's last change, or adds a change of its shape.
  private mutating func amend(
    _ id: Int32, _ timestamp: Double, _ body: (inout TouchChange) -> Void
  ) {
    if let index = lastIndex(where: { $0.id == id }) {
      body(&self[index])
    } else {
      var change = TouchChange(id: id, kind: .shape, timestamp: timestamp)
      body(&change)
      append(change)
    }
  }
}
