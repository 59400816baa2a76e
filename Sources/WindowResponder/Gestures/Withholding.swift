/// Tells receivers what their contacts did, and keeps back what they are not to hear yet.
@MainActor protocol Withholding: AnyObject {
  associatedtype Kind: Contact

  /// Who decides about the recognizers.
  var gestures: GestureCoordinator { get }
  /// Those of which something is withheld, because a gesture is still possible.
  var withheld: [Kind] { get set }

  /// Tells receivers that contacts are taken away from them.
  func takeBack(_ contacts: [Kind])
}

extension Withholding {
  typealias ContactEvent = Kind.Moment.Event

  // MARK: Delivery

  /// Tells what some contacts did by an event: the beginnings first, and at last what was cancelled.
  func deliver(_ contacts: [Kind], _ event: ContactEvent) {
    for phase in Kind.Phase.told { deliver(phase, of: contacts, event) }
  }

  /// Tells of those contacts that are in a phase, and of which the receiver may hear.
  func deliver(_ phase: Kind.Phase, of contacts: [Kind], _ event: ContactEvent) {
    let needed = phase == .began ? Touch.Delivery.admitted : .begun
    var rest: [Kind] = []
    for contact in contacts where contact.realPhase == phase && contact.delivery != .none {
      if !withholds(contact, event), contact.delivery == needed { rest.append(contact) }
    }
    while let receiver = rest.first?.receiver {
      // A handler may have ended contacts of the receivers that follow.
      let group = rest.filter {
        $0.receiver === receiver && $0.realPhase == phase && $0.delivery == needed
      }
      rest.removeAll { $0.receiver === receiver }
      if !group.isEmpty { deliver(phase, of: Set(group), to: receiver, event) }
    }
  }

  /// Tells a receiver, and notes how far the contacts have come.
  func deliver(
    _ phase: Kind.Phase, of set: Set<Kind>, to receiver: Responder, _ event: ContactEvent
  ) {
    let isEnd = phase == .ended || phase == .cancelled
    for contact in set { contact.delivery = isEnd ? .none : .begun }
    ChainLink.newTrip { Kind.tell(receiver, phase, of: set, event) }
  }

  // MARK: Withholding

  /// Keeps back what a receiver is not to hear yet. Tells whether it did, or nothing is to be delivered.
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

  /// Delivers, in order, what nobody wants to be withheld any more.
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

  /// A gesture was recognised: receivers lose its contacts, or never hear of them.
  func gestureWasRecognized(_ recognizer: GestureRecognizer) {
    guard recognizer.cancelsTouchesInView || recognizer.delaysTouchesBegan else { return }
    let contacts = Kind.tracked(by: recognizer) + Kind.past(of: recognizer)
    takeBack(
      recognizer.cancelsTouchesInView
        ? contacts : contacts.filter { $0.delivery == .admitted })
  }
}
