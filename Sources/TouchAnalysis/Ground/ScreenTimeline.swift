package import TouchRecording

/// The screen at each time of a recording. A window may move to another screen, and a screen may be rotated.
///
/// The measurement with a card applies to the screen on which it was made, at all times and in all rotations.
/// Of several, the last one applies.
package struct ScreenTimeline: Sendable {
  /// A screen with the time from which on it applies, in microseconds.
  private struct Entry: Sendable {
    var at: Int64
    var screen: ScreenSize
  }

  /// The number of millimetres in a pixel along the sides of a panel before its transform, as measured with a
  /// card.
  private struct Card {
    var x: Double
    var y: Double
  }

  /// The largest number of windows. A program has one or two; a hostile file may have thousands.
  private static let mostWindows = 16

  /// The screens of each window, and those of the window that was recorded last.
  private var windows: [UInt32: [Entry]] = [:]
  private var latest: [Entry] = []
  /// The times of tests, from begin to end.
  private var spans: [ClosedRange<Int64>] = []

  /// Reads the screens, the windows and the times of tests of a recording.
  package init(of recording: Recording) {
    let cards = Self.cards(in: recording)
    var outputs: [UInt32: Output] = [:]
    var states: [UInt32: WindowState] = [:]
    var last: WindowState?
    for fact in recording.facts {
      switch fact.content {
      case .output(let output): outputs[output.number] = output
      case .window(let state):
        last = state
        if states.count < Self.mostWindows || states[state.number] != nil {
          states[state.number] = state
        }
      default: continue
      }
      for state in states.values {
        Self.note(state, outputs, cards, at: fact.at, in: &windows[state.number, default: []])
      }
      Self.note(last, outputs, cards, at: fact.at, in: &latest)
    }
    if latest.isEmpty { Self.note(nil, outputs, cards, at: .min, in: &latest) }
    var begin: Int64?
    for step in recording.steps {
      switch step.content {
      case .begin: begin = step.at
      case .end(.done): if let begin, begin <= step.at { spans.append(begin...step.at) }
      case .target, .guide, .end: break
      }
    }
  }

  /// The last screen.
  package var last: ScreenSize { latest.last?.screen ?? ScreenSize() }

  /// Returns the screen of a window at a time, in microseconds of the local clock.
  ///
  /// Without a number, the window that was recorded last is used. During a test the result is the screen at
  /// its end: a test whose window changes begins again, and the window's state is recorded a little later.
  package func screen(at time: Int64, window: UInt32? = nil) -> ScreenSize {
    let entries = window.flatMap { windows[$0] } ?? latest
    guard entries.count > 1 else { return entries.first?.screen ?? ScreenSize() }
    let span = spans[..<spans.firstPosition { $0.lowerBound > time }].last
    let time = span.map { $0.contains(time) ? $0.upperBound : time } ?? time
    let next = entries.firstPosition { $0.at > time }
    return entries[max(0, next - 1)].screen
  }

  private static func note(
    _ window: WindowState?, _ outputs: [UInt32: Output], _ cards: [UInt32: Card], at time: Int64,
    in entries: inout [Entry]
  ) {
    let output = output(of: window, outputs)
    var screen = ScreenSize(output, window)
    if let card = cards[output?.number ?? screen.output] {
      let points = Double(output?.scale ?? 120) / 120
      let isTurned = (output?.transform ?? 0) % 2 != 0
      screen.measure(
        x: (isTurned ? card.y : card.x) * points, y: (isTurned ? card.x : card.y) * points, window)
    }
    if entries.last?.screen != screen { entries.append(Entry(at: time, screen: screen)) }
  }

  /// Returns the screen of a window, or the first screen if the window's screen is not recorded yet.
  private static func output(
    of window: WindowState?, _ outputs: [UInt32: Output]
  ) -> Output? {
    window.flatMap { outputs[$0.output] } ?? outputs.min { $0.key < $1.key }?.value
  }

  /// Returns the last card of each screen.
  private static func cards(in recording: Recording) -> [UInt32: Card] {
    var cards: [UInt32: Card] = [:]
    var outputs: [UInt32: Output] = [:]
    var window: WindowState?
    for fact in recording.facts {
      switch fact.content {
      case .output(let output): outputs[output.number] = output
      case .window(let state): window = state
      case .calibration(let calibration):
        let output = output(of: window, outputs)
        let points = Double(max(1, output?.scale ?? 120)) / 120
        let isTurned = (output?.transform ?? 0) % 2 != 0
        cards[output?.number ?? window?.output ?? 0] = calibration.millimetresPerPoint.map {
          isTurned
            ? Card(x: $0.y / points, y: $0.x / points) : Card(x: $0.x / points, y: $0.y / points)
        }
      default: break
      }
    }
    return cards
  }
}
