import ResponderPhysics

/// An animation of a property through several values. Follows `CAKeyframeAnimation`.
@preconcurrency @MainActor open class KeyframeAnimation: LayerPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// A path that the layer's position follows instead of ``values``.
  @_disfavoredOverload open var path: Path?
  /// The times of the values, as parts of the duration from 0 to 1, or `nil` if they are evenly spaced.
  @_disfavoredOverload open var keyTimes: [Double]?
  /// The timing functions between consecutive values.
  open var timingFunctions: [MediaTimingFunction]?
  /// The interpolation between values. The default is `.linear`.
  open var calculationMode = AnimationCalculationMode.linear
  /// The rotation of the layer along ``path``, or `nil` for none.
  open var rotationMode: AnimationRotationMode?

  override func frozen(on layer: Layer) -> FrozenAnimation {
    guard let key = property else { return frozenNumber(on: layer) }
    if let path { return frozen(along: path, key) }
    let known = (values ?? []).compactMap { LayerValue($0, for: key) }
    guard !known.isEmpty, known.count == values?.count else { return super.frozen(on: layer) }
    var track = LayerTrack(values: known, pace: .linear)
    track.curves = (timingFunctions ?? []).map(\.curve)
    setTimes(of: &track)
    return FrozenAnimation(
      timing: timing,
      parts: [
        .property(key, track: track, isAdditive: isAdditive, isCumulative: isCumulative)
      ])
  }

  /// Returns the animation of a number that only the layer's class has.
  private func frozenNumber(on layer: Layer) -> FrozenAnimation {
    let known = (values ?? []).compactMap { LayerValue(number: $0) }
    guard let keyPath, layer.ownNumber(keyPath) != nil, !known.isEmpty, known.count == values?.count
    else { return super.frozen(on: layer) }
    var track = LayerTrack(values: known, pace: .linear)
    track.curves = (timingFunctions ?? []).map(\.curve)
    setTimes(of: &track)
    return FrozenAnimation(
      timing: timing,
      parts: [
        .number(keyPath, track: track, isAdditive: isAdditive, isCumulative: isCumulative)
      ])
  }

  private func setTimes(of track: inout LayerTrack) {
    let count = track.values.count
    switch calculationMode {
    case .discrete: track.pace = .steps
    case .cubic, .cubicPaced: track.pace = .smooth
    default: break
    }
    if calculationMode == .paced || calculationMode == .cubicPaced {
      track.times = LayerTrack.evenTimes(of: track.values)
    } else if let keyTimes, keyTimes.count == count + (track.pace == .steps ? 1 : 0) {
      track.times = Array(keyTimes.prefix(count))
    } else if let keyTimes, keyTimes.count == count {
      track.times = keyTimes
    } else if track.pace == .steps {
      track.times = (0..<count).map { Double($0) / Double(count) }
    }
  }

  private func frozen(along path: Path, _ key: LayerKeyPath) -> FrozenAnimation {
    let steps = path.placesAlong
    var points = LayerTrack(
      values: steps.map { .numbers(AnimationVector($0.point)) }, pace: .linear)
    points.times =
      calculationMode == .paced || calculationMode == .cubicPaced || keyTimes != nil
      ? LayerTrack.evenTimes(of: points.values) : steps.map(\.share)
    var parts: [FrozenAnimation.Part] = [
      .property(key, track: points, isAdditive: isAdditive, isCumulative: isCumulative)
    ]
    if let rotationMode {
      let shift = rotationMode == .rotateAutoReverse ? Double.pi : 0
      var turns = LayerTrack(
        values: steps.map { .numbers(AnimationVector($0.angle + shift)) }, pace: .steps)
      turns.times = points.times
      parts.append(
        .property(.rotation, track: turns, isAdditive: false, isCumulative: false))
    }
    return FrozenAnimation(timing: timing, parts: steps.isEmpty ? [] : parts)
  }
}

/// The modes of interpolation of a keyframe animation. Follows `CAAnimationCalculationMode`.
public struct AnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Linear interpolation.
  public static let linear = AnimationCalculationMode(rawValue: "linear")
  /// No interpolation.
  public static let discrete = AnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at a constant speed. The key times are ignored.
  public static let paced = AnimationCalculationMode(rawValue: "paced")
  /// Interpolation along a smooth curve.
  public static let cubic = AnimationCalculationMode(rawValue: "cubic")
  /// Interpolation along a smooth curve at a constant speed. The key times are ignored.
  public static let cubicPaced = AnimationCalculationMode(rawValue: "cubicPaced")
}

/// The modes of rotation along a path. Follows `CAAnimationRotationMode`.
public struct AnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A rotation with the right side of the layer in front.
  public static let rotateAuto = AnimationRotationMode(rawValue: "auto")
  /// A rotation with the left side of the layer in front.
  public static let rotateAutoReverse = AnimationRotationMode(rawValue: "autoReverse")
}
