package import ResponderSystem

/// Writes a recording, line by line, while it is made.
///
/// Lines wait in memory until there are 32 KiB of them, a line comes that is 0.1 s newer than the oldest
/// that waits, or ``flush()`` is called; then whole lines are written. So a program that is killed loses
/// at most what came in the last 0.1 s before the last line, and the file still ends with a whole line.
/// Where the disk is full the file is cut after its last whole line, and nothing more is written:
/// ``failure`` says why.
package final class RecordingWriter {
  /// For how long lines wait at most, in microseconds between the first and the last of them.
  package static let patience: Int64 = 100_000
  private static let capacity = 32 << 10

  private let sink: any RecordingSink
  private var buffer = LineBuffer(capacity: 33 << 10)
  private var oldest: Int64?

  /// Why nothing more is written; nil as long as all is well.
  package private(set) var failure: SystemError?
  /// How many bytes were written, all of them in whole lines.
  package private(set) var byteCount = 0
  /// How many lines are lost since ``failure``.
  package private(set) var lostLines = 0

  /// Begins a recording with its header.
  package init(_ sink: any RecordingSink) {
    self.sink = sink
    write(.header(version: RecordedLine.version))
    flush()
  }

  deinit { flush() }

  /// Adds a line.
  package func write(_ line: RecordedLine) {
    guard isWell() else { return }
    buffer.append(line)
    added(at: line.at)
  }

  /// Adds a touch screen's event, as ``write(_:)`` would.
  package func write(_ event: TouchEvent) {
    guard isWell() else { return }
    buffer.append(event)
    added(at: event.stamp.arrived)
  }

  /// Adds a moment, as ``write(_:)`` would.
  package func write(_ moment: Moment) {
    guard isWell() else { return }
    buffer.append(moment)
    added(at: moment.at)
  }

  /// Whether lines wait to be written.
  package var isWaiting: Bool { buffer.count > 0 }

  /// Writes every line that waits, and ends what the sink still does; ``failure`` says how it went.
  package func finish() {
    flush()
    guard failure == nil else { return }
    do throws(SystemError) { try sink.finish() } catch { failure = error }
  }

  private func isWell() -> Bool {
    guard failure != nil else { return true }
    lostLines += 1
    return false
  }

  private func added(at time: Int64?) {
    if oldest == nil { oldest = time }
    // A clock that goes back counts as well.
    let age = if let time, let oldest { (time &- oldest).magnitude } else { UInt64(0) }
    if buffer.count >= Self.capacity || age >= UInt64(Self.patience) { flush() }
  }

  /// Writes every line that waits.
  package func flush() {
    guard failure == nil, buffer.count > 0 else { return }
    var done = 0
    do throws(SystemError) {
      while done < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer.contents[done...])
        let count = try sink.write(rest)
        guard count > 0 else { throw SystemError(operation: "write", code: 11) }
        done += count
      }
      byteCount += done
    } catch {
      failure = error
      keepWholeLines(of: done)
    }
    buffer.removeAll()
    oldest = nil
  }

  /// Cuts the file after the last whole line of those bytes of the buffer that were written.
  private func keepWholeLines(of written: Int) {
    let bytes = buffer.contents
    let end = bytes[..<written].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    byteCount += end
    sink.shorten(to: byteCount)
    lostLines += bytes[end...].count { $0 == UInt8(ascii: "\n") }
  }
}
