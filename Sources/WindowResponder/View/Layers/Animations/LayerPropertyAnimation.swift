/// An animation of one property of a layer. Follows `CAPropertyAnimation`.
@preconcurrency @MainActor open class LayerPropertyAnimation: LayerAnimation {
  /// The name of the property, such as `opacity` or `transform.rotation.z`. A name that is not a property of
  /// a layer has no effect.
  open var keyPath: String?
  /// A Boolean value that indicates whether values are added to the layer's own. The default is `false`.
  open var isAdditive = false
  /// A Boolean value that indicates whether each repetition begins at the end of the one before. The default
  /// is `false`.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  var property: LayerKeyPath? { keyPath.flatMap { LayerKeyPath(rawValue: $0) } }
}

/// An animation of a property from one value to another. Follows `CABasicAnimation`.
@preconcurrency @MainActor open class BasicAnimation: LayerPropertyAnimation {
  /// The start value. If it is `nil`, it is the visible value when the animation is added, or follows from
  /// the other values.
  open var fromValue: Any?
  /// The end value. If it is `nil`, it is the layer's own value, or follows from the other values.
  open var toValue: Any?
  /// The difference between start and end. If it is `nil`, it follows from the other values.
  open var byValue: Any?
  /// The start value of an implicit animation, set by the library.
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
    // The end is the layer's own value, even if that changes during the animation.
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

  /// The pace of the progress.
  var pace: LayerTrack.Pace { .linear }
}
