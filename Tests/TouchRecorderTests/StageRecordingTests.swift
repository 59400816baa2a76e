import ResponderTestKit
import Testing
import TouchRecording

@testable import TouchRecorder

@MainActor @Suite("A recorder on a stage") struct StageRecordingTests {
  /// Records the events of `play` on a stage, and returns the sink with the recording.
  private func record(_ play: (Stage, TouchRecorder) throws -> Void) throws -> FillingSink {
    let stage = Stage(size: Size(width: 800, height: 600))
    let sink = FillingSink()
    let recorder = TouchRecorder(window: stage.window, sink: sink, machine: Machine())
    try recorder.start()
    try play(stage, recorder)
    try recorder.finish()
    #expect(sink.recording.problemCount == 0)
    return sink
  }

  private func everything(_ stage: Stage, _ recorder: TouchRecorder) {
    let canvas = TrailCanvas(frame: stage.window.bounds)
    stage.window.addSubview(canvas)
    canvas.recorder = recorder
    stage.render()
    recorder.begin(TestPlan(.straightness, holder: .injected, part: "slow"))
    recorder.ask(.guide(.line(x1: 10, y1: 20, x2: 300, y2: 20)))
    stage.drag(from: Point(x: 10, y: 20), to: Point(x: 300, y: 20))
    recorder.end(.done)
    stage.pencilHover(at: Point(x: 50, y: 60))
    stage.pencilDown(at: Point(x: 50, y: 60), force: 2)
    stage.pencilUp()
    stage.pencilLeave()
    stage.click(at: Point(x: 200, y: 200))
    stage.scroll(by: Vector(dx: 0, dy: 15), at: Point(x: 200, y: 200))
    stage.advance(by: 0.5)
  }

  @Test("The stage's clock is the recording's: two plays are the same to the byte")
  func deterministic() throws {
    let first = try record(everything)
    let second = try record(everything)
    #expect(first.bytes == second.bytes)
    #expect(!first.bytes.isEmpty)
  }

  @Test(
    "A finger, its frames and its ink; a pen and a pointer, as a compositor would have told them")
  func content() throws {
    let recording = try record(everything).recording
    let touches = recording.touches.filter { $0.kind != .frame }
    #expect(touches.first?.kind == .down && touches.last?.kind == .up)
    #expect(touches.first?.x == 10 && touches.dropLast().last?.x == 300)
    #expect(touches.allSatisfy { $0.stamp.microseconds == $0.stamp.arrived })
    let kinds = Set(recording.moments.map(\.kind))
    #expect(kinds.isSuperset(of: [.handled, .commit, .presented, .ink]))
    let shown = recording.moments.filter { $0.kind == .presented }
    let commits = recording.moments.filter { $0.kind == .commit }
    for moment in shown {
      let commit = try #require(commits.first { $0.number == moment.number })
      #expect(moment.shown >= commit.at && moment.shown - commit.at <= 16_667)
    }
    let ink = recording.moments.filter { $0.kind == .ink }
    #expect(ink.last?.x == 300 && ink.last?.y == 20)
    #expect(
      recording.pens.map(\.kind) == [
        .proximityIn, .motion, .pressure, .distance, .tilt, .frame, .pressure, .distance, .down,
        .frame, .pressure, .up, .frame, .proximityOut, .frame,
      ])
    #expect(recording.pens[6].value == 32_768)
    #expect(recording.pointers.contains { $0.kind == .button && $0.code == 0x110 && $0.value == 1 })
    #expect(recording.pointers.contains { $0.kind == .axis && $0.value == 15 })
    #expect(recording.steps.count == 3)
  }

  @Test("Values of a pen that the protocol does not have are recorded as the nearest ones")
  func wrongForce() throws {
    let recording = try record { stage, _ in
      stage.pencilDown(at: Point(x: 50, y: 60), force: -1)
      stage.pencilMove(to: Point(x: 50, y: 60), force: .nan)
      stage.pencilMove(to: Point(x: 50, y: 60), force: 9)
    }.recording
    #expect(recording.pens.filter { $0.kind == .pressure }.map(\.value) == [0, 0, 65_535])
  }

  @Test("A touch that a stage ignores is not recorded")
  func unknownTouch() throws {
    let recording = try record { stage, _ in
      stage.touchMove(3, to: Point(x: 50, y: 60))
      stage.touchShape(3, majorRadius: 4, minorRadius: 4, orientation: 1)
      stage.touchUp(3)
      stage.frame()
    }.recording
    #expect(recording.touches.isEmpty)
  }

  @Test("Each line is told as it is written")
  func live() throws {
    var told: [RecordedLine] = []
    let sink = try record { stage, recorder in
      recorder.onLine = { told.append($0) }
      stage.tap(at: Point(x: 5, y: 5))
      recorder.calibrate(Calibration(width: 323, height: 204))
    }
    let recording = sink.recording
    let heard = Recording(told)
    #expect(heard.touches == recording.touches)
    #expect(heard.moments == recording.moments)
    #expect(heard.facts == [recording.facts.last].compactMap { $0 })
  }

  @Test("The last lines are written soon, also when no others follow")
  func quiet() throws {
    _ = try record { stage, recorder in
      stage.advance(by: 1)
      let before = recorder.byteCount
      stage.tap(at: Point(x: 5, y: 5))
      stage.advance(by: 0.2)
      #expect(recorder.byteCount > before)
      // No timer remains that would wake the program.
      #expect(stage.application.nextTimer == nil)
    }
  }

  @Test(
    "A disk that fills up anywhere: the recording ends with a whole line, and the recorder says why"
  )
  func fullDisk() throws {
    let whole = try record(everything).bytes
    for room in stride(from: 60, to: whole.count, by: 97) {
      let stage = Stage(size: Size(width: 800, height: 600))
      let sink = FillingSink()
      sink.room = room
      let recorder = TouchRecorder(window: stage.window, sink: sink, machine: Machine())
      do {
        try recorder.start()
        everything(stage, recorder)
        try recorder.finish()
        Issue.record("\(room) bytes were enough")
      } catch {}
      #expect(recorder.problem != nil)
      #expect(sink.bytes.last == UInt8(ascii: "\n"), "\(room)")
      #expect(sink.bytes == Array(whole.prefix(sink.bytes.count)), "\(room)")
      #expect(sink.recording.problemCount == 0, "\(room)")
    }
  }

  @Test("A recorder that nobody keeps lets go of the window")
  func forgotten() throws {
    let stage = Stage(size: Size(width: 100, height: 100))
    let sink = FillingSink()
    do {
      let recorder = TouchRecorder(window: stage.window, sink: sink, machine: Machine())
      try recorder.start()
      withExtendedLifetime(recorder) { stage.tap(at: Point(x: 5, y: 5)) }
    }
    #expect(stage.application.currentDisplay?.inputObserver == nil)
    #expect(sink.recording.touches.count == 4)
    stage.tap(at: Point(x: 5, y: 5))
  }
}
