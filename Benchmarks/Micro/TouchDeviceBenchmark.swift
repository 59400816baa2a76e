import Glibc
import ResponderSystem
import ResponderTestKit
import TouchAnalysis
import TouchDevice
import TouchImport
import TouchRecorder
import TouchRecording
import WindowResponder

/// A benchmark of the reports of input devices: recorded in addition to the events of the display, and
/// imported from another program's file.
@MainActor enum TouchDeviceBenchmark {
  nonisolated private static let fingers = 10
  nonisolated private static let rate = 240
  private static let seconds = 120
  /// The size of the imported file, in bytes.
  private static let fileSize = 50_000_000

  private static let device = InputDevice(
    number: 1, name: "Panel of ten fingers", bus: 24, vendor: 0x04F3, product: 0x2A1C,
    properties: 2, keys: [330])
  private static let axes = [
    InputAxis(device: 1, code: 0x2F, minimum: 0, maximum: 9),
    InputAxis(device: 1, code: 0x35, minimum: 0, maximum: 19_200, resolution: 80),
    InputAxis(device: 1, code: 0x36, minimum: 0, maximum: 12_000, resolution: 80),
    InputAxis(device: 1, code: 0x39, minimum: 0, maximum: 65_535),
  ]

  static func figures() throws -> [MicroFigure] { try recording() + importing() }

  /// Returns the events of a frame, in the multitouch protocol type B: touches that move up and down, and are
  /// lifted once per second.
  nonisolated private static func events(of frame: Int) -> [InputEvent] {
    let place = frame % rate
    var events: [InputEvent] = []
    events.reserveCapacity(fingers * 4 + 2)
    func add(_ code: UInt16, _ value: Int) {
      events.append(InputEvent(type: 3, code: code, value: Int32(truncatingIfNeeded: value)))
    }
    for finger in 0..<fingers {
      add(0x2F, finger)
      if place == 0 { add(0x39, (frame / rate * fingers + finger) % 65_536) }
      if place == rate - 1 {
        add(0x39, -1)
      } else {
        add(0x35, 900 + finger * 1_800 + place % 120 * 5 / 4)
        add(0x36, 2_000 + place * 32 + finger)
      }
    }
    if place == 0 { events.append(InputEvent(type: 1, code: 330, value: 1)) }
    if place == rate - 1 { events.append(InputEvent(type: 1, code: 330, value: 0)) }
    events.append(InputEvent(type: 0, code: 0, value: 0))
    return events
  }

  // MARK: Both views

  /// A descriptor to which `struct input_event` of frames are written, as the kernel writes them.
  private struct Player {
    private let descriptor: FileDescriptor
    private var bytes: [UInt8] = []

    init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

    mutating func play(_ frame: Int, at time: Int64) throws {
      let events = TouchDeviceBenchmark.events(of: frame)
      let size = InputEventReader.eventSize
      if bytes.count != events.count * size {
        bytes = [UInt8](repeating: 0, count: events.count * size)
      }
      bytes.withUnsafeMutableBytes { bytes in
        for (index, event) in events.enumerated() {
          let start = index * size
          bytes.storeBytes(of: time / 1_000_000, toByteOffset: start, as: Int64.self)
          bytes.storeBytes(of: time % 1_000_000, toByteOffset: start + 8, as: Int64.self)
          bytes.storeBytes(of: event.type, toByteOffset: start + 16, as: UInt16.self)
          bytes.storeBytes(of: event.code, toByteOffset: start + 18, as: UInt16.self)
          bytes.storeBytes(of: event.value, toByteOffset: start + 20, as: Int32.self)
        }
      }
      try SystemCall.writeFully(bytes, to: descriptor.number)
    }
  }

