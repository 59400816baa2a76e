import ResponderSystem

/// The memory of this process, as the kernel counts it.
struct ProcessMemory: Equatable {
  /// The resident memory of the process (`Rss`), in KiB.
  var resident = 0
  /// The resident memory, with shared memory divided by the number of processes that share it (`Pss`), in
  /// KiB.
  var proportional = 0
  /// The private memory that was written to (`Private_Dirty`), in KiB.
  var dirty = 0

  /// Reads the memory of the process. If the kernel does not provide it, returns `nil`.
  static func now(path: String = "/proc/self/smaps_rollup") -> ProcessMemory? {
    guard let text = read(path) else { return nil }
    var memory = ProcessMemory()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 2, let number = Int(words[1]) else { continue }
      switch words[0] {
      case "Rss:": memory.resident = number
      case "Pss:": memory.proportional = number
      case "Private_Dirty:": memory.dirty = number
      default: break
      }
    }
    return memory.resident > 0 ? memory : nil
  }

  private static func read(_ path: String) -> String? {
    let bytes = try? SystemCall.contents(ofFile: path, limit: 8_192)
    return bytes.flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
  }
}
