import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of the shake detector with recorded readings, which it reads from files like the kernel's.
@MainActor @Suite(.serialized) struct ShakeDetectorTests {
  /// Returns the outcomes of a detector for a trace, with their times.
  private func outcomes(
    _ name: String, _ settings: MotionSettings = MotionSettings(), startingAt start: Double = 100
  ) throws -> [(outcome: ShakeDetector.Outcome, time: Double)] {
    let tree = try SensorTree()
    try tree.addAccelerometer()
    let device = try #require(
      Accelerometer.find(in: tree.path).flatMap { Accelerometer(folder: $0) })
    var detector = ShakeDetector(settings)
    var found: [(ShakeDetector.Outcome, Double)] = []
    for (index, reading) in try Trace(name).readings.enumerated() {
      try tree.tell(reading)
      let time = start + Double(index) / Trace.readingsPerSecond
      if let outcome = detector.take(try #require(device.read()), at: time) {
        found.append((outcome, time - start))
      }
    }
    return found
  }

  @Test(
    "J1: resting, walking, a knock, a fall and turning over are no shake",
    arguments: ["rest-flat", "rest-upright", "walk", "knock", "drop", "turned-over"])
  func noShake(name: String) throws {
    #expect(try outcomes(name).isEmpty)
  }

  @Test(
    "J1: a shake begins while it goes on, and ends soon after it",
    arguments: [("shake-sideways", 2.1), ("shake-flat", 2.3), ("shake-hard", 1.8)])
  func shake(name: String, end: Double) throws {
    let found = try outcomes(name)
    #expect(found.map(\.outcome) == [.began, .ended])
    guard found.count == 2 else { return }
    #expect(found[0].time > 1.1 && found[0].time < end - 0.1)
    #expect(found[1].time > end - 0.1 && found[1].time < end + 0.6)
  }

  @Test("J1: a shake that lasts too long is cancelled, and what is left of it begins none")
  func tooLong() throws {
    let found = try outcomes("shake-long")
    #expect(found.map(\.outcome) == [.began, .cancelled])
    guard found.count == 2 else { return }
    #expect(abs(found[1].time - found[0].time - MotionSettings().longestShake) < 0.1)
  }

  @Test("J1: two shakes with a pause between them are two")
  func twice() throws {
    #expect(try outcomes("shake-twice").map(\.outcome) == [.began, .ended, .began, .ended])
  }

  @Test("J1: the limits can be set")
  func limits() throws {
    var settings = MotionSettings()
    settings.shakeThreshold = 60
    #expect(try outcomes("shake-sideways", settings).isEmpty)
    settings = MotionSettings()
    settings.longestShake = 10
    #expect(try outcomes("shake-long", settings).map(\.outcome) == [.began, .ended])
    settings = MotionSettings()
    settings.reversals = 100
    #expect(try outcomes("shake-hard", settings).isEmpty)
  }

  @Test(
    "J1: with settings that make no sense what began still ends, once",
    arguments: [Double.nan, .infinity, -1, 0])
  func senselessSettings(value: Double) throws {
    for name in ["rest-flat", "shake-long", "shake-twice"] {
      var settings = MotionSettings()
      settings.shakeThreshold = value
      settings.stillThreshold = value
      settings.gravityInterval = value
      settings.shakeWindow = value
      settings.shortestSwing = value
      settings.longestSwing = value
      settings.stillInterval = value
      settings.longestShake = value
      settings.reversals = -1
      var isShaking = false
      for found in try outcomes(name, settings) {
        #expect((found.outcome == .began) != isShaking, "\(name) at \(found.time)")
        isShaking = found.outcome == .began
      }
    }
  }

  @Test("J1: a gap in the readings cancels a shake")
  func gap() throws {
    var detector = ShakeDetector(MotionSettings())
    var time = 0.0
    for step in 0..<60 where !detector.isShaking {
      time += 0.02
      let x = 15 * (step / 5 % 2 == 0 ? 1.0 : -1.0)
      _ = detector.take(Acceleration(x: x, y: 0, z: 9.8), at: time)
    }
    #expect(detector.isShaking)
    #expect(detector.take(Acceleration(x: 0, y: 0, z: 9.8), at: time + 5) == .cancelled)
    #expect(!detector.isShaking)
  }

  @Test("J1: readings that no device gives are passed over")
  func impossibleReadings() {
    var detector = ShakeDetector(MotionSettings())
    for index in 0..<500 {
      let sign = index % 2 == 0 ? 1.0 : -1.0
      for value in [Double.nan, .infinity, 1e300, 5_000] {
        #expect(
          detector.take(Acceleration(x: value * sign, y: 0, z: 0), at: Double(index) / 50) == nil)
      }
    }
  }
}
