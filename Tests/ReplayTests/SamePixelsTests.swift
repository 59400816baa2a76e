import ResponderTestKit
import SeededRandom
import SyntheticTouch
import TestSurroundings
import Testing
import TouchRecorder
import TouchRecording
import Widgets
import WindowResponder

/// Tests that the same recording results in the same pixels, each time and after a cut.
@MainActor @Suite("Replay, pixel by pixel", .serialized) struct SamePixelsTests {
  /// The frames that a recording draws: the checksum and the time of each frame, and the last image.
  private struct Showing: Equatable {
    var frames: [Frame] = []
    var last: Image?

    struct Frame: Equatable {
      let time: Double
      let checksum: UInt64
    }

    static func == (one: Showing, other: Showing) -> Bool {
      guard one.frames == other.frames, let last = one.last, let otherLast = other.last else {
        return false
      }
      return last.hasSamePixels(as: otherLast)
    }
  }

  /// Plays a recording on a list above a pad with its original timing, so that scrolling is animated.
  private func show(
    _ path: String, _ change: (inout PlaybackOptions) -> Void = { _ in }
  ) throws -> Showing {
    let stage = Stage(size: Size(width: 300, height: 400))
    let root = View()
    let pad = ScribbleView(frame: Rect(x: 0, y: 200, width: 300, height: 200))
    let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    for index in 0..<40 {
      let label = Label(text: "Row \(index)")
      label.frame = Rect(x: 10, y: Double(index) * 30, width: 200, height: 30)
      scroller.addSubview(label)
    }
    scroller.contentSize = Size(width: 300, height: 1_200)
    root.addSubview(scroller)
    root.addSubview(pad)
    let controller = ViewController()
    controller.view = root
    stage.window.rootViewController = controller
    stage.render()
    var showing = Showing()
    var options = PlaybackOptions()
    change(&options)
    options.onFrame = { [unowned stage] time in
      let checksum = stage.shownImage?.withPixels { pixels, _ in
        pixels.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      }
      showing.frames.append(.init(time: time, checksum: checksum ?? 0))
    }
    _ = try stage.play(path, options)
    stage.advance(by: 2)
    showing.last = stage.shownImage
    return showing
  }

  /// Returns random strokes on the pad and flicks of the list.
  private func script(seed: UInt64) -> Script {
    var random = SeededGenerator(seed: seed)
    var script = Script(width: 300, height: 400)
    for _ in 0..<6 {
      script.wait(Double.random(in: 0.2...0.6, using: &random))
      var x = Double.random(in: 20...280, using: &random)
      var y = Double.random(in: 20...380, using: &random)
      let way = Double.random(in: -9...9, using: &random)
      var places: [(x: Double, y: Double)] = []
      for _ in 0..<Int.random(in: 1...25, using: &random) {
        places.append(((x * 256).rounded() / 256, (y * 256).rounded() / 256))
        x = min(max(x + way / 3, 0), 299)
        y = min(max(y + way, 0), 399)
      }
      script.stroke(places)
    }
    return script
  }

  @Test("The same recording gives the same frames at the same times")
  func twice() throws {
    let folder = try TemporaryFolder()
    for seed in 1...UInt64(sampleSize(8)) {
      let path = try script(seed: seed).write(in: folder)
      let first = try show(path)
      #expect(first.frames.count > 10, "seed \(seed)")
      #expect(try show(path) == first, "seed \(seed)")
    }
  }

  @Test("A part that was cut out gives the frames of that part")
  func afterCut() throws {
    let folder = try TemporaryFolder()
    for seed in 1...UInt64(sampleSize(8)) {
      var random = SeededGenerator(seed: seed)
      let path = try script(seed: seed).write(in: folder)
      let whole = folder.file("whole.jsonl")
      _ = try RecordingCut.cut(path, from: 0, to: .infinity, into: RecordingFile(path: whole))
      #expect(try show(whole) == show(path), "seed \(seed)")
      let part = folder.file("part.jsonl")
      let start = Double.random(in: 0.2...2, using: &random)
      let cut = try RecordingCut.cut(
        path, from: start, to: start + 0.8, into: RecordingFile(path: part))
      // The precision is that of microseconds.
      let played = try? show(path) { ($0.start, $0.end) = (cut.start - 1e-7, cut.end + 1e-7) }
      guard let played else { continue }
      #expect(try show(part) == played, "seed \(seed) from \(start)")
    }
  }

