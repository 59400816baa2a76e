internal import TouchRecording

/// The contents of a file of a program that captures input.
struct Capture {
  /// An event of the kernel, with its time and the number of its line.
  struct Event {
    /// The time, in microseconds.
    var time: Int64
    var event: InputEvent
    var line: Int32
    /// The index in ``Capture/devices``.
    var device: UInt16
  }

  /// A report of a firmware.
  struct Report {
    /// The time, in microseconds.
    var time: Int64
    /// The range in ``Capture/reportBytes``.
    var bytes: Range<Int>
    var line: Int32
    /// The index in ``Capture/devices``.
    var device: UInt16
  }

  /// A device, as far as the file describes it.
  struct Device {
    var device: InputDevice
    var axes: [InputAxis] = []
    /// A Boolean value that indicates whether the file describes the keys and axes of the device.
    var isDescribed = false

    init(number: Int) { device = InputDevice(number: UInt32(number)) }

    func axis(_ code: UInt16) -> InputAxis? { axes.first { $0.code == code } }

    /// Adds an axis, or replaces the known one with its code.
    mutating func set(_ axis: InputAxis) {
      if let index = axes.firstIndex(where: { $0.code == axis.code }) {
        axes[index] = axis
      } else if axes.count < 64 {
        axes.append(axis)
      }
    }
  }

  /// The largest number of devices in a file.
  static let mostDevices = 64

  var format: CaptureFormat
  var devices: [Device] = []
  var events: [Event] = []
  var reports: [Report] = []
  var reportBytes: [UInt8] = []

  init(_ format: CaptureFormat) { self.format = format }

  /// Returns the index of a device by its number, from 1. Missing devices up to it are added. If the number
  /// is not possible, returns `nil`.
  mutating func device(number: Int) -> Int? {
    guard (1...Self.mostDevices).contains(number) else { return nil }
    while devices.count < number { devices.append(Device(number: devices.count + 1)) }
    return number - 1
  }
}
