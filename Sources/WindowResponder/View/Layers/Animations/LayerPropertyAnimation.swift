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
    guard let key = property else { return frozenNumber(on: layer) }
    let from = startValue ?? LayerValue(fromValue, for: key)
    let to = LayerValue(toValue, for: key)
    let by = LayerValue(byValue, for: key)
    let model = key.value(in: layer.look)
    let (start, end) = ends(from, to, by, seen: key.value(in: layer.shownLook))
    guard let start = start ?? model else { return super.frozen(on: layer) }
    return FrozenAnimation(
      timing: timing,
      parts: [
        .property(
          key, track: track(start, end), isAdditive: isAdditive, isCumulative: isCumulative)
      ])
  }

  /// Returns the animation of a number that only the layer's class has.
  private func frozenNumber(on layer: Layer) -> FrozenAnimation {
    guard let keyPath, let model = layer.ownNumber(keyPath) else { return super.frozen(on: layer) }
    let seen = layer.shownNumber(keyPath, model: model, at: nil)
    let (start, end) = ends(
      LayerValue(number: fromValue), LayerValue(number: toValue), LayerValue(number: byValue),
      seen: LayerValue(number: seen))
    guard let start else { return super.frozen(on: layer) }
    return FrozenAnimation(
      timing: timing,
      parts: [
        .number(
          keyPath, track: track(start, end), isAdditive: isAdditive, isCumulative: isCumulative)
      ])
  }

  private func track(_ start: LayerValue, _ end: LayerValue?) -> LayerTrack {
    LayerTrack(values: [start] + (end.map { [$0] } ?? []), pace: pace)
  }

  /// Returns the start and the end for the values that are set. `seen` is the visible value.
  private func ends(
    _ from: LayerValue?, _ to: LayerValue?, _ by: LayerValue?, seen: LayerValue?
  ) -> (start: LayerValue?, end: LayerValue?) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by), to)
    // The end is the layer's own value, even if that changes during the animation.
    case (let from?, nil, nil): (from, nil)
    case (nil, let to?, nil): (isAdditive ? .numbers(AnimationVector()) : seen, to)
    case (nil, nil, let by?): (seen, seen?.adding(by))
    case (nil, nil, nil): (seen, nil)
    }
  }

  /// The pace of the progress.
  var pace: LayerTrack.Pace { .linear }
}
