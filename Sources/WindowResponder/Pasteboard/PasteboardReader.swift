import ResponderSystem

/// A reader of data that another program writes into a pipe, with limits of size and time.
@MainActor final class PasteboardReader {
  typealias Answer = Result<[UInt8], PasteboardError>

  private let limits: Pasteboard.Limits
  private var descriptor: FileDescriptor?
  private var bytes: [UInt8] = []
  private var watch: DescriptorWatch?
  private var timer: ClockTimer?
  private var completion: ((Answer) -> Void)?

  /// Creates the pipe, and passes the descriptor of its other end to `ask`, which sends it to the other
  /// program.
  init(
    limits: Pasteboard.Limits, timeLimit: Double, context: ProgramContext,
    ask: (Int32) -> Bool, completion: @escaping @MainActor (Answer) -> Void
  ) {
    self.limits = limits
    self.completion = completion
    guard let (readEnd, writeEnd) = try? FileDescriptor.pipe() else {
      finish(.failure(.unavailable))
      return
    }
    descriptor = readEnd
    let isNonblocking: ()? = try? SystemCall.setNonblocking(readEnd.number)
    guard isNonblocking != nil, ask(writeEnd.number) else {
      finish(.failure(.nothingThere))
      return
    }
    watch = DescriptorWatch(readEnd.number, for: .reading, in: context) { [weak self] _ in
      self?.read()
    }
    timer = ClockTimer.scheduledTimer(withTimeInterval: timeLimit) { [weak self] _ in
      self?.finish(.failure(.timedOut))
    }
  }

  /// Ends reading with an error.
  func fail(_ error: PasteboardError) { finish(.failure(error)) }

  /// A Boolean value that indicates whether the completion handler was called.
  var isOver: Bool { completion == nil }

  private func read() {
    var taken = 0
    while taken < limits.byteCountPerTurn {
      // At most one byte beyond the limit is read.
      let room = min(64 << 10, limits.maximumByteCount - bytes.count + 1)
      guard room > 0 else { return finish(.failure(.tooLarge)) }
      switch readOnce(room) {
      case nil: return finish(.failure(.unavailable))
      case .wouldBlock: return
      case .done(0): return finish(.success(bytes))
      case .done(let count): taken += count
      }
      if bytes.count > limits.maximumByteCount { return finish(.failure(.tooLarge)) }
    }
  }

  /// Reads the available data, up to a size. If reading fails, returns `nil`.
  private func readOnce(_ room: Int) -> SystemCall.Outcome? {
    guard let descriptor else { return nil }
    return withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { buffer in
      let outcome = try? SystemCall.read(descriptor.number, into: buffer)
      if case .done(let count)? = outcome { bytes.append(contentsOf: buffer[..<count]) }
      return outcome
    }
  }

  private func finish(_ answer: Answer) {
    guard let completion else { return }
    self.completion = nil
    watch?.cancel()
    timer?.invalidate()
    descriptor = nil
    bytes = []
    completion(answer)
  }
}
