/// An object that delivers contacts to their receivers, and withholds those that a gesture may still take.
@MainActor protocol Withholding: AnyObject {
  associatedtype Kind: Contact

  /// The coordinator of the recognizers.
  var gestures: GestureCoordinator { get }
  /// The contacts with withheld events, because a gesture is still possible.
  var withheld: [Kind] { get set }

  /// Cancels contacts for their receivers.
  func takeBack(_ contacts: [Kind])
}

extension Withholding {
  typealias ContactEvent = Kind.Moment.Event

  // MARK: Delivery

  /// Delivers the changes of contacts in an event, in the order of the phases: the beginnings first, and the
  /// cancellations last.
  func deliver(_ contacts: [Kind], _ event: ContactEvent) {
    for phase in Kind.Phase.told { deliver(phase, of: contacts, event) }
  }

  /// Delivers contacts in a phase, except those that are withheld.
  func deliver(_ phase: Kind.Phase, of contacts: [Kind], _ event: ContactEvent) {
    let needed = phase == .began ? Touch.Delivery.admitted : .begun
    var rest: [Kind] = []
    for contact in contacts where contact.realPhase == phase && contact.delivery != .none {
      if !withholds(contact, event), contact.delivery == needed { rest.append(contact) }
    }
    while let receiver = rest.first?.receiver {
      // A handler may have ended contacts of other receivers.
      let group = rest.filter {
        $0.receiver === receiver && $0.realPhase == phase && $0.delivery == needed
      }
      rest.removeAll { $0.receiver === receiver }
      if !group.isEmpty { deliver(phase, of: Set(group), to: receiver, event) }
    }
  }

  /// Calls a receiver, and updates the delivery state of the contacts.
  func deliver(
    _ phase: Kind.Phase, of set: Set<Kind>, to receiver: Responder, _ event: ContactEvent
  ) {
    let isEnd = phase == .ended || phase == .cancelled
    for contact in set { contact.delivery = isEnd ? .none : .begun }
    ChainLink.newTrip { Kind.tell(receiver, phase, of: set, event) }
  }

  // MARK: Withholding

  /// Withholds an event of a contact if necessary. If the event was withheld or does not have to be
  /// delivered, returns `true`.
  private func withholds(_ contact: Kind, _ event: ContactEvent) -> Bool {
    let isWaiting = !contact.withheld.isEmpty
    switch contact.realPhase {
    case .began:
      if gestures.hasTaken(contact) {
        contact.delivery = .none
        return true
      }
      guard gestures.delaysBegan(contact) else { return false }
    case .ended:
      guard isWaiting || gestures.delaysEnded(contact) else { return false }
    case .cancelled, .stationary:
      return false
    default:
      guard isWaiting else { return false }
    }
    if !isWaiting { withheld.append(contact) }
    contact.withhold(event)
    return true
  }

  /// Delivers, in order, the withheld events that no recognizer delays any more.
  func releaseWithheld() {
    guard !withheld.isEmpty else { return }
    for contact in withheld { release(contact) }
    withheld.removeAll { $0.withheld.isEmpty }
  }

  private func release(_ contact: Kind) {
    if contact.delivery == .admitted, gestures.delaysBegan(contact) { return }
    let waiting = contact.withheld
    contact.withheld = []
    for moment in waiting {
      guard contact.delivery != .none, let receiver = contact.receiver else { return }
      if moment.phase == .ended, gestures.delaysEnded(contact) {
        contact.withheld = [moment]
        return
      }
      contact.relive(moment) { deliver(moment.phase, of: [contact], to: receiver, moment.event) }
    }
  }

  /// Takes the contacts of a recognized gesture from their receivers, which may not have received them yet.
  func gestureWasRecognized(_ recognizer: GestureRecognizer) {
    guard recognizer.cancelsTouchesInView || recognizer.delaysTouchesBegan else { return }
    let contacts = Kind.tracked(by: recognizer) + Kind.past(of: recognizer)
    takeBack(
      recognizer.cancelsTouchesInView
        ? contacts : contacts.filter { $0.delivery == .admitted })
  }
}
