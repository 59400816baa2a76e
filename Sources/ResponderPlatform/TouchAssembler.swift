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

  /// Returns a Boolean value that indicates whether a touch is down.
  package func isDown(_ id: Int32) -> Bool { touches[id] != nil }

  /// Adds an event to the open frame. ``close()`` handles `wl_touch.frame`, and ``cancel()`` handles
  /// `wl_touch.cancel`.
  ///
  /// If a down event has the id of a touch that is down, the event is kept, and the window cancels the old
  /// touch.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - surface: The surface of a down event. Without one, the event is ignored.
  ///   - time: The time of the event, in seconds, or `nil` if it has that of the event before. A change of
  ///     the contact has no time in the protocol, and always has that of the event before.
  /// - Returns: A Boolean value that indicates whether the event was added.
  @discardableResult package mutating func take(
    _ event: TouchEvent, on surface: (any Surface)? = nil, at time: Double?
  ) -> Bool {
    switch event.kind {
    case .down:
      guard let surface, touches[event.id] != nil || touches.count < Self.maximumTouches else {
        return false
      }
      touches[event.id] = ObjectIdentifier(surface)
      add(.down, of: event, on: surface, at: time)
    case .up:
      guard touches.removeValue(forKey: event.id) != nil else { return false }
      add(.up, of: event, at: time)
      hasUp = true
    case .motion:
      guard touches[event.id] != nil else { return false }
      add(.motion, of: event, at: time)
    default: return event.kind.isContact && take(TouchContact(event), of: event.id)
    }
    return true
  }

  /// Adds the known values of a contact to the open frame: to the last change of the touch, or else as a
  /// change of their own. Returns a Boolean value that indicates whether the touch is down.
  package mutating func take(_ contact: TouchContact, of id: Int32) -> Bool {
    guard touches[id] != nil else { return false }
    if let index = changes.lastIndex(where: { $0.id == id }) {
      changes[index].contact.update(from: contact)
    } else {
      var change = TouchChange(id: id, kind: .shape, timestamp: timestamp)
      change.contact = contact
      changes.append(change)
    }
    return true
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

  private mutating func add(
    _ kind: TouchChange.Kind, of event: TouchEvent, on surface: (any Surface)? = nil,
    at time: Double?
  ) {
    if let time { timestamp = time }
    let hasLocation = kind == .down || kind == .motion
    changes.append(
      TouchChange(
        id: event.id, kind: kind, surface: surface,
        location: hasLocation ? Point(x: event.x, y: event.y) : .zero, timestamp: timestamp))
  }
}
