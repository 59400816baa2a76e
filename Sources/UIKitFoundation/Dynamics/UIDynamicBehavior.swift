/// The base class of the behaviors of dynamic items. Follows `UIDynamicBehavior`.
///
/// A subclass combines behaviors as its child behaviors. The ``action`` of a behavior without children is
/// called while the animator runs, too.
@preconcurrency @MainActor open class UIDynamicBehavior: ComparedByIdentity {
  /// The items of the behavior, in the order in which they were added.
  final var ownItems: [any UIDynamicItem] = []
  private weak var parent: UIDynamicBehavior?
  private weak var ownAnimator: UIDynamicAnimator?

  /// Creates a behavior without children.
  public init() {}

  /// A closure that the animator calls after each frame of the animation. The default is `nil`.
  open var action: (() -> Void)?

  /// The animator to which the behavior or its parent was added, or `nil`.
  open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? ownAnimator }

  /// The child behaviors.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Adds a child behavior, which the animator of this behavior animates. If it has a parent or an animator
  /// already, it is removed there.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, behavior.parent !== self else { return }
    behavior.detach()
    behavior.parent = self
    childBehaviors.append(behavior)
    if let animator = dynamicAnimator { behavior.tellMove(to: animator) }
    changed()
  }

  /// Removes a child behavior. If it is not a child, does nothing.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    if dynamicAnimator != nil { behavior.tellMove(to: nil) }
    childBehaviors.remove(at: index)
    behavior.parent = nil
    dynamicAnimator?.itemsWereRemoved()
    changed()
  }

  /// Called before the behavior is added to an animator, or removed from one, which is `nil` then. The base
  /// class does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For animators

  /// Adds the contents of the behavior to a scene. Called before each frame.
  func prepare(in scene: DynamicsScene) {}

  /// Adds forces to bodies. Called before each step.
  func applyForces(in scene: DynamicsScene, interval: Double) {}

  /// Forgets the state of former frames. Called when an animator takes or loses the behavior.
  func forget() {}

  /// Returns a Boolean value that indicates whether the behavior has an item.
  final func has(_ item: any UIDynamicItem) -> Bool { ownItems.contains { $0 === item } }

  /// The behavior and its descendants.
  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  /// Resumes the animator, because the behavior has changed.
  final func changed() { dynamicAnimator?.resume() }

  /// Sets the animator, and calls ``willMove(to:)`` before.
  final func move(to animator: UIDynamicAnimator?) {
    tellMove(to: animator)
    ownAnimator = animator
  }

  /// Removes the behavior from its parent or its animator.
  final func detach() {
    if let parent {
      parent.removeChildBehavior(self)
    } else {
      ownAnimator?.removeBehavior(self)
    }
  }

  private func tellMove(to animator: UIDynamicAnimator?) {
    for behavior in family {
      behavior.forget()
      behavior.willMove(to: animator)
    }
  }

  final func add(_ item: any UIDynamicItem) {
    guard !has(item) else { return }
    ownItems.append(item)
    changed()
  }

  final func remove(_ item: any UIDynamicItem) {
    ownItems.removeAll { $0 === item }
    dynamicAnimator?.itemsWereRemoved()
    changed()
  }
}
