import Foundation

/// The kernel's figures of a running process.
struct ProcessFigures {
  let pid: pid_t

  /// The proportional and the unique set size, in MB of 10⁶ bytes.
  var memory: (proportional: Double, unique: Double)? {
    guard let text = read("smaps_rollup") else { return nil }
    var kilobytes: [String: Double] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let value = Double(words[1]) else { continue }
      kilobytes[String(words[0])] = value
    }
    guard let pss = kilobytes["Pss:"], let clean = kilobytes["Private_Clean:"],
      let dirty = kilobytes["Private_Dirty:"]
    else { return nil }
    return (pss * 1024 / 1e6, (clean + dirty) * 1024 / 1e6)
  }

  /// The number of voluntary context switches of each thread, by thread ID. Each is a wake-up.
  var wakeUps: [String: Int] {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
    var counts: [String: Int] = [:]
    for task in tasks {
      let status = read("task/\(task)/status") ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
      counts[task] = line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
    }
    return counts
  }

  /// Returns the number of wake-ups of all threads since an earlier count. A thread that has ended counts as
  /// one wake-up.
  func wakeUps(since before: [String: Int]) -> Int {
    let now = wakeUps
    var sum = 0
    for (task, count) in now { sum += count - (before[task] ?? 0) }
    for task in before.keys where now[task] == nil { sum += 1 }
    return sum
  }

  /// The processor time of the threads, in seconds.
  var processorTime: Double {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
    return tasks.reduce(0) { sum, task in
      let numbers = (read("task/\(task)/schedstat") ?? "").split(separator: " ")
      return sum + (numbers.first.flatMap { Double($0) } ?? 0) / 1e9
    }
  }

  private func read(_ name: String) -> String? {
    try? String(contentsOfFile: "/proc/\(pid)/\(name)", encoding: .utf8)
  }
}
