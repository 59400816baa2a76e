public import WindowResponder

/// Items that move and collide as one. Follows `UIDynamicItemGroup`.
///
/// Add the group to behaviors instead of its items. The items keep their positions and angles in relation to
/// each other. A group in a group is not supported, as in UIKit.
@preconcurrency @MainActor open class UIDynamicItemGroup: UIDynamicItem {
  /// An item with its position in the group.
  private struct Member {
    let item: any UIDynamicItem
    let offset: Vector
    let transform: Transform
  }

  private let members: [Member]
  private let size: Size

  /// The center of the group, in points. A new value moves the items.
  open var center: Point {
    didSet { arrange() }
  }

  /// The rotation of the group since its creation. A new value rotates the items around the center.
  open var transform = Transform.identity {
    didSet { arrange() }
  }

  /// Creates a group. Its center is that of the smallest rectangle around the items.
  public init(items: [any UIDynamicItem]) {
    let frame = items.dropFirst().reduce(items.first?.dynamicFrame ?? .zero) {
      $0.union($1.dynamicFrame)
    }
    let center = frame.center
    self.center = center
    size = frame.size
    members = items.map {
      Member(item: $0, offset: $0.center - center, transform: $0.transform)
    }
  }

  /// The items of the group.
  open var items: [any UIDynamicItem] { members.map(\.item) }

  /// The smallest rectangle around the items when the group was created, with an origin of zero, in points.
  open var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The shape of the group: a path. The group collides with the shapes of its items.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// An empty path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The shapes of the items, relative to the center of the group.
  final var memberShapes: [SolverShape] {
    members.flatMap { member in
      let rotation = SolverRotation(member.transform.rotationAngle)
      return member.item.solverShapes.map { $0.moved(by: member.offset, rotation: rotation) }
    }
  }

  private func arrange() {
    let rotation = SolverRotation(transform.rotationAngle)
    for member in members {
      member.item.center = center + rotation.apply(member.offset)
      let turned = member.transform.concatenating(transform)
      if member.item.transform != turned { member.item.transform = turned }
    }
  }
}
