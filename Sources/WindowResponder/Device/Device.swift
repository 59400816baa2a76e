import ResponderSystem

/// The machine that the program runs on. Follows `UIDevice`.
///
/// What only a telephone tells is quietly absent: no battery, no proximity, and nobody knows how it is held.
@preconcurrency @MainActor public final class Device {
  /// The one there is.
  public static let current = Device()

  private init() {}

  /// What the machine is called in its network.
  public let name: String = {
    let bytes = (try? SystemCall.contents(ofFile: "/proc/sys/kernel/hostname", limit: 256)) ?? []
    let name = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return name.isEmpty ? "localhost" : name
  }()

  /// What kind of machine it is.
  public let model = "Computer"
  /// The same, for people.
  public var localizedModel: String { model }

  /// What the system calls itself, as "Debian GNU/Linux" or "Fedora Linux".
  public var systemName: String { release["NAME"] ?? "Linux" }
  /// The system's version, as "12"; empty where it has none.
  public var systemVersion: String { release["VERSION_ID"] ?? "" }

  /// What stands in `/etc/os-release`.
  private lazy var release = Self.values(
    in: (try? SystemCall.contents(ofFile: "/etc/os-release", limit: 16 << 10)) ?? [])

  /// The assignments in a file of shell variables.
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

  /// What kind of device programs are to be shaped for: a tablet, whose windows have any size.
  public var userInterfaceIdiom: UserInterfaceIdiom { .pad }

  // MARK: How it is held

  /// Nobody knows.
  public var orientation: DeviceOrientation { .unknown }
  /// Whether somebody asked to hear of other orientations.
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Nothing is told: a desktop does not know.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Takes that back.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  // MARK: What it has not

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

  /// A Boolean value that indicates whether the proximity sensor is read. It stays `false`, as on each device
  /// without such a sensor.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Nothing is near.
  public var proximityState: Bool { false }
  /// Several programs run at a time.
  public var isMultitaskingSupported: Bool { true }
  /// Nothing is heard.
  public func playInputClick() {}
}
