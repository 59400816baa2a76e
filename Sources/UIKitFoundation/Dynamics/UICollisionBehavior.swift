public import Foundation
public import WindowResponder

/// A behavior with which items collide with each other and with boundaries. Follows `UICollisionBehavior`.
///
/// A boundary consists of lines without thickness. The center of an item stays on the side of each line on
/// which it is.
open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects that items collide with. Follows `UICollisionBehavior.Mode`.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The raw value of the mode.
    public let rawValue: UInt
    /// Creates a mode from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The items of the behavior.
    public static let items = Mode(rawValue: 1 << 0)
    /// The boundaries of the behavior.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items and boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private static var lastGroup = 0
  private let group: Int
  private var boundaries: [CollisionBoundary] = []
  private var lastBoundary = 0
  private var insets: EdgeInsets?
  /// The boundary that was made of the reference view's bounds for the last frame.
  private var lastBounds = Rect.null

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem]) {
    Self.lastGroup += 1
    group = Self.lastGroup
    super.init()
    for item in items { add(item) }
  }

  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }
  /// The items of the behavior.
  open var items: [any UIDynamicItem] { ownItems }

  /// The objects that the items collide with. The default is `everything`.
  open var collisionMode = Mode.everything {
    didSet { changed() }
  }

  /// The delegate, which is held weakly.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// A Boolean value that indicates whether the bounds of the animator's reference view are a boundary. The
  /// default is `false`.
  ///
  /// The bounds are read for each frame of the animation, and items remain in them when they become smaller.
  /// An animator that rests does not resume when the bounds change; add or change a behavior, or call
  /// ``UIDynamicAnimator/updateItem(usingCurrentState:)``. If the animator has no reference view, there is no
  /// boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set {
      insets = newValue ? .zero : nil
      changed()
    }
  }

  /// Makes the bounds of the animator's reference view a boundary, with insets in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: EdgeInsets) {
    self.insets = insets
    changed()
  }

  /// Adds the lines of a path as a boundary, in the coordinates of the reference view, in points. A boundary
  /// with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    lastBoundary += 1
    boundaries.append(CollisionBoundary(lastBoundary, identifier, bezierPath.value))
    changed()
  }

  /// Adds a line from one point to another as a boundary, in the coordinates of the reference view, in
  /// points. A boundary with the same identifier is replaced.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: Point, to p2: Point
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary, or `nil` if there is none with the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    let key = CollisionBoundary.key(identifier)
    return boundaries.first { $0.key == key }.map { UIBezierPath($0.path) }
  }

  /// Removes a boundary. If there is none with the identifier, does nothing.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let key = CollisionBoundary.key(identifier)
    boundaries.removeAll { $0.key == key }
    changed()
  }

  /// The identifiers of the boundaries that have been added, or `nil` if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes all boundaries that have been added. The bounds of the reference view remain.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  // MARK: For animators

  override func prepare(in scene: DynamicsScene) {
    var group = SolverGroup(id: group)
    group.bodies = scene.bodies(of: self)
    group.collidesBodies = collisionMode.contains(.items)
    if collisionMode.contains(.boundaries) {
      group.boundaries = boundaries.map { SolverBoundary(id: $0.id, sides: $0.sides) }
      if let insets, let bounds = scene.bounds?.inset(by: insets), !bounds.isEmpty {
        keep(group.bodies, in: bounds)
        group.boundaries.append(SolverBoundary(id: 0, sides: bounds.solverSides))
      }
    }
    scene.add(group, of: self)
  }

  /// Moves the centers of bodies into bounds that have become smaller.
  private func keep(_ bodies: [SolverBody], in bounds: Rect) {
    defer { lastBounds = bounds }
    guard !lastBounds.isNull, lastBounds != bounds else { return }
    for body in bodies where lastBounds.contains(body.position) {
      body.position.x = min(max(body.position.x, bounds.minX + 0.1), bounds.maxX - 0.1)
      body.position.y = min(max(body.position.y, bounds.minY + 0.1), bounds.maxY - 0.1)
    }
  }

  /// Calls the delegate for the contact of an item with a boundary.
  final func send(_ event: SolverEvent, _ item: any UIDynamicItem) {
    let boundary = boundaries.first { $0.id == event.key.second }
    guard boundary != nil || event.key.second == 0 else { return }
    if event.isBeginning {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: item, withBoundaryIdentifier: boundary?.identifier,
        at: event.position)
    } else {
      collisionDelegate?.collisionBehavior(
        self, endedContactFor: item, withBoundaryIdentifier: boundary?.identifier)
    }
  }

  /// Calls the delegate for the contact of two items.
  final func send(
    _ event: SolverEvent, _ item: any UIDynamicItem, _ other: any UIDynamicItem
  ) {
    if event.isBeginning {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: item, with: other, at: event.position)
    } else {
      collisionDelegate?.collisionBehavior(self, endedContactFor: item, with: other)
    }
  }
}

/// A boundary that was added to a collision behavior.
private struct CollisionBoundary {
  let id: Int
  let key: AnyHashable
  let identifier: any NSCopying
  let path: Path
  let sides: [SolverSide]

  init(_ id: Int, _ identifier: any NSCopying, _ path: Path) {
    self.id = id
    self.identifier = identifier
    self.path = path
    key = Self.key(identifier)
    sides = path.solverChains.flatMap { chain in
      zip(chain, chain.dropFirst()).filter { $0 != $1 }.map { SolverSide(start: $0, end: $1) }
    }
  }

  /// Returns a value by which identifiers are compared. A string is equal to an `NSString`, and an integer to
  /// an `NSNumber`.
  static func key(_ identifier: any NSCopying) -> AnyHashable {
    if let text = identifier as? NSString { return AnyHashable(String(describing: text)) }
    if let number = identifier as? NSNumber { return AnyHashable(number) }
    if let value = identifier as? AnyHashable { return value }
    return AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }
}

extension Rect {
  /// The sides of the rectangle, whose normals point to the inside.
  fileprivate var solverSides: [SolverSide] {
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ]
    return corners.indices.map { SolverSide(start: corners[$0], end: corners[($0 + 1) % 4]) }
  }
}

extension String: @retroactive Foundation.NSCopying, NSCopying {
  /// Returns the string. It exists for `"name" as NSCopying`, an identifier of a boundary.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension Int: @retroactive Foundation.NSCopying, NSCopying {
  /// Returns the integer. It exists for `1 as NSCopying`, an identifier of a boundary.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
