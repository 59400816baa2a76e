import Foundation

/// A folder with the layout of the kernel's tree of sensors.
final class SensorTree {
  let path: String
  private var folder: URL { URL(fileURLWithPath: path) }

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("sensors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Adds a device with its files to the tree. A file with the value `nil` is left out.
  func add(_ name: String, _ files: [String: String?]) throws {
    let device = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: device, withIntermediateDirectories: true)
    for (file, text) in files {
      if let text { try write(text, to: "\(name)/\(file)") }
    }
  }

  /// Adds a typical accelerometer, with changes to its files.
  func addAccelerometer(_ name: String = "iio:device0", _ changes: [String: String?] = [:]) throws {
    let usual: [String: String?] = [
      "name": "accel_3d\n", "in_accel_x_raw": "0\n", "in_accel_y_raw": "0\n",
      "in_accel_z_raw": "1000\n", "in_accel_scale": "0.009806\n", "in_accel_offset": "0\n",
    ]
    try add(name, usual.merging(changes) { $1 })
  }

  /// Overwrites the contents of a file in place, as the kernel changes its files.
  func write(_ text: String, to file: String) throws {
    let target = folder.appendingPathComponent(file).path
    let descriptor = open(target, O_WRONLY | O_CREAT, 0o644)
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
    // If the file were truncated first, some file systems would write it to the disk.
    ftruncate(descriptor, off_t(bytes.count))
  }

  /// Sets the reading of an accelerometer.
  func tell(_ reading: [String], _ name: String = "iio:device0") throws {
    for (axis, value) in zip(["x", "y", "z"], reading) {
      try write(value + "\n", to: "\(name)/in_accel_\(axis)_raw")
    }
  }
}
