import Foundation
import Glibc
import RealCompositors
import Synchronization
import Testing

@testable import ResponderRuntime

@Suite("The threads of tasks", .serialized) struct TaskThreadsTests {
  init() { TaskThreads.install() }

  @Test("tasks run on these threads, also under the test runner")
  func names() async {
    #expect(TaskThreads.areInstalled)
    let name = await Task.detached { threadName() }.value
    #expect(name == "swift-task")
  }

  @Test("10,000 jobs of a task group all run")
  func manyJobs() async {
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 1...10_000 { group.addTask { number } }
      return await group.reduce(0, +)
    }
    #expect(sum == 10_000 * 10_001 / 2)
  }

  @Test("an actor runs one job at a time")
  func actors() async {
    actor Counter {
      var count = 0
      func increment() {
        let before = count
        sched_yield()
        count = before + 1
      }
    }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1_000 { group.addTask { await counter.increment() } }
    }
    #expect(await counter.count == 1_000)
  }

  @Test("a task sleeps at least as long as it is asked to, on each clock and with each method")
  func sleeping() async throws {
    let wanted = Duration.milliseconds(30)
    #expect(try await measure { try await Task.sleep(for: wanted) } >= wanted)
    #expect(try await measure { try await Task.sleep(nanoseconds: 30_000_000) } >= wanted)
    #expect(try await measure { try await Task.sleep(for: wanted, clock: .suspending) } >= wanted)
    let deadline = ContinuousClock.now + wanted
    try await Task.sleep(until: deadline, clock: .continuous)
    #expect(ContinuousClock.now >= deadline)
    // A time in the past is no error.
    try await Task.sleep(until: ContinuousClock.now - .seconds(5), clock: .continuous)
  }

  @Test("the main actor sleeps too, and a hundred tasks sleep at once")
  func sleepingTogether() async throws {
    try await Task { @MainActor in try await Task.sleep(for: .milliseconds(5)) }.value
    let woken = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<100 {
        group.addTask {
          try await Task.sleep(for: .milliseconds((number * 37) % 50))
          return 1
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(woken == 100)
  }

  @Test("a task that is cancelled while it sleeps ends at once")
  func cancellation() async {
    let task = Task.detached { try await Task.sleep(for: .seconds(1_000_000_000)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("of the jobs that wait, those of the highest priority run first")
  func priorities() async throws {
    let order = Order()
    let gate = Gate()
    // While every thread is blocked, the jobs wait. The one thread that is added then runs them one after the
    // other.
    let holders = (0..<processorCount()).map { _ in
      Task.detached(priority: .high) { gate.wait() }
    }
    while gate.waiting < holders.count { await Task.yield() }
    let priorities: [TaskPriority] = [.background, .low, .medium, .high]
    for priority in priorities {
      Task.detached(priority: priority) { order.append(priority) }
    }
    // Waiting for a task would raise its priority.
    while order.priorities.count < priorities.count {
      try await Task.sleep(for: .milliseconds(5))
    }
    gate.open()
    for holder in holders { await holder.value }
    #expect(order.priorities == [.high, .medium, .low, .background])
  }

  @Test("jobs that block every thread do not stop the others")
  func blockingJobs() async {
    let gate = Gate()
    let blocked = (0..<processorCount() + 3).map { _ in Task.detached { gate.wait() } }
    await Task.detached { gate.open() }.value
    for task in blocked { await task.value }
    #expect(gate.waiting == blocked.count)
  }

  @Test("T15: a program whose tasks are done wakes up no more")
  func idle() throws {
    let folder = try RuntimeFolder()
    let probe = try ChildProcess(
      try Executables.product("TaskProbe"), environment: ProcessInfo.processInfo.environment,
      output: folder.file("output"), errors: folder.file("errors"))
    #expect(probe.waitForExit() == .status(0), "\(probe.errors)")
    #expect(probe.output == "0\n", "it woke up \(probe.output) times in three seconds")
  }

  private func measure(_ body: () async throws -> Void) async rethrows -> Duration {
    let start = ContinuousClock.now
    try await body()
    return ContinuousClock.now - start
  }
}

/// The priorities of tasks, in the order in which they ran.
private final class Order: Sendable {
  private let list = Mutex<[TaskPriority]>([])
  var priorities: [TaskPriority] { list.withLock { $0 } }
  func append(_ priority: TaskPriority) { list.withLock { $0.append(priority) } }
}

/// A gate that blocks threads until it is opened.
private final class Gate: Sendable {
  private let state = Mutex((waiting: 0, isOpen: false))

  /// The number of threads that have reached the gate.
  var waiting: Int { state.withLock { $0.waiting } }

  func wait() {
    state.withLock { $0.waiting += 1 }
    while !state.withLock({ $0.isOpen }) { usleep(1_000) }
  }

  func open() { state.withLock { $0.isOpen = true } }
}

private func processorCount() -> Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

/// Returns the name of the calling thread.
private func threadName() -> String {
  let name = try? String(contentsOfFile: "/proc/thread-self/comm", encoding: .utf8)
  return name?.trimmingCharacters(in: .newlines) ?? ""
}
