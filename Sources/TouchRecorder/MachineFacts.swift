internal import ResponderSystem
internal import TouchRecording

/// Functions that read the facts about the machine.
enum MachineFacts {
  /// Returns the machine and its kernel, from the files of a system at `root`. Values that the system does
  /// not provide are empty.
  static func read(root: String = "") -> Machine {
    Machine(model: model(root), kernel: SystemCall.kernel)
  }

  /// Returns the model from the firmware of a PC, or from a device tree.
  private static func model(_ root: String) -> String {
    let folder = root + "/sys/class/dmi/id/"
    let names = ["sys_vendor", "product_name", "product_version"].compactMap { line(folder + $0) }
    if !names.isEmpty { return names.joined(separator: " ") }
    return line(root + "/proc/device-tree/model") ?? ""
  }

  /// Returns the first line of a file, or `nil` if there is none or it has no information.
  ///
  /// The texts of a device tree end with a zero, and some makers leave a placeholder sentence.
  private static func line(_ path: String) -> String? {
    guard let bytes = try? SystemCall.contents(ofFile: path, limit: 256) else { return nil }
    let end = bytes.firstIndex { $0 == 0 || $0 == UInt8(ascii: "\n") } ?? bytes.count
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    let words = text.split(separator: " ").joined(separator: " ")
    return ["", "To Be Filled By O.E.M.", "Default string", "System Product Name"].contains(words)
      ? nil : words
  }
}
