/// One line of a recording.
///
/// A recording is a text file of lines, each a JSON object; Documentation/TouchRecordings.md tells what
/// stands in them.
package enum RecordedLine: Hashable, Sendable {
  /// The first line: what this file is, and the format's version.
  case header(version: Int)
  case touch(TouchEvent)
  case pointer(PointerEvent)
  case pen(PenEvent)
  case moment(Moment)
  case fact(Fact)
  case step(TestStep)
  case device(DeviceEvent)

  /// The format's version that is written, and the newest that is known.
  package static let version = 2

  /// When the line was written, on the monotonic clock, in microseconds; the header has no time.
  package var at: Int64? {
    switch self {
    case .header: nil
    case .touch(let event): event.stamp.arrived
    case .pointer(let event): event.stamp.arrived
    case .pen(let event): event.stamp.arrived
    case .moment(let moment): moment.at
    case .fact(let fact): fact.at
    case .step(let step): step.at
    case .device(let event): event.stamp.arrived
    }
  }
}
