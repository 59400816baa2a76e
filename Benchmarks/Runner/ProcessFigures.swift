import Foundation

/// What the kernel tells about a running process.
struct ProcessFigures {
  let pid: pid_t

  /// Its proportional share of memory and what it alone uses, in MB of 10⁶ bytes.
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

  /// How often its threads have given up the processor by themselves, which is how often they
  /// have been woken.
  var wakeUps: Int {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")) ?? []
    return tasks.reduce(0) { sum, task in
      let status = read("task/\(task)/status") ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }

  /// How long its threads have been at work, in seconds.
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
