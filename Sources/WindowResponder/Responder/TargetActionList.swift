/// Who is to be told of events, in the order of registration: methods of targets, and closures.
///
/// - A target is held weakly. One that died gets nothing, and never becomes a nil target, which is
///   looked for along the responder chain.
/// - The same target and action are registered once, for the events of both. So are closures with the
///   same identifier, of which the later one counts.
/// - The list may change while it is gone through. Whoever does so asks ``holds(_:for:)`` before each
///   registration of ``matching(_:)``: what is removed is not told any more, what is added not yet.
@MainActor struct TargetActionList<Closure: IdentifiedClosure, Events: SetAlgebra> {
  /// One to tell.
  final class Registration {
    // What is read for every event is used on the main actor alone, and never while it is being changed.
    @exclusivity(unchecked) fileprivate(set) var receiver: Receiver
    @exclusivity(unchecked) fileprivate(set) var events: Events
    private(set) weak var target: AnyObject?

    fileprivate init(_ receiver: Receiver, of target: AnyObject? = nil, for events: Events) {
      self.receiver = receiver
      self.target = target
      self.events = events
    }
  }

  /// What is told. A ``Registration`` has the target itself.
  enum Receiver {
    case target(Selector)
    case nilTarget(Selector)
    case closure(Closure)
  }

  private var list: [Registration] = []

  // MARK: Changing

  mutating func add(_ target: Any?, _ selector: Selector, _ events: Events) {
    list.removeAll { $0.isDead }
    let object = Self.object(of: target)
    if let known = list.first(where: { $0.is(object, selector) }) {
      known.events.formUnion(events)
    } else if let object {
      list.append(Registration(.target(selector), of: object, for: events))
    } else {
      list.append(Registration(.nilTarget(selector), for: events))
    }
  }

  /// A closure takes the place, and the events, of one with its identifier.
  mutating func add(_ closure: Closure, _ events: Events) {
    if let known = list.first(where: { $0.identifier == closure.identifier }) {
      known.receiver = .closure(closure)
      known.events.formUnion(events)
    } else {
      list.append(Registration(.closure(closure), for: events))
    }
  }

  /// A nil target stands for every target, a nil selector for every action; events that are not named
  /// stay.
  mutating func remove(_ target: Any?, _ selector: Selector?, _ events: Events) {
    let object = Self.object(of: target)
    for registration in list where registration.matches(object, selector) {
      registration.events.subtract(events)
    }
    sweep()
  }

  mutating func remove(_ identifier: Closure.Identifier, _ events: Events) {
    for registration in list where registration.identifier == identifier {
      registration.events.subtract(events)
    }
    sweep()
  }

  private mutating func sweep() {
    list.removeAll { $0.events.isEmpty || $0.isDead }
  }

  private static func object(of target: Any?) -> AnyObject? {
    let object = target.flatMap(asObject)
    precondition(object != nil || isNothing(target), "A target must be an object, or nil")
    return object
  }

  // MARK: Asking

  /// The only one there is, as mostly; nil where there is none, or more than one.
  var only: Registration? { list.count == 1 ? list[0] : nil }

  /// Those that are to be told of any of some events.
  func matching(_ events: Events) -> [Registration] {
    for registration in list where registration.events.isDisjoint(with: events) {
      return list.filter { !$0.events.isDisjoint(with: events) }
    }
    return list
  }

  /// Whether something is still to be told of any of some events: what is removed has none left.
  func holds(_ registration: Registration, for events: Events) -> Bool {
    !registration.events.isDisjoint(with: events)
  }

  /// Every event that somebody is to be told of.
  var allEvents: Events {
    list.filter { !$0.isDead }.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The targets that are alive, some perhaps repeatedly; ``NilTarget/marker`` stands for a nil one.
  var allTargets: [AnyObject] {
    list.compactMap { registration in
      switch registration.receiver {
      case .target: registration.target
      case .nilTarget: NilTarget.marker
      case .closure: nil
      }
    }
  }

  /// The actions for some events of a target, of all targets for nil.
  func actions(of target: Any?, for events: Events) -> [Selector] {
    let object = target.flatMap(asObject)
    return matching(events).compactMap { registration in
      switch registration.receiver {
      case .target(let selector):
        guard let alive = registration.target else { return nil }
        return object == nil || alive === object ? selector : nil
      case .nilTarget(let selector):
        return object == nil || object === NilTarget.marker ? selector : nil
      case .closure:
        return nil
      }
    }
  }
}

/// A closure that takes the place of one with the same identifier.
@MainActor protocol IdentifiedClosure: AnyObject {
  associatedtype Identifier: Equatable

  var identifier: Identifier { get }
}

/// What stands for a nil target in ``Control/allTargets``, as `NSNull` does in UIKit.
public final class NilTarget: Sendable {
  /// The only one.
  public static let marker = NilTarget()

  private init() {}
}

extension TargetActionList.Registration {
  /// Whether its target died.
  @MainActor fileprivate var isDead: Bool {
    if case .target = receiver { return target == nil }
    return false
  }

  /// What tells a closure from others; nil for a target.
  @MainActor fileprivate var identifier: Closure.Identifier? {
    if case .closure(let closure) = receiver { return closure.identifier }
    return nil
  }

  /// Whether this is exactly that target, or the nil one, with that action.
  @MainActor fileprivate func `is`(_ object: AnyObject?, _ selector: Selector) -> Bool {
    switch receiver {
    case .target(let own): return object != nil && target === object && own == selector
    case .nilTarget(let own): return object == nil && own == selector
    case .closure: return false
    }
  }

  /// Whether a removal means this: nil stands for every target, and for every action.
  @MainActor fileprivate func matches(_ object: AnyObject?, _ selector: Selector?) -> Bool {
    switch receiver {
    case .target(let own):
      return (object == nil || target === object) && (selector == nil || own == selector)
    case .nilTarget(let own):
      return (object == nil || object === NilTarget.marker) && (selector == nil || own == selector)
    case .closure:
      return object == nil && selector == nil
    }
  }
}
