import ResponderSystem

/// The state of the charger, from the kernel.
enum PowerSupply {
  /// The folder in which the kernel provides it.
  static let folder = "/sys/class/power_supply"

  /// Returns a Boolean value that indicates whether a charger is plugged in, or `nil` if the machine has
  /// none.
  static func isCharging(in folder: String = folder) -> Bool? {
    var result: Bool?
    for name in SystemCall.textNames(in: folder) where !name.hasPrefix(".") {
      guard let text = try? SystemCall.contents(ofFile: "\(folder)/\(name)/online", limit: 16),
        let first = text.first
      else { continue }
      result = result == true || first != UInt8(ascii: "0")
    }
    return result
  }
}
