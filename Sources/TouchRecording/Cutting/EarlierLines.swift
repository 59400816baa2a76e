/// The lines before a part of a recording that still apply in it, the last one of each type.
struct EarlierLines {
  private var kept: [(key: String, bytes: [UInt8])] = []

  /// The lines, in their order.
  var lines: [[UInt8]] { kept.map(\.bytes) }

  /// Adds a line, which replaces the one that it ends.
  mutating func take(_ line: RecordedLine, _ bytes: UnsafeRawBufferPointer) {
    switch line {
    case .fact(let fact): take(fact.content, bytes)
    case .step(let step): take(step.content, bytes)
    case .pointer(let event):
      // Motion events state the position of the pointer.
      let key = "pointer \(event.seat)"
      if event.kind == .enter { keep(bytes, as: key) }
      if event.kind == .leave { forget(key) }
    case .pen(let event): take(event, bytes)
    case .header, .touch, .moment, .device: break
    }
  }

  private mutating func take(_ content: Fact.Content, _ bytes: UnsafeRawBufferPointer) {
    let key =
      switch content {
      case .machine: "machine"
      case .global(let interface, _): "global \(interface)"
      case .seat(let seat): "seat \(seat.number)"
      case .output(let output): "output \(output.number)"
      case .outputGone(let number): "output \(number)"
      case .window(let window): "window \(window.number)"
      case .tool(let tool): "tool \(tool.number)"
      case .calibration: "calibration"
      case .device(let device): "device \(device.number)"
      case .axis(let axis): "axis \(axis.device) \(axis.code)"
      case .source: "source"
      }
    keep(bytes, as: key)
  }

  private mutating func take(_ content: TestStep.Content, _ bytes: UnsafeRawBufferPointer) {
    switch content {
    case .begin:
      forget("place")
      keep(bytes, as: "test")
    case .target, .guide: keep(bytes, as: "place")
    case .end:
      forget("test")
      forget("place")
    }
  }

  /// Adds an event of a pen that is near. Its values are reported only when they change.
  private mutating func take(_ event: PenEvent, _ bytes: UnsafeRawBufferPointer) {
    let pen = "pen \(event.tool) "
    switch event.kind {
    case .proximityIn, .proximityOut:
      kept.removeAll { $0.key.hasPrefix(pen) }
      if event.kind == .proximityIn { keep(bytes, as: pen) }
    case .motion, .pressure, .distance, .tilt, .rotation, .slider:
      if kept.contains(where: { $0.key == pen }) { keep(bytes, as: "\(pen)\(event.kind)") }
    case .down, .up, .wheel, .button, .frame: break
    }
  }

  private mutating func keep(_ bytes: UnsafeRawBufferPointer, as key: String) {
    forget(key)
    kept.append((key, Array(bytes)))
  }

  private mutating func forget(_ key: String) { kept.removeAll { $0.key == key } }
}
