package import ResponderSystem
package import TouchRecording

/// A reader that reads `struct input_event` from a descriptor, such as that of an input device, and creates
/// lines from them.
package struct InputEventReader {
  /// The size of `struct input_event` on a system of 64 bits: two words of time, type, code and value.
  package static let eventSize = 24
  private static let chunk = eventSize * 256

  private let device: UInt32
  /// The beginning of an event whose rest has not been read.
  private var begun: [UInt8] = []
  private var waiting: [InputEvent] = []
  private var waitingTime: Int64 = 0

  /// Creates a reader of a device's events, with the number of the device in the recording.
  package init(device: UInt32) { self.device = device }

  /// Reads everything that is available without waiting. Returns `false` at the end, for example after the
  /// device was removed.
  ///
  /// - Parameters:
  ///   - descriptor: A non-blocking descriptor.
  ///   - now: The time of arrival, in microseconds.
  ///   - body: A closure that is called for each line.
  package mutating func read(
    _ descriptor: Int32, at now: Int64, each body: (DeviceEvent) -> Void
  ) throws(SystemError) -> Bool {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunk, alignment: 8)
    defer { bytes.deallocate() }
    while true {
      switch try SystemCall.read(descriptor, into: bytes) {
      case .wouldBlock: return true
      case .done(0): return false
      case .done(let count):
        take(UnsafeRawBufferPointer(rebasing: bytes[..<count]), at: now, each: body)
      }
    }
  }

  /// Reads bytes, which may be divided at any position.
  package mutating func take(
    _ bytes: UnsafeRawBufferPointer, at now: Int64, each body: (DeviceEvent) -> Void
  ) {
    guard !begun.isEmpty || bytes.count % Self.eventSize != 0 else {
      return takeWhole(bytes, at: now, each: body)
    }
    begun += bytes
    let whole = begun.count / Self.eventSize * Self.eventSize
    let all = begun
    begun = Array(all[whole...])
    all[..<whole].withUnsafeBytes { takeWhole($0, at: now, each: body) }
  }

  private mutating func takeWhole(
    _ bytes: UnsafeRawBufferPointer, at now: Int64, each body: (DeviceEvent) -> Void
  ) {
    for start in stride(from: 0, to: bytes.count, by: Self.eventSize) {
      let seconds = bytes.loadUnaligned(fromByteOffset: start, as: Int64.self)
      let fraction = bytes.loadUnaligned(fromByteOffset: start + 8, as: Int64.self)
      let event = InputEvent(
        type: bytes.loadUnaligned(fromByteOffset: start + 16, as: UInt16.self),
        code: bytes.loadUnaligned(fromByteOffset: start + 18, as: UInt16.self),
        value: bytes.loadUnaligned(fromByteOffset: start + 20, as: Int32.self))
      let time = min(max(seconds &* 1_000_000 &+ fraction, 0), 1 << 53)
      take(event, time, now, body)
    }
  }

  private mutating func take(
    _ event: InputEvent, _ time: Int64, _ now: Int64, _ body: (DeviceEvent) -> Void
  ) {
    waiting.append(event)
    waitingTime = time
    let isSynchronisation = event.type == 0 && event.code != 2
    guard isSynchronisation || waiting.count == DeviceEvent.mostEvents else { return }
    let stamp = Stamp(arrived: now, microseconds: waitingTime)
    body(DeviceEvent(.report, stamp, device: device, events: waiting))
    waiting.removeAll(keepingCapacity: true)
    // SYN_DROPPED.
    if event.type == 0, event.code == 3 { body(DeviceEvent(.dropped, stamp, device: device)) }
  }
}
