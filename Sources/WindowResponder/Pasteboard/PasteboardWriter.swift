import ResponderSystem

/// A writer of data into a pipe of another program, at the speed at which that program reads, with a time
/// limit.
@MainActor final class PasteboardWriter {
  private let bytes: [UInt8]
  private var descriptor: FileDescriptor?
  private let byteCountPerTurn: Int
  private var offset = 0
  private var watch: DescriptorWatch?
  private var timer: ClockTimer?
  /// A Boolean value that indicates whether the descriptor is closed.
  var isOver: Bool { descriptor == nil }
  private let completion: (PasteboardWriter) -> Void

  /// Takes ownership of the descriptor, and calls `completion` when it is closed.
  init(
    _ bytes: [UInt8], into descriptor: FileDescriptor, limits: Pasteboard.Limits,
    context: ProgramContext,
    completion: @escaping @MainActor (PasteboardWriter) -> Void
  ) {
    self.bytes = bytes
    self.descriptor = descriptor
    self.completion = completion
    byteCountPerTurn = limits.byteCountPerTurn
    do {
      try SystemCall.setNonblocking(descriptor.number)
    } catch {
      finish()
      return
    }
    write()
    if isOver { return }
    watch = DescriptorWatch(descriptor.number, for: .writing, in: context) { [weak self] _ in
      self?.write()
    }
    timer = ClockTimer.scheduledTimer(withTimeInterval: limits.writingTime) { [weak self] _ in
      self?.finish()
    }
  }

  private func write() {
    var written = 0
    while offset < bytes.count, written < byteCountPerTurn {
      switch writeOnce() {
      case .wouldBlock: return
      case .done(let count) where count > 0:
        offset += count
        written += count
      default: return finish()
      }
    }
    if offset == bytes.count { finish() }
  }

  /// Writes as much of the remaining data as possible. If the other program does not read any more, returns
  /// `nil`.
  private func writeOnce() -> SystemCall.Outcome? {
    guard let descriptor else { return nil }
    return try? bytes.withUnsafeBytes {
      try SystemCall.write(UnsafeRawBufferPointer(rebasing: $0[offset...]), to: descriptor.number)
    }
  }

  /// Closes the descriptor, even if not all data was written.
  func finish() {
    guard !isOver else { return }
    watch?.cancel()
    timer?.invalidate()
    descriptor = nil
    completion(self)
  }
}
