import ResponderSystem

/// The temperature of the machine, from the kernel.
enum Thermometer {
  /// The folder in which the kernel provides it.
  static let folder = "/sys/class/thermal"

  /// Returns the temperature of the warmest zone in degrees Celsius, or `nil` if there is none.
  static func temperature(in folder: String = folder) -> Double? {
    var warmest: Double?
    for name in SystemCall.textNames(in: folder) {
      guard name.hasPrefix("thermal_zone"),
        let bytes = try? SystemCall.contents(ofFile: "\(folder)/\(name)/temp", limit: 16),
        let value = Double(
          String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)),
        (-100_000...300_000).contains(value)
      else { continue }
      warmest = max(warmest ?? -.infinity, value / 1_000)
    }
    return warmest
  }
}
