/// Moves one property of a layer. Follows `CAPropertyAnimation`.
@preconcurrency @MainActor open class LayerPropertyAnimation: LayerAnimation {
  /// The property's name, as `opacity` or `transform.rotation.z`; nothing moves for a name that no layer has.
  open var keyPath: String?
  /// Whether values are added to the layer's own.
  open var isAdditive = false
  /// Whether each time it is played begins where the one before ended.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  var property: LayerKeyPath? { keyPath.flatMap { LayerKeyPath(rawValue: $0) } }
}

/// Leads a property from one value to another. Follows `CABasicAnimation`.
@preconcurrency @MainActor open class BasicAnimation: LayerPropertyAnimation {
  /// Where it begins; nil for what is seen when the animation is added, or what follows from the others.
  open var fromValue: Any?
  /// Where it ends; nil for the layer's own value, or what follows from the others.
  open var toValue: Any?
  /// How far it leads; nil for as far as the others say.
  open var byValue: Any?
  /// Where it begins, by the library's own word.
  final var startValue: LayerValue?

  override func frozen(on layer: Layer) -> FrozenAnimation {
    guard let key = property else { return super.frozen(on: layer) }
    let from = startValue ?? LayerValue(fromValue, for: key)
    let to = LayerValue(toValue, for: key)
    let by = LayerValue(byValue, for: key)
    let model = key.value(in: layer.look)
    let seen = key.value(in: layer.shownLook)
    let start: LayerValue?
    let end: LayerValue?
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
    case (nil, let to?, let by?): (start, end) = (to.subtracting(by), to)
    // Where it ends is the layer's own value, whatever becomes of that meanwhile.
    case (let from?, nil, nil): (start, end) = (from, nil)
    case (nil, let to?, nil): (start, end) = (isAdditive ? .numbers(AnimationVector()) : seen, to)
    case (nil, nil, let by?): (start, end) = (seen, seen?.adding(by))
    case (nil, nil, nil): (start, end) = (seen, nil)
    }
    guard let start = start ?? model else { return super.frozen(on: layer) }
    return FrozenAnimation(
      timing: timing,
      parts: [
        .property(
          key, track: LayerTrack(values: [start] + (end.map { [$0] } ?? []), pace: pace),
          isAdditive: isAdditive, isCumulative: isCumulative)
      ])
  }

  /// How progress runs.
  var pace: LayerTrack.Pace { .linear }
}
