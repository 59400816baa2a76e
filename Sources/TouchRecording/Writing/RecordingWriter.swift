package import ResponderSystem

/// A writer that writes a recording line by line while it is made.
///
/// Lines are buffered until there are 32 KiB of them, a line is 0.1 s newer than the oldest buffered one, or
/// ``flush()`` is called. Then whole lines are written. A program that is killed therefore loses at most the
/// last 0.1 s before the last line, and the file still ends with a whole line.
///
/// If the disk is full, the file is truncated after its last whole line, and nothing more is written:
/// ``failure`` has the error.
package final class RecordingWriter {
  /// The longest time that lines are buffered, in microseconds between the first and the last of them.
  package static let patience: Int64 = 100_000
  private static let capacity = 32 << 10

  private let sink: any RecordingSink
  private var buffer = LineBuffer(capacity: 33 << 10)
  private var oldest: Int64?

  /// The error after which nothing more is written, or `nil` if there is none.
  package private(set) var failure: SystemError?
  /// The number of bytes that were written, in whole lines.
  package private(set) var byteCount = 0
  /// The number of lines that were lost since ``failure``.
  package private(set) var lostLines = 0

  /// Begins a recording with its header.
  package init(_ sink: any RecordingSink) {
    self.sink = sink
    write(.header(version: RecordedLine.version))
    flush()
  }

  deinit { flush() }

  /// Appends a line.
  package func write(_ line: RecordedLine) {
    guard isWell() else { return }
    buffer.append(line)
    added(at: line.at)
  }

  /// Appends an event of a touch screen, as ``write(_:)`` does.
  package func write(_ event: TouchEvent) {
    guard isWell() else { return }
    buffer.append(event)
    added(at: event.stamp.arrived)
  }

  /// Appends a moment, as ``write(_:)`` does.
  package func write(_ moment: Moment) {
    guard isWell() else { return }
    buffer.append(moment)
    added(at: moment.at)
  }

  /// A Boolean value that indicates whether lines are buffered.
  package var isWaiting: Bool { buffer.count > 0 }

  /// Writes all buffered lines, and finishes the sink. ``failure`` has an error.
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
    // A clock that goes backward counts as well.
    let age = if let time, let oldest { (time &- oldest).magnitude } else { UInt64(0) }
    if buffer.count >= Self.capacity || age >= UInt64(Self.patience) { flush() }
  }

  /// Writes all buffered lines.
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

  /// Truncates the file after the last whole line of the bytes of the buffer that were written.
  private func keepWholeLines(of written: Int) {
    let bytes = buffer.contents
    let end = bytes[..<written].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    byteCount += end
    sink.shorten(to: byteCount)
    lostLines += bytes[end...].count { $0 == UInt8(ascii: "\n") }
  }
}
