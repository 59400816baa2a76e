internal import CEvdev
package import ResponderSystem
package import TouchRecording

/// An open input device of the kernel, with its description. Its events use the monotonic clock.
package final class EvdevDevice: RecordedDevice {
  private let stream: EventStream
  /// The description.
  package let device: InputDevice
  /// The absolute axes.
  package let axes: [InputAxis]
  /// The path, such as `/dev/input/event5`.
  package let path: String

  /// Opens a device.
  ///
  /// - Parameters:
  ///   - path: The path of the device's node.
  ///   - number: The number of the device in the recording.
  /// - Throws: ``DeviceError``.
  package init(opening path: String, number: UInt32) throws(DeviceError) {
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = try FileDescriptor(opening: path)
    } catch {
      throw DeviceError(path, error)
    }
    var handle: OpaquePointer?
    let code = libevdev_new_from_fd(descriptor.number, &handle)
    guard code == 0, let handle else { throw .noDevice(path: path) }
    defer { libevdev_free(handle) }
    _ = libevdev_set_clock_id(handle, Int32(MonotonicClock.identifier))
    self.path = path
    let device = Self.describe(handle, number)
    let axes: [InputAxis] = (0..<UInt32(ABS_CNT)).compactMap { code in
      guard libevdev_has_event_code(handle, UInt32(EV_ABS), code) == 1,
        let info = libevdev_get_abs_info(handle, code)?.pointee, info.minimum <= info.maximum
      else { return nil }
      return InputAxis(
        device: number, code: UInt16(code), minimum: info.minimum, maximum: info.maximum,
        resolution: max(0, info.resolution), fuzz: max(0, info.fuzz), flat: max(0, info.flat))
    }
    (self.device, self.axes) = (device, axes)
    stream = EventStream(descriptor, device: device, axes: axes)
  }

  package var descriptorNumber: Int32 { stream.descriptorNumber }
  package var facts: [Fact.Content] { stream.facts }

  package func read(
    at now: Int64, each body: (DeviceEvent) -> Void
  ) throws(SystemError) -> Bool {
    try stream.read(at: now, each: body)
  }

  private static func describe(_ handle: OpaquePointer, _ number: UInt32) -> InputDevice {
    func half(_ value: Int32) -> UInt16 { UInt16(truncatingIfNeeded: value) }
    var device = InputDevice(
      number: number, name: libevdev_get_name(handle).map { String(cString: $0) } ?? "",
      bus: half(libevdev_get_id_bustype(handle)), vendor: half(libevdev_get_id_vendor(handle)),
      product: half(libevdev_get_id_product(handle)),
      version: half(libevdev_get_id_version(handle)))
    for property in 0..<UInt32(INPUT_PROP_CNT)
    where libevdev_has_property(handle, property) == 1 { device.properties |= 1 << property }
    for key in 0..<UInt32(KEY_CNT)
    where libevdev_has_event_code(handle, UInt32(EV_KEY), key) == 1 {
      device.keys.append(UInt16(key))
    }
    return device
  }

  /// A Boolean value that indicates whether it is a touch screen or a pen on a screen.
  package var isScreen: Bool {
    let codes = Set(axes.map(\.code))
    let isDirect = device.properties & 1 << UInt32(INPUT_PROP_DIRECT) != 0
    let hasPositions =
      codes.contains(UInt16(ABS_MT_POSITION_X)) || codes.contains(UInt16(ABS_X))
    return isDirect && hasPositions
  }

  /// The largest number of a node that ``screens(from:in:)`` tries.
  private static let mostNodes = 256

  /// Opens all touch screens and pens.
  ///
  /// If there is none, throws the first error of a device that could not be opened, or
  /// ``DeviceError/noScreens(folder:)``.
  ///
  /// - Parameters:
  ///   - first: The number of the first device in the recording.
  ///   - folder: The folder of the nodes.
  package static func screens(
    from first: UInt32 = 1, in folder: String = "/dev/input"
  ) throws(DeviceError) -> [EvdevDevice] {
    var screens: [EvdevDevice] = []
    var refusal: DeviceError?
    for index in 0..<mostNodes {
      do throws(DeviceError) {
        let number = first + UInt32(screens.count)
        let device = try EvdevDevice(opening: "\(folder)/event\(index)", number: number)
        if device.isScreen { screens.append(device) }
      } catch {
        if case .notAllowed = error { refusal = refusal ?? error }
      }
    }
    guard screens.isEmpty else { return screens }
    throw refusal ?? .noScreens(folder: folder)
  }
}
