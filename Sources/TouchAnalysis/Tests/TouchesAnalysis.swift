internal import TouchRecording

/// The faults of touches in a recording, with or without tests: jumps, touches that are lost and
/// found again, touches that never end, and more.
package struct TouchesAnalysis: Sendable {
  /// A position that is reported where no finger is.
  package struct Spurious: Hashable, Sendable {
    package var position: Position
    package var count: Int
  }

  /// The findings, the gravest figures first, each in the order of time.
  package let findings: [Finding]
  /// The positions that are reported without a finger, the most frequent first.
  package let spurious: [Spurious]
  /// The touches that exchanged their identifiers.
  package let swaps: [FingersAnalysis.Swap]
  /// The largest number of touches at the same time.
  package let most: Int
  /// Axes that never changed while the other one did: `x`, `y`.
  package let stillAxes: [String]
  /// The positions of touches of at least a second that never moved.
  package let still: [Position]
  /// The panel's grid.
  package let grid: PanelGrid
  /// The numbers of touches in each part of the screen.
  package let map: TouchMap?
  /// The number of analysed touches.
  package let count: Int
  /// The number of touches that are down at the end of the recording, without another sign of a lost release.
  let downAtEnd: Int
  let largestJump: Double
  let screen: ScreenSize
  let start: Int64
  let holder: Holder

  /// The tests in which hands make touches that look like faults.
  static let leftOut: Set<TestKind> = [.palm, .separation, .ghost]

  /// Creates the analysis of a recording's touches, or returns `nil` if there are none.
  init?(
    _ recording: Recording, _ tracker: ContactTracker, grid: PanelGrid, on screen: ScreenSize,
    runs: [TestRun]
  ) {
    guard !tracker.contacts.isEmpty || !tracker.orphans.isEmpty else { return nil }
    let spans = TestRun.spans(of: recording, Self.leftOut)
    let contacts = tracker.contacts.filter { !spans.contains($0.beginArrived) }
    let span = recording.span ?? 0...0
    let search = TouchSearch(contacts, end: span.upperBound)
    findings = Self.sorted(
      search.findings
        + tracker.orphans.filter { !spans.contains($0.arrived) }.map {
          Finding(name: .touchUnbegun, from: $0.arrived, to: $0.arrived, id: $0.id)
        })
    spurious = search.spurious.positions.map {
      Spurious(position: $0.position, count: $0.visits.count)
    }
    swaps = search.swaps
    most = search.times.most
    stillAxes = Self.stillAxes(of: contacts)
    still = contacts.indices.filter {
      !search.nowhere.contains($0) && Self.isStill(contacts[$0])
    }.map { contacts[$0].begin }
    self.grid = grid
    map = TouchMap(contacts, on: screen)
    count = contacts.count
    downAtEnd = search.downAtEnd.count
    largestJump = search.jumps.reduce(0) { max($0, $1.length) }
    self.screen = screen
    start = span.lowerBound
    holder = runs.isEmpty ? .hand : runs.holder
  }
}
