import Foundation
import ResponderSystem
import Testing
import TouchAnalysis
import TouchRecording

@testable import TouchLab

@Suite("Watching a screen that nobody touches") struct TouchWatchTests {
  private func event(
    _ kind: TouchEvent.Kind, _ seconds: Double, _ id: Int32 = 0, _ x: Double = 0, _ y: Double = 0
  ) -> RecordedLine {
    .touch(TouchEvent(kind, Stamp(arrived: Int64(seconds * 1e6)), id: id, x: x, y: y, window: 1))
  }

  @Test("Touches are counted by hour, place and supply, with the longest and the stuck ones")
  func counts() {
    var watch = TouchWatch(at: 0)
    watch.note(at: 0, isCharging: false, temperature: 41)
    watch.take(event(.down, 10, 0, 100, 50))
    watch.take(event(.motion, 10.1, 0, 101, 50))
    watch.take(event(.up, 10.5))
    watch.note(at: 3_600_000_000, isCharging: true, temperature: 55.5)
    for index in 0..<3 {
      watch.take(event(.down, 4_000 + Double(index), 1, 700, 400))
      watch.take(event(.up, 4_000.2 + Double(index), 1))
    }
    watch.take(event(.down, 5_000, 2, 5, 5))
    watch.take(event(.up, 5_060, 2))
    watch.take(event(.down, 6_000, 3, 6, 6))
    watch.note(at: 7_200_000_000, isCharging: true, temperature: nil)
    #expect(watch.touches == 6 && watch.battery.touches == 1 && watch.charger.touches == 5)
    #expect(watch.battery.reports == 2)
    for count in [watch.battery, watch.charger] {
      #expect((count.seconds - 3_600).magnitude < 1e-6)
    }
    #expect(watch.hours == [1, 5])
    #expect(watch.stuckTouches == 1 && watch.stuckNow == 1 && watch.longest == 60)
    #expect(watch.temperature == 41...55.5)
    #expect(watch.frequent[0].x == 700 && watch.frequent[0].count == 3)
    #expect(watch.first.count == 6 && (watch.first[0].length - 0.5).magnitude < 1e-6)
    #expect(watch.first[0].isCharging == false && watch.first[1].isCharging == true)
  }

  @Test("A million touches need no more memory than some hundred, and the newest are kept")
  func bounded() {
    var watch = TouchWatch(at: 0)
    for index in 0..<200_000 {
      let time = Double(index) * 0.05
      watch.take(event(.down, time, Int32(index % 2_000), Double(index % 5_000), 3))
      if index % 3 > 0 { watch.take(event(.up, time + 0.01, Int32(index % 2_000))) }
    }
    #expect(watch.touches == 200_000)
    #expect(watch.first.count == 100 && watch.last.count == 100 && watch.frequent.count == 10)
    #expect((watch.last.last?.at ?? 0) > 9_999)
  }

  @Test("The summary is JSON at any time")
  func summary() throws {
    var watch = TouchWatch(at: 0)
    watch.note(at: 0, isCharging: nil, temperature: 40)
    watch.take(event(.down, 10, 0, 100, 50))
    let text = WatchSummary.text(of: watch, isOver: false, isRecordingFull: false)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(json["touches"] as? Int == 1 && json["over"] as? Bool == false)
    #expect((json["first"] as? [[String: Any]])?.first?["x"] as? Int == 100)
    #expect(json["temperature"] as? [Int] == [40, 40])
  }

  @Test("A sink takes no more than its bytes, whole lines at a time")
  func sink() throws {
    let memory = MemorySink()
    let sink = BoundedSink(memory, most: 500)
    let writer = RecordingWriter(sink)
    for index in 0..<100 {
      writer.write(event(.down, Double(index)))
      writer.flush()
    }
    writer.finish()
    #expect(writer.failure == nil && sink.isFull)
    #expect(memory.bytes.count <= 500 && memory.bytes.last == UInt8(ascii: "\n"))
    #expect(RecordingReader.read(memory.bytes).problemCount == 0)
  }

  @Test("The temperature is that of the warmest zone")
  func temperature() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "touch-lab-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (zone, text) in [
      ("thermal_zone0", "41000\n"), ("thermal_zone1", "55500\n"), ("cooling0", "9"),
    ] {
      let place = folder.appendingPathComponent(zone)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try text.write(to: place.appendingPathComponent("temp"), atomically: false, encoding: .utf8)
    }
    #expect(Thermometer.temperature(in: folder.path) == 55.5)
    #expect(Thermometer.temperature(in: folder.path + "/none") == nil)
  }

  @Test("A length of time is told in seconds, minutes, hours or days")
  func lengths() throws {
    for (text, seconds) in [
      ("90", 90.0), ("90s", 90), ("30m", 1_800), ("48h", 172_800), ("2d", 172_800),
    ] {
      let options = try Options(["--for", text], flags: [], values: ["--for"], files: 0)
      #expect(try options.length("--for") == seconds)
    }
    for text in ["", "h", "-3h", "3w", "1e99h", "0"] {
      let options = try Options(["--for", text], flags: [], values: ["--for"], files: 0)
      #expect(throws: Failure.self, "\(text)") { try options.length("--for") }
    }
  }
}
