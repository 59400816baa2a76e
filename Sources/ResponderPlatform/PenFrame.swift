import ResponderGeometry

/// The changes of a pen between two `zwp_tablet_tool_v2.frame` events.
package struct PenFrame {
  package var seat: Int
  /// The identifier of the tool, unique within the seat.
  package var tool: Int32
  package var kind: PenKind
  /// The surface under the pen, or the surface that the pen has left.
  package var surface: any Surface
  package var timestamp: Double
  /// The changes, in order.
  package var changes: [PenChange]
  /// The state of the pen after the frame.
  package var state: PenState
  /// The earlier states, oldest first, if several movements are coalesced into this frame.
  package var path: [PenSample] = []

  package init(
    seat: Int, tool: Int32, kind: PenKind = .pen, surface: any Surface, timestamp: Double,
    changes: [PenChange], state: PenState
  ) {
    self.seat = seat
    self.tool = tool
    self.kind = kind
    self.surface = surface
    self.timestamp = timestamp
    self.changes = changes
    self.state = state
  }
}

/// The kinds of pens. The values are those of `zwp_tablet_tool_v2.type`, without the tools that are pointers.
package enum PenKind: UInt32, Sendable {
  case pen = 0x140
  case eraser, brush, pencil, airbrush, finger
}

/// A change of a pen.
package enum PenChange: Hashable, Sendable {
  /// The pen came into proximity of a tablet, over a surface of the application.
  case entered
  /// The pen left the proximity of the tablet, or the surface.
  case left
  /// The location, tilt, rotation, pressure, distance or slider changed.
  case moved
  /// The tip touches the tablet.
  case down
  /// The tip was lifted.
  case up
  /// A button was pressed or released, by its evdev code (`BTN_STYLUS` is 0x14b).
  case button(code: UInt32, isDown: Bool)
}

/// The location and the axes of a pen.
package struct PenState: Hashable, Sendable {
  /// The location in surface coordinates, in points.
  package var location = Point.zero
  /// The pressure, from 0 to 1, or `nil` if it is unknown.
  package var pressure: Double?
  /// The distance from the tablet, from 0 to 1, or `nil` if it is unknown.
  package var distance: Double?
  /// The tilt of the upper end to the right and downward, in radians from the vertical.
  package var tilt = Vector.zero
  /// The rotation around the axis of the pen, in radians clockwise.
  package var rotation = 0.0
  /// The position of the slider, from -1 to 1.
  package var slider = 0.0

  package init(location: Point = .zero) {
    self.location = location
  }
}

/// The state of a pen at a time.
package struct PenSample: Hashable, Sendable {
  package var state: PenState
  package var timestamp: Double

  package init(state: PenState, timestamp: Double) {
    self.state = state
    self.timestamp = timestamp
  }
}
