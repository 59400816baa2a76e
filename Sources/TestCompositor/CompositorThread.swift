internal import ResponderSystem

/// The thread of the server, with the means to run code on it.
final class CompositorThread: Sendable {
  /// The requests of other threads, and the state that they can wait for.
  private struct Mailbox {
    var jobs: [@Sendable (Server) -> Void] = []
    var isStopping = false
    var hasStopped = false
    /// The number of iterations of the loop.
    var rounds = 0
  }

  private let mailbox = Monitor(Mailbox())
  /// Two connected sockets. Data that is written to the second one wakes the thread.
  private let wakeUp: (readEnd: FileDescriptor, writeEnd: FileDescriptor)

  init() {
    guard let ends = try? SystemCall.socketPair(isNonblocking: true) else {
      preconditionFailure("The compositor's thread has no socket to be woken by.")
    }
    wakeUp = (FileDescriptor(owning: ends.0), FileDescriptor(owning: ends.1))
  }

  /// Starts the thread, which owns the server from now on.
  func start(_ server: sending Server) {
    // The server has no other owner from now on.
    nonisolated(unsafe) let server = server
    do {
      try SystemThread.start { self.main(server) }
    } catch {
      preconditionFailure("The compositor's thread could not be started: \(error)")
    }
  }

  /// Runs a closure on the thread and waits for its result.
  func run<Result: Sendable>(
    _ job: @escaping @Sendable (Server) throws -> Result
  ) throws -> Result {
    let answer = Answer<Result>()
    let isAccepted = mailbox.withLock { mailbox in
      if mailbox.isStopping { return false }
      mailbox.jobs.append { server in answer.set(Swift.Result { try job(server) }) }
      return true
    }
    precondition(isAccepted, "The compositor has been stopped.")
    wake()
    answer.wait()
    return try answer.get()
  }

  /// Waits until the server has completed an iteration, or the time is over.
  func waitForRound(atMost seconds: Double) {
    let seen = mailbox.withLock { $0.rounds }
    mailbox.wait(atMost: seconds) { $0.rounds != seen || $0.hasStopped }
  }

  /// Ends the thread and waits for its end.
  func stop() {
    mailbox.withLock { $0.isStopping = true }
    wake()
    mailbox.wait { $0.hasStopped }
  }

  private func wake() {
    _ = try? SystemCall.writeFully([1], to: wakeUp.writeEnd.number)
  }

  /// Performs all the work of the thread.
  private func main(_ server: Server) {
    while !mailbox.withLock({ $0.isStopping }) {
      server.flush()
      waitForWork(server)
      let jobs = mailbox.withLock { mailbox in
        defer { mailbox.jobs = [] }
        return mailbox.jobs
      }
      for job in jobs { job(server) }
      server.dispatch()
      mailbox.withLock { $0.rounds += 1 }
    }
    server.shutDown()
    mailbox.withLock { $0.hasStopped = true }
  }

  private func waitForWork(_ server: Server) {
    var requests = [
      PollRequest(wakeUp.readEnd.number, for: .reading),
      PollRequest(server.isReading ? server.loopDescriptor : -1, for: .reading),
    ]
    requests.withUnsafeMutableBufferPointer { _ = SystemCall.poll($0, milliseconds: -1) }
    var ignored = [UInt8](repeating: 0, count: 64)
    var isDrained = false
    while !isDrained {
      let outcome = try? ignored.withUnsafeMutableBytes {
        try SystemCall.read(wakeUp.readEnd.number, into: $0)
      }
      if case .done(let count)? = outcome { isDrained = count == 0 } else { isDrained = true }
    }
  }
}

/// The result of a job, for which another thread can wait.
private final class Answer<Success: Sendable>: Sendable {
  private let result = Monitor<Result<Success, any Error>?>(nil)

  func set(_ value: Result<Success, any Error>) { result.withLock { $0 = value } }

  func wait() { result.wait { $0 != nil } }

  func get() throws -> Success {
    guard let result = result.withLock({ $0 }) else {
      preconditionFailure("A job's result is read after it was waited for.")
    }
    return try result.get()
  }
}
