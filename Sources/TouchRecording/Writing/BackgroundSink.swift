package import ResponderSystem

/// A sink that writes into another sink on its own thread, so that a recorder does not wait for a disk.
///
/// At most ``capacity`` bytes wait. A disk that is too slow for that is treated as full. The next
/// ``write(_:)``, or ``finish()``, throws an error of the thread.
package final class BackgroundSink: RecordingSink {
  /// The largest number of bytes that wait.
  package static let capacity = 8 << 20

  private let work = BackgroundWork()
  private var thread: JoinableThread?

  /// Creates a sink that takes over another one. Each write must contain whole lines.
  package init(_ base: sending any RecordingSink) throws(SystemError) {
    thread = try JoinableThread { [work] in work.write(into: base) }
  }

  deinit { end() }

  /// Queues all of the bytes, unless too many are waiting.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    try work.add(bytes)
    return bytes.count
  }

  /// Returns without effect: the thread itself removes incomplete writes.
  package func shorten(to byteCount: Int) {}

  /// Waits until all bytes are written.
  package func finish() throws(SystemError) {
    end()
    if let failure = work.failure { throw failure }
  }

  private func end() {
    guard let thread = thread.take() else { return }
    work.end()
    thread.join()
  }
}
