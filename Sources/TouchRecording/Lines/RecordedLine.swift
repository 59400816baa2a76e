/// A line of a recording.
///
/// A recording is a text file of lines, each a JSON object. Documentation/TouchRecordings.md describes them.
package enum RecordedLine: Hashable, Sendable {
  /// The first line, with the format's version.
  case header(version: Int)
  case touch(TouchEvent)
  case pointer(PointerEvent)
  case pen(PenEvent)
  case moment(Moment)
  case fact(Fact)
  case step(TestStep)
  case device(DeviceEvent)

  /// The version of the format that is written, which is also the newest known one.
  package static let version = 2

  /// The time at which the line was written, on the monotonic clock, in microseconds. The header has no time.
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
