import ResponderGeometry
import ResponderPlatform

/// Collects what fingers do until `wl_touch.frame` says that it belongs together.
///
/// Plain data. Fingers are known by the ids of their downs, which may be any 32-bit number; events
/// for an id that is not down are ignored.
@MainActor struct TouchAssembler {
  private let seat: Int
  /// The fingers that are down according to the compositor, each with its surface.
  private var fingers: [Int32: ObjectIdentifier] = [:]
  /// What has come since the last frame.
  private var changes: [TouchChange] = []
  private var hasUp = false
  private var timestamp = 0.0
  /// Whether a down was passed on whose up or cancel was not.
  private(set) var isTouching = false

  init(seat: Int) {
    self.seat = seat
  }

  /// `wl_touch.down`. A down of an id that is down already passes: the window cancels the old one.
  mutating func down(_ id: Int32, on surface: any Surface, at location: Point, time: Double) {
    guard fingers[id] != nil || fingers.count < WaylandLimits.maximumTouches else { return }
    fingers[id] = ObjectIdentifier(surface)
    add(TouchChange(id: id, kind: .down, surface: surface, location: location, timestamp: time))
  }

  /// `wl_touch.motion`.
  mutating func motion(_ id: Int32, to location: Point, time: Double) {
    guard fingers[id] != nil else { return }
    add(TouchChange(id: id, kind: .motion, location: location, timestamp: time))
  }

  /// `wl_touch.up`.
  mutating func up(_ id: Int32, time: Double) {
    guard fingers.removeValue(forKey: id) != nil else { return }
    add(TouchChange(id: id, kind: .up, timestamp: time))
    hasUp = true
  }

  /// `wl_touch.shape`: the contact's diameters, in points.
  mutating func shape(_ id: Int32, major: Double, minor: Double) {
    amend(id) {
      $0.majorRadius = max(0, major) / 2
      $0.minorRadius = max(0, minor) / 2
    }
  }

  /// `wl_touch.orientation`, in degrees clockwise from the surface's y axis.
  mutating func orientation(_ id: Int32, degrees: Double) {
    amend(id) { $0.orientation = degrees * .pi / 180 }
  }

  /// `wl_touch.frame`: what has come together, if anything has.
  mutating func close() -> TouchFrame? {
    guard !changes.isEmpty else { return nil }
    let frame = TouchFrame(seat: seat, timestamp: timestamp, changes: changes)
    changes.removeAll(keepingCapacity: true)
    hasUp = false
    isTouching = !fingers.isEmpty
    return frame
  }

  /// Closes a frame that the compositor leaves open.
  ///
  /// weston (up to 10 at least) sends no `frame` after the last finger's up, and mutter none after
  /// any up, so that a frame with an up in it ends when there is nothing more to read. A frame that
  /// outgrows its limit ends too.
  mutating func closeForgotten() -> TouchFrame? {
    hasUp || changes.count >= WaylandLimits.maximumTouchChanges ? close() : nil
  }

  /// `wl_touch.cancel`, or no more touches can come: drops what is open and gives whether a finger
  /// that was passed on is now gone.
  mutating func cancel() -> Bool {
    let wasTouching = isTouching
    self = TouchAssembler(seat: seat)
    return wasTouching
  }

  /// Forgets the fingers of a surface that is gone; they cause no further events.
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

  /// Changes the finger's newest change in this frame, or adds one that only tells the shape.
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
