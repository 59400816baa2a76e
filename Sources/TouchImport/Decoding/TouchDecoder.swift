internal import TouchRecording

/// A decoder that converts events of a device to touches: of multitouch types A and B, and of a single touch.
struct TouchDecoder {
  /// The events that contain the positions.
  private enum Form {
    /// Slots, `ABS_MT_SLOT`.
    case slots
    /// A list of contacts, `SYN_MT_REPORT`.
    case list
    /// One position, `ABS_X` and `ABS_Y`.
    case single
  }

  private let form: Form
  private var emitter: TouchEmitter
  private var list = ContactList()
  private var slot = 0
  private var scan = 0.0
  /// A Boolean value that indicates whether events up to the next report are ignored, because the kernel has
  /// dropped events.
  private var isDropping = false
  /// The button that is pressed while a single touch is down, or `nil` if the pressure indicates the touch.
  private let button: UInt16?

  init(
    _ device: Capture.Device, traits: DeviceTraits, scale: AxisScale, panel: PanelGeometry,
    seat: UInt8
  ) {
    form = !traits.isMultitouch ? .single : traits.isList ? .list : .slots
    emitter = TouchEmitter(device, scale: scale, panel: panel, seat: seat)
    button =
      traits.has(key: InputCode.touch)
      ? InputCode.touch : traits.has(key: InputCode.mouseLeft) ? InputCode.mouseLeft : nil
  }

  /// Decodes an event.
  @inline(__always)
  mutating func take(
    _ item: Capture.Event, _ emit: (RecordedLine) -> Void
  ) throws(ImportError) {
    let event = item.event
    switch event.type {
    case InputCode.abs:
      if isDropping { return }
      if form == .single {
        takeSingle(event)
      } else {
        try takeMultitouch(event, item.line)
      }
    case InputCode.key:
      if isDropping { return }
      if form == .single, event.code == button { set(isDown: event.value != 0) }
      if form == .list, event.code == InputCode.touch, event.value == 0 { list.isReleased = true }
    case InputCode.syn: synchronise(event, item.time, emit)
    case InputCode.msc:
      if event.code == InputCode.timestamp { scan = Double(UInt32(bitPattern: event.value)) }
    default: break
    }
  }

  private mutating func synchronise(
    _ event: InputEvent, _ time: Int64, _ emit: (RecordedLine) -> Void
  ) {
    switch event.code {
    case InputCode.report:
      if isDropping {
        isDropping = false
        list.clear()
        return
      }
      if form == .list { list.endReport(in: &emitter) }
      emitter.endReport(at: time, scan: scan, emit)
    case InputCode.mtReport:
      if !isDropping, form == .list { list.endContact() }
    case InputCode.dropped: isDropping = true
    default: break
    }
  }

  private mutating func set(isDown: Bool) {
    emitter.change(0) { slot in
      if isDown, !slot.isActive { slot.begin(track: -1) }
      if !isDown { slot.end() }
    }
  }

  private mutating func takeSingle(_ event: InputEvent) {
    switch event.code {
    case InputCode.x: emitter.change(0) { $0.x = event.value }
    case InputCode.y: emitter.change(0) { $0.y = event.value }
    case InputCode.pressure:
      emitter.change(0) { $0.pressure = event.value }
      if button == nil { set(isDown: event.value > 0) }
    default: break
    }
  }

  @inline(__always)
  private mutating func takeMultitouch(
    _ event: InputEvent, _ line: Int32
  ) throws(ImportError) {
    if form == .list { return list.take(event) }
    switch event.code {
    case InputCode.slot:
      guard (0..<Int32(TouchEmitter.mostSlots)).contains(event.value) else {
        throw ImportError(
          line: Int(line),
          "ABS_MT_SLOT \(event.value): a slot is from 0 to \(TouchEmitter.mostSlots - 1)")
      }
      slot = Int(event.value)
    case InputCode.trackingID:
      emitter.change(slot) {
        if event.value < 0 {
          $0.end()
        } else if !$0.isActive || $0.track != event.value {
          $0.begin(track: event.value)
        }
      }
    default: emitter.change(slot) { $0.take(event) }
    }
  }
}

extension TouchSlot {
  /// Stores a value of a contact.
  @inline(__always)
  mutating func take(_ event: InputEvent) {
    switch event.code {
    case InputCode.positionX: x = event.value
    case InputCode.positionY: y = event.value
    case InputCode.touchMajor: major = max(0, event.value)
    case InputCode.touchMinor: minor = max(0, event.value)
    case InputCode.orientation: orientation = event.value
    case InputCode.mtPressure: pressure = event.value
    case InputCode.mtDistance: distance = max(0, event.value)
    case InputCode.toolType: tool = event.value
    default: break
    }
  }
}
