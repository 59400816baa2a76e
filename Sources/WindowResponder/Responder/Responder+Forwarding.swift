/// The trips an event or a question makes along the chain.
enum ChainTrip: Hashable {
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled, remoteControl
  case canPerformAction, targetForAction
  case undoManager
}

extension Responder {
  /// Hands something to the next responder.
  ///
  /// Overrides of ``next`` may make a cycle. Whoever is already forwarding the same trip does not
  /// forward it again, so that each link of a cycle gets it once and the program goes on.
  func forward(_ trip: ChainTrip, _ body: (Responder) -> Void) {
    forward(trip, otherwise: (), body)
  }

  /// Hands a question to the next responder; `otherwise` is the answer where there is none.
  func forward<Answer>(
    _ trip: ChainTrip, otherwise: Answer, _ body: (Responder) -> Answer
  ) -> Answer {
    let link = ChainLink(responder: ObjectIdentifier(self), trip: trip)
    guard let next, ChainLink.forwarding.insert(link).inserted else { return otherwise }
    defer { ChainLink.forwarding.remove(link) }
    return body(next)
  }

  /// The chain from this responder up, itself first. A cycle ends it.
  public var chain: [Responder] {
    var links: [Responder] = []
    var seen: Set<ObjectIdentifier> = []
    var current: Responder? = self
    while let link = current, seen.insert(ObjectIdentifier(link)).inserted {
      links.append(link)
      current = link.next
    }
    return links
  }
}

/// A responder that is handing something on at this moment.
@MainActor struct ChainLink: Hashable {
  let responder: ObjectIdentifier
  let trip: ChainTrip

  /// Every link that is handing something on.
  static var forwarding: Set<ChainLink> = []

  /// Runs the delivery of a new event, which knows nothing of one under way around it.
  static func newTrip<Result>(_ body: () -> Result) -> Result {
    if forwarding.isEmpty { return body() }
    let outer = forwarding
    forwarding = []
    defer { forwarding = outer }
    return body()
  }
}
