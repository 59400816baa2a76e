internal import TouchRecording

/// What a hand that rests on the screen is reported as.
///
/// Of each part `drawing` the contact that went furthest is the finger's; all others, and every one of
/// the part `hand`, are the hand's. One that the compositor cancels was known for a palm.
package struct PalmAnalysis: Sendable {
  /// Touches of the hand that were taken for fingers.
  package let unwanted: [Place]
  /// Touches that were known for a palm.
  package let cancelled: Int
  /// Where the stroke beside the hand was interrupted.
  package let breaks: [Place]
  private let count: Int
  private let holder: Holder

  /// What lies between two pieces of one stroke at most: microseconds and millimetres.
  private static let pause: Int64 = 150_000
  private static let reach = 15.0
  /// How many contacts of a run are looked at: no hand makes more.
  private static let most = 2_000

  /// Looks at runs; nil where there are none.
  package init?(_ runs: [TestRun]) {
    guard !runs.isEmpty else { return nil }
    var unwanted: [Place] = []
    var breaks: [Place] = []
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

  /// Takes the pieces of the stroke out: the longest contact, and those that go on where it ends.
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
    return (0...Self.pause).contains(pause) && contact.begin.distance(to: end.place) < reach
      && contact.travel > 5
  }

  /// What was measured.
  package var figures: [Figure] {
    [
      Figure(
        .palmContacts, Double(unwanted.count), holder: holder, count: count,
        remark: .knownPalms(cancelled), places: unwanted),
      Figure(.palmBroken, Double(breaks.count), holder: holder, count: count, places: breaks),
    ]
  }
}
