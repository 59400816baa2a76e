import TouchRecording
import WindowResponder

/// A test, or a part of one, that somebody is led through: what it asks, how it looks at what comes, and when
/// it is done. It is a value that knows no window and no clock; ``TestRunner`` carries it out.
///
/// The methods give what is to be written down, as the next target.
protocol GuidedTest: Sendable {
  /// What is written when it begins.
  var plan: TestPlan { get }
  /// What is to be done, in one sentence.
  var instruction: String { get }
  /// What has to be so before it begins.
  var preparation: TestPreparation { get }
  /// How it stands.
  var state: GuidedTestState { get }
  /// How much of it is done, from 0 to 1.
  var progress: Double { get }
  /// What was measured so far, in a few words; empty where nothing is to be told.
  var reading: String { get }
  /// What is to be seen, from the back to the front.
  var marks: [Mark] { get }
  /// The places that have to stay free of words and buttons now, in points.
  var busyPoints: [Point] { get }
  /// Whether it changes with time alone, so that it has to be drawn again.
  var isAnimated: Bool { get }

  /// It begins now, in microseconds.
  mutating func begin(at now: Int64) -> [TestStep.Content]
  /// A finger came, moved or went. `fingers` has what is so after it.
  mutating func take(
    _ change: LiveFingers.Change, _ fingers: LiveFingers, at now: Int64
  ) -> [TestStep.Content]
  /// There is this tool of a pen; those that were there before it begins are told then.
  mutating func take(_ tool: PenTool)
  /// Something came of the pen.
  mutating func take(_ event: PenEvent) -> [TestStep.Content]
  /// The shape or the angle of a contact came.
  mutating func takeShape(_ event: TouchEvent)
  /// Time passed, and nothing else.
  mutating func pass(_ now: Int64) -> [TestStep.Content]
}

/// What has to be so before a test begins.
enum TestPreparation: Hashable, Sendable {
  /// Nothing but that no finger is down.
  case none
  /// Somebody says that it is so: this is to be done first.
  case confirm(String)
  /// The picture is turned so, as `wl_output.transform` numbers it.
  case turn(Int32, String)
  /// The window is on this screen.
  case output(UInt32, String)
  /// So many seconds to take the hands away.
  case handsOff(Double)
}

/// How a test stands.
enum GuidedTestState: Hashable, Sendable {
  case running
  /// There is all that was asked.
  case done
  /// It went wrong, and begins anew: why, in a sentence.
  case again(String)
  /// What it is about does not come: why, in a sentence. It counts as left out.
  case absent(String)
}

extension GuidedTest {
  var preparation: TestPreparation { .none }
  var reading: String { "" }
  var busyPoints: [Point] { [] }
  var isAnimated: Bool { false }
  mutating func begin(at now: Int64) -> [TestStep.Content] { [] }
  mutating func take(
    _ change: LiveFingers.Change, _ fingers: LiveFingers, at now: Int64
  ) -> [TestStep.Content] { [] }
  mutating func take(_ tool: PenTool) {}
  mutating func take(_ event: PenEvent) -> [TestStep.Content] { [] }
  mutating func takeShape(_ event: TouchEvent) {}
  mutating func pass(_ now: Int64) -> [TestStep.Content] { [] }
}
