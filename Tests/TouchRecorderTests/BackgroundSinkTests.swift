import Glibc
import ResponderSystem
import Synchronization
import Testing
import TouchRecording

@Suite("Writing on a thread of its own") struct BackgroundSinkTests {
  /// A slow disk, which accepts no bytes until the gate opens and becomes full after `room` bytes.
  private final class SlowDisk: RecordingSink {
    let gate: Gate
    private var room: Int

    init(gate: Gate, room: Int = .max) {
      self.gate = gate
      self.room = room
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
      gate.wait()
      let count = min(bytes.count, room)
      guard count > 0 else { throw SystemError(operation: "write", code: ENOSPC) }
      gate.add(Array(bytes[..<count]))
      room -= count
      return count
    }

    func shorten(to byteCount: Int) { gate.shorten(to: byteCount) }
  }

  /// The state that the test and the thread share.
  private final class Gate: Sendable {
    private let state = Mutex((isOpen: false, bytes: [UInt8]()))

    var bytes: [UInt8] { state.withLock { $0.bytes } }
    func open() { state.withLock { $0.isOpen = true } }
    func wait() { while !state.withLock({ $0.isOpen }) { sched_yield() } }
    func add(_ bytes: [UInt8]) { state.withLock { $0.bytes += bytes } }
    func shorten(to count: Int) { state.withLock { $0.bytes.removeSubrange(count...) } }
  }

  private func line(_ number: Int) -> RecordedLine {
    .touch(TouchEvent(.frame, Stamp(arrived: Int64(number) * 200_000)))
  }

  @Test("A disk that stands still holds nobody up, and has everything in the end")
  func slow() throws {
    let gate = Gate()
    let sink = try BackgroundSink(SlowDisk(gate: gate))
    let writer = RecordingWriter(sink)
    for number in 0..<500 { writer.write(line(number)) }
    #expect(writer.failure == nil)
    #expect(gate.bytes.isEmpty)
    gate.open()
    writer.finish()
    #expect(writer.failure == nil)
    #expect(gate.bytes.count == writer.byteCount)
    #expect(RecordingReader.read(gate.bytes).touches.count == 500)
  }

  @Test("A disk that stands still for too long is as good as full")
  func tooSlow() throws {
    let gate = Gate()
    let sink = try BackgroundSink(SlowDisk(gate: gate))
    let piece = [UInt8](repeating: UInt8(ascii: "\n"), count: 1 << 20)
    let pieces = BackgroundSink.capacity / piece.count
    for _ in 0..<pieces { _ = try piece.withUnsafeBytes(sink.write) }
    #expect(throws: SystemError.self) { _ = try piece.withUnsafeBytes(sink.write) }
    gate.open()
    try sink.finish()
    #expect(gate.bytes.count == BackgroundSink.capacity)
  }

  @Test(
    "A disk that fills up: whole lines are kept, and whoever writes is told",
    arguments: [1, 50, 777, 2_000])
  func full(room: Int) throws {
    let gate = Gate()
    gate.open()
    let sink = try BackgroundSink(SlowDisk(gate: gate, room: room))
    let writer = RecordingWriter(sink)
    for number in 0..<500 { writer.write(line(number)) }
    writer.finish()
    #expect(writer.failure?.code == ENOSPC)
    #expect(gate.bytes.isEmpty || gate.bytes.last == UInt8(ascii: "\n"))
    #expect(gate.bytes.count <= room && RecordingReader.read(gate.bytes).problemCount == 0)
  }

  @Test("A file that may grow no further ends with a whole line")
  func limitOfSize() throws {
    try TemporaryFolder.with { folder in
      let path = folder + "/recording.jsonl"
      let file = try RecordingFile(path: path)
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let former = limit
      let handler = signal(SIGXFSZ, SIG_IGN)
      limit.rlim_cur = 10_000
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let writer = RecordingWriter(try BackgroundSink(file))
      for number in 0..<1_000 { writer.write(line(number)) }
      writer.finish()
      limit = former
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      signal(SIGXFSZ, handler)
      #expect(writer.failure?.code == EFBIG)
      let recording = try RecordingReader.read(path: path)
      #expect(recording.problemCount == 0 && recording.touches.count > 200)
    }
  }
}
