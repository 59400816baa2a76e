import CSystem
import Glibc

/// Writes data into a pipe that another program has handed over, as fast as that one reads, for a
/// limited time.
@MainActor final class PasteboardWriter {
  private let bytes: [UInt8]
  private let descriptor: Int32
  private let byteCountPerTurn: Int
  private var offset = 0
  private var watch: DescriptorWatch?
  private var timer: ClockTimer?
  /// Whether the descriptor is closed.
  private(set) var isOver = false
  private let completion: (PasteboardWriter) -> Void

  /// Takes over the descriptor, and calls `completion` when it is closed.
  init(
    _ bytes: [UInt8], into descriptor: Int32, limits: Pasteboard.Limits, application: Application,
    completion: @escaping @MainActor (PasteboardWriter) -> Void
  ) {
    self.bytes = bytes
    self.descriptor = descriptor
    self.completion = completion
    byteCountPerTurn = limits.byteCountPerTurn
    guard wr_set_nonblocking(descriptor, true) == 0 else {
      finish()
      return
    }
    write()
    if isOver { return }
    watch = DescriptorWatch(descriptor, for: .writing, in: application) { [weak self] _ in
      self?.write()
    }
    timer = ClockTimer.scheduledTimer(withTimeInterval: limits.writingTime) { [weak self] _ in
      self?.finish()
    }
  }

  private func write() {
    var written = 0
    while offset < bytes.count, written < byteCountPerTurn {
      let count = bytes.withUnsafeBytes { raw in
        wr_write_quietly(descriptor, raw.baseAddress?.advanced(by: offset), bytes.count - offset)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      if count <= 0 { return finish() }
      offset += count
      written += count
    }
    if offset == bytes.count { finish() }
  }

  /// Closes the descriptor, whether or not everything is written.
  func finish() {
    guard !isOver else { return }
    isOver = true
    watch?.cancel()
    timer?.invalidate()
    close(descriptor)
    completion(self)
  }
}
