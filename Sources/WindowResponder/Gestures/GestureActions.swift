/// Who is to be told of a gesture, in the order of registration.
@MainActor struct GestureActions {
  /// One to tell. An object, so that the list may change while it is being gone through.
  fileprivate final class Registration {
    let kind: Kind
    weak var target: AnyObject?

    init(_ kind: Kind, _ target: AnyObject?) {
      self.kind = kind
      self.target = target
    }

    /// A target that died gets nothing, and never becomes a nil target.
    var isDead: Bool {
      if case .target = kind { return target == nil }
      return false
    }
  }

  fileprivate enum Kind {
    case target(Selector)
    case nilTarget(Selector)
    case closure(Action)
  }

  private var list: [Registration] = []

  mutating func add(_ target: Any?, _ selector: Selector) {
    list.removeAll { $0.isDead }
    let object = target.flatMap(asObject)
    precondition(object != nil || isNothing(target), "A target must be an object, or nil")
    guard !list.contains(where: { $0.is(object, selector) }) else { return }
    list.append(
      Registration(object == nil ? .nilTarget(selector) : .target(selector), object))
  }

  mutating func add(_ action: Action) {
    remove(action.identifier)
    list.append(Registration(.closure(action), nil))
  }

  mutating func remove(_ target: Any?, _ selector: Selector?) {
    let object = target.flatMap(asObject)
    list.removeAll { $0.isDead || $0.matches(object, selector) }
  }

  mutating func remove(_ identifier: Action.Identifier) {
    list.removeAll {
      if case .closure(let action) = $0.kind { return action.identifier == identifier }
      return false
    }
  }

  /// Tells everybody. A handler may change the list: what it removes is not told any more, what it
  /// adds is not told yet.
  static func send(from recognizer: GestureRecognizer) {
    let list = recognizer.actions.list
    for registration in list {
      if list.count > 1, !recognizer.actions.list.contains(where: { $0 === registration }) {
        continue
      }
      switch registration.kind {
      case .closure(let action):
        action.perform(from: recognizer)
      case .target(let selector):
        guard let target = registration.target,
          !selector.perform(on: target, sender: recognizer)
        else { continue }
        let application = Application.shared
        application.parts.undelivered.tell(selector, to: target, from: recognizer, in: application)
      case .nilTarget(let selector):
        Application.shared.sendAction(selector, to: nil, from: recognizer, for: nil)
      }
    }
  }
}

extension GestureActions.Registration {
  /// Whether this is exactly that target, or the nil one, with that action.
  @MainActor fileprivate func `is`(_ object: AnyObject?, _ selector: Selector) -> Bool {
    switch kind {
    case .target(let own): return object != nil && target === object && own == selector
    case .nilTarget(let own): return object == nil && own == selector
    case .closure: return false
    }
  }

  /// Whether a removal means this: nil stands for every target, and for every action.
  @MainActor fileprivate func matches(_ object: AnyObject?, _ selector: Selector?) -> Bool {
    switch kind {
    case .target(let own):
      return (object == nil || target === object) && (selector == nil || own == selector)
    case .nilTarget(let own): return object == nil && (selector == nil || own == selector)
    case .closure: return object == nil && selector == nil
    }
  }
}
