import ResponderSystem

/// The charge of the machine's batteries, from the kernel.
struct Battery: Equatable {
  /// The folder in which the kernel describes power supplies.
  static let folder = "/sys/class/power_supply"

  /// The charge, from 0 to 1.
  var level: Float
  var state: Device.BatteryState

  /// Reads the machine's batteries. If there are none, returns `nil`. Batteries of other devices, such as a
  /// mouse, do not count.
  static func read(in folder: String = folder) -> Battery? {
    var charges: [(now: Double, full: Double)] = []
    var states: [String] = []
    for name in SystemCall.textNames(in: folder, limit: 64).ordered() {
      let path = "\(folder)/\(name)"
      guard text("\(path)/type") == "Battery", text("\(path)/scope") != "Device",
        text("\(path)/present") != "0"
      else { continue }
      guard let charge = charge(of: path) else { continue }
      charges.append(charge)
      states.append(text("\(path)/status") ?? "")
    }
    let full = charges.reduce(0) { $0 + $1.full }
    guard full > 0 else { return nil }
    let level = min(max(charges.reduce(0) { $0 + $1.now } / full, 0), 1)
    return Battery(level: Float(level), state: state(states))
  }

  /// Returns the energy or charge of a battery, in the kernel's units, or its percentage.
  private static func charge(of path: String) -> (now: Double, full: Double)? {
    for unit in ["energy", "charge"] {
      if let now = number("\(path)/\(unit)_now"), let full = number("\(path)/\(unit)_full"),
        full > 0
      {
        return (now, full)
      }
    }
    return number("\(path)/capacity").map { ($0, 100) }
  }

  private static func state(_ states: [String]) -> Device.BatteryState {
    if states.contains("Charging") { return .charging }
    if states.contains("Discharging") { return .unplugged }
    // A battery that is kept below its capacity is not charged while the machine has power.
    return states.allSatisfy { $0 == "Full" || $0 == "Not charging" } ? .full : .unknown
  }

  private static func number(_ path: String) -> Double? {
    text(path).flatMap(Int.init).map { Double(max(0, $0)) }
  }

  private static func text(_ path: String) -> String? {
    guard let bytes = try? SystemCall.contents(ofFile: path, limit: 64) else { return nil }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}

/// The observation of the batteries, while it is enabled.
@MainActor final class BatteryMonitor {
  /// The time between two readings, in seconds. UIKit does not post notifications more often.
  static let interval = 60.0

  private let folder: String
  private var timer: ClockTimer?
  /// The values that were read last.
  private(set) var battery: Battery?

  init(folder: String, of device: Device) {
    self.folder = folder
    battery = Battery.read(in: folder)
    timer = ClockTimer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) {
      [weak self, weak device] _ in
      if let device { self?.update(device) }
    }
  }

  /// Reads the values, and posts the changes.
  func update(_ device: Device) {
    let old = battery
    battery = Battery.read(in: folder)
    if battery?.level != old?.level {
      ProgramNotifications.tell(.batteryLevelDidChange, from: device)
    }
    if battery?.state != old?.state {
      ProgramNotifications.tell(.batteryStateDidChange, from: device)
    }
  }

  func end() { timer?.invalidate() }
}
