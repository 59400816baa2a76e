/// An object that runs when a property of a layer changes, such as an animation. Follows `CAAction`.
///
/// Actions run for changes of visible layers without views: of the properties that are animated implicitly,
/// and of `path`, `contents` and `hidden`, which have no implicit animation. When a layer is added to a layer
/// in a window, its action for `onOrderIn` runs, and that for `onOrderOut` before it is removed. A change of
/// `sublayers` or of another property runs none.
@preconcurrency @MainActor public protocol LayerAction {
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - event: The name of the property, or `onOrderIn` or `onOrderOut`.
  ///   - anObject: The layer.
  ///   - dict: `nil`.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension LayerAnimation: LayerAction {
  /// Adds the animation to a layer, with the name of the property as its key.
  public final func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? Layer)?.add(self, forKey: event)
  }
}

/// An action without effect, such as Foundation's `NSNull`. It ends the search for an action.
@preconcurrency @MainActor package protocol NoLayerAction: LayerAction {}

/// The action of a view's layers outside of an animation block.
struct NoAction: NoLayerAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension LayerAction {
  /// The action, or `nil` if it has no effect.
  fileprivate var effective: (any LayerAction)? { self is any NoLayerAction ? nil : self }
}

extension Layer {
  /// An action for a change, and the visible value before the change.
  typealias BegunAction = (key: LayerKeyPath, from: LayerValue?, action: any LayerAction)

  final func findAction(_ event: String) -> (any LayerAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action.effective }
    if let known = actions?[event] { return (known as? any LayerAction)?.effective }
    if let action = type(of: self).defaultAction(forKey: event) { return action.effective }
    guard LayerKeyPath(rawValue: event)?.isAnimatedByDefault == true else { return nil }
    let animation = BasicAnimation(keyPath: event)
    animation.duration = Transaction.animationDuration()
    animation.timingFunction =
      Transaction.animationTimingFunction() ?? MediaTimingFunction(name: .default)
    return animation
  }

  /// Returns the actions for the properties that a change of the layer affects, before the change. `after`
  /// has the new values. With a closure that sets them, each property would have a copy of this method.
  final func actions(for keys: [LayerKeyPath], becoming after: LayerLook) -> [BegunAction] {
    let before = shownLook
    var found: [BegunAction] = []
    for key in keys {
      let (from, to) = (key.value(in: before), key.value(in: after))
      guard from != to, from != nil && to != nil || !key.isAnimatedByDefault,
        let action = action(forKey: key.rawValue)
      else { continue }
      found.append((key, from, action))
    }
    return found
  }

  /// Runs an action after a change. An animation without values begins at the value before the change.
  final func run(_ action: any LayerAction, for key: LayerKeyPath, from: LayerValue?) {
    let basic = action as? BasicAnimation
    let startsAtOld = basic.map { $0.hasNoValues && $0.keyPath == key.rawValue } ?? false
    if startsAtOld { basic?.startValue = from }
    action.run(forKey: key.rawValue, object: self, arguments: nil)
    if startsAtOld { basic?.startValue = nil }
  }
}

extension LayerKeyPath {
  /// A Boolean value that indicates whether a change of the property is animated implicitly. A part of a
  /// property changes with the property.
  fileprivate var isAnimatedByDefault: Bool {
    switch self {
    case .contents, .path, .frame: false
    default: !rawValue.contains(".")
    }
  }
}

extension BasicAnimation {
  /// A Boolean value that indicates whether all values follow from those of the layer.
  fileprivate var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }
}
