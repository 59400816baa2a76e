import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

/// A `zwp_tablet_tool_v2`. It reports the events of a pen frame by frame.
///
/// A mouse or a lens on a tablet is reported as a pointer.
@MainActor final class WaylandTabletTool {
  private let tool: ZwpTabletToolV2
  unowned let seat: WaylandSeat
  private var clock = EventClock()
  private var assembler: PenAssembler
  /// The pointer, if the tool is a mouse or a lens. Otherwise, `nil`.
  private var pointer: PointerAssembler?
  private let cursor: WaylandCursor
  /// The serial of the tip's down event, while the tip is down.
  private(set) var pressSerial: UInt32?
  var onRemoved: (() -> Void)?
  /// The properties of the tool.
  var facts: DisplayFacts.Pen

  init(_ tool: ZwpTabletToolV2, id: Int32, seat: WaylandSeat) {
    self.tool = tool
    self.seat = seat
    seat.display?.toolNumber &+= 1
    facts = DisplayFacts.Pen(number: seat.display?.toolNumber ?? 0)
    assembler = PenAssembler(seat: seat.id, tool: id)
    cursor = WaylandCursor(target: tool, source: seat.display?.cursors)
    tool.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
  }

  /// Cancels the events in progress when the tool or its seat is removed.
  func destroy() {
    tool.onEvent = nil
    cursor.destroy()
    tool.destroy()
    assembler.leave()
    for frame in assembler.close(at: MonotonicClock.now) { seat.tell(.pen(frame)) }
    if pointer?.cancel() == true {
      seat.tell(.pointerCancel(seat: seat.id, timestamp: MonotonicClock.now))
    }
  }

  /// Removes a surface that was destroyed.
  func forget(_ surface: WaylandSurface) {
    assembler.forget(surface)
    pointer?.forget(surface)
  }

  /// Moves the tool's location on a surface that has moved under it.
  func originMoved(of surface: WaylandSurface, by way: Vector) {
    assembler.originMoved(of: surface, by: way)
    pointer?.originMoved(of: surface, by: way)
  }

  /// Shows a shape if the tool is over a surface of this application.
  func show(_ shape: CursorShape?) {
    guard let surface = assembler.surface ?? pointer?.surface else { return }
    cursor.show(shape, scale: surface.scale)
  }

  private func handle(_ event: ZwpTabletToolV2.Event) {
    let arrival = seat.display?.arrival ?? MonotonicClock.now
    if let pen = PenEvent(event, tool: facts.number, seat: seat.id, arrival: arrival) {
      // An event is reported before it is processed.
      seat.display?.inputObserver?.pen(pen, on: seat.display?.surface(event.surface))
      assembler.take(pen)
    }
    switch event {
    case .type(let kind): take(kind)
    case .removed: onRemoved?()
    case .frame(let time): close(at: clock.seconds(time))
    case .proximityIn(let serial, _, let surface): enter(surface, serial)
    case .proximityOut: leave()
    case .down(let serial): tip(serial)
    case .up:
      pressSerial = nil
      seat.display?.drags.contactEnded(seat: seat.id, finger: nil)
    case .motion(let x, let y):
      pointer?.motion(to: Point(x: x, y: y), time: MonotonicClock.now)
    case .button(let serial, let button, let state):
      if state == .pressed { seat.display?.lastPress = seat.mark(serial) }
      pointer?.button(button, isDown: state == .pressed, time: MonotonicClock.now)
    case .wheel(_, let clicks): scrollWheel(clicks, Stamp(arrivedAt: arrival))
    case .pressure, .distance, .tilt, .rotation, .slider: break
    case .hardwareSerial(let high, let low):
      facts.hardwareSerial = UInt64(high) << 32 | UInt64(low)
    case .capability(let capability): facts.capabilities.append(Self.word(of: capability))
    case .done: seat.display?.inputObserver?.displayDidChange()
    case .hardwareIdWacom: break
    }
  }

  /// Scrolls vertically with the wheel of a mouse on the tablet.
  private func scrollWheel(_ clicks: Int32, _ stamp: Stamp) {
    pointer?.scroll(
      PointerEvent(.axisDiscrete, stamp, code: 0, value: Double(clicks)), time: nil)
  }

  private func take(_ kind: ZwpTabletToolV2.Kind) {
    facts.type = Self.word(of: kind)
    if kind == .mouse || kind == .lens {
      pointer = PointerAssembler(seat: seat.id)
    } else {
      assembler.kind = PenKind(rawValue: kind.rawValue) ?? .pen
    }
  }

  private func enter(_ surface: WlSurface?, _ serial: UInt32) {
    let surface = seat.display?.surface(surface)
    if pointer == nil { assembler.enter(surface) }
    // The surface was destroyed, or belongs to another library. The pen is ignored.
    guard let display = seat.display, let surface else { return }
    pointer?.enter(surface, at: .zero, time: MonotonicClock.now)
    cursor.entered(serial: serial)
    cursor.show(display.cursor, scale: surface.scale)
  }

  private func leave() {
    pressSerial = nil
    pointer?.leave(time: MonotonicClock.now)
    cursor.left()
  }

  private func tip(_ serial: UInt32) {
    guard assembler.surface != nil else { return }
    pressSerial = serial
    seat.display?.lastPress = seat.mark(serial)
  }

  private func close(at time: Double) {
    for frame in assembler.close(at: time) { seat.tell(.pen(frame)) }
    for frame in pointer?.close() ?? [] where seat.display?.owns(frame.surface) == true {
      seat.tell(.pointer(frame))
    }
  }
}
