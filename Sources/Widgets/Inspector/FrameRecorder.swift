import ResponderSystem
import WindowResponder

/// A recorder of the durations of the program's frames.
@MainActor final class FrameRecorder {
  /// A frame that was drawn.
  struct Record: Equatable {
    /// The CPU time of layout and drawing, in milliseconds.
    var milliseconds: Double
    /// The time of completion on the application's clock, in seconds.
    var time: Double
  }

  /// The largest number of records.
  static let limit = 120
  /// The newest frames, oldest first.
  private(set) var records: [Record] = []
  /// The number of frames since the inspector was opened.
  private(set) var count = 0
  private var start = 0.0

  /// Starts to measure a frame.
  func begin() { start = Self.processorTime }

  /// Records a frame that is complete and was shown.
  func end(at time: Double) {
    count += 1
    records.append(Record(milliseconds: max(0, Self.processorTime - start), time: time))
    if records.count > Self.limit { records.removeFirst() }
  }

  /// The longest time of the recorded frames, in milliseconds, or 0 if there are none.
  var longest: Double { records.map(\.milliseconds).max() ?? 0 }

  /// The mean time of the recorded frames, in milliseconds, or 0 if there are none.
  var mean: Double {
    records.isEmpty ? 0 : records.map(\.milliseconds).reduce(0, +) / Double(records.count)
  }

  /// Returns the number of recorded frames in the second before a time.
  func frames(inSecondBefore time: Double) -> Int {
    records.reversed().prefix { $0.time > time - 1 }.count
  }

  /// The CPU time of the main thread, in milliseconds.
  private static var processorTime: Double {
    CurrentProcess.threadTime * 1_000
  }
}
