/// Several animations that run as one. Follows `CAAnimationGroup`.
@preconcurrency @MainActor open class LayerAnimationGroup: LayerAnimation {
  /// The animations; their times are within the group's.
  open var animations: [LayerAnimation]?

  override func frozen(on layer: Layer) -> FrozenAnimation {
    let parts = (animations ?? []).map { FrozenAnimation.Part.animation($0.frozen(on: layer)) }
    return FrozenAnimation(timing: timing, parts: parts)
  }
}

/// Leads from what a layer looks like when it is added to what it looks like afterwards. Follows
/// `CATransition`.
///
/// It moves layers of views; on others the change is seen at once. What changed before it was added
/// belongs to the look that it leads from.
@preconcurrency @MainActor open class LayerTransition: LayerAnimation {
  /// How the old makes way for the new.
  open var type = LayerTransitionType.fade
  /// Where the new comes from.
  open var subtype: LayerTransitionSubtype?
  /// Kept, and changes nothing: it begins at its start.
  open var startProgress: Float = 0
  /// Kept, and changes nothing: it ends at its end.
  open var endProgress: Float = 1
}

/// How a transition's old makes way for the new. Follows `CATransitionType`.
public struct LayerTransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old fades into the new.
  public static let fade = LayerTransitionType(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = LayerTransitionType(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = LayerTransitionType(rawValue: "push")
  /// The old slides away from the new.
  public static let reveal = LayerTransitionType(rawValue: "reveal")
}

/// Where a transition's new comes from. Follows `CATransitionSubtype`.
public struct LayerTransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = LayerTransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = LayerTransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = LayerTransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = LayerTransitionSubtype(rawValue: "fromBottom")

  /// The way that the new goes, in whole sizes.
  var direction: Vector {
    switch self {
    case .fromRight: Vector(dx: -1, dy: 0)
    case .fromTop: Vector(dx: 0, dy: 1)
    case .fromBottom: Vector(dx: 0, dy: -1)
    default: Vector(dx: 1, dy: 0)
    }
  }
}
