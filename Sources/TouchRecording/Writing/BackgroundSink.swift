internal import Glibc
package import ResponderSystem
internal import Synchronization

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
    let code = pthread_create(&thread, nil, writeInBackground, start.toOpaque())
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

/// What the two threads share.
private final class BackgroundWork: Sendable {
  private struct State {
    var pieces: [[UInt8]] = []
    var byteCount = 0
    var isEnding = false
    var failure: SystemError?
  }

  private let state = Mutex(State())
  /// Rings once for each piece, and for the end.
  private let bell = Bell()

  var failure: SystemError? { state.withLock { $0.failure } }

  func add(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    let piece = Array(bytes)
    try state.withLock { state throws(SystemError) in
      if let failure = state.failure { throw failure }
      guard state.byteCount + piece.count <= BackgroundSink.capacity else {
        throw SystemError(operation: "write", code: EAGAIN)
      }
      state.pieces.append(piece)
      state.byteCount += piece.count
    }
    bell.ring()
  }

  func end() {
    state.withLock { $0.isEnding = true }
    bell.ring()
  }

  /// The thread's life.
  func write(into base: any RecordingSink) {
    var written = 0
    while true {
      bell.wait()
      let (pieces, isEnding) = state.withLock { state in
        defer { state.pieces = [] }
        return (state.pieces, state.isEnding)
      }
      for piece in pieces {
        do throws(SystemError) {
          try write(piece, into: base, after: &written)
        } catch {
          return state.withLock {
            $0.failure = error
            $0.pieces = []
          }
        }
        state.withLock { $0.byteCount -= piece.count }
      }
      if isEnding { return finish(base) }
    }
  }

  private func write(
    _ piece: [UInt8], into base: any RecordingSink, after written: inout Int
  ) throws(SystemError) {
    var done = 0
    do throws(SystemError) {
      while done < piece.count {
        let count = try piece.withUnsafeBufferPointer { bytes throws(SystemError) in
          try base.write(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[done...])))
        }
        guard count > 0 else { throw SystemError(operation: "write", code: EAGAIN) }
        done += count
      }
    } catch {
      let end = piece[..<done].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      base.shorten(to: written + end)
      throw error
    }
    written += piece.count
  }

  private func finish(_ base: any RecordingSink) {
    do throws(SystemError) { try base.finish() } catch {
      state.withLock { $0.failure = error }
    }
  }
}

/// A semaphore, which stays at one place in memory.
private final class Bell: @unchecked Sendable {
  // The system's own, made to be shared.
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(semaphore, 0, 0) }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func ring() { sem_post(semaphore) }

  func wait() {
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }
}

/// What the thread is given.
private final class BackgroundStart {
  let work: BackgroundWork
  let base: any RecordingSink

  init(work: BackgroundWork, base: any RecordingSink) {
    self.work = work
    self.base = base
  }
}

private func writeInBackground(_ address: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let address else { return nil }
  let start = Unmanaged<BackgroundStart>.fromOpaque(address).takeRetainedValue()
  start.work.write(into: start.base)
  return nil
}
