/// The methods and properties that are forwarded along the responder chain.
enum ChainTrip: UInt8 {
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled, remoteControl
  case canPerformAction, targetForAction
  case undoManager
}

extension Responder {
  /// Passes a call to the next responder.
  ///
  /// Overrides of ``next`` may form a cycle. A responder that already forwards the same call does not forward
  /// it again. Each responder of a cycle receives the call once, and the program continues.
  func forward(_ trip: ChainTrip, _ body: (Responder) -> Void) {
    forward(trip, otherwise: (), body)
  }

  /// Returns the answer of the next responder to a question, or `otherwise` without a next responder.
  func forward<Answer>(
    _ trip: ChainTrip, otherwise: Answer, _ body: (Responder) -> Answer
  ) -> Answer {
    guard let next, ChainLink.push(self, trip, to: next) else { return otherwise }
    defer { ChainLink.pop() }
    if let observer = ChainTrace.joined { observer(self, next, "\(trip)") }
    return body(next)
  }

  /// The responder chain from this responder up, beginning with the responder itself. A cycle ends it.
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

/// A set of the responders that were visited: an array for few, a hash table for more.
struct ResponderSet {
  private static let smallCount = 32
  private var few: [ObjectIdentifier] = []
  private var many: Set<ObjectIdentifier> = []

  /// Adds a responder, and returns a Boolean value that indicates whether it was not in the set.
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

/// A responder that is forwarding a call.
@MainActor struct ChainLink {
  private let responder: ObjectIdentifier
  private let trip: ChainTrip

  /// Every responder that is forwarding a call, the latest last. There are as many as the chain is long, so
  /// that comparing each is faster than hashing one.
  @exclusivity(unchecked) private static var forwarding: ContiguousArray<ChainLink> = []

  /// Records that a responder forwards a call. Returns `false` if the responder, or the next one, already
  /// forwards it.
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
    // A responder that is its own next one has already received the call.
    guard identifier != receiver else { return false }
    forwarding.append(ChainLink(responder: identifier, trip: trip))
    return true
  }

  /// Removes the responder that began to forward last.
  static func pop() { forwarding.removeLast() }

  /// Runs the delivery of a new event, independently of an event that is being delivered around it.
  static func newTrip<Result>(_ body: () -> Result) -> Result {
    if forwarding.isEmpty { return body() }
    let outer = forwarding
    forwarding = []
    defer { forwarding = outer }
    return body()
  }
}
