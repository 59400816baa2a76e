import ResponderSystem

/// An accelerometer in the kernel's tree of devices for industrial input and output.
///
/// It is read in the way that is open to all users: from a file for each axis, which has the newest value.
/// Reading may take the device a few milliseconds, and is therefore done off the main thread.
final class Accelerometer {
  private let axes: [SensorFile]
  private let scales: [Double]
  private let offsets: [Double]
  private let mounting: MountMatrix

  /// The folder of the tree on Linux.
  static let systemFolder = "/sys/bus/iio/devices"

  /// Opens the files of a device. If it is not an accelerometer, or cannot be read, returns `nil`.
  init?(folder: String) {
    var axes: [SensorFile] = []
    var scales: [Double] = []
    var offsets: [Double] = []
    for axis in ["x", "y", "z"] {
      guard let file = SensorFile("\(folder)/in_accel_\(axis)_raw") else { return nil }
      axes.append(file)
      scales.append(Self.number("scale", axis, folder) ?? 1)
      offsets.append(Self.number("offset", axis, folder) ?? 0)
    }
    self.axes = axes
    self.scales = scales
    self.offsets = offsets
    mounting =
      ["in_accel_mount_matrix", "in_mount_matrix", "mount_matrix"].lazy
      .compactMap { SensorFile.text(at: "\(folder)/\($0)") }
      .compactMap { MountMatrix($0) }.first ?? .identity
  }

  /// Returns a number that a device may have for each axis or for all axes.
  private static func number(_ name: String, _ axis: String, _ folder: String) -> Double? {
    SensorFile.number(at: "\(folder)/in_accel_\(axis)_\(name)")
      ?? SensorFile.number(at: "\(folder)/in_accel_\(name)")
  }

  /// Reads all axes. If an axis has no number at present, returns `nil`.
  func read() -> Acceleration? {
    guard let x = value(0), let y = value(1), let z = value(2) else { return nil }
    let acceleration = mounting.apply(to: Acceleration(x: x, y: y, z: z))
    return acceleration.isFinite ? acceleration : nil
  }

  private func value(_ axis: Int) -> Double? {
    axes[axis].number.map { ($0 + offsets[axis]) * scales[axis] }
  }

  // MARK: Search

  /// Returns the folder of the accelerometer that measures the screen's movements, or `nil` if there is none.
  ///
  /// A convertible notebook may have a second one in its base, which is not used.
  static func find(in tree: String) -> String? {
    let found = SystemCall.textNames(in: tree).compactMap { name -> (rank: Int, name: String)? in
      let folder = "\(tree)/\(name)"
      guard !name.hasPrefix("."), SystemCall.allows(.reading, to: "\(folder)/in_accel_x_raw") else {
        return nil
      }
      return (rank(of: folder), name)
    }
    return found.min {
      ($0.rank, $0.name.utf8.count, $0.name) < ($1.rank, $1.name.utf8.count, $1.name)
    }
    .map { "\(tree)/\($0.name)" }
  }

  private static func rank(of folder: String) -> Int {
    let place =
      SensorFile.text(at: "\(folder)/label") ?? SensorFile.text(at: "\(folder)/location") ?? ""
    switch place {
    case "accel-display", "lid", "display": return 0
    case "accel-base", "base": return 2
    default: return 1
    }
  }
}
