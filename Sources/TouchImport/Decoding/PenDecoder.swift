internal import TouchRecording

/// A decoder that converts events of a device to events of tablet tools.
struct PenDecoder {
  /// The values of the axes as the device reports them.
  private struct Axes {
    var x: Int32 = 0
    var y: Int32 = 0
    var pressure: Int32 = 0
    var distance: Int32 = 0
    var tiltX: Int32 = 0
    var tiltY: Int32 = 0
    var rotation: Int32 = 0
    var slider: Int32 = 0
  }

  private let device: Int
  private let seat: UInt8
  private let scale: AxisScale
  private let pressure: Share?
  private let distance: Share?
  private let tilt: (x: Double, y: Double)
  private let slider: InputAxis?
  private let rotation: InputAxis?
  /// A Boolean value that indicates whether the pressure determines contact, because the device has no button
  /// for its tip.
  private let tellsByPressure: Bool

  private var axes = Axes()
  private var told = Axes()
  private var isTold = false
  /// The tool in proximity, and the one that was emitted.
  private var near: UInt16?
  private var toldNear: UInt16?
  private var isDown = false
  private var toldDown = false
  private var buttons: [(code: UInt16, isDown: Bool)] = []
  private var isDropping = false

  init(
    _ device: Capture.Device, traits: DeviceTraits, scale: AxisScale, index: Int, seat: UInt8
  ) {
    self.device = index
    self.seat = seat
    self.scale = scale
    pressure = Share(device.axis(InputCode.pressure))
    distance = Share(device.axis(InputCode.distance))
    tilt = (
      Self.degrees(device.axis(InputCode.tiltX)), Self.degrees(device.axis(InputCode.tiltY))
    )
    slider = device.axis(InputCode.wheel)
    rotation = device.axis(InputCode.z)
    tellsByPressure = !traits.has(key: InputCode.touch)
  }

  /// Returns the number of degrees per unit of a tilt. The resolution is in units per radian. Without a
  /// resolution, the range is from −64° to 64°.
  private static func degrees(_ axis: InputAxis?) -> Double {
    guard let axis else { return 0 }
    return axis.resolution > 0 ? 180 / .pi / Double(axis.resolution) : 128 / axis.span
  }

  /// Decodes an event.
  @inline(__always)
  mutating func take(_ item: Capture.Event, _ emit: (RecordedLine) -> Void) {
    let event = item.event
    switch event.type {
    case InputCode.abs: if !isDropping { takeAxis(event) }
    case InputCode.key: if !isDropping { takeKey(event) }
    case InputCode.syn:
      if event.code == InputCode.dropped { isDropping = true }
      guard event.code == InputCode.report else { return }
      if !isDropping { endReport(at: item.time, emit) }
      isDropping = false
    default: break
    }
  }

  private mutating func takeAxis(_ event: InputEvent) {
    switch event.code {
    case InputCode.x: axes.x = event.value
    case InputCode.y: axes.y = event.value
    case InputCode.pressure:
      axes.pressure = event.value
      if tellsByPressure { isDown = event.value > 0 }
    case InputCode.distance: axes.distance = event.value
    case InputCode.tiltX: axes.tiltX = event.value
    case InputCode.tiltY: axes.tiltY = event.value
    case InputCode.z: axes.rotation = event.value
    case InputCode.wheel: axes.slider = event.value
    default: break
    }
  }

  private mutating func takeKey(_ event: InputEvent) {
    switch event.code {
    case InputCode.toolPen...InputCode.toolLens where event.code != PenTools.toolFinger:
      if event.value != 0 {
        near = event.code
      } else if near == event.code {
        near = nil
      }
    case InputCode.touch: isDown = event.value != 0
    case InputCode.stylus, InputCode.stylus2, InputCode.stylus3:
      if buttons.count < 64 { buttons.append((event.code, event.value != 0)) }
    default: break
    }
  }

  private mutating func endReport(at time: Int64, _ emit: (RecordedLine) -> Void) {
    let stamp = Stamp(arrived: time)
    if let old = toldNear, near != old { leave(old, stamp, emit) }
    guard let near else { return buttons.removeAll() }
    let tool = PenTools.number(near, device: device)
    let seat = seat
    var isEmpty = true
    func tell(
      _ kind: PenEvent.Kind, _ x: Double = 0, _ y: Double = 0, value: Double = 0, code: Int32 = 0
    ) {
      isEmpty = false
      emit(
        .pen(PenEvent(kind, stamp, tool: tool, x: x, y: y, value: value, code: code, seat: seat)))
    }
    if toldNear == nil { tell(.proximityIn, code: 1) }
    toldNear = near
    tellAxes { kind, x, y, value in tell(kind, x, y, value: value) }
    if isDown != toldDown { tell(isDown ? .down : .up) }
    toldDown = isDown
    for button in buttons {
      tell(.button, value: button.isDown ? 1 : 0, code: Int32(button.code))
    }
    buttons.removeAll(keepingCapacity: true)
    if !isEmpty { tell(.frame) }
  }

  /// Emits the events of a tool that has left proximity.
  private mutating func leave(_ code: UInt16, _ stamp: Stamp, _ emit: (RecordedLine) -> Void) {
    let tool = PenTools.number(code, device: device)
    if toldDown { emit(.pen(PenEvent(.up, stamp, tool: tool, seat: seat))) }
    emit(.pen(PenEvent(.proximityOut, stamp, tool: tool, seat: seat)))
    emit(.pen(PenEvent(.frame, stamp, tool: tool, seat: seat)))
    (toldNear, toldDown, isTold) = (nil, false, false)
  }

  /// Emits the axes that have changed, or all axes after a tool has entered proximity.
  private mutating func tellAxes(
    _ tell: (PenEvent.Kind, _ x: Double, _ y: Double, _ value: Double) -> Void
  ) {
    let isFirst = !isTold
    if isFirst || axes.x != told.x || axes.y != told.y {
      tell(.motion, scale.placeX(axes.x), scale.placeY(axes.y), 0)
    }
    if let pressure, isFirst || axes.pressure != told.pressure {
      tell(.pressure, 0, 0, pressure(axes.pressure))
    }
    if let distance, isFirst || axes.distance != told.distance {
      tell(.distance, 0, 0, distance(axes.distance))
    }
    if tilt.x > 0 || tilt.y > 0, isFirst || axes.tiltX != told.tiltX || axes.tiltY != told.tiltY {
      tell(
        .tilt, AxisScale.fixed(Double(axes.tiltX) * tilt.x),
        AxisScale.fixed(Double(axes.tiltY) * tilt.y), 0)
    }
    if let rotation, isFirst || axes.rotation != told.rotation {
      let share = (Double(axes.rotation) - Double(rotation.minimum)) / rotation.span
      tell(.rotation, 0, 0, AxisScale.fixed(min(max(share, 0), 1) * 360))
    }
    if let slider, isFirst || axes.slider != told.slider {
      let share = (Double(axes.slider) - Double(slider.minimum)) / slider.span
      tell(.slider, 0, 0, AxisScale.fixed(min(max(share, 0), 1) * 131_070 - 65_535))
    }
    told = axes
    isTold = true
  }
}