  /// Measures a recorder of the display's events and of a descriptor that plays the reports of the kernel.
  ///
  /// The stage's clock and the creation of the reports are measured alone first, and subtracted.
  private static func recording() throws -> [MicroFigure] {
    let path = "/tmp/touch-device-benchmark-\(getpid()).jsonl"
    defer { unlink(path) }
    let stage = Stage(size: Size(width: 1_920, height: 1_200))
    let frames = seconds * rate
    var alone = Player(try FileDescriptor(opening: "/dev/null", for: .readingAndWriting))
    let baseline = try TouchLabBenchmark.processorSeconds {
      for frame in 0..<frames {
        try alone.play(frame, at: Int64(stage.now * 1e6))
        stage.advance(by: 1 / Double(rate))
      }
    }
    let (readEnd, writeEnd) = try FileDescriptor.pipe()
    try SystemCall.setNonblocking(readEnd.number)
    let stream = EventStream(readEnd, device: device, axes: axes)
    let recorder = TouchRecorder(
      window: stage.window, sink: try BackgroundSink(RecordingFile(path: path)))
    try recorder.start()
    for fact in stream.facts { recorder.note(fact) }
    let watch = DescriptorWatch(stream.descriptorNumber, for: .reading) { _ in
      _ = try? stream.read(at: recorder.now) { recorder.record($0) }
    }
    var player = Player(writeEnd)
    let time = try TouchLabBenchmark.processorSeconds {
      for frame in 0..<frames {
        try player.play(frame, at: Int64(stage.now * 1e6))
        TouchLabBenchmark.record(frame, with: recorder, on: stage)
        if frame % (rate / 4) == 0 {
          TouchLabBenchmark.wait(until: path, has: recorder.byteCount - 4_000_000)
        }
      }
      watch.cancel()
      try recorder.finish()
    }
    let read = try RecordingReader.read(path: path)
    precondition(
      read.reports.count == frames && read.touches.count == frames * (fingers + 1)
        && read.problemCount == 0, "a report or a touch is missing")
    return [
      MicroFigure(
        name: "ten fingers at 240 Hz, both views recorded",
        value: max(0, time - baseline) / Double(seconds) * 100, unit: "% of a core", limit: 3,
        note: "\(recorder.byteCount >> 20) MiB in two minutes; all threads' CPU")
    ]
  }

  // MARK: Import

  /// A sink that stores the bytes of a recording in memory, as the touch lab's command does.
  private final class MemorySink: RecordingSink {
    private(set) var bytes: [UInt8] = []

    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
      self.bytes += bytes
      return bytes.count
    }

    func shorten(to byteCount: Int) { bytes.removeSubrange(byteCount...) }
  }

  /// Measures an import of a file of evemu, from the file into a recording.
  private static func importing() throws -> [MicroFigure] {
    let source = "/tmp/touch-device-benchmark-\(getpid()).evemu"
    let target = "/tmp/touch-device-benchmark-\(getpid()).jsonl"
    defer {
      unlink(source)
      unlink(target)
    }
    try SystemCall.write(try file(), toFile: Pathname(source))
    var touchCount = 0
    var lineCount = 0
    var written = 0
    let time = try Stopwatch.seconds {
      let bytes = try SystemCall.contents(ofFile: source, limit: 1 << 30, waits: true)
      let sink = MemorySink()
      let writer = RecordingWriter(sink)
      _ = try Importer.read(bytes) { line in
        lineCount += 1
        if case .touch(let event) = line {
          if event.kind == .down { touchCount += 1 }
          writer.write(event)
        } else {
          writer.write(line)
        }
      }
      writer.flush()
      try SystemCall.write(sink.bytes, toFile: Pathname(target))
      written = sink.bytes.count
    }
    precondition(touchCount >= fingers * 100, "a touch is missing")
    return [
      MicroFigure(
        name: "50 MB of evemu imported", value: time, unit: "s", limit: 2,
        note: "\(lineCount) lines, \(touchCount) touches, \(written >> 20) MiB written")
    ]
  }

  /// Returns a file of evemu with ten fingers at 240 Hz.
  private static func file() throws -> [UInt8] {
    var recording = Recording()
    recording.facts = ([.device(device)] + axes.map { .axis($0) }).map { Fact(at: 0, $0) }
    // 31 events of some 31 bytes.
    for frame in 0..<fileSize / 800 {
      let time = Int64(frame) * 1_000_000 / Int64(rate)
      recording.reports.append(
        DeviceEvent(.report, Stamp(arrived: time), device: 1, events: events(of: frame)))
    }
    let bytes = try EvemuWriter.file(of: recording)
    precondition(bytes.count >= fileSize, "the file is too small")
    let end = bytes[..<fileSize].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    return Array(bytes[...end])
  }
}
