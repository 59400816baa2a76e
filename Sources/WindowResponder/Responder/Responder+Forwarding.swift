/// The trips an event or a question makes along the chain.
enum ChainTrip: UInt8 {
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
    guard let next, ChainLink.push(self, trip, to: next) else { return otherwise }
    defer { ChainLink.pop() }
    if let observer = ChainTrace.joined { observer(self, next, "\(trip)") }
    return body(next)
  }

  /// The chain from this responder up, itself first. A cycle ends it.
  public var chain: [Responder] {
    var links: [Responder] = []
    links.reserveCapacity(16)
    var seen = ResponderSet()
    var current: Responder? = self
    while let link = current, seen.insert(link) {
      links.append(link)
      current = link.next
    }
    return links
  }
}

/// Responders that a walk has come by: a list while there are few, a hash table for more.
struct ResponderSet {
  private static let smallCount = 32
  private var few: [ObjectIdentifier] = []
  private var many: Set<ObjectIdentifier> = []

  /// Adds a responder, and tells whether it is new.
  mutating func insert(_ responder: Responder) -> Bool {
    let identifier = ObjectIdentifier(responder)
    if few.count < Self.smallCount {
      for known in few where known == identifier { return false }
      few.append(identifier)
      return true
    }
    if many.isEmpty { many = Set(few) }
    return many.insert(identifier).inserted
  }
}

/// A responder that is handing something on at this moment.
@MainActor struct ChainLink {
  private let responder: ObjectIdentifier
  private let trip: ChainTrip

  /// Every link that is handing something on, the newest last. There are as many as the chain is long,
  /// so that looking at each costs less than hashing one.
  @exclusivity(unchecked) private static var forwarding: ContiguousArray<ChainLink> = []

  /// Notes that a responder hands something on; false where it, or who gets it, is doing so already.
  static func push(_ responder: Responder, _ trip: ChainTrip, to next: Responder) -> Bool {
    let identifier = ObjectIdentifier(responder)
    let receiver = ObjectIdentifier(next)
    var index = forwarding.count
    while index > 0 {
      index -= 1
      let link = forwarding[index]
      if link.trip == trip, link.responder == identifier || link.responder == receiver {
        return false
      }
    }
    // One that is its own next has had it.
    guard identifier != receiver else { return false }
    forwarding.append(ChainLink(responder: identifier, trip: trip))
    return true
  }

  /// The responder that began last to hand something on has done so.
  static func pop() { forwarding.removeLast() }

  /// Runs the delivery of a new event, which knows nothing of one under way around it.
  static func newTrip<Result>(_ body: () -> Result) -> Result {
    if forwarding.isEmpty { return body() }
    let outer = forwarding
    forwarding = []
    defer { forwarding = outer }
    return body()
  }
}
