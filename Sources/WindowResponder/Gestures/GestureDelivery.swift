/// The delivery of one event to the recognizers: the touches or presses by phase, and the sets that the
/// recognizers receive.
///
/// Most recognizers track all touches. One set for each phase, created on first use, is therefore shared by
/// all of them.
@MainActor struct GestureDelivery<C: Contact> {
  private struct Group {
    let phase: C.Phase
    let contacts: [C]
    var set: Set<C>?
  }

  private let event: C.Moment.Event
  private var groups: [Group] = []
  /// The only contact, which most events have, with its phase and its set.
  private var single: (contact: C, phase: C.Phase, set: Set<C>)?

  init(_ contacts: [C], _ event: C.Moment.Event) {
    self.event = event
    if contacts.count == 1 {
      let phase = contacts[0].realPhase
      if phase != .stationary { single = (contacts[0], phase, [contacts[0]]) }
      return
    }
    for phase in C.Phase.told {
      var group: [C] = []
      for contact in contacts where contact.realPhase == phase { group.append(contact) }
      if !group.isEmpty { groups.append(Group(phase: phase, contacts: group)) }
    }
  }

  /// Delivers to a recognizer the contacts that it tracks.
  mutating func hand(to recognizer: GestureRecognizer) {
    if let single {
      guard !recognizer.isDone, single.contact.realPhase == single.phase,
        recognizer.follows(single.contact)
      else { return }
      return C.tell(recognizer, single.phase, of: single.set, event)
    }
    for index in groups.indices {
      guard !recognizer.isDone, let contacts = contacts(of: index, for: recognizer) else {
        continue
      }
      C.tell(recognizer, groups[index].phase, of: contacts, event)
    }
  }

  /// Returns the contacts of a group that a recognizer tracks, or `nil` if there are none.
  private mutating func contacts(
    of index: Int, for recognizer: GestureRecognizer
  ) -> Set<C>? {
    let group = groups[index].contacts
    let phase = groups[index].phase
    var own: [C] = []
    for contact in group where contact.realPhase == phase && recognizer.follows(contact) {
      own.append(contact)
    }
    if own.isEmpty { return nil }
    guard own.count == group.count else { return Set(own) }
    if let set = groups[index].set { return set }
    let set = Set(group)
    groups[index].set = set
    return set
  }
}
