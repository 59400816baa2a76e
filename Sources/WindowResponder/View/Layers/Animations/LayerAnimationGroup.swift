/// A group of animations that run together. Follows `CAAnimationGroup`.
@preconcurrency @MainActor open class LayerAnimationGroup: LayerAnimation {
  /// The animations. Their times are relative to the group.
  open var animations: [LayerAnimation]?

  override func frozen(on layer: Layer) -> FrozenAnimation {
    let parts = (animations ?? []).map { FrozenAnimation.Part.animation($0.frozen(on: layer)) }
    return FrozenAnimation(timing: timing, parts: parts)
  }
}

/// A transition from the old content of a layer to its new content. Follows `CATransition`.
///
/// The old content is that of the moment when the transition is added, and includes all changes before it. A
/// transition applies to the layers of views. On other layers, the change is visible at once.
@preconcurrency @MainActor open class LayerTransition: LayerAnimation {
  /// The type of the transition. The default is `.fade`.
  open var type = LayerTransitionType.fade
  /// The side from which the new content appears.
  open var subtype: LayerTransitionSubtype?
  /// The progress at which the transition begins, from 0 to 1. The default is 0, the content before the
  /// change.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from ``startProgress`` to 1. The default is 1, the content
  /// after the change. A transition that ends earlier shows the new content at once when it is over.
  open var endProgress: Float = 1
}

/// The types of transitions. Follows `CATransitionType`.
public struct LayerTransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old content fades into the new.
  public static let fade = LayerTransitionType(rawValue: "fade")
  /// The new content moves over the old.
  public static let moveIn = LayerTransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = LayerTransitionType(rawValue: "push")
  /// The old content moves away from the new.
  public static let reveal = LayerTransitionType(rawValue: "reveal")
}

/// The sides from which the new content of a transition appears. Follows `CATransitionSubtype`.
public struct LayerTransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public let rawValue: String
  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content appears from the right.
  public static let fromRight = LayerTransitionSubtype(rawValue: "fromRight")
  /// The new content appears from the left.
  public static let fromLeft = LayerTransitionSubtype(rawValue: "fromLeft")
  /// The new content appears from the top.
  public static let fromTop = LayerTransitionSubtype(rawValue: "fromTop")
  /// The new content appears from the bottom.
  public static let fromBottom = LayerTransitionSubtype(rawValue: "fromBottom")

  /// The direction in which the content moves, in whole sizes.
  var direction: Vector {
    switch self {
    case .fromRight: Vector(dx: -1, dy: 0)
    case .fromTop: Vector(dx: 0, dy: 1)
    case .fromBottom: Vector(dx: 0, dy: -1)
    default: Vector(dx: 1, dy: 0)
    }
  }
}
