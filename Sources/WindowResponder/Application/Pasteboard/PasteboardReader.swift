import CSystem
import Glibc

/// Takes what another program writes into a pipe, within limits of size and time.
@MainActor final class PasteboardReader {
  typealias Answer = Result<[UInt8], PasteboardError>

  private let limits: Pasteboard.Limits
  private var descriptor: Int32
  private var bytes: [UInt8] = []
  private var watch: DescriptorWatch?
  private var timer: ClockTimer?
  private var completion: ((Answer) -> Void)?

  /// Makes the pipe, and has `ask` hand its other end to the other program.
  init(
    limits: Pasteboard.Limits, timeLimit: Double, application: Application,
    ask: (Int32) -> Bool, completion: @escaping @MainActor (Answer) -> Void
  ) {
    self.limits = limits
    self.completion = completion
    var ends: [Int32] = [-1, -1]
    descriptor = -1
    guard wr_pipe(&ends) == 0 else {
      finish(.failure(.unavailable))
      return
    }
    descriptor = ends[0]
    let isAsked = wr_set_nonblocking(ends[0], true) == 0 && ask(ends[1])
    close(ends[1])
    guard isAsked else {
      finish(.failure(.nothingThere))
      return
    }
    watch = DescriptorWatch(descriptor, for: .reading, in: application) { [weak self] _ in
      self?.read()
    }
    timer = ClockTimer.scheduledTimer(withTimeInterval: timeLimit) { [weak self] _ in
      self?.finish(.failure(.timedOut))
    }
  }

  /// Ends the reading with an error.
  func fail(_ error: PasteboardError) { finish(.failure(error)) }

  /// Whether an answer was given.
  var isOver: Bool { completion == nil }

  private func read() {
    let chunk = 64 * 1024
    var taken = 0
    while taken < limits.byteCountPerTurn {
      let old = bytes.count
      // Never more than one byte beyond what is allowed.
      let room = min(chunk, limits.maximumByteCount - old + 1)
      guard room > 0 else { return finish(.failure(.tooLarge)) }
      var failed = false
      var count = 0
      withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { buffer in
        count = Glibc.read(descriptor, buffer.baseAddress, room)
        failed = count < 0 && errno != EAGAIN && errno != EINTR
        if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
      }
      if failed { return finish(.failure(.unavailable)) }
      if count < 0 { return }
      if count == 0 { return finish(.success(bytes)) }
      if bytes.count > limits.maximumByteCount { return finish(.failure(.tooLarge)) }
      taken += count
    }
  }

  private func finish(_ answer: Answer) {
    guard let completion else { return }
    self.completion = nil
    watch?.cancel()
    timer?.invalidate()
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    bytes = []
    completion(answer)
  }
}