  @Test("A part has whole touches, and what held when it began")
  func wholeTouches() throws {
    let folder = try TemporaryFolder()
    for seed in 1...UInt64(sampleSize(200)) {
      var random = SeededGenerator(seed: seed)
      let path = try script(seed: seed).write(in: folder)
      let start = Double.random(in: 0...3, using: &random)
      let end = start + Double.random(in: 0.01...1, using: &random)
      let part = folder.file("part.jsonl")
      let outcome = try RecordingCut.cut(
        path, from: start, to: end, into: RecordingFile(path: part))
      let recording = try RecordingReader.read(path: part)
      #expect(recording.version == RecordedLine.version && recording.problemCount == 0)
      #expect(recording.facts.count == 1, "seed \(seed)")
      var down: Set<Int32> = []
      for event in recording.touches {
        switch event.kind {
        case .down: down.insert(event.id)
        case .up: #expect(down.remove(event.id) != nil, "seed \(seed)")
        case .motion: #expect(down.contains(event.id), "seed \(seed)")
        default: break
        }
      }
      #expect(down.isEmpty && !outcome.isOpen, "seed \(seed)")
      // The frame of the last `up` event is included.
      #expect(recording.touches.last.map { $0.kind == .frame } ?? true, "seed \(seed)")
      #expect(outcome.start <= start && outcome.end >= end)
    }
  }

  @Test("What was recorded on a stage is the same to the pixel on another")
  func recordedOnStage() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("stage.jsonl")
    var (notes, forces, picture) = ([ScribbleView.Note](), [Double](), Image?.none)
    do {
      let stage = Stage(size: Size(width: 300, height: 400))
      let pad = fill(stage)
      let recorder = TouchRecorder(window: stage.window, sink: try RecordingFile(path: path))
      try recorder.start()
      stage.touchDown(0, at: Point(x: 20, y: 30))
      stage.touchShape(0, majorRadius: 8, minorRadius: 5)
      stage.frame()
      for step in 1...9 {
        stage.advance(by: 0.013)
        stage.touchMove(0, to: Point(x: 20 + 7.5 * Double(step), y: 30))
        if step == 4 { stage.touchDown(7, at: Point(x: 200, y: 300)) }
        stage.frame()
      }
      stage.touchUp(7)
      stage.touchUp(0)
      stage.frame()
      stage.advance(by: 0.3)
      stage.pencilDown(at: Point(x: 50, y: 200), force: 2, altitude: 1)
      stage.advance(by: 0.02)
      stage.pencilMove(to: Point(x: 90, y: 220), force: 3)
      stage.pencilUp()
      stage.pencilLeave()
      stage.advance(by: 0.1)
      stage.click(at: Point(x: 150, y: 350))
      stage.advance(by: 1)
      try recorder.finish()
      (notes, forces, picture) = (pad.notes, pad.forces, stage.shownImage)
    }
    let stage = Stage(size: Size(width: 90, height: 70))
    let pad = fill(stage)
    let playback = try stage.play(path)
    stage.advance(by: 1)
    #expect(playback.problemCount == 0 && playback.leftOutCount == 0)
    #expect(pad.notes == notes && notes.count > 15)
    // Pressure has 16 bits in the protocol message, which reports it before the lift too.
    #expect(forces[13...14].elementsEqual(pad.forces[13...14]) { abs($0 - $1) < 1e-4 })
    #expect(picture?.hasSamePixels(as: try #require(stage.shownImage)) == true)
  }

  private func fill(_ stage: Stage) -> ScribbleView {
    let pad = ScribbleView()
    let controller = ViewController()
    controller.view = pad
    stage.window.rootViewController = controller
    stage.render()
    return pad
  }

  @Test("A robot's session on a synthetic screen can be played")
  func syntheticSession() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("session.jsonl")
    let writer = RecordingWriter(try RecordingFile(path: path))
    let session = SyntheticSession.full(on: SyntheticScreen(seed: 3, fault: .sound))
    for line in session.sortedLines.dropFirst() { writer.write(line) }
    writer.flush()
    let first = try show(path) { ($0.scalesToWindow, $0.start, $0.end) = (true, 30, 34) }
    #expect(first.frames.count > 50)
    #expect(try show(path) { ($0.scalesToWindow, $0.start, $0.end) = (true, 30, 34) } == first)
  }

  @Test("No file can trap: any bytes of a recording may be others")
  func hostileFiles() throws {
    let folder = try TemporaryFolder()
    var script = script(seed: 5)
    script.output(scale: 2)
    script.tell(.tool(PenTool(number: 3)))
    script.pen(.proximityIn, code: 1)
    script.pen(.motion, x: 30, y: 300)
    script.pen(.down)
    script.pen(.frame)
    script.pointer(.enter, x: 5, y: 5, window: 1)
    script.pointer(.axis, value: 30)
    script.pointer(.frame)
    script.window(width: 250, height: 200)
    script.stroke([(1, 1)])
    _ = try script.write("sound.jsonl", in: folder)
    let sound = folder.bytes("sound.jsonl")
    for seed in 1...UInt64(sampleSize(40)) {
      var random = SeededGenerator(seed: seed)
      var bytes = sound
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        bytes[place] =
          [
            UInt8.random(in: 48...57, using: &random), UInt8.random(in: 0...255, using: &random),
            UInt8(ascii: "-"), UInt8(ascii: "."),
          ].randomElement(using: &random) ?? 0
      }
      let file = try RecordingFile(path: folder.file("hostile.jsonl"))
      bytes.withUnsafeBytes { _ = try? file.write($0) }
      // Pauses of years are skipped, so that the test ends.
      _ = try? show(folder.file("hostile.jsonl")) { $0.longestPause = 0.1 }
    }
  }
}
