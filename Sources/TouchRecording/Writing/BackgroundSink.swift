internal import Glibc
package import ResponderSystem

/// Writes into another sink on a thread of its own, so that whoever records never waits for a disk.
///
/// What waits is at most ``capacity`` bytes; a disk that is slower for longer than that is as good as full.
/// What goes wrong is told by the next ``write(_:)``, or by ``finish()``.
package final class BackgroundSink: RecordingSink {
  /// How many bytes may wait.
  package static let capacity = 8 << 20

  private let work = BackgroundWork()
  private var thread = pthread_t()
  private var isRunning: Bool

  /// Takes a sink over, for which whole lines come in each piece.
  package init(_ base: sending any RecordingSink) throws(SystemError) {
    let start = Unmanaged.passRetained(BackgroundStart(work: work, base: base))
    let code = pthread_create(&thread, nil, BackgroundStart.begin, start.toOpaque())
    isRunning = code == 0
    guard code == 0 else {
      start.release()
      throw SystemError(operation: "pthread_create", code: code)
    }
  }

  deinit { end() }

  /// Takes all of the bytes, unless too many wait already.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    try work.add(bytes)
    return bytes.count
  }

  /// Does nothing: the thread takes back what it could not write.
  package func shorten(to byteCount: Int) {}

  /// Waits until everything is written.
  package func finish() throws(SystemError) {
    end()
    if let failure = work.failure { throw failure }
  }

  private func end() {
    guard isRunning else { return }
    isRunning = false
    work.end()
    pthread_join(thread, nil)
  }
}
