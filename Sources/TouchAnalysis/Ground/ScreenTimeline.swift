package import TouchRecording

/// The screen at each time of a recording: a window may go to another one, and a screen may be turned.
///
/// A bank card counts for the screen that it was laid on, before and after that, and however that screen is
/// turned; the last one of each screen.
package struct ScreenTimeline: Sendable {
  /// From when on a screen was so, in microseconds.
  private struct Entry: Sendable {
    var at: Int64
    var screen: ScreenSize
  }

  /// Millimetres a pixel along the sides of a panel before its transform, as a card says it.
  private struct Card {
    var x: Double
    var y: Double
  }

  /// A program has one or two; a hostile file may have thousands.
  private static let mostWindows = 16

  /// The screen of each window, and of the one that was told last.
  private var windows: [UInt32: [Entry]] = [:]
  private var latest: [Entry] = []
  /// When tests were carried out, from begin to end.
  private var spans: [ClosedRange<Int64>] = []

  /// Reads what was told of screens and windows, and when tests were carried out.
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

  /// The last one.
  package var last: ScreenSize { latest.last?.screen ?? ScreenSize() }

  /// The screen that a window was on at a time, in microseconds of the local clock; without a number that of
  /// the window that was told last. Within a test it is the one at its end: a test whose window changes
  /// begins anew, and the window tells of itself a little later.
  package func screen(at time: Int64, window: UInt32? = nil) -> ScreenSize {
    let entries = window.flatMap { windows[$0] } ?? latest
    guard entries.count > 1 else { return entries.first?.screen ?? ScreenSize() }
    let span = spans[..<spans.firstPlace { $0.lowerBound > time }].last
    let time = span.map { $0.contains(time) ? $0.upperBound : time } ?? time
    let next = entries.firstPlace { $0.at > time }
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

  /// The screen that a window is on; before it says so the first one.
  private static func output(
    of window: WindowState?, _ outputs: [UInt32: Output]
  ) -> Output? {
    window.flatMap { outputs[$0.output] } ?? outputs.min { $0.key < $1.key }?.value
  }

  /// The last card of each screen.
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
