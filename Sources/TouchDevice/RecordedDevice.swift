package import ResponderSystem
package import TouchRecording

/// A device whose reports can be recorded.
package protocol RecordedDevice: AnyObject {
  /// The descriptor that is ready when there are reports.
  var descriptorNumber: Int32 { get }
  /// The device and its axes, as facts of a recording.
  var facts: [Fact.Content] { get }

  /// Reads everything that is available without waiting. Returns `false` at the end, for example after the
  /// device was removed.
  ///
  /// - Parameters:
  ///   - now: The time of arrival on the monotonic clock, in microseconds.
  ///   - body: A closure that is called for each line.
  func read(at now: Int64, each body: (DeviceEvent) -> Void) throws(SystemError) -> Bool
}

/// Functions that open devices by their paths.
package enum RecordedDevices {
  /// Opens devices by paths: nodes such as `/dev/input/event5` and `/dev/hidraw0`, and `auto` for all touch
  /// screens and pens.
  ///
  /// - Throws: ``DeviceError`` of the first one that cannot be opened.
  package static func open(_ paths: [String]) throws(DeviceError) -> [any RecordedDevice] {
    var devices: [any RecordedDevice] = []
    for path in paths {
      let number = UInt32(devices.count + 1)
      if path == "auto" {
        for screen in try EvdevDevice.screens(from: number) { devices.append(screen) }
      } else if path.split(separator: "/").last?.hasPrefix("hidraw") == true {
        devices.append(try HIDRawDevice(opening: path, number: number))
      } else {
        devices.append(try EvdevDevice(opening: path, number: number))
      }
    }
    return devices
  }
}
