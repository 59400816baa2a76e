/// What is to be told of a control's events, in the order of registration.
@MainActor struct ControlRegistrations {
  /// One thing to tell.
  final class Registration {
    fileprivate(set) var receiver: Receiver
    fileprivate(set) var events: Control.Events

    init(_ receiver: Receiver, _ events: Control.Events) {
      self.receiver = receiver
      self.events = events
    }

    /// A target that died gets nothing, and never becomes a nil target.
    var isDead: Bool {
      if case .target(let target, _) = receiver { return target.object == nil }
      return false
    }
  }

  enum Receiver {
    case target(WeakTarget, Selector)
    case nilTarget(Selector)
    case closure(Action)
  }

  final class WeakTarget {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private var list: [Registration] = []

  // MARK: Changing

  mutating func add(_ target: Any?, _ selector: Selector, _ events: Control.Events) {
    list.removeAll { $0.isDead }
    let object = target.flatMap(asObject)
    precondition(object != nil || isNothing(target), "A target must be an object, or nil")
    if let known = list.first(where: { $0.receiver.is(object, selector) }) {
      known.events.formUnion(events)
    } else if let object {
      list.append(Registration(.target(WeakTarget(object), selector), events))
    } else {
      list.append(Registration(.nilTarget(selector), events))
    }
  }

  /// An action takes the place, and the events, of one with its identifier.
  mutating func add(_ action: Action, _ events: Control.Events) {
    if let known = list.first(where: { $0.receiver.identifier == action.identifier }) {
      known.receiver = .closure(action)
      known.events.formUnion(events)
    } else {
      list.append(Registration(.closure(action), events))
    }
  }

  mutating func remove(_ target: Any?, _ selector: Selector?, _ events: Control.Events) {
    let object = target.flatMap(asObject)
    precondition(object != nil || isNothing(target), "A target must be an object, or nil")
    for registration in list where registration.receiver.matches(object, selector) {
      registration.events.subtract(events)
    }
    sweep()
  }

  mutating func remove(_ identifier: Action.Identifier, _ events: Control.Events) {
    for registration in list where registration.receiver.identifier == identifier {
      registration.events.subtract(events)
    }
    sweep()
  }

  private mutating func sweep() {
    list.removeAll { $0.events.isEmpty || $0.isDead }
  }

  // MARK: Asking

  func matching(_ events: Control.Events) -> [Registration] {
    list.isEmpty ? [] : list.filter { !$0.events.isDisjoint(with: events) }
  }

  /// Whether something is still to be told of any of some events.
  func holds(_ registration: Registration, for events: Control.Events) -> Bool {
    !registration.events.isDisjoint(with: events) && list.contains { $0 === registration }
  }

  var allEvents: Control.Events {
    list.filter { !$0.isDead }.reduce(into: []) { $0.formUnion($1.events) }
  }

  var allTargets: ControlTargets {
    var targets = ControlTargets()
    for registration in list {
      switch registration.receiver {
      case .target(let target, _): target.object.map { targets.add($0) }
      case .nilTarget: targets.add(NilTarget.marker)
      case .closure: break
      }
    }
    return targets
  }

  func actions(of target: Any?, for event: Control.Events) -> [Selector]? {
    let object = target.flatMap(asObject)
    let found: [Selector] = matching(event).compactMap { registration in
      switch registration.receiver {
      case .target(let held, let selector):
        guard let alive = held.object else { return nil }
        return object == nil || alive === object ? selector : nil
      case .nilTarget(let selector):
        return object == nil || object === NilTarget.marker ? selector : nil
      case .closure:
        return nil
      }
    }
    return found.isEmpty ? nil : found
  }
}

extension ControlRegistrations.Receiver {
  /// What tells a closure from others; nil for a target.
  @MainActor var identifier: Action.Identifier? {
    if case .closure(let action) = self { return action.identifier }
    return nil
  }

  /// Whether this is exactly that target, or the nil one, with that action.
  @MainActor func `is`(_ object: AnyObject?, _ selector: Selector) -> Bool {
    switch self {
    case .target(let target, let own):
      return object != nil && target.object === object && own == selector
    case .nilTarget(let own): return object == nil && own == selector
    case .closure: return false
    }
  }

  /// Whether a removal means this: nil stands for every target, and for every action.
  @MainActor func matches(_ object: AnyObject?, _ selector: Selector?) -> Bool {
    switch self {
    case .target(let target, let own):
      return (object == nil || target.object === object) && (selector == nil || own == selector)
    case .nilTarget(let own):
      return (object == nil || object === NilTarget.marker) && (selector == nil || own == selector)
    case .closure:
      return object == nil && selector == nil
    }
  }
}
