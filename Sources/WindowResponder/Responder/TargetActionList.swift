import ResponderRuntime

/// The targets and closures that are called for events, in the order of registration.
///
/// - A target is held weakly. A target that was deallocated is not called. It never becomes a `nil` target,
///   which is searched for along the responder chain.
/// - A target with the same action is registered once, for the events of both registrations. The same applies
///   to closures with the same identifier, of which the later one replaces the earlier one.
/// - The list may change while it is iterated. The caller checks ``holds(_:for:)`` before each registration
///   of ``matching(_:)``. A removed registration is no longer called, and an added one is not called yet.
@MainActor struct TargetActionList<Closure: IdentifiedClosure, Events: SetAlgebra> {
  /// A target or closure with its events.
  final class Registration {
    // Values that are read for every event are used on the main actor only, and never while they are being
    // changed.
    @exclusivity(unchecked) fileprivate(set) var receiver: Receiver
    @exclusivity(unchecked) fileprivate(set) var events: Events
    @BackLink private(set) var target: AnyObject?

    fileprivate init(_ receiver: Receiver, of target: AnyObject? = nil, for events: Events) {
      self.receiver = receiver
      self.target = target
      self.events = events
    }
  }

  /// The receiver of an event. The target itself is in ``Registration``.
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

  /// Adds a closure. It replaces a closure with the same identifier, and keeps its events.
  mutating func add(_ closure: Closure, _ events: Events) {
    if let known = list.first(where: { $0.identifier == closure.identifier }) {
      known.receiver = .closure(closure)
      known.events.formUnion(events)
    } else {
      list.append(Registration(.closure(closure), for: events))
    }
  }

  /// Removes registrations for events. A `nil` target matches every target, a `nil` selector every action.
  /// Registrations for other events stay.
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

  /// The only registration, which is the common case, or `nil` if there is none or more than one.
  var only: Registration? { list.count == 1 ? list[0] : nil }

  /// Returns the registrations for any of some events.
  func matching(_ events: Events) -> [Registration] {
    for registration in list where registration.events.isDisjoint(with: events) {
      return list.filter { !$0.events.isDisjoint(with: events) }
    }
    return list
  }

  /// Returns a Boolean value that indicates whether a registration still applies to any of some events. A
  /// removed one has no events left.
  func holds(_ registration: Registration, for events: Events) -> Bool {
    !registration.events.isDisjoint(with: events)
  }

  /// All events for which there is a registration.
  var allEvents: Events {
    list.filter { !$0.isDead }.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The targets that still exist, with possible repetitions. ``NilTarget/marker`` stands for a `nil` target.
  var allTargets: [AnyObject] {
    list.compactMap { registration in
      switch registration.receiver {
      case .target: registration.target
      case .nilTarget: NilTarget.marker
      case .closure: nil
      }
    }
  }

  /// Returns the actions of a target for some events, or of all targets if the target is `nil`.
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

/// A closure that replaces one with the same identifier.
@MainActor protocol IdentifiedClosure: AnyObject {
  associatedtype Identifier: Equatable

  var identifier: Identifier { get }
}

/// The object that stands for a `nil` target in ``Control/allTargets``, as `NSNull` does in UIKit.
public final class NilTarget: Sendable {
  /// The only instance.
  public static let marker = NilTarget()

  private init() {}
}

extension TargetActionList.Registration {
  /// A Boolean value that indicates whether the target was deallocated.
  @MainActor fileprivate var isDead: Bool {
    if case .target = receiver { return target == nil }
    return false
  }

  /// The identifier of a closure, or `nil` for a target.
  @MainActor fileprivate var identifier: Closure.Identifier? {
    if case .closure(let closure) = receiver { return closure.identifier }
    return nil
  }

  /// Returns a Boolean value that indicates whether the registration is for exactly this target, or the `nil`
  /// target, with this action.
  @MainActor fileprivate func `is`(_ object: AnyObject?, _ selector: Selector) -> Bool {
    switch receiver {
    case .target(let own): return object != nil && target === object && own == selector
    case .nilTarget(let own): return object == nil && own == selector
    case .closure: return false
    }
  }

  /// Returns a Boolean value that indicates whether a removal applies to the registration. A `nil` object
  /// matches every target, and a `nil` selector every action.
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
