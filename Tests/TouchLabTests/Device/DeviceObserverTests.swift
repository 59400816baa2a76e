import ResponderSystem
import ResponderTestKit
import Testing
import TouchImport
import TouchRecorder
import TouchRecording

@testable import TouchDevice
@testable import TouchLab

@MainActor @Suite("Recording an input device beside the window") struct DeviceObserverTests {
  private static let device = InputDevice(number: 1, name: "Panel", properties: 2, keys: [330])
  private static let axes = [
    InputAxis(device: 1, code: 0x2F, minimum: 0, maximum: 9),
    InputAxis(device: 1, code: 0x35, minimum: 0, maximum: 8_000),
    InputAxis(device: 1, code: 0x36, minimum: 0, maximum: 6_000),
    InputAxis(device: 1, code: 0x39, minimum: 0, maximum: 65_535),
  ]

  /// Records strokes on a stage, and sends the same events through a pipe as the kernel does. One of each
  /// `lost` reports does not reach the window.
  private func record(losingEvery lost: Int = .max) throws -> (
    recording: Recording, ended: [String]
  ) {
    let stage = Stage(size: Size(width: 800, height: 600))
    let sink = MemorySink()
    let recorder = TouchRecorder(window: stage.window, sink: sink)
    try recorder.start()
    let (readEnd, writeEnd) = try FileDescriptor.pipe()
    try SystemCall.setNonblocking(readEnd.number)
    let number = try SystemCall.copy(writeEnd.number)
    let stream = EventStream(readEnd, device: Self.device, axes: Self.axes)
    let watcher = DeviceObserver([stream], recorder: recorder)
    var ended: [String] = []
    watcher.onEnd = { ended.append("\($0): \($1)") }
    watcher.start()
    func tell(_ events: [(type: UInt16, code: UInt16, value: Int32)]) throws {
      let time = Int64((stage.now * 1e6).rounded())
      let all = (events + [(0, 0, 0)]).map { (time, $0.type, $0.code, $0.value) }
      try SystemCall.writeFully(InputEventReaderTests.bytes(all), to: number)
    }
    for stroke in 0..<6 {
      for step in 0...30 {
        let place = Point(x: 100 + Double(step) * 10, y: 100 + Double(stroke * step) * 2)
        let position: [(UInt16, UInt16, Int32)] = [
          (3, 0x35, Int32(place.x * 10)), (3, 0x36, Int32(place.y * 10)),
        ]
        switch step {
        case 0:
          try tell([(3, 0x39, Int32(stroke))] + position)
          stage.touchDown(0, at: place)
        case 30:
          try tell([(3, 0x39, -1)])
          stage.touchUp(0)
        default:
          try tell(position)
          if step % lost != 0 { stage.touchMove(0, to: place) }
        }
        stage.frame()
        stage.advance(by: 1 / 120)
      }
    }
    SystemCall.close(number)
    _ = writeEnd
    watcher.stop()
    try recorder.finish()
    return (RecordingReader.read(sink.bytes), ended)
  }

  @Test("One recording holds both views, on one clock, and no part is to blame")
  func bothViews() throws {
    let recording = try record().recording
    #expect(recording.problemCount == 0)
    #expect(recording.reports.count == 6 * 31 && recording.touches.count { $0.kind == .down } == 6)
    #expect(recording.facts.map(\.content).contains(.device(Self.device)))
    #expect(recording.facts.count { if case .axis = $0.content { true } else { false } } == 4)
    let views = try #require(ViewComparison(recording))
    #expect(views.blame == .nothing, "\(views.sentence)")
    #expect(views.reportCount == 6 * 30 && views.lostReports.isEmpty && views.largestChange < 0.01)
    #expect((0...9).contains(views.kernelDelay.most))
  }

  @Test("Reports that do not come to the window are counted")
  func lostReports() throws {
    let views = try #require(ViewComparison(try record(losingEvery: 7).recording))
    #expect(views.blame == .compositor && views.lostReports.count == 6 * 4)
  }
}
