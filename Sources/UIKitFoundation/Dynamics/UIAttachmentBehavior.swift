public import WindowResponder

/// A connection of an item with another item or with a point. Follows `UIAttachmentBehavior`.
///
/// The initializers create a connection of a fixed ``length``, which is stiff, or a spring if ``frequency``
/// is greater than 0. The class methods create connections that leave other motions free.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The type of object to which an item is attached. Follows `UIAttachmentBehavior.AttachmentType`.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// The motion that the connection leaves free.
  private enum Kind {
    case rod
    case rope
    case pin
    case weld
    case slide(Vector)
  }

  private let kind: Kind
  private let joint = SolverJoint(.weld)
  /// A Boolean value that indicates whether the first body of an attachment to a point is at the point.
  private var hasAnchor = false

  /// Creates a connection of an item's center with a point, in points.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: Point) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates a connection of a point of an item with another point. The offset is in the coordinates of the
  /// item, in points.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: Offset, attachedToAnchor point: Point
  ) {
    kind = .rod
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = (item.dynamicPoint(at: offset) - point).length
    super.init()
    joint.secondAnchor = offset.vector
    add(item)
  }

  /// Creates a connection of the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates a connection of points of two items. The offsets are in the coordinates of the items, in points.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: Offset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: Offset
  ) {
    self.init(.rod, item1, offset1.vector, item2, offset2.vector)
  }

  /// Creates a connection of two items. The first item is the second body of the joint, as with a point.
  private init(
    _ kind: Kind, _ item1: any UIDynamicItem, _ offset1: Vector, _ item2: any UIDynamicItem,
    _ offset2: Vector
  ) {
    self.kind = kind
    attachedBehaviorType = .items
    anchorPoint = item2.center + SolverRotation(item2.dynamicAngle).apply(offset2)
    length =
      (item1.center + SolverRotation(item1.dynamicAngle).apply(offset1) - anchorPoint).length
    super.init()
    joint.secondAnchor = offset1
    joint.firstAnchor = offset2
    joint.angle = item1.dynamicAngle - item2.dynamicAngle
    add(item1)
    add(item2)
  }

  /// Creates a sliding connection of an item with a point.
  private init(sliding item: any UIDynamicItem, anchor point: Point, axis: Vector) {
    kind = .slide(axis.unit)
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = (item.center - point).length
    super.init()
    joint.secondAnchor = item.dynamicOffset(of: point)
    joint.angle = item.dynamicAngle
    add(item)
  }

  // MARK: Other connections

  /// Returns a connection with which two items move along an axis in relation to each other, without
  /// rotation. The point and the axis are in the coordinates of the reference view.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: Point, axisOfTranslation axis: Vector
  ) -> UIAttachmentBehavior {
    let axis = SolverRotation(item2.dynamicAngle).undo(axis.unit)
    return UIAttachmentBehavior(
      .slide(axis), item1, item1.dynamicOffset(of: point), item2, item2.dynamicOffset(of: point))
  }

  /// Returns a connection with which an item moves along an axis through a point, without rotation.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: Point, axisOfTranslation axis: Vector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(sliding: item, anchor: point, axis: axis) }

  /// Returns a connection that limits the distance of points of two items to its ``length``, as a rope does.
  /// The offsets are in the coordinates of the items, in points.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: Offset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: Offset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.rope, item1, offset1.vector, item2, offset2.vector)
  }

  /// Returns a connection with which two items move as one. The point is in the coordinates of the reference
  /// view.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: Point
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .weld, item1, item1.dynamicOffset(of: point), item2, item2.dynamicOffset(of: point))
  }

  /// Returns a connection with which two items rotate around a point. The point is in the coordinates of the
  /// reference view.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: Point
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .pin, item1, item1.dynamicOffset(of: point), item2, item2.dynamicOffset(of: point))
  }

  // MARK: Properties

  /// The items that are connected: one, or two.
  open var items: [any UIDynamicItem] { ownItems }

  /// The type of object to which the item is attached.
  public final let attachedBehaviorType: AttachmentType

  /// The point to which an item is attached, in points. For two items, a new value has no effect.
  open var anchorPoint: Point {
    didSet { changed() }
  }

  /// The distance between the connected points, in points. The default is their distance when the behavior
  /// was created. A value that is negative or not a number counts as 0.
  open var length: Double {
    didSet { changed() }
  }

  /// The damping of a spring. 1 is without oscillation. The default is 0.
  open var damping = 0.0 {
    didSet { changed() }
  }

  /// The frequency of a spring, in hertz. The default of 0 is a stiff connection.
  open var frequency = 0.0 {
    didSet { changed() }
  }

  /// The resistance to a rotation. The value 1 is the torque of a push with a magnitude of 1 at a distance of
  /// 100 points. The default is 0.
  open var frictionTorque = 0.0 {
    didSet { changed() }
  }

  /// The range of motion. It must contain 0, which is the position when the behavior was created. The default
  /// is infinite.
  ///
  /// For a sliding connection, it is in points along the axis. For a pin, it is in radians, with positive
  /// numbers clockwise. Other connections ignore it.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { changed() }
  }

  override func prepare(in scene: DynamicsScene) {
    let bodies = scene.bodies(of: self)
    guard bodies.count == (attachedBehaviorType == .items ? 2 : 1) else { return }
    joint.second = bodies[0]
    if attachedBehaviorType == .items {
      joint.first = bodies[1]
    } else if !hasAnchor {
      joint.first.position = anchorPoint
      hasAnchor = true
    }
    let length = length > 0 ? length : 0
    switch kind {
    case .rod:
      joint.kind = .rod(length: length, SolverSpring(frequency: frequency, damping: damping))
    case .rope: joint.kind = .rope(length: length)
    case .pin: joint.kind = .pin(range: attachmentRange.closed)
    case .weld: joint.kind = .weld
    case .slide(let axis): joint.kind = .slide(axis: axis, range: attachmentRange.closed)
    }
    joint.frictionTorque = frictionTorque * 10_000
    scene.add(joint)
  }

  override func forget() {
    joint.forget()
    guard attachedBehaviorType == .anchor else { return }
    hasAnchor = false
    joint.first.velocity = .zero
  }

  /// Moves the body at the anchor evenly during the steps of a frame, so that an item which follows a touch
  /// has the velocity of the touch.
  override func applyForces(in scene: DynamicsScene, interval: Double) {
    guard attachedBehaviorType == .anchor else { return }
    let anchor = joint.first
    anchor.position = anchor.position + anchor.velocity * interval
    let time = Double(scene.stepsLeft) * interval
    anchor.velocity = (anchorPoint - anchor.position) * (1 / time)
  }
}

extension UIDynamicItem {
  /// Returns the position of a point of the item, from its offset in the coordinates of the item.
  fileprivate func dynamicPoint(at offset: Offset) -> Point {
    center + SolverRotation(dynamicAngle).apply(offset.vector)
  }
}
