import ResponderSystem

/// The machine on which the program runs. Follows `UIDevice`.
///
/// The orientation, which only a mobile device has, is unknown.
@preconcurrency @MainActor public final class Device {
  /// The device. There is one.
  public static let current = Device()

  private init() {}

  /// The host name of the machine, from `/proc/sys/kernel/hostname`. If it is empty or cannot be read, it is
  /// `localhost`.
  public let name: String = {
    let bytes = (try? SystemCall.contents(ofFile: "/proc/sys/kernel/hostname", limit: 256)) ?? []
    let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return name.isEmpty ? "localhost" : name
  }()

  /// The model of the machine. Always `Computer`.
  public let model = "Computer"
  /// The model as a string for people. It is the same as ``model``.
  public var localizedModel: String { model }

  /// The name of the operating system, such as `Debian GNU/Linux` or `Fedora Linux`. It is `NAME` of
  /// `/etc/os-release`, or `Linux` if there is none.
  public var systemName: String { release["NAME"] ?? "Linux" }
  /// The version of the operating system, such as `12`. It is `VERSION_ID` of `/etc/os-release`, or empty if
  /// there is none.
  public var systemVersion: String { release["VERSION_ID"] ?? "" }

  /// The contents of `/etc/os-release`.
  private lazy var release = Self.values(
    in: (try? SystemCall.contents(ofFile: "/etc/os-release", limit: 16 << 10)) ?? [])

  /// Returns the assignments in a file of shell variables.
  static func values(in bytes: [UInt8]) -> [String: String] {
    var values: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      guard !line.hasPrefix("#"), let sign = line.firstIndex(of: "=") else { continue }
      var value = line[line.index(after: sign)...]
      if value.count >= 2, let mark = value.first, mark == "\"" || mark == "'", value.last == mark {
        value = value.dropFirst().dropLast()
      }
      values[String(line[..<sign])] = String(value)
    }
    return values
  }

  /// The type of interface that applications provide. Always that of a tablet, whose windows have any size.
  public var userInterfaceIdiom: UserInterfaceIdiom { .pad }

  // MARK: Orientation

  /// The orientation of the device. Always unknown.
  public var orientation: DeviceOrientation { .unknown }
  /// A Boolean value that indicates whether the application has requested notifications of the orientation.
  /// It is stored, and no notification is sent.
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Requests notifications of the orientation. None is sent, because the orientation is unknown.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Withdraws the request of ``beginGeneratingDeviceOrientationNotifications()``.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  // MARK: Batteries

  /// A Boolean value that indicates whether the batteries are read, once a minute. The default is `false`.
  ///
  /// While it is `true`, UIKit's notifications of the level and the state are posted.
  public var isBatteryMonitoringEnabled: Bool {
    get { batteryMonitor != nil }
    set {
      guard newValue != isBatteryMonitoringEnabled else { return }
      batteryMonitor?.end()
      batteryMonitor = newValue ? BatteryMonitor(folder: batteryFolder, of: self) : nil
    }
  }
  /// The charge of the batteries, from 0 to 1. If ``isBatteryMonitoringEnabled`` is `false` or the machine
  /// has no battery, it is -1.
  public var batteryLevel: Float { batteryMonitor?.battery?.level ?? -1 }
  /// The state of the batteries. If ``isBatteryMonitoringEnabled`` is `false` or the machine has no battery,
  /// it is ``BatteryState/unknown``.
  public var batteryState: BatteryState { batteryMonitor?.battery?.state ?? .unknown }

  private var batteryMonitor: BatteryMonitor?
  /// The folder in which the kernel describes power supplies.
  package var batteryFolder = Battery.folder

  /// The states of the batteries. Follows `UIDevice.BatteryState`.
  public enum BatteryState: Int, Hashable, Sendable {
    /// The state is unknown.
    case unknown = 0
    /// The machine runs on its batteries.
    case unplugged
    /// The batteries are being charged.
    case charging
    /// The batteries are full.
    case full
  }
}
