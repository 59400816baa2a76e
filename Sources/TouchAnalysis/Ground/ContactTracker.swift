package import TouchRecording

/// Makes contacts of events.
package enum ContactTracker {
  /// Every contact of a touch screen, in the order in which they came down.
  package static func contacts(
    of events: [TouchEvent], on screens: ScreenTimeline
  ) -> [Contact] {
    var contacts: [Contact] = []
    // The open contact of each number, as a list: nobody has more than a few fingers.
    var open: [(seat: UInt8, id: Int32, contact: Int)] = []
    var last = Int64.min
    for event in events {
      let time = event.stamp.time
      last = max(last, time)
      if event.kind == .cancel {
        for item in open where item.seat == event.seat {
          contacts[item.contact].end = .cancelled
          contacts[item.contact].endTime = time
        }
        open.removeAll { $0.seat == event.seat }
        continue
      }
      let place = open.firstIndex { $0.id == event.id && $0.seat == event.seat }
      switch event.kind {
      case .down:
        if let place { end(&contacts[open.remove(at: place).contact], at: time) }
        // A hostile file may let thousands come down; those that nobody lifts are let go.
        if open.count >= 256 { open.removeFirst() }
        open.append((event.seat, event.id, contacts.count))
        let screen = screens.screen(at: event.stamp.arrived, window: event.window)
        contacts.append(
          Contact(
            id: event.id, window: event.window, on: screen,
            first: sample(of: event, on: screen)))
      case .motion:
        guard let place else { continue }
        let index = open[place].contact
        contacts[index].samples.append(sample(of: event, on: contacts[index].screen))
        contacts[index].endTime = time
      case .up:
        guard let place else { continue }
        end(&contacts[open.remove(at: place).contact], at: time)
      case .shape:
        guard let place else { continue }
        let screen = contacts[open[place].contact].screen
        let points = (screen.millimetresX + screen.millimetresY) / 2
        contacts[open[place].contact].shapes.append((event.x * points, event.y * points))
      case .orientation:
        guard let place else { continue }
        contacts[open[place].contact].angles.append(event.x)
      case .frame, .cancel: break
      }
    }
    for item in open {
      contacts[item.contact].endTime = max(contacts[item.contact].endTime, last)
    }
    return contacts
  }

  private static func end(_ contact: inout Contact, at time: Int64) {
    contact.end = .lifted
    contact.endTime = max(time, contact.beginTime)
  }

  private static func sample(of event: TouchEvent, on screen: ScreenSize) -> Contact.Sample {
    Contact.Sample(
      time: event.stamp.time, arrived: event.stamp.arrived,
      place: screen.place(x: event.x, y: event.y))
  }
}
