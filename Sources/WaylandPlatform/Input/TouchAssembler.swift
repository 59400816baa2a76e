import ResponderGeometry
import ResponderPlatform

/// The state of a touch screen, which collects its events until `wl_touch.frame`.
///
/// The compositor identifies a touch by the id of its `wl_touch.down`, which may be any 32-bit number. Events
/// with an id that is not down are ignored.
@MainActor struct TouchAssembler {
  private let seat: Int
  /// The touches that are down according to the compositor, each with its surface.
  private var fingers: [Int32: ObjectIdentifier] = [:]
  /// The changes since the last frame.
  private var changes: [TouchChange] = []
  private var hasUp = false
  private var timestamp = 0.0
  /// A Boolean value that indicates whether a touch of a closed frame is still down.
  private(set) var isTouching = false

  init(seat: Int) {
    self.seat = seat
  }

  /// Adds `wl_touch.down`. If the id is down already, the event is kept, and the window cancels the old
  /// touch.
  mutating func down(_ id: Int32, on surface: any Surface, at location: Point, time: Double) {
    guard fingers[id] != nil || fingers.count < WaylandLimits.maximumTouches else { return }
    fingers[id] = ObjectIdentifier(surface)
    add(TouchChange(id: id, kind: .down, surface: surface, location: location, timestamp: time))
  }

  /// Adds `wl_touch.motion`.
  mutating func motion(_ id: Int32, to location: Point, time: Double) {
    guard fingers[id] != nil else { return }
    add(TouchChange(id: id, kind: .motion, location: location, timestamp: time))
  }

  /// Adds `wl_touch.up`.
  mutating func up(_ id: Int32, time: Double) {
    guard fingers.removeValue(forKey: id) != nil else { return }
    add(TouchChange(id: id, kind: .up, timestamp: time))
    hasUp = true
  }

  /// Sets the diameters of the contact, in points. `wl_touch.shape`
  mutating func shape(_ id: Int32, major: Double, minor: Double) {
    amend(id) {
      $0.majorRadius = max(0, major) / 2
      $0.minorRadius = max(0, minor) / 2
    }
  }

  /// Sets the orientation, in degrees clockwise from the surface's y-axis. `wl_touch.orientation`
  mutating func orientation(_ id: Int32, degrees: Double) {
    amend(id) { $0.orientation = degrees * .pi / 180 }
  }

  /// Returns the changes since the last frame, or `nil` if there are none. `wl_touch.frame`
  mutating func close() -> TouchFrame? {
    guard !changes.isEmpty else { return nil }
    let frame = TouchFrame(seat: seat, timestamp: timestamp, changes: changes)
    changes.removeAll(keepingCapacity: true)
    hasUp = false
    isTouching = !fingers.isEmpty
    return frame
  }

  /// Closes a frame for which the compositor sends no `wl_touch.frame`.
  ///
  /// weston (at least up to 10) sends no `frame` after the up of the last touch, and mutter sends none after
  /// any up. A frame with an up therefore ends when no more events can be read. A frame that reaches its
  /// limit ends too.
  mutating func closeForgotten() -> TouchFrame? {
    hasUp || changes.count >= WaylandLimits.maximumTouchChanges ? close() : nil
  }

  /// Drops the open frame, and returns a Boolean value that indicates whether a touch of a closed frame was
  /// down. `wl_touch.cancel`
  ///
  /// The owner also calls this method when the touch screen is removed.
  mutating func cancel() -> Bool {
    let wasTouching = isTouching
    self = TouchAssembler(seat: seat)
    return wasTouching
  }

  /// Removes the touches of a surface that was destroyed. They cause no further events.
  mutating func forget(_ surface: any Surface) {
    let gone = fingers.filter { $0.value == ObjectIdentifier(surface) }
    for id in gone.keys {
      fingers[id] = nil
      changes.removeAll { $0.id == id }
    }
    if fingers.isEmpty && changes.isEmpty { isTouching = false }
  }

  private mutating func add(_ change: TouchChange) {
    changes.append(change)
    timestamp = change.timestamp
  }

  /// Changes the touch's last change in this frame, or adds a change of its shape.
  private mutating func amend(_ id: Int32, _ body: (inout TouchChange) -> Void) {
    guard fingers[id] != nil else { return }
    if let index = changes.lastIndex(where: { $0.id == id }) {
      body(&changes[index])
    } else {
      var change = TouchChange(id: id, kind: .shape, timestamp: timestamp)
      body(&change)
      changes.append(change)
    }
  }
}
