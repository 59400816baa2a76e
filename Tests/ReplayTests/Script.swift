import TestSurroundings
import TouchRecording

/// A recording that a test writes, with the time of each event.
struct Script {
  var lines: [RecordedLine] = []
  private var now: Int64 = 7_000_000

  init(width: Double = 400, height: Double = 300, isFullscreen: Bool = true) {
    window(width: width, height: height, isFullscreen: isFullscreen)
  }

  /// The current time stamp, of an event one millisecond earlier.
  var stamp: Stamp { Stamp(arrived: now, microseconds: now - 1_000) }

  mutating func wait(_ seconds: Double) { now += Int64((seconds * 1e6).rounded()) }

  mutating func tell(_ content: Fact.Content) { lines.append(.fact(Fact(at: now, content))) }

  mutating func window(width: Double, height: Double, isFullscreen: Bool = true) {
    tell(
      .window(
        WindowState(
          number: 1, width: width, height: height, output: 1, isFullscreen: isFullscreen)))
  }

  mutating func output(scale: Double, transform: Int32 = 0) {
    tell(.output(Output(number: 1, scale: Int32(scale * 120), transform: transform)))
  }

  mutating func touch(
    _ kind: TouchEvent.Kind, _ id: Int32 = 0, x: Double = 0, y: Double = 0, window: UInt32 = 1,
    seat: UInt8 = 0
  ) {
    lines.append(
      .touch(TouchEvent(kind, stamp, id: id, x: x, y: y, window: window, seat: seat)))
  }

  mutating func pointer(
    _ kind: PointerEvent.Kind, x: Double = 0, y: Double = 0, code: UInt32 = 0, value: Double = 0,
    window: UInt32 = 0
  ) {
    lines.append(
      .pointer(PointerEvent(kind, stamp, x: x, y: y, code: code, value: value, window: window)))
  }

  mutating func pen(
    _ kind: PenEvent.Kind, x: Double = 0, y: Double = 0, value: Double = 0, code: Int32 = 0
  ) {
    lines.append(.pen(PenEvent(kind, stamp, tool: 3, x: x, y: y, value: value, code: code)))
  }

  /// Moves a touch along positions, one each 10 ms.
  mutating func stroke(
    _ places: [(x: Double, y: Double)], finger id: Int32 = 0, lifts: Bool = true
  ) {
    for (index, place) in places.enumerated() {
      touch(index == 0 ? .down : .motion, id, x: place.x, y: place.y)
      touch(.frame)
      wait(0.01)
    }
    guard lifts else { return }
    touch(.up, id)
    touch(.frame)
  }

  /// Writes the recording to a file in a folder, and returns the file's path.
  func write(_ name: String = "recording.jsonl", in folder: TemporaryFolder) throws -> String {
    let path = folder.file(name)
    let writer = RecordingWriter(try RecordingFile(path: path))
    for line in lines { writer.write(line) }
    writer.flush()
    return path
  }
}
