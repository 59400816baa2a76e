import CEvdev
import Glibc
import ResponderSystem
import Testing
import TouchRecording

@testable import TouchDevice

@Suite("A device that the kernel makes") struct UinputTests {
  private static let isAllowed: ConditionTrait = .enabled(
    if: access("/dev/uinput", R_OK | W_OK) == 0, "/dev/uinput cannot be opened")

  @Test(
    "Its description, its events and their times on the monotonic clock are recorded", isAllowed)
  func uinput() throws {
    let described = try #require(libevdev_new())
    defer { libevdev_free(described) }
    libevdev_set_name(described, "Test Panel")
    libevdev_enable_property(described, UInt32(INPUT_PROP_DIRECT))
    libevdev_enable_event_code(described, UInt32(EV_KEY), UInt32(BTN_TOUCH), nil)
    for (code, maximum) in [
      (ABS_MT_SLOT, 9), (ABS_MT_TRACKING_ID, 65_535), (ABS_MT_POSITION_X, 4_095),
      (ABS_MT_POSITION_Y, 2_047),
    ] as [(Int32, Int32)] {
      var info = input_absinfo()
      (info.maximum, info.resolution) = (maximum, code == ABS_MT_POSITION_X ? 19 : 0)
      libevdev_enable_event_code(described, UInt32(EV_ABS), UInt32(code), &info)
    }
    var made: OpaquePointer?
    let mode = Int32(LIBEVDEV_UINPUT_OPEN_MANAGED.rawValue)
    try #require(libevdev_uinput_create_from_device(described, mode, &made) == 0)
    defer { libevdev_uinput_destroy(made) }
    let node = try #require(libevdev_uinput_get_devnode(made).map { String(cString: $0) })
    let device = try EvdevDevice(opening: node, number: 3)
    #expect(device.isScreen && device.device.name == "Test Panel" && device.device.keys == [330])
    let x = device.axes.first { $0.code == UInt16(ABS_MT_POSITION_X) }
    #expect(x?.maximum == 4_095 && x?.resolution == 19)

    let begin = Int64(MonotonicClock.now * 1e6)
    for (type, code, value) in [
      (EV_ABS, ABS_MT_TRACKING_ID, 7), (EV_ABS, ABS_MT_POSITION_X, 100),
      (EV_SYN, SYN_REPORT, 0),
    ] as [(Int32, Int32, Int32)] {
      libevdev_uinput_write_event(made, UInt32(type), UInt32(code), value)
    }
    #expect(SystemCall.isReady(device.descriptorNumber, for: .reading, milliseconds: 10_000))
    var lines: [DeviceEvent] = []
    #expect(try device.read(at: begin) { lines.append($0) })
    let line = try #require(lines.first)
    #expect(line.device == 3 && line.events.map(\.value) == [7, 100, 0])
    let end = Int64(MonotonicClock.now * 1e6)
    #expect((begin...end).contains(line.stamp.microseconds ?? 0))
  }
}
