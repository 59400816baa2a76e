import ResponderSystem
import SeededRandom
import Testing
import TouchRecording

@Suite("Recordings: what is written is read") struct RecordingFormatTests {
  @Test("Every kind of line comes back as it was, whatever pieces the file comes in")
  func everyLineReturns() throws {
    let lines = Samples.everyLine
    let bytes = Samples.bytes(of: lines)
    for piece in [1, 7, 64, bytes.count] {
      let read = try Samples.results(of: bytes, piece: piece).map { try $0.get() }
      #expect(read == lines, "in pieces of \(piece)")
    }
  }

  @Test("A place comes back to the 256th of a point that the wire told")
  func placesAreExact() throws {
    var random = SeededGenerator(seed: 5)
    var lines: [RecordedLine] = [.header(version: RecordedLine.version)]
    for index in 0..<2_000 {
      let x = Double(Int32.random(in: -900_000...900_000, using: &random)) / 256
      let y = Double(Int32.random(in: -900_000...900_000, using: &random)) / 256
      let stamp = Stamp(arrived: Int64(index))
      lines.append(.touch(TouchEvent(.motion, stamp, id: 1, x: x, y: y)))
    }
    let read = try Samples.results(of: Samples.bytes(of: lines)).map { try $0.get() }
    #expect(read == lines)
  }

  @Test("A line reads as the documentation shows it")
  func documentedLine() {
    let stamp = Stamp(arrived: 8_123_456_789, milliseconds: 8_123_456, microseconds: 8_123_456_123)
    let event = TouchEvent(.motion, stamp, id: 3, x: 123.453125, y: 456.5)
    let text = String(decoding: Samples.bytes(of: [.touch(event)]), as: UTF8.self)
    #expect(
      text == """
        {"e":"recording","version":2}
        {"e":"touch.motion","at":8123456789,"ms":8123456,"us":8123456123,"id":3,"x":123.453,"y":456.5}

        """)
  }

  @Test("What is no number is written as null, and the line is then named as broken")
  func noNumber() {
    let bytes = Samples.bytes(
      of: [.touch(TouchEvent(.motion, Stamp(arrived: 1), id: 1, x: .nan, y: 1))])
    let recording = RecordingReader.read(bytes)
    #expect(recording.problems.map(\.description) == ["line 2: no “x”"])
  }

  @Test("Milliseconds that begin anew after 2³² are those near the arrival")
  func millisecondsWrap() {
    let wrap: Int64 = 1 << 32
    for (arrived, stamp) in [(wrap + 3, UInt32.max), (wrap - 2, UInt32.max - 5), (wrap, 0)] {
      let sent = Stamp(arrived: arrived * 1_000, milliseconds: stamp).sent ?? 0
      #expect((arrived * 1_000 - sent).magnitude < 10_000, "arrived at \(arrived) ms")
    }
    #expect(Stamp(arrived: 7, milliseconds: 9, microseconds: 5).sent == 5)
  }
}

@Suite("Recordings: writing") struct RecordingWriterTests {
  private func motion(_ time: Int64) -> TouchEvent {
    TouchEvent(.motion, Stamp(arrived: time), id: 1, x: 1, y: 2)
  }

  @Test("What waits is written when it is 0.1 s old, in whole lines")
  func patience() {
    let sink = MemorySink()
    let writer = RecordingWriter(sink)
    let header = sink.bytes.count
    #expect(header > 0, "the header is there from the start")
    writer.write(motion(0))
    writer.write(motion(99_999))
    #expect(sink.bytes.count == header)
    writer.write(motion(100_000))
    #expect(sink.bytes.last == UInt8(ascii: "\n"))
    #expect(RecordingReader.read(sink.bytes).touches.count == 3)
  }

  @Test("Much that comes at once is written when there are 32 KiB, so that memory stays small")
  func capacity() {
    let sink = MemorySink()
    let writer = RecordingWriter(sink)
    for _ in 0..<1_000 { writer.write(motion(0)) }
    #expect(sink.bytes.count > 32 << 10)
    #expect(sink.bytes.last == UInt8(ascii: "\n"))
  }

  @Test("A writer that goes away writes what waits")
  func lastLines() {
    let sink = MemorySink()
    do {
      let writer = RecordingWriter(sink)
      writer.write(motion(0))
    }
    #expect(RecordingReader.read(sink.bytes).touches.count == 1)
  }

  @Test("A sink that takes little at a time gets everything")
  func smallPieces() {
    let sink = MemorySink()
    sink.most = 3
    let writer = RecordingWriter(sink)
    for line in Samples.everyLine.dropFirst() { writer.write(line) }
    writer.flush()
    #expect(sink.bytes == Samples.bytes(of: Samples.everyLine))
  }

  @Test("On a full disk the file ends with a whole line, at whatever byte it became full")
  func fullDisk() {
    let whole = Samples.bytes(of: (0..<20).map { .touch(motion($0)) })
    for room in 0..<whole.count {
      let sink = MemorySink()
      sink.room = room
      let writer = RecordingWriter(sink)
      for index in 0..<20 { writer.write(motion(Int64(index))) }
      writer.flush()
      writer.write(motion(20))
      #expect(writer.failure?.code == 28)
      #expect(sink.bytes == Array(whole[..<sink.bytes.count]))
      #expect(sink.bytes.isEmpty || sink.bytes.last == UInt8(ascii: "\n"))
      let kept = RecordingReader.read(sink.bytes)
      #expect(kept.problemCount == 0)
      // If the header did not fit, it is also counted as a lost line.
      let all = 21 + (sink.bytes.isEmpty ? 1 : 0)
      #expect(kept.touches.count + writer.lostLines == all, "room for \(room)")
    }
  }

  @Test("A device without room says so, and nothing traps")
  func fullDevice() throws {
    let writer = RecordingWriter(try RecordingFile(path: "/dev/full"))
    #expect(writer.failure?.operation == "write")
    writer.write(motion(1))
    #expect(writer.lostLines == 2)
  }
}
