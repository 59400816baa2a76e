/// The contact of a touch with the screen, as far as the compositor describes it.
///
/// This file is the only place where the units of `wl_touch` become those of the platform, and the reverse.
package struct TouchContact: Hashable, Sendable {
  /// Half of the major axis, in points, or `nil` if it is unknown.
  package var majorRadius: Double?
  /// Half of the minor axis, in points, or `nil` if it is unknown.
  package var minorRadius: Double?
  /// The angle of the major axis, in radians clockwise from the surface's y-axis, or `nil` if it is unknown.
  package var orientation: Double?

  /// Creates a contact. Radii that are negative or not finite count as 0, and an orientation that is not
  /// finite as unknown.
  package init(
    majorRadius: Double? = nil, minorRadius: Double? = nil, orientation: Double? = nil
  ) {
    self.majorRadius = majorRadius.map(Self.radius)
    self.minorRadius = minorRadius.map(Self.radius)
    self.orientation = orientation.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Creates the values that an event of the protocol has. Diameters become radii, and degrees become
  /// radians.
  package init(_ event: TouchEvent) {
    switch event.kind {
    case .shape: self.init(majorRadius: event.x / 2, minorRadius: event.y / 2)
    case .orientation: self.init(orientation: event.x * .pi / 180)
    case .down, .up, .motion, .frame, .cancel, .hover, .pressure, .tool, .cancelOne: self.init()
    }
  }

  /// Returns the events that a compositor sends for the known values.
  package func events(of id: Int32, _ stamp: Stamp) -> [TouchEvent] {
    var events: [TouchEvent] = []
    if let majorRadius, let minorRadius {
      events.append(TouchEvent(.shape, stamp, id: id, x: 2 * majorRadius, y: 2 * minorRadius))
    }
    if let orientation {
      events.append(TouchEvent(.orientation, stamp, id: id, x: orientation / .pi * 180))
    }
    return events
  }

  /// Sets the values that a newer contact has.
  package mutating func update(from newer: TouchContact) {
    majorRadius = newer.majorRadius ?? majorRadius
    minorRadius = newer.minorRadius ?? minorRadius
    orientation = newer.orientation ?? orientation
  }

  private static func radius(_ value: Double) -> Double { value.isFinite ? max(0, value) : 0 }
}
