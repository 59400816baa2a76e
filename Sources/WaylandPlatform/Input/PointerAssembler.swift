import ResponderGeometry
import ResponderPlatform

/// Collects what a pointer does until `wl_pointer.frame` says that it belongs together.
///
/// Plain data. Before version 5 there are no frames: its owner then closes one after every event.
@MainActor struct PointerAssembler {
  private let seat: Int
  /// The surface under the pointer.
  private(set) var surface: (any Surface)?
  /// Where it was last told to be, in that surface's coordinates.
  private(set) var location = Point.zero
  private var timestamp = 0.0
  private var changes: [PointerChange] = []
  private var scroll: ScrollChange?
  /// What the open frame's scrolls are made with, once it has been told.
  private var source: ScrollChange.Source?
  private var buttons: Set<UInt32> = []
  /// The buttons that were down when the pointer left one of our surfaces: where a popup's grab took it away,
  /// they are let go over another one.
  private var takenButtons: Set<UInt32> = []
  /// What is ready: a leave and an enter in one frame make two.
  private var closed: [PointerFrame] = []

  init(seat: Int) {
    self.seat = seat
  }

  /// Whether the open frame has outgrown its limit and is better closed.
  var isOverfull: Bool {
    changes.count + closed.count >= WaylandLimits.maximumPointerChanges
  }

  /// `wl_pointer.enter`, which carries no time of its own.
  mutating func enter(_ surface: any Surface, at location: Point, time: Double) {
    leave(time: time)
    self.surface = surface
    self.location = location
    add(.entered, time: time)
  }

  /// `wl_pointer.leave`, which carries no time of its own.
  mutating func leave(time: Double) {
    guard surface != nil else { return }
    add(.left, time: time)
    closePart()
    surface = nil
    takenButtons.formUnion(buttons)
    buttons.removeAll()
  }

  /// `wl_pointer.motion`.
  mutating func motion(to location: Point, time: Double) {
    guard surface != nil else { return }
    self.location = location
    add(.moved, time: time)
  }

  /// The surface has moved under a pointer that rests: where it is, is elsewhere on the surface.
  mutating func originMoved(of surface: any Surface, by way: Vector) {
    if self.surface === surface { location = location + way }
  }

  /// `wl_pointer.button`.
  mutating func button(_ code: UInt32, isDown: Bool, time: Double) {
    guard surface != nil else { return }
    // A release whose press went elsewhere, or a press told twice, means nothing here.
    let wasTaken = takenButtons.remove(code) != nil
    let isNews =
      isDown ? buttons.insert(code).inserted : buttons.remove(code) != nil || wasTaken
    if isNews { add(.button(code: code, isDown: isDown), time: time) }
  }

  /// `wl_pointer.axis` and the events that tell more of it; all of a frame's become one change.
  mutating func scroll(time: Double?, _ body: (inout ScrollChange) -> Void) {
    guard surface != nil else { return }
    body(&scroll[default: ScrollChange()])
    if let time { timestamp = time }
  }

  /// `wl_pointer.frame`: what has come together.
  mutating func close() -> [PointerFrame] {
    closePart()
    defer { closed.removeAll(keepingCapacity: true) }
    return closed
  }

  /// Ends a leave whose frame the compositor leaves open: nothing more can belong to it.
  mutating func closeForgotten() -> [PointerFrame] {
    closed.isEmpty ? [] : close()
  }

  /// Forgets everything; gives whether a surface of ours had the pointer.
  mutating func cancel() -> Bool {
    let hadPointer = surface != nil
    self = PointerAssembler(seat: seat)
    return hadPointer
  }

  /// Forgets a surface that is gone.
  mutating func forget(_ surface: any Surface) {
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

  /// An axis that neither moved nor stopped is no news: mutter sends a lone `axis_source` first.
  private mutating func closeScroll() {
    guard var change = scroll else { return }
    scroll = nil
    // The source is the whole frame's, whatever comes between it and the axis.
    source = change.source ?? source
    change.source = source
    let isNews =
      change.delta != .zero || change.value120 != .zero || change.stopsHorizontally
      || change.stopsVertically
    if isNews { changes.append(.scroll(change)) }
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

extension Optional {
  /// The value, made first where there is none.
  fileprivate subscript(default value: @autoclosure () -> Wrapped) -> Wrapped {
    get { self ?? value() }
    set { self = newValue }
  }
}
