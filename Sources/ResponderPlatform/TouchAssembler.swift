import ResponderGeometry

/// The state of a touch screen, which collects its events until `wl_touch.frame`.
///
/// The compositor identifies a touch by the id of its `wl_touch.down`, which may be any 32-bit number. Events
/// with an id that is not down are ignored.
@MainActor package struct TouchAssembler {
  /// The largest number of touches that are down at once. Further ones are ignored. It is a limit on the
  /// memory that a faulty compositor can cost.
  package static let maximumTouches = 1_024
  /// The largest number of changes in a frame, before it is closed without `wl_touch.frame`.
  package static let maximumChanges = 4_096

  private let seat: Int
  /// The touches that are down according to the compositor, each with its surface.
  private var touches: [Int32: ObjectIdentifier] = [:]
  /// The changes since the last frame.
  private var changes: [TouchChange] = []
  private var hasUp = false
  private var timestamp = 0.0
  /// A Boolean value that indicates whether a touch of a closed frame is still down.
  package private(set) var isTouching = false

  /// Creates the state of a touch screen without touches.
  ///
  /// - Parameter seat: The number of the seat.
  package init(seat: Int) {
    self.seat = seat
  }

  /// Adds `wl_touch.down`. If the id is down already, the event is kept, and the window cancels the old
  /// touch.
  package mutating func down(_ id: Int32, on surface: any Surface, at location: Point, time: Double)
  {
    guard touches[id] != nil || touches.count < Self.maximumTouches else { return }
    touches[id] = ObjectIdentifier(surface)
    add(TouchChange(id: id, kind: .down, surface: surface, location: location, timestamp: time))
  }

  /// Adds `wl_touch.motion`.
  package mutating func motion(_ id: Int32, to location: Point, time: Double) {
    guard touches[id] != nil else { return }
    add(TouchChange(id: id, kind: .motion, location: location, timestamp: time))
  }

  /// Adds `wl_touch.up`.
  package mutating func up(_ id: Int32, time: Double) {
    guard touches.removeValue(forKey: id) != nil else { return }
    add(TouchChange(id: id, kind: .up, timestamp: time))
    hasUp = true
  }

  /// Sets the diameters of the contact, in points. `wl_touch.shape`
  package mutating func shape(_ id: Int32, major: Double, minor: Double) {
    guard touches[id] != nil else { return }
    changes.setShape(of: id, major: major, minor: minor, timestamp: timestamp)
  }

  /// Sets the orientation, in degrees clockwise from the surface's y-axis. `wl_touch.orientation`
  package mutating func orientation(_ id: Int32, degrees: Double) {
    guard touches[id] != nil else { return }
    changes.setOrientation(of: id, degrees: degrees, timestamp: timestamp)
  }

  /// Returns the changes since the last frame, or `nil` if there are none. `wl_touch.frame`
  package mutating func close() -> TouchFrame? {
    guard !changes.isEmpty else { return nil }
    let frame = TouchFrame(seat: seat, timestamp: timestamp, changes: changes)
    changes.removeAll(keepingCapacity: true)
    hasUp = false
    isTouching = !touches.isEmpty
    return frame
  }

  /// Closes a frame for which the compositor sends no `wl_touch.frame`.
  ///
  /// weston (at least up to 10) sends no `frame` after the up of the last touch, and mutter sends none after
  /// any up. A frame with an up therefore ends when no more events can be read. A frame that reaches its
  /// limit ends too.
  package mutating func closeForgotten() -> TouchFrame? {
    hasUp || changes.count >= Self.maximumChanges ? close() : nil
  }

  /// Drops the open frame, and returns a Boolean value that indicates whether a touch of a closed frame was
  /// down. `wl_touch.cancel`
  ///
  /// The owner also calls this method when the touch screen is removed.
  package mutating func cancel() -> Bool {
    let wasTouching = isTouching
    self = TouchAssembler(seat: seat)
    return wasTouching
  }

  /// Removes the touches of a surface that was destroyed. They cause no further events.
  package mutating func forget(_ surface: any Surface) {
    let gone = touches.filter { $0.value == ObjectIdentifier(surface) }
    for id in gone.keys {
      touches[id] = nil
      changes.removeAll { $0.id == id }
    }
    if touches.isEmpty && changes.isEmpty { isTouching = false }
  }

  private mutating func add(_ change: TouchChange) {
    changes.append(change)
    timestamp = change.timestamp
  }
}
