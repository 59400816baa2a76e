import TouchRecording
import WindowResponder

/// A guided test, or a part of one: its instructions, its handling of events, and its end.
///
/// It is a value without a window and a clock, which a ``TestRunner`` runs. The methods return the steps to
/// be recorded, such as the next target.
protocol GuidedTest: Sendable {
  /// The plan that is recorded when the test begins.
  var plan: TestPlan { get }
  /// The instruction, in one sentence.
  var instruction: String { get }
  /// The condition before the test begins.
  var preparation: TestPreparation { get }
  /// The state of the test.
  var state: GuidedTestState { get }
  /// The progress, from 0 to 1.
  var progress: Double { get }
  /// The current measurement, in a few words, or an empty string if there is none.
  var reading: String { get }
  /// The marks to draw, from the back to the front.
  var marks: [Mark] { get }
  /// The positions that texts and buttons must not cover, in points.
  var busyPoints: [Point] { get }
  /// A Boolean value that indicates whether the marks change with time alone.
  var isAnimated: Bool { get }

  /// Begins the test at a time, in microseconds.
  mutating func begin(at now: Int64) -> [TestStep.Content]
  /// Handles a change of a touch. `fingers` contains the state after it.
  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content]
  /// Handles a pen tool. Tools that were known before are passed at the beginning.
  mutating func take(_ tool: PenTool)
  /// Handles an event of a pen.
  mutating func take(_ event: PenEvent) -> [TestStep.Content]
  /// Handles the shape or the angle of a contact.
  mutating func takeShape(_ event: TouchEvent)
  /// Handles the time, without other events.
  mutating func pass(_ now: Int64) -> [TestStep.Content]
}

/// The condition before a test begins.
enum TestPreparation: Hashable, Sendable {
  /// No touch is down.
  case none
  /// The user confirms that an instruction was followed.
  case confirm(String)
  /// The image has a transform, as a value of `wl_output.transform`.
  case turn(Int32, String)
  /// The window is on a screen.
  case output(UInt32, String)
  /// The number of seconds in which the user removes the hands.
  case handsOff(Double)
}

/// The state of a test.
enum GuidedTestState: Hashable, Sendable {
  case running
  /// The test is complete.
  case done
  /// The test failed and begins again, with a sentence about the reason.
  case again(String)
  /// The object of the test is absent, with a sentence about the reason. The test counts as skipped.
  case absent(String)
}

extension GuidedTest {
  var preparation: TestPreparation { .none }
  var reading: String { "" }
  var busyPoints: [Point] { [] }
  var isAnimated: Bool { false }
  mutating func begin(at now: Int64) -> [TestStep.Content] { [] }
  mutating func take(
    _ change: LiveTouches.Change, _ fingers: LiveTouches, at now: Int64
  ) -> [TestStep.Content] { [] }
  mutating func take(_ tool: PenTool) {}
  mutating func take(_ event: PenEvent) -> [TestStep.Content] { [] }
  mutating func takeShape(_ event: TouchEvent) {}
  mutating func pass(_ now: Int64) -> [TestStep.Content] { [] }
}
