internal import ResponderSystem
internal import TouchRecording

/// Reads what the machine is.
enum MachineFacts {
  /// The machine and its kernel, from the files of a system at `root`. What the system does not tell is
  /// empty.
  static func read(root: String = "") -> Machine {
    Machine(model: model(root), kernel: SystemCall.kernel)
  }

  /// By the firmware: of a PC, or of a device tree.
  private static func model(_ root: String) -> String {
    let folder = root + "/sys/class/dmi/id/"
    let names = ["sys_vendor", "product_name", "product_version"].compactMap { line(folder + $0) }
    if !names.isEmpty { return names.joined(separator: " ") }
    return line(root + "/proc/device-tree/model") ?? ""
  }

  /// The first line of a file; nil where there is none or it says nothing. A device tree's texts end with a
  /// zero, and makers who know nothing better fill in a sentence.
  private static func line(_ path: String) -> String? {
    guard let bytes = try? SystemCall.contents(ofFile: path, limit: 256) else { return nil }
    let end = bytes.firstIndex { $0 == 0 || $0 == UInt8(ascii: "\n") } ?? bytes.count
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    let words = text.split(separator: " ").joined(separator: " ")
    return ["", "To Be Filled By O.E.M.", "Default string", "System Product Name"].contains(words)
      ? nil : words
  }
}
