internal import Glibc
internal import ResponderSystem
internal import Synchronization

/// The state that a ``BackgroundSink`` and its thread share.
final class BackgroundWork: Sendable {
  private struct State {
    var pieces: [[UInt8]] = []
    var byteCount = 0
    var isEnding = false
    var failure: SystemError?
  }

  private let state = Mutex(State())
  /// A semaphore that is signalled once for each piece, and for the end.
  private let pending = Semaphore()

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
    pending.signal()
  }

  func end() {
    state.withLock { $0.isEnding = true }
    pending.signal()
  }

  /// Runs the loop of the thread.
  func write(into base: any RecordingSink) {
    var written = 0
    while true {
      pending.wait()
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
