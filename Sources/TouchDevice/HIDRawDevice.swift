package import ResponderSystem
package import TouchRecording

/// A device of the kernel that provides the firmware's reports, such as `/dev/hidraw0`.
package final class HIDRawDevice: RecordedDevice {
  /// The largest report of the kernel, in bytes.
  private static let longest = 16_384

  private let descriptor: FileDescriptor
  private let number: UInt32
  package let facts: [Fact.Content]

  /// Opens a device.
  ///
  /// - Parameters:
  ///   - path: The path of the device's node.
  ///   - number: The number of the device in the recording.
  ///   - sysfs: The folder in which the kernel describes devices.
  /// - Throws: ``DeviceError``.
  package convenience init(
    opening path: String, number: UInt32, sysfs: String = "/sys"
  ) throws(DeviceError) {
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = try FileDescriptor(opening: path)
    } catch {
      throw DeviceError(path, error)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let folder = "\(sysfs)/class/hidraw/\(name)/device"
    guard
      let bytes = try? SystemCall.contents(
        ofFile: "\(folder)/report_descriptor", limit: DeviceEvent.mostBytes), !bytes.isEmpty
    else { throw .noReports(path: path) }
    var device = InputDevice(number: number, descriptor: bytes)
    let facts = (try? SystemCall.contents(ofFile: "\(folder)/uevent", limit: 4_096)) ?? []
    Self.describe(&device, String(decoding: facts, as: UTF8.self))
    self.init(descriptor, device: device)
  }

  /// Creates a device from a non-blocking descriptor, of which each read returns one report.
  package init(_ descriptor: FileDescriptor, device: InputDevice) {
    self.descriptor = descriptor
    number = device.number
    facts = [.device(device)]
  }

  /// Parses lines such as `HID_ID=0003:000004F3:0000016F` and `HID_NAME=ELAN Touchscreen` into a description.
  private static func describe(_ device: inout InputDevice, _ text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("HID_NAME=") { device.name = String(line.dropFirst(9)) }
      guard line.hasPrefix("HID_ID=") else { continue }
      let numbers = line.dropFirst(7).split(separator: ":").map { UInt32($0, radix: 16) ?? 0 }
      guard numbers.count == 3 else { continue }
      device.bus = UInt16(truncatingIfNeeded: numbers[0])
      device.vendor = UInt16(truncatingIfNeeded: numbers[1])
      device.product = UInt16(truncatingIfNeeded: numbers[2])
    }
  }

  package var descriptorNumber: Int32 { descriptor.number }

  package func read(
    at now: Int64, each body: (DeviceEvent) -> Void
  ) throws(SystemError) -> Bool {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.longest, alignment: 8)
    defer { bytes.deallocate() }
    while true {
      switch try SystemCall.read(descriptor.number, into: bytes) {
      case .wouldBlock: return true
      case .done(0): return false
      case .done(let count):
        let report = Array(bytes[..<min(count, DeviceEvent.mostBytes)])
        body(DeviceEvent(.raw, Stamp(arrived: now), device: number, bytes: report))
      }
    }
  }
}
