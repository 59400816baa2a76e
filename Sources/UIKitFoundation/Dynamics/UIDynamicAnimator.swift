import Foundation
public import Widgets
public import WindowResponder

/// An object that moves and rotates items by the rules of physics. Follows `UIDynamicAnimator`.
///
/// The animator runs with the frames of the reference view's window. If all items rest for half a second, it
/// pauses and requests no frames, until an item or a behavior changes. It reads the position of an item once,
/// when the item is added; after another change of the item, call ``updateItem(usingCurrentState:)``. Equal
/// times of frames result in equal positions.
@preconcurrency @MainActor open class UIDynamicAnimator: ComparedByIdentity {
  private let clock = DynamicsClock()
  private let scene = DynamicsScene()
  private var lastTime = 0.0
  /// A Boolean value that indicates whether a change during the current frame requests another one.
  private var wasResumed = false
  final weak var layout: CollectionViewLayout?

  /// The view in whose coordinates the items move, or `nil`. It is held weakly.
  open private(set) weak var referenceView: View?

  /// The delegate, which is held weakly.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// The behaviors, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// A Boolean value that indicates whether the animator is running.
  open private(set) var isRunning = false

  /// The time for which the animator has been running, in seconds, without its pauses.
  open private(set) var elapsedTime = 0.0

  /// Creates an animator without a reference view. It runs with the frames of the key window.
  public init() { startClock() }

  /// Creates an animator for items in the coordinates of a view.
  public init(referenceView view: View) {
    referenceView = view
    startClock()
  }

  private func startClock() {
    clock.onFrame = { [weak self] time in self?.frame(at: time) }
  }

  // MARK: Behaviors

  /// Adds a behavior and its child behaviors. If another animator has it, it is removed there.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.detach()
    behavior.move(to: self)
    behaviors.append(behavior)
    resume()
  }

  /// Removes a behavior. If the animator does not have it, does nothing.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.move(to: nil)
    behaviors.remove(at: index)
    behaviorsWereRemoved()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    let removed = behaviors
    for behavior in removed { behavior.move(to: nil) }
    behaviors.removeAll { behavior in removed.contains { $0 === behavior } }
    behaviorsWereRemoved()
  }

  /// Resumes the animation of the remaining items. A delegate can remove all behaviors when the animator has
  /// paused without resuming it.
  private func behaviorsWereRemoved() {
    itemsWereRemoved()
    if isRunning || !behaviors.isEmpty { resume() }
  }

  // MARK: Items

  /// Forgets the bodies of items that no behavior has any more, so that an item that is added again is read
  /// again. It does not resume the animation.
  final func itemsWereRemoved() { scene.keep(allItems) }

  /// Returns the items of the behaviors whose frames intersect a rectangle, in points.
  ///
  /// An animator of a collection view's layout returns copies of the attributes, because a collection view
  /// compares attributes with those of the layout pass before.
  open func items(in rect: Rect) -> [any UIDynamicItem] {
    let found = allItems.filter { $0.dynamicFrame.intersects(rect) }
    guard layout != nil else { return found }
    return found.map { ($0 as? CollectionViewLayoutAttributes)?.copy() ?? $0 }
  }

  /// Reads the position, the rotation and the size of an item again. Its velocity remains.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    scene.update(item)
    resume()
  }

  /// The items of all behaviors, without duplicates.
  final var allItems: [any UIDynamicItem] {
    var known: Set<ObjectIdentifier> = []
    return behaviors.flatMap(\.family).flatMap(\.ownItems).filter {
      known.insert(ObjectIdentifier($0)).inserted
    }
  }

  /// Returns the body of an item, or `nil` before the first frame after the item was added.
  final func body(of item: any UIDynamicItem) -> SolverBody? { scene.body(of: item) }

  // MARK: Running

  /// The bounds that collision behaviors translate into boundaries, in points, or `nil` without a reference
  /// view.
  final var referenceBounds: Rect? {
    if let layout { return Rect(origin: .zero, size: layout.collectionViewContentSize) }
    return referenceView?.bounds
  }

  /// Starts the animation, or continues it with the next frame.
  final func resume() {
    scene.wake()
    wasResumed = true
    guard !isRunning else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    lastTime = Application.shared.now
    clock.start(in: referenceView?.window ?? layout?.collectionView?.window)
  }

  private func pause() {
    guard isRunning else { return }
    isRunning = false
    clock.stop()
    scene.stop()
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func frame(at time: Double) {
    wasResumed = false
    // After a long time without frames, the items continue where they were.
    let passed = min(max(time - lastTime, 0), 0.1)
    lastTime = time
    elapsedTime += passed
    let behaviors = behaviors.flatMap(\.family)
    scene.prepare(behaviors, items: allItems, bounds: referenceBounds)
    scene.advance(by: passed, behaviors)
    if scene.moveItems() { layout?.invalidateLayout() }
    scene.sendEvents(of: self)
    for behavior in behaviors where behavior.dynamicAnimator === self { behavior.action?() }
    if scene.isAtRest, !wasResumed { pause() }
  }
}
