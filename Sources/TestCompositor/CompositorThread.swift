internal import CWaylandServer
internal import Glibc

/// The thread on which the server lives, and the way onto it.
final class CompositorThread: Sendable {
  /// What other threads ask for, and what they can wait for.
  private struct Mailbox {
    var jobs: [@Sendable (Server) -> Void] = []
    var isStopping = false
    var hasStopped = false
    /// Counts the rounds of the loop.
    var rounds = 0
  }

  private let mailbox = Monitor(Mailbox())
  /// Connected sockets: whoever writes to its second end wakes the thread.
  private let wakeUp: [Int32]

  init() {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let code = socketpair(AF_UNIX, type | Int32(SOCK_NONBLOCK.rawValue), 0, &ends)
    precondition(code == 0, "The compositor's thread has no socket to be woken by.")
    wakeUp = ends
  }

  deinit { for end in wakeUp { close(end) } }

  /// Starts the thread; the server is its own from now on.
  func start(_ server: sending Server) {
    let start = Unmanaged.passRetained(Start(thread: self, server: server))
    var thread = pthread_t()
    let code = pthread_create(&thread, nil, runThread, start.toOpaque())
    precondition(code == 0, "The compositor's thread could not be started.")
    pthread_detach(thread)
  }

  /// Runs a job on the thread and waits for what it gives.
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

  /// Waits until the server has done something, or the time is over.
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
    var anything: UInt8 = 1
    _ = write(wakeUp[1], &anything, 1)
  }

  /// The thread's whole life.
  fileprivate func main(_ server: Server) {
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
      pollfd(fd: wakeUp[0], events: Int16(POLLIN), revents: 0),
      pollfd(fd: server.isReading ? server.loopDescriptor : -1, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&requests, nfds_t(requests.count), -1)
    var ignored = [UInt8](repeating: 0, count: 64)
    while read(wakeUp[0], &ignored, ignored.count) > 0 {}
  }
}

/// What the new thread is given.
private final class Start {
  let thread: CompositorThread
  let server: Server

  init(thread: CompositorThread, server: Server) {
    self.thread = thread
    self.server = server
  }
}

private func runThread(_ address: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let address else { return nil }
  let start = Unmanaged<Start>.fromOpaque(address).takeRetainedValue()
  start.thread.main(start.server)
  return nil
}

/// The place where one job's result is waited for.
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
