import ResponderSystem
import WindowResponder

/// How long the frames of a program took.
@MainActor final class FrameRecorder {
  /// A frame that was drawn.
  struct Record: Equatable {
    /// The processor's time for layout and drawing, in milliseconds.
    var milliseconds: Double
    /// When it was done, on the program's clock, in seconds.
    var time: Double
  }

  /// How many frames are kept.
  static let limit = 120
  /// The newest frames, the oldest of them first.
  private(set) var records: [Record] = []
  /// How many there were since the inspector was opened.
  private(set) var count = 0
  private var start = 0.0

  /// A frame begins.
  func begin() { start = Self.processorTime }

  /// It is done, and was shown.
  func end(at time: Double) {
    count += 1
    records.append(Record(milliseconds: max(0, Self.processorTime - start), time: time))
    if records.count > Self.limit { records.removeFirst() }
  }

  /// The longest, in milliseconds; 0 for none.
  var longest: Double { records.map(\.milliseconds).max() ?? 0 }

  /// The mean of all that are kept, in milliseconds; 0 for none.
  var mean: Double {
    records.isEmpty ? 0 : records.map(\.milliseconds).reduce(0, +) / Double(records.count)
  }

  /// How many were drawn in the last second before a time.
  func frames(inSecondBefore time: Double) -> Int {
    records.reversed().prefix { $0.time > time - 1 }.count
  }

  /// What the main thread has had of the processor, in milliseconds.
  private static var processorTime: Double {
    CurrentProcess.threadTime * 1_000
  }
}
