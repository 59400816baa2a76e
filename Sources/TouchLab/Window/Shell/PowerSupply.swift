import Glibc
import ResponderSystem

/// The state of the charger, from the kernel.
enum PowerSupply {
  /// The folder in which the kernel provides it.
  static let folder = "/sys/class/power_supply"

  /// Returns a Boolean value that indicates whether a charger is plugged in, or `nil` if the machine has
  /// none.
  static func isCharging(in folder: String = folder) -> Bool? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var result: Bool?
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix("."),
        let text = try? SystemCall.contents(ofFile: "\(folder)/\(name)/online", limit: 16),
        let first = text.first
      else { continue }
      result = result == true || first != UInt8(ascii: "0")
    }
    return result
  }
}
