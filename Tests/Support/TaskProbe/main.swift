import Glibc
import ResponderRuntime

// Runs tasks in each possible way, waits until they are done, and prints how often the process wakes up in
// the following seconds.

TaskThreads.install()

/// Runs jobs, an actor, a group and timers.
@Sendable func runTasks() async throws {
  actor Counter {
    var count = 0
    func increment() { count += 1 }
  }
  let counter = Counter()
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<100 { group.addTask { await counter.increment() } }
  }
  try await Task.sleep(for: .milliseconds(20))
  try await Task.sleep(nanoseconds: 20_000_000)
  try await ContinuousClock().sleep(for: .milliseconds(20))
  try await SuspendingClock().sleep(for: .milliseconds(20))
  guard await counter.count == 100 else { exit(1) }
}

/// Returns the number of times that the threads of this process, except this one, have waited so far.
func countWaits() -> Int {
  var count = 0
  guard let threads = opendir("/proc/self/task") else { exit(1) }
  defer { closedir(threads) }
  while let entry = readdir(threads) {
    let name = withUnsafePointer(to: entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    guard let number = Int32(name), number != getpid() else { continue }
    guard let status = fopen("/proc/self/task/\(name)/status", "r") else { continue }
    defer { fclose(status) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, 256, status) != nil {
      let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.hasPrefix("voluntary_ctxt_switches:") else { continue }
      count += Int(text.filter(\.isNumber)) ?? 0
    }
  }
  return count
}

let done = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
sem_init(done, 0, 0)
nonisolated(unsafe) let end = done
Task.detached {
  try await runTasks()
  sem_post(end)
}
sem_wait(done)
// The started threads become idle.
usleep(300_000)
let before = countWaits()
sleep(3)
print(countWaits() - before)
