internal import TouchRecording

/// The reports of a hand that rests on the screen.
///
/// In each part `drawing`, the contact with the longest path is the finger's. All others, and every contact
/// of the part `hand`, are the hand's. A contact that the compositor cancels was recognised as a palm.
package struct PalmAnalysis: Sendable {
  /// The positions of touches of the hand that were reported as fingers.
  package let unwanted: [Position]
  /// The number of touches that were recognised as a palm.
  package let cancelled: Int
  /// The positions at which the stroke beside the hand was interrupted.
  package let breaks: [Position]
  private let count: Int
  private let holder: Holder

  /// The longest pause and the largest distance between two parts of one stroke, in microseconds and
  /// millimetres.
  private static let pause: Int64 = 150_000
  private static let reach = 15.0
  /// The largest number of contacts of a run that are analysed: no hand makes more.
  private static let most = 2_000

  /// Creates the analysis of runs, or returns `nil` if there are none.
  package init?(_ runs: [TestRun]) {
    guard !runs.isEmpty else { return nil }
    var unwanted: [Position] = []
    var breaks: [Position] = []
    for run in runs {
      var hand = Array(run.contacts.prefix(Self.most))
      if run.plan.part == "drawing" {
        let stroke = Self.takeStroke(from: &hand)
        breaks += stroke.dropFirst().map(\.begin)
      }
      unwanted += hand.filter { $0.end != .cancelled }.map(\.begin)
    }
    self.unwanted = unwanted
    self.breaks = breaks
    cancelled = runs.reduce(0) { $0 + $1.contacts.count { $0.end == .cancelled } }
    count = runs.reduce(0) { $0 + $1.contacts.count }
    holder = runs.holder
  }

  /// Removes the parts of the stroke and returns them: the longest contact, and those that continue where it
  /// ends.
  private static func takeStroke(from contacts: inout [Contact]) -> [Contact] {
    let travels = contacts.map(\.travel)
    guard let most = travels.indices.max(by: { travels[$0] < travels[$1] }) else { return [] }
    var stroke = [contacts.remove(at: most)]
    while let next = contacts.firstIndex(where: { continues($0, stroke[stroke.count - 1]) }) {
      stroke.append(contacts.remove(at: next))
    }
    while let before = contacts.firstIndex(where: { continues(stroke[0], $0) }) {
      stroke.insert(contacts.remove(at: before), at: 0)
    }
    return stroke
  }

  private static func continues(_ contact: Contact, _ last: Contact) -> Bool {
    guard let end = last.samples.last else { return false }
    let pause = contact.beginTime - last.endTime
    return (0...Self.pause).contains(pause) && contact.begin.distance(to: end.position) < reach
      && contact.travel > 5
  }

  /// The figures of the test.
  package var figures: [Figure] {
    [
      Figure(
        .palmContacts, Double(unwanted.count), holder: holder, count: count,
        remark: .knownPalms(cancelled), positions: unwanted),
      Figure(.palmBroken, Double(breaks.count), holder: holder, count: count, positions: breaks),
    ]
  }
}
