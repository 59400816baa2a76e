internal import TouchRecording

/// An emitter of touch events for the changes of contacts since the last report.
struct TouchEmitter {
  /// The largest number of simultaneous contacts.
  static let mostSlots = 256

  var slots: [TouchSlot] = [TouchSlot()]
  private let seat: UInt8
  private let scale: AxisScale
  private let pressure: Share?
  private let distance: Share?
  /// The number of degrees per unit of the orientation.
  private let degrees: Double
  /// The number of points per unit of the contact's axes.
  private let length: Double

  init(_ device: Capture.Device, scale: AxisScale, panel: PanelGeometry, seat: UInt8) {
    self.seat = seat
    self.scale = scale
    let isMultitouch = device.axis(InputCode.positionX) != nil
    pressure = Share(device.axis(isMultitouch ? InputCode.mtPressure : InputCode.pressure))
    distance = Share(device.axis(InputCode.mtDistance))
    let turn = device.axis(InputCode.orientation)?.maximum ?? 0
    degrees = turn > 0 ? 90 / Double(turn) : 0
    // Without their own resolution, their unit is that of X.
    if let resolution = device.axis(InputCode.touchMajor)?.resolution, resolution > 0,
      panel.millimetres != nil
    {
      length = PanelGeometry.pointsPerMillimetre / Double(resolution)
    } else {
      length = scale.x
    }
  }

  /// Changes the contact in a slot. Slots up to it are created.
  @inline(__always)
  mutating func change(_ slot: Int, _ body: (inout TouchSlot) -> Void) {
    while slots.count <= slot { slots.append(TouchSlot()) }
    body(&slots[slot])
    slots[slot].isDirty = true
  }

  /// Ends a report. `scan` is the time of the device's own clock, in microseconds, or 0 if it has none.
  mutating func endReport(
    at time: Int64, scan: Double, _ emit: (RecordedLine) -> Void
  ) {
    let stamp = Stamp(arrived: time)
    let seat = seat
    var isEmpty = true
    func tell(_ kind: TouchEvent.Kind, _ index: Int, _ x: Double = 0, _ y: Double = 0) {
      isEmpty = false
      emit(.touch(TouchEvent(kind, stamp, id: Int32(index), x: x, y: y, seat: seat)))
    }
    for index in slots.indices where slots[index].isDirty {
      slots[index].isDirty = false
      leave(index, tell)
      guard slots[index].isActive else { continue }
      if slots[index].told.isPalm { continue }
      if slots[index].tool == TouchSlot.palmTool {
        takeBack(index, stamp, emit, &isEmpty)
      } else if slots[index].distance > 0 {
        hover(index, stamp, emit, &isEmpty)
      } else {
        touch(index, stamp, emit, &isEmpty)
        amend(index, tell)
      }
    }
    guard !isEmpty else { return }
    emit(.touch(TouchEvent(.frame, stamp, x: scan, seat: seat)))
  }

  /// Emits the end of a contact that has ended or was replaced by another one.
  private mutating func leave(
    _ index: Int, _ tell: (TouchEvent.Kind, Int, Double, Double) -> Void
  ) {
    let slot = slots[index]
    if !slot.isActive || slot.isNew {
      if slot.told.isDown { tell(.up, index, 0, 0) }
      slots[index].told = TouchSlot.Told()
      slots[index].isNew = false
    } else if slot.told.isDown, slot.distance > 0, slot.tool != TouchSlot.palmTool {
      tell(.up, index, 0, 0)
      slots[index].told.isDown = false
    }
  }

  /// Cancels a contact that is a palm. No further events are emitted for it.
  private mutating func takeBack(
    _ index: Int, _ stamp: Stamp, _ emit: (RecordedLine) -> Void, _ isEmpty: inout Bool
  ) {
    slots[index].told.isPalm = true
    guard slots[index].told.isDown else { return }
    slots[index].told.isDown = false
    isEmpty = false
    var event = TouchEvent(.tool, stamp, id: Int32(index), seat: seat)
    event.tool = .palm
    emit(.touch(event))
    emit(.touch(TouchEvent(.cancelOne, stamp, id: Int32(index), seat: seat)))
  }

  private mutating func hover(
    _ index: Int, _ stamp: Stamp, _ emit: (RecordedLine) -> Void, _ isEmpty: inout Bool
  ) {
    let slot = slots[index]
    guard
      !slot.told.isHovering || slot.told.x != slot.x || slot.told.y != slot.y
        || slot.told.distance != slot.distance
    else { return }
    slots[index].told.isHovering = true
    (slots[index].told.x, slots[index].told.y) = (slot.x, slot.y)
    slots[index].told.distance = slot.distance
    isEmpty = false
    var event = TouchEvent(
      .hover, stamp, id: Int32(index), x: scale.placeX(slot.x), y: scale.placeY(slot.y), seat: seat)
    event.distance = distance?(slot.distance) ?? 65_535
    emit(.touch(event))
  }

  /// Emits the beginning or the new position of a contact.
  private mutating func touch(
    _ index: Int, _ stamp: Stamp, _ emit: (RecordedLine) -> Void, _ isEmpty: inout Bool
  ) {
    let slot = slots[index]
    var kind = TouchEvent.Kind.motion
    if !slot.told.isDown {
      kind = .down
    } else if slot.told.x == slot.x, slot.told.y == slot.y {
      return
    }
    isEmpty = false
    var event = TouchEvent(
      kind, stamp, id: Int32(index), x: scale.placeX(slot.x), y: scale.placeY(slot.y), seat: seat)
    if kind == .down { (event.track, event.window) = (slot.track, 1) }
    emit(.touch(event))
    slots[index].told.isDown = true
    slots[index].told.isHovering = false
    (slots[index].told.x, slots[index].told.y) = (slot.x, slot.y)
    guard slot.tool != slot.told.tool else { return }
    slots[index].told.tool = slot.tool
    var tool = TouchEvent(.tool, stamp, id: Int32(index), seat: seat)
    switch slot.tool {
    case TouchSlot.penTool: tool.tool = .pen
    case TouchSlot.dialTool: tool.tool = .dial
    default: tool.tool = .finger
    }
    emit(.touch(tool))
  }

  /// Emits the shape, the angle and the pressure of a contact, if they have changed.
  private mutating func amend(
    _ index: Int, _ tell: (TouchEvent.Kind, Int, Double, Double) -> Void
  ) {
    let slot = slots[index]
    if slot.major >= 0, slot.major != slot.told.major || slot.minor != slot.told.minor {
      let minor = slot.minor >= 0 ? slot.minor : slot.major
      tell(
        .shape, index, AxisScale.fixed(Double(slot.major) * length),
        AxisScale.fixed(Double(minor) * length))
      (slots[index].told.major, slots[index].told.minor) = (slot.major, slot.minor)
    }
    if let angle = slot.orientation, angle != slot.told.orientation, degrees > 0 {
      tell(.orientation, index, AxisScale.fixed(Double(angle) * degrees), 0)
      slots[index].told.orientation = angle
    }
    if let value = slot.pressure, value != slot.told.pressure, let pressure {
      tell(.pressure, index, pressure(value), 0)
      slots[index].told.pressure = value
    }
  }
}
