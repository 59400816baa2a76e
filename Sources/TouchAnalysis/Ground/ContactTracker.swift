package import TouchRecording

/// A tracker that assembles contacts from events.
package struct ContactTracker {
  /// A release or a movement of a touch that is not down.
  package struct Orphan: Hashable, Sendable {
    /// The time of arrival in the program, in microseconds.
    package var arrived: Int64
    /// The identifier in the protocol.
    package var id: Int32
  }

  /// All contacts of a touch screen, in the order in which they began.
  package private(set) var contacts: [Contact] = []
  /// The releases and movements without a touch, except those of touches that began before the recording.
  package private(set) var orphans: [Orphan] = []
  /// The open contact of each identifier. A list is fast enough for the few touches of a user.
  private var open: [(seat: UInt8, id: Int32, contact: Int)] = []
  /// The identifiers that were used, and those of them whose moves after their release are counted.
  private var seen: Set<Key> = []
  private var strays: Set<Key> = []
  private var last = Int64.min
  private let screens: ScreenTimeline

  private struct Key: Hashable {
    var seat: UInt8
    var id: Int32
  }

  /// Assembles the events of a touch screen.
  package init(_ events: [TouchEvent], on screens: ScreenTimeline) {
    self.screens = screens
    for event in events { take(event) }
    for item in open {
      contacts[item.contact].endTime = max(contacts[item.contact].endTime, last)
    }
    for index in contacts.indices {
      contacts[index].breaks = LostReleaseSearch.breaks(in: contacts[index])
    }
  }

  private mutating func take(_ event: TouchEvent) {
    let time = event.stamp.time
    last = max(last, time)
    let position = open.firstIndex { $0.id == event.id && $0.seat == event.seat }
    switch event.kind {
    case .down: begin(event, at: position)
    case .motion:
      guard let position else { return note(event) }
      let index = open[position].contact
      contacts[index].samples.append(sample(of: event, on: contacts[index].screen))
      contacts[index].endTime = time
    case .up:
      guard let position else { return note(event) }
      Self.end(&contacts[open.remove(at: position).contact], .lifted, at: time)
    case .shape:
      guard let position else { return }
      let screen = contacts[open[position].contact].screen
      let points = (screen.millimetresX + screen.millimetresY) / 2
      contacts[open[position].contact].shapes.append((event.x * points, event.y * points))
    case .orientation:
      guard let position else { return }
      contacts[open[position].contact].angles.append(event.x)
    case .cancel:
      for item in open where item.seat == event.seat {
        Self.end(&contacts[item.contact], .cancelled, at: time)
      }
      open.removeAll { $0.seat == event.seat }
    case .cancelOne:
      guard let position else { return }
      let index = open.remove(at: position).contact
      Self.end(&contacts[index], .cancelled, at: max(time, contacts[index].beginTime))
    default: break
    }
  }

  private mutating func begin(_ event: TouchEvent, at position: Int?) {
    if let position {
      Self.end(&contacts[open.remove(at: position).contact], .replaced, at: event.stamp.time)
    }
    // A hostile file may contain thousands of touches without a release. The oldest ones are removed.
    if open.count >= 256 { open.removeFirst() }
    open.append((event.seat, event.id, contacts.count))
    if seen.count < 4_096 { seen.insert(Key(seat: event.seat, id: event.id)) }
    strays.remove(Key(seat: event.seat, id: event.id))
    let screen = screens.screen(at: event.stamp.arrived, window: event.window)
    contacts.append(
      Contact(
        id: event.id, window: event.window, on: screen, first: sample(of: event, on: screen)))
  }

  /// Records an event of an identifier that is not down. If the identifier was never down, and no other touch
  /// has begun, the touch began before the recording.
  private mutating func note(_ event: TouchEvent) {
    let key = Key(seat: event.seat, id: event.id)
    switch event.kind {
    case .motion:
      guard seen.contains(key), strays.insert(key).inserted else { return }
    case .up:
      guard seen.contains(key) || !contacts.isEmpty else { return }
      // The release of a touch that moved on without being down is counted with its first movement.
      if strays.remove(key) != nil { return }
    default: return
    }
    orphans.append(Orphan(arrived: event.stamp.arrived, id: event.id))
  }

  // A method of the instance would copy all contacts, because the contact is one of them.
  private static func end(_ contact: inout Contact, _ end: Contact.End, at time: Int64) {
    contact.end = end
    contact.endTime = max(time, contact.beginTime)
  }

  private func sample(of event: TouchEvent, on screen: ScreenSize) -> Contact.Sample {
    Contact.Sample(
      time: event.stamp.time, arrived: event.stamp.arrived,
      position: screen.position(x: event.x, y: event.y))
  }
}
