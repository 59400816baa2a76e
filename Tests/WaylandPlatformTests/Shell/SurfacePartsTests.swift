import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@Suite("The scale of a surface") struct SurfaceScaleTests {
  @Test("comes from the outputs, better from version 6, best from the fractional protocol")
  func order() {
    var scale = SurfaceScale()
    #expect(scale.value == 1)
    scale.setOutputs([1, 3, 2])
    #expect(scale.value == 3)
    #expect(scale.setPreferred(2) == true)
    #expect(scale.value == 2 && scale.bufferScale == 2)
    #expect(scale.setFractional(150) == true)
    #expect(scale.value == 1.25 && scale.bufferScale == 1 && scale.isFractional)
  }

  @Test("zero and absurd scales are not believed")
  func absurd() {
    var scale = SurfaceScale()
    #expect(scale.setFractional(0) == false)
    #expect(scale.setFractional(UInt32.max) == false)
    #expect(scale.setPreferred(0) == false)
    #expect(scale.setPreferred(-2) == false)
    #expect(scale.setPreferred(Int32.max) == false)
    #expect(scale.value == 1)
  }

  @Test(
    "a buffer's size is points times scale, rounded half up",
    arguments: [(100.0, 150, 125), (101, 150, 126), (102, 150, 128), (3, 180, 5), (7, 120, 7)])
  func bufferSize(points: Double, numerator: Int, pixels: Int) throws {
    let size = try #require(
      PixelSize(points: Size(width: points, height: points), scale: Double(numerator) / 120))
    #expect(size.width == pixels)
    #expect(size.height == pixels)
  }

  @Test("no buffer is empty, and none is larger than the protocol can tell")
  func impossibleSizes() {
    #expect(PixelSize(points: Size(width: 0, height: 10), scale: 1) == nil)
    #expect(PixelSize(points: Size(width: -5, height: 10), scale: 1) == nil)
    #expect(PixelSize(points: Size(width: .nan, height: 10), scale: 1) == nil)
    #expect(PixelSize(points: Size(width: .infinity, height: 10), scale: 1) == nil)
    #expect(PixelSize(points: Size(width: 100_000, height: 100_000), scale: 1) == nil)
    let least = PixelSize(points: Size(width: 40, height: 200), scale: 1.0 / 120)
    #expect(least == PixelSize(width: 1, height: 2))
  }
}

@Suite("Configures") struct ConfigureTrackerTests {
  @Test("only the newest of many is sent, and only its serial is acknowledged")
  func newest() {
    var tracker = ConfigureTracker()
    #expect(!tracker.isConfigured)
    for serial in 1...10_000 {
      _ = tracker.setToplevel(width: Int32(serial), height: 5, states: [])
      tracker.configure(serial: UInt32(serial))
    }
    #expect(tracker.takeNotifications()?.width == 10_000)
    #expect(tracker.takeNotifications() == nil)
    #expect(tracker.takeSerial() == 10_000)
    #expect(tracker.takeSerial() == nil)
  }

  @Test("zero leaves the choice to the window")
  func zero() {
    var tracker = ConfigureTracker()
    #expect(tracker.setToplevel(width: 0, height: 0, states: .activated) == nil)
    tracker.configure(serial: 1)
    let news = tracker.takeNotifications()
    #expect(news?.width == nil && news?.height == nil && news?.states == .activated)
  }

  @Test(
    "an absurd size keeps the last good one",
    arguments: [(-1, 5), (5, -1), (100_000, 100_000), (16_385, 5), (Int32.min, Int32.max)])
  func absurd(width: Int32, height: Int32) {
    var tracker = ConfigureTracker()
    _ = tracker.setToplevel(width: 300, height: 200, states: [])
    let oddity = tracker.setToplevel(width: width, height: height, states: .activated)
    #expect(oddity == .absurdSize(width: width, height: height))
    tracker.configure(serial: 1)
    let news = tracker.takeNotifications()
    #expect(news?.width == 300 && news?.height == 200 && news?.states == .activated)
  }

  @Test("what is drawn before a configure is sent does not acknowledge it")
  func untoldIsNotAcknowledged() {
    var tracker = ConfigureTracker()
    tracker.configure(serial: 1)
    _ = tracker.takeNotifications()
    tracker.configure(serial: 2)
    #expect(tracker.takeSerial() == 1)
    #expect(tracker.takeSerial() == nil)
    _ = tracker.takeNotifications()
    #expect(tracker.takeSerial() == 2)
  }

  @Test("a configure that is not finished is not told")
  func unfinished() {
    var tracker = ConfigureTracker()
    _ = tracker.setToplevel(width: 300, height: 200, states: [])
    #expect(tracker.takeNotifications() == nil)
    tracker.configure(serial: 1)
    _ = tracker.setToplevel(width: 400, height: 200, states: [])
    #expect(tracker.takeNotifications()?.width == 300)
  }
}
