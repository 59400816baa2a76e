import ResponderGeometry

/// The state of a pointer, which collects its events until `wl_pointer.frame`.
///
/// Before version 5 there are no frames, and the owner closes a frame after every event.
@MainActor package struct PointerAssembler {
  /// The largest number of changes in a frame, before it is closed without `wl_pointer.frame`. It is a limit
  /// on the memory that a faulty compositor can cost.
  package static let maximumChanges = 4_096

  private let seat: Int
  /// The surface under the pointer.
  package private(set) var surface: (any Surface)?
  /// The last location, in the coordinates of that surface, in points.
  package private(set) var location = Point.zero
  private var timestamp = 0.0
  private var changes: [PointerChange] = []
  private var scroll: ScrollChange?
  /// The source of the scroll events in the open frame, or `nil` before the compositor sends one.
  private var source: ScrollChange.Source?
  private var buttons: Set<UInt32> = []
  /// The buttons that were down when the pointer left a surface of this application. If a popup's grab took
  /// the pointer, they are released over another surface.
  private var takenButtons: Set<UInt32> = []
  /// The complete frames. A `wl_pointer.leave` and a `wl_pointer.enter` in one frame become two frames.
  private var closed: [PointerFrame] = []

  package init(seat: Int) {
    self.seat = seat
  }

  /// A Boolean value that indicates whether the open frame has reached its limit and must be closed.
  package var isOverfull: Bool {
    changes.count + closed.count >= Self.maximumChanges
  }

  /// Adds an event to the open frame. ``close()`` handles `wl_pointer.frame`.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - surface: The surface of an enter event. Without one, the event is ignored.
  ///   - time: The time of the event, in seconds, or `nil` if it has that of the event before.
  /// - Returns: A Boolean value that indicates whether the event was added.
  @discardableResult package mutating func take(
    _ event: PointerEvent, on surface: (any Surface)? = nil, at time: Double?
  ) -> Bool {
    let location = Point(x: event.x, y: event.y)
    switch event.kind {
    case .enter:
      guard let surface else { return false }
      enter(surface, at: location, time: time ?? timestamp)
      return true
    case .leave: return leave(time: time ?? timestamp)
    case .motion: return motion(to: location, time: time ?? timestamp)
    case .button: return button(event.code, isDown: event.value != 0, time: time ?? timestamp)
    case .axis, .axisSource, .axisStop, .axisDiscrete, .axisValue120, .axisDirection:
      return scroll(event, time: time)
    case .frame: return false
    }
  }

  /// Adds `wl_pointer.enter`, which has no timestamp of its own.
  package mutating func enter(_ surface: any Surface, at location: Point, time: Double) {
    leave(time: time)
    self.surface = surface
    self.location = location
    add(.entered, time: time)
  }

  /// Adds `wl_pointer.leave`, which has no timestamp of its own.
  @discardableResult package mutating func leave(time: Double) -> Bool {
    guard surface != nil else { return false }
    add(.left, time: time)
    closePart()
    surface = nil
    takenButtons.formUnion(buttons)
    buttons.removeAll()
    return true
  }

  /// Adds `wl_pointer.motion`.
  @discardableResult package mutating func motion(to location: Point, time: Double) -> Bool {
    guard surface != nil else { return false }
    self.location = location
    add(.moved, time: time)
    return true
  }

  /// Moves the location of a pointer that rests, in the coordinates of a surface that has moved under it.
  package mutating func originMoved(of surface: any Surface, by way: Vector) {
    if self.surface === surface { location = location + way }
  }

  /// Adds `wl_pointer.button`. A release without a press over this application, or a repeated press, is
  /// ignored.
  @discardableResult package mutating func button(
    _ code: UInt32, isDown: Bool, time: Double
  ) -> Bool {
    guard surface != nil else { return false }
    let wasTaken = takenButtons.remove(code) != nil
    let isNews =
      isDown ? buttons.insert(code).inserted : buttons.remove(code) != nil || wasTaken
    if isNews { add(.button(code: code, isDown: isDown), time: time) }
    return isNews
  }

  /// Adds `wl_pointer.axis` and its related events. Those of one frame become one change.
  @discardableResult package mutating func scroll(_ event: PointerEvent, time: Double?) -> Bool {
    guard surface != nil else { return false }
    var change = scroll ?? ScrollChange()
    change.take(event)
    scroll = change
    if let time { timestamp = time }
    return true
  }

  /// Returns the frames that are complete. `wl_pointer.frame`
  package mutating func close() -> [PointerFrame] {
    closePart()
    defer { closed.removeAll(keepingCapacity: true) }
    return closed
  }

  /// Returns the frame of a `wl_pointer.leave` for which the compositor sends no `wl_pointer.frame`. No
  /// further event can belong to it.
  package mutating func closeForgotten() -> [PointerFrame] {
    closed.isEmpty ? [] : close()
  }

  /// Resets the state, and returns a Boolean value that indicates whether the pointer was over a surface of
  /// this application.
  package mutating func cancel() -> Bool {
    let hadPointer = surface != nil
    self = PointerAssembler(seat: seat)
    return hadPointer
  }

  /// Removes a surface that was destroyed.
  package mutating func forget(_ surface: any Surface) {
    closed.removeAll { $0.surface === surface }
    if self.surface === surface {
      self.surface = nil
      changes.removeAll()
      scroll = nil
      source = nil
      buttons.removeAll()
    }
  }

  private mutating func add(_ change: PointerChange, time: Double) {
    closeScroll()
    changes.append(change)
    timestamp = time
  }

  /// Adds the collected scroll. An axis that neither moved nor stopped is ignored, since mutter sends a lone
  /// `axis_source` first.
  private mutating func closeScroll() {
    guard var change = scroll else { return }
    scroll = nil
    // The source belongs to the whole frame, also if other events are between it and the axis.
    source = change.source ?? source
    change.source = source
    if !change.isEmpty { changes.append(.scroll(change)) }
  }

  private mutating func closePart() {
    closeScroll()
    source = nil
    guard let surface, !changes.isEmpty else { return }
    closed.append(
      PointerFrame(
        seat: seat, surface: surface, timestamp: timestamp, location: location, changes: changes))
    changes.removeAll(keepingCapacity: true)
  }
}
