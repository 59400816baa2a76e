package import TouchRecording

/// Makes contacts of events.
package struct ContactTracker {
  /// A release, or a movement, of a touch that is not down.
  package struct Orphan: Hashable, Sendable {
    /// When it was known here, in microseconds.
    package var arrived: Int64
    /// The number on the wire.
    package var id: Int32
  }

  /// Every contact of a touch screen, in the order in which they came down.
  package private(set) var contacts: [Contact] = []
  /// Releases and movements without a touch. Those of a touch that came down before the recording began are
  /// left out.
  package private(set) var orphans: [Orphan] = []
  /// The open contact of each number, as a list: nobody has more than a few fingers.
  private var open: [(seat: UInt8, id: Int32, contact: Int)] = []
  /// Numbers that came down at some time, and those of them whose moves after their release are counted.
  private var seen: Set<Key> = []
  private var strays: Set<Key> = []
  private var last = Int64.min
  private let screens: ScreenTimeline

  private struct Key: Hashable {
    var seat: UInt8
    var id: Int32
  }

  /// Follows the events of a touch screen.
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
    let place = open.firstIndex { $0.id == event.id && $0.seat == event.seat }
    switch event.kind {
    case .down: begin(event, at: place)
    case .motion:
      guard let place else { return note(event) }
      let index = open[place].contact
      contacts[index].samples.append(sample(of: event, on: contacts[index].screen))
      contacts[index].endTime = time
    case .up:
      guard let place else { return note(event) }
      end(&contacts[open.remove(at: place).contact], .lifted, at: time)
    case .shape:
      guard let place else { return }
      let screen = contacts[open[place].contact].screen
      let points = (screen.millimetresX + screen.millimetresY) / 2
      contacts[open[place].contact].shapes.append((event.x * points, event.y * points))
    case .orientation:
      guard let place else { return }
      contacts[open[place].contact].angles.append(event.x)
    case .cancel:
      for item in open where item.seat == event.seat {
        end(&contacts[item.contact], .cancelled, at: time)
      }
      open.removeAll { $0.seat == event.seat }
    case .cancelOne:
      guard let place else { return }
      let index = open.remove(at: place).contact
      end(&contacts[index], .cancelled, at: max(time, contacts[index].beginTime))
    case .frame, .hover, .pressure, .tool: break
    }
  }

  private mutating func begin(_ event: TouchEvent, at place: Int?) {
    if let place {
      end(&contacts[open.remove(at: place).contact], .replaced, at: event.stamp.time)
    }
    // A hostile file may let thousands come down; those that nobody lifts are let go.
    if open.count >= 256 { open.removeFirst() }
    open.append((event.seat, event.id, contacts.count))
    if seen.count < 4_096 { seen.insert(Key(seat: event.seat, id: event.id)) }
    strays.remove(Key(seat: event.seat, id: event.id))
    let screen = screens.screen(at: event.stamp.arrived, window: event.window)
    contacts.append(
      Contact(
        id: event.id, window: event.window, on: screen, first: sample(of: event, on: screen)))
  }

  /// Notes an event of a number that is not down. One that was never down came down before the recording
  /// began, unless others came down since.
  private mutating func note(_ event: TouchEvent) {
    let key = Key(seat: event.seat, id: event.id)
    switch event.kind {
    case .motion:
      guard seen.contains(key), strays.insert(key).inserted else { return }
    case .up:
      guard seen.contains(key) || !contacts.isEmpty else { return }
      // The release of what moved on without a touch is counted with its first movement.
      if strays.remove(key) != nil { return }
    default: return
    }
    orphans.append(Orphan(arrived: event.stamp.arrived, id: event.id))
  }

  private func end(_ contact: inout Contact, _ end: Contact.End, at time: Int64) {
    contact.end = end
    contact.endTime = max(time, contact.beginTime)
  }

  private func sample(of event: TouchEvent, on screen: ScreenSize) -> Contact.Sample {
    Contact.Sample(
      time: event.stamp.time, arrived: event.stamp.arrived,
      place: screen.place(x: event.x, y: event.y))
  }
}
