import Foundation

/// The activity of the threads of a process so far.
struct ProcessActivity: Equatable {
  /// A Boolean value that indicates whether every thread is waiting.
  let isAsleep: Bool
  /// The total running time of the threads, in nanoseconds.
  let nanoseconds: UInt64

  /// Reads the activity from `/proc`. A process that has ended counts as asleep.
  init(of process: pid_t) {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var isAsleep = true
    var nanoseconds: UInt64 = 0
    for thread in threads {
      let status = Self.text("\(folder)/\(thread)/stat")
      // The state follows the name, which is in parentheses and can contain any character.
      let state = status.lastIndex(of: ")").map { status[$0...].dropFirst(2).first }
      if state != "S" { isAsleep = false }
      let times = Self.text("\(folder)/\(thread)/schedstat").split(separator: " ")
      nanoseconds += times.first.flatMap { UInt64($0) } ?? 0
    }
    self.isAsleep = isAsleep
    self.nanoseconds = nanoseconds
  }

  /// Returns the private dirty memory of a process in bytes, or `nil` if the kernel does not report it.
  static func privateDirtyMemory(of process: pid_t) -> Int? {
    let lines = text("/proc/\(process)/smaps_rollup").split(separator: "\n")
    let words = lines.first { $0.hasPrefix("Private_Dirty:") }?.split(separator: " ")
    guard let words, words.count == 3, let kilobytes = Int(words[1]) else { return nil }
    return kilobytes * 1024
  }

  private static func text(_ path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
