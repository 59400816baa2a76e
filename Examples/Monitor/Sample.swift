import Glibc

/// The load of the machine at one time, from the kernel's files in `/proc`.
struct Sample: Sendable {
  /// A process with the processor time that it has used since its start.
  struct Process: Sendable {
    var id: Int32
    var name: String
    /// The processor time, in ticks of the kernel's clock.
    var ticks: UInt64
    var kilobytes: Int
    /// The part of one processor that the process has used since the previous sample, in percent.
    var load = 0.0
  }

  /// The sum of the ticks of all processors, and the idle ticks of these.
  var ticks: UInt64 = 0
  var idleTicks: UInt64 = 0
  var processors = 1
  var totalKilobytes = 0
  var freeKilobytes = 0
  var processes: [Process] = []

  /// Reads a sample. This takes some milliseconds, so it does not run on the main thread.
  @concurrent static func now() async -> Sample {
    var sample = Sample(stat: text("/proc/stat"), meminfo: text("/proc/meminfo"))
    sample.processes = processFolders.compactMap { Process(stat: text("\($0)/stat")) }
    return sample
  }

  /// Parses `/proc/stat` and `/proc/meminfo`.
  init(stat: String, meminfo: String) {
    let lines = stat.split(separator: "\n").filter { $0.hasPrefix("cpu") }
    let numbers = lines.first?.split(separator: " ").dropFirst().compactMap { UInt64($0) } ?? []
    ticks = numbers.prefix(8).reduce(0, +)
    // The fourth number is the idle time, and the fifth the time of waiting for a disk.
    idleTicks = numbers.dropFirst(3).prefix(2).reduce(0, +)
    processors = max(1, lines.count - 1)
    for line in meminfo.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 1, let number = Int(words[1]) else { continue }
      if words[0] == "MemTotal:" { totalKilobytes = number }
      if words[0] == "MemAvailable:" { freeKilobytes = number }
    }
  }

  private static func text(_ path: String) -> String {
    guard let file = fopen(path, "re") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// The folders of processes in `/proc`.
  private static var processFolders: [String] {
    guard let directory = opendir("/proc") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.first?.isNumber == true { names.append("/proc/\(name)") }
    }
    return names
  }
}

extension Sample.Process {
  /// Parses `/proc/ID/stat`. If the text is empty, as of a process that has ended, or not valid, returns
  /// `nil`.
  init?(stat: String) {
    // The name is in parentheses, and may contain parentheses.
    guard let open = stat.firstIndex(of: "("), let close = stat.lastIndex(of: ")"), open < close,
      let id = Int32(stat[..<open].split(separator: " ").first ?? "")
    else { return nil }
    let fields = stat[stat.index(after: close)...].split(separator: " ")
    guard fields.count > 21, let user = UInt64(fields[11]), let system = UInt64(fields[12]),
      let pages = Int(fields[21])
    else { return nil }
    self.init(
      id: id, name: String(stat[stat.index(after: open)..<close]), ticks: user + system,
      kilobytes: pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1024)
  }
}
