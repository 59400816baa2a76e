internal import TouchRecording

/// The contacts of multitouch type A. Each report lists all contacts, and the reader identifies them.
struct ContactList {
  /// The longest distance of a contact without a tracking identifier between two reports, as a fraction of
  /// the range of values so far. A contact at a longer distance is a new one.
  private static let reach = 0.2

  private var contacts: [TouchSlot] = []
  private var current = TouchSlot()
  private var hasPosition = false
  private var hasTrack = false
  /// A Boolean value that indicates whether the report has ended a contact, with or without a position.
  private var hasContacts = false
  /// A Boolean value that indicates whether the device has reported that nothing touches the screen.
  var isReleased = false
  private var seen: (low: Int32, high: Int32) = (.max, .min)

  mutating func take(_ event: InputEvent) {
    switch event.code {
    case InputCode.trackingID:
      current.track = event.value
      hasTrack = event.value >= 0
    case InputCode.positionX, InputCode.positionY:
      hasPosition = true
      seen = (min(seen.low, event.value), max(seen.high, event.value))
      current.take(event)
    default: current.take(event)
    }
  }

  /// Handles `SYN_MT_REPORT`.
  mutating func endContact() {
    hasContacts = true
    if hasPosition, contacts.count < TouchEmitter.mostSlots {
      if !hasTrack { current.track = -1 }
      contacts.append(current)
    }
    current = TouchSlot()
    (hasPosition, hasTrack) = (false, false)
  }

  /// Removes the contacts since the last report.
  mutating func clear() {
    contacts.removeAll(keepingCapacity: true)
    current = TouchSlot()
    (hasPosition, hasTrack, hasContacts, isReleased) = (false, false, false, false)
  }

  /// Handles `SYN_REPORT`: assigns slots to contacts, and ends contacts that are not listed.
  mutating func endReport(in emitter: inout TouchEmitter) {
    defer { clear() }
    guard hasContacts || isReleased else { return }
    var isFree = emitter.slots.map { !$0.isActive }
    var places = [Int?](repeating: nil, count: contacts.count)
    match(in: emitter, &places)
    let wasFree = isFree
    for (index, contact) in contacts.enumerated() where places[index] == nil {
      let slot = isFree.firstIndex(of: true) ?? isFree.count
      if slot == isFree.count { isFree.append(false) } else { isFree[slot] = false }
      emitter.change(slot) { $0.begin(track: contact.track) }
      places[index] = slot
    }
    for (contact, place) in zip(contacts, places) {
      guard let place else { continue }
      emitter.change(place) { slot in
        (slot.x, slot.y, slot.major, slot.minor) = (
          contact.x, contact.y, contact.major, contact.minor
        )
        (slot.orientation, slot.pressure) = (contact.orientation, contact.pressure)
        (slot.distance, slot.tool) = (contact.distance, contact.tool)
      }
    }
    for slot in wasFree.indices where !wasFree[slot] && !places.contains(slot) {
      emitter.change(slot) { $0.end() }
    }
  }

  /// Assigns to contacts the slots that they had in the last report. Contacts are matched by their tracking
  /// identifiers, or by their distances if they have none.
  private func match(in emitter: TouchEmitter, _ places: inout [Int?]) {
    var pairs: [(distance: Double, contact: Int, slot: Int)] = []
    var taken = Set<Int>()
    for (index, contact) in contacts.enumerated() {
      for slot in emitter.slots.indices where emitter.slots[slot].isActive {
        let other = emitter.slots[slot]
        if contact.track >= 0 || other.track >= 0 {
          guard contact.track == other.track, taken.insert(slot).inserted else { continue }
          places[index] = slot
          break
        }
        let (x, y) = (Double(contact.x) - Double(other.x), Double(contact.y) - Double(other.y))
        pairs.append(((x * x + y * y).squareRoot(), index, slot))
      }
    }
    let limit = (Double(seen.high) - Double(seen.low)) * Self.reach
    for pair in pairs.sorted(by: { $0.distance < $1.distance })
    where pair.distance <= limit && places[pair.contact] == nil
      && taken.insert(pair.slot).inserted
    {
      places[pair.contact] = pair.slot
    }
  }
}
