import ResponderGeometry

/// The changes of a pen between two `zwp_tablet_tool_v2.frame` events.
package struct PenFrame {
  package var seat: Int
  /// Tells it from the seat's other tools.
  package var tool: Int32
  package var kind: PenKind
  /// The surface that it is over or touches, or the one it left.
  package var surface: any Surface
  package var timestamp: Double
  /// What it did, in order.
  package var changes: [PenChange]
  /// How it is after the frame.
  package var state: PenState
  /// How it was before, oldest first, where several moves were joined into this frame.
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

/// What draws: the values of `zwp_tablet_tool_v2.type` but for those that are pointers.
package enum PenKind: UInt32, Sendable {
  case pen = 0x140
  case eraser, brush, pencil, airbrush, finger
}

/// One thing that a pen did.
package enum PenChange: Hashable, Sendable {
  /// It came near a tablet, over one of our surfaces.
  case entered
  /// It is out of reach, or over something else.
  case left
  /// It is somewhere else, or leans, turns or is pressed otherwise.
  case moved
  /// Its tip touches.
  case down
  /// Its tip was lifted.
  case up
  /// A button on it went down or up, by its evdev code (`BTN_STYLUS` is 0x14b).
  case button(code: UInt32, isDown: Bool)
}

/// Where a pen is, and how it is held.
package struct PenState: Hashable, Sendable {
  /// In surface coordinates, in points.
  package var location = Point.zero
  /// How hard it is pressed, from 0 to 1; nil where it does not tell.
  package var pressure: Double?
  /// How far it is from the tablet, from 0 to 1; nil where it does not tell.
  package var distance: Double?
  /// How far its upper end leans to the right and down, in radians from upright.
  package var tilt = Vector.zero
  /// How far it is turned around itself, in radians clockwise.
  package var rotation = 0.0
  /// Where its slider stands, from -1 to 1.
  package var slider = 0.0

  package init(location: Point = .zero) {
    self.location = location
  }
}

/// How a pen was at a time.
package struct PenSample: Hashable, Sendable {
  package var state: PenState
  package var timestamp: Double

  package init(state: PenState, timestamp: Double) {
    self.state = state
    self.timestamp = timestamp
  }
}
