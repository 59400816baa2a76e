import Glibc
import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of the kernel's tree of sensors, and of possible faults in it.
@MainActor @Suite(.serialized) struct AccelerometerTests {
  let tree: SensorTree

  init() throws { tree = try SensorTree() }

  private func open() -> Accelerometer? {
    Accelerometer.find(in: tree.path).flatMap { Accelerometer(folder: $0) }
  }

  private func isNear(_ a: Acceleration?, _ x: Double, _ y: Double, _ z: Double) -> Bool {
    guard let a else { return false }
    return (a - Acceleration(x: x, y: y, z: z)).length < 1e-6
  }

  @Test("J1: a reading is (raw + offset) × scale")
  func scaleAndOffset() throws {
    try tree.addAccelerometer(
      "iio:device0",
      [
        "in_accel_x_raw": "10", "in_accel_y_raw": "-20", "in_accel_z_raw": "30",
        "in_accel_scale": "0.5", "in_accel_offset": "2",
      ])
    #expect(isNear(open()?.read(), 6, -9, 16))
  }

  @Test("J1: an axis may have a scale and an offset of its own")
  func axes() throws {
    try tree.addAccelerometer(
      "iio:device0",
      [
        "in_accel_x_raw": "10", "in_accel_y_raw": "10", "in_accel_z_raw": "10",
        "in_accel_x_scale": "2", "in_accel_scale": "1", "in_accel_z_offset": "-10",
      ])
    #expect(isNear(open()?.read(), 20, 10, 0))
  }

  @Test(
    "J1: the mount matrix turns readings into the screen's axes",
    arguments: ["in_mount_matrix", "in_accel_mount_matrix", "mount_matrix"])
  func mountMatrix(name: String) throws {
    try tree.addAccelerometer(
      "iio:device0",
      [
        "in_accel_x_raw": "1", "in_accel_y_raw": "2", "in_accel_z_raw": "3", "in_accel_scale": "1",
        name: "0, 1, 0; -1, 0, 0; 0, 0, 1\n",
      ])
    #expect(isNear(open()?.read(), 2, -1, 3))
  }

  @Test(
    "J1: a mount matrix that turns nothing round is not used",
    arguments: [
      "", "1, 0, 0", "a, b, c; d, e, f; g, h, i", "0,0,0;0,0,0;0,0,0", "nan,0,0;0,1,0;0,0,1",
    ])
  func badMatrix(text: String) throws {
    try tree.addAccelerometer(
      "iio:device0",
      [
        "in_accel_x_raw": "1", "in_accel_y_raw": "2", "in_accel_z_raw": "3", "in_accel_scale": "1",
        "in_mount_matrix": text,
      ])
    #expect(isNear(open()?.read(), 1, 2, 3))
  }

  @Test("J1: the accelerometer of the screen is taken, not that of the base")
  func choice() throws {
    try tree.addAccelerometer("iio:device0", ["label": "accel-base\n"])
    try tree.add("iio:device1", ["name": "als", "in_illuminance_raw": "5"])
    try tree.addAccelerometer("iio:device2", ["label": "accel-display\n"])
    try tree.addAccelerometer("iio:device10", [:])
    #expect(Accelerometer.find(in: tree.path)?.hasSuffix("iio:device2") == true)
  }

  @Test("J1: no tree, an empty one and one without accelerometers have none")
  func none() throws {
    #expect(open() == nil)
    try tree.add("iio:device1", ["name": "als", "in_illuminance_raw": "5"])
    #expect(open() == nil)
    #expect(Accelerometer.find(in: "/nonexistent") == nil)
    #expect(Accelerometer.find(in: "") == nil)
  }

  @Test(
    "J1: a file that holds no number gives no reading",
    arguments: ["", "\n", "nan", "inf", "-inf", "abc", "1 2", "0x10 junk", "--5", "1e999"])
  func noNumber(text: String) throws {
    try tree.addAccelerometer("iio:device0", ["in_accel_y_raw": text])
    #expect(open()?.read() == nil)
  }

  @Test("J1: a huge file is read no further than a number is long")
  func hugeFile() throws {
    try tree.addAccelerometer(
      "iio:device0", ["in_accel_y_raw": String(repeating: "9", count: 1 << 20)])
    let device = try #require(open())
    var detector = ShakeDetector(MotionSettings())
    if let reading = device.read() { #expect(detector.take(reading, at: 1) == nil) }
  }

  @Test("J1: a device that goes away while it is read gives no reading")
  func goingAway() throws {
    try tree.addAccelerometer()
    let device = try #require(open())
    #expect(device.read() != nil)
    try tree.write("", to: "iio:device0/in_accel_x_raw")
    #expect(device.read() == nil)
  }

  @Test("J1: a missing axis, a folder or a pipe in a file's place are no accelerometer")
  func oddFiles() throws {
    try tree.addAccelerometer("iio:device0", ["in_accel_z_raw": nil])
    #expect(open() == nil)
    mkdir("\(tree.path)/iio:device0/in_accel_z_raw", 0o755)
    #expect(open()?.read() == nil)
    rmdir("\(tree.path)/iio:device0/in_accel_z_raw")
    mkfifo("\(tree.path)/iio:device0/in_accel_z_raw", 0o644)
    #expect(open()?.read() == nil)
  }
}
