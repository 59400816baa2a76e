public import WindowResponder

/// A behavior that pulls an item to a point, as a spring that comes to rest. Follows `UISnapBehavior`.
///
/// The item rotates to the angle zero.
open class UISnapBehavior: UIDynamicBehavior {
  private let joint = SolverJoint(.snap(SolverSpring()))

  /// Creates a behavior for an item, with the point for its center, in points.
  public init(item: any UIDynamicItem, snapTo point: Point) {
    snapPoint = point
    super.init()
    add(item)
  }

  /// The point for the center of the item, in points.
  open var snapPoint: Point {
    didSet { changed() }
  }

  /// The damping of the oscillation, from 0, the least, to 1, which is without oscillation. The default is
  /// 0.5.
  open var damping = 0.5 {
    didSet { changed() }
  }

  override func forget() { joint.forget() }

  override func prepare(in scene: DynamicsScene) {
    guard let body = scene.bodies(of: self).first else { return }
    let ratio = damping.isFinite ? min(max(damping, 0), 1) : 0.5
    joint.kind = .snap(SolverSpring(frequency: 3, damping: 0.3 + 0.7 * ratio))
    joint.first.position = snapPoint
    joint.second = body
    scene.add(joint)
  }
}
