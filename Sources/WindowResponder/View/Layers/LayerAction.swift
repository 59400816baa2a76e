/// An object that runs when a property of a layer changes, such as an animation. Follows `CAAction`.
@preconcurrency @MainActor public protocol LayerAction {
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - event: The name of the property.
  ///   - anObject: The layer.
  ///   - dict: `nil` for a change of a property.
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

/// An action without effect.
struct NoLayerAction: LayerAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension Layer {
  /// An action for a change, and the visible value before the change.
  typealias BegunAction = (key: LayerKeyPath, from: LayerValue, action: any LayerAction)

  final func findAction(_ event: String) -> (any LayerAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let known = actions?[event] { return known as? any LayerAction ?? NoLayerAction() }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    guard LayerKeyPath(rawValue: event) != nil else { return nil }
    let animation = BasicAnimation(keyPath: event)
    animation.duration = Transaction.animationDuration
    animation.timingFunction =
      Transaction.animationTimingFunction ?? MediaTimingFunction(name: .default)
    return animation
  }

  /// Returns the actions for the properties that a change of the layer affects, before the change.
  final func actions(
    for keys: [LayerKeyPath], _ change: (inout LayerLook) -> Void
  ) -> [BegunAction] {
    let before = shownLook
    var after = freeLook
    change(&after)
    var found: [BegunAction] = []
    for key in keys {
      guard let from = key.value(in: before), let to = key.value(in: after), from != to,
        let action = action(forKey: key.rawValue)
      else { continue }
      found.append((key, from, action))
    }
    return found
  }

  /// Runs an action after a change. An animation without values begins at the value before the change.
  final func run(_ action: any LayerAction, for key: LayerKeyPath, from: LayerValue) {
    let basic = action as? BasicAnimation
    let startsAtOld = basic.map { $0.hasNoValues && $0.keyPath == key.rawValue } ?? false
    if startsAtOld { basic?.startValue = from }
    action.run(forKey: key.rawValue, object: self, arguments: nil)
    if startsAtOld { basic?.startValue = nil }
  }
}

extension BasicAnimation {
  /// A Boolean value that indicates whether all values follow from those of the layer.
  fileprivate var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }
}
