/// A dropped item, with its source index path if it is one of the same table or collection.
@MainActor package final class DroppedItem {
  package let dragItem: DragItem
  package let sourceIndexPath: ItemPath?
  package let previewSize: Size

  init(_ dragItem: DragItem, source: ItemPath?, size: Size) {
    self.dragItem = dragItem
    sourceIndexPath = source
    previewSize = size
  }
}

/// The common part of the drop coordinators of a table and a collection.
@MainActor package final class ItemDropCoordinator {
  package let session: any DropSession
  package let items: [DroppedItem]
  package let destination: ItemPath?
  package let proposal: ItemDropProposal
  /// The target of each item, and its animations.
  private var goals: [ObjectIdentifier: Goal] = [:]

  /// The target of an item.
  struct Goal {
    let target: DragPreviewTarget
    let animator: ItemDropAnimator
    /// The index path at whose position the target is, or `nil`.
    let path: ItemPath?
  }

  init(
    session: any DropSession, items: [DroppedItem], destination: ItemPath?,
    proposal: ItemDropProposal
  ) {
    self.session = session
    self.items = items
    self.destination = destination
    self.proposal = proposal
  }

  /// Animates an item to a target. `path` is the index path at whose position the target is, or `nil`.
  package func drop(
    _ item: DragItem, to target: DragPreviewTarget, at path: ItemPath? = nil
  ) -> any DragAnimating {
    let animator = ItemDropAnimator()
    goals[ObjectIdentifier(item)] = Goal(target: target, animator: animator, path: path)
    return animator
  }

  /// Animates an item into another one, or into a rectangle in its coordinates if that is not null.
  package func drop(
    _ item: DragItem, into path: ItemPath, rect: Rect, of host: any ItemHost
  ) -> any DragAnimating {
    guard let place = host.place(of: path), !place.isEmpty else { return ItemDropAnimator() }
    let inner = rect.isNull ? place : rect.offsetBy(dx: place.minX, dy: place.minY)
    return drop(
      item,
      to: DragPreviewTarget(container: host, center: Point(x: inner.midX, y: inner.midY)),
      at: rect.isNull ? path : nil)
  }

  func goal(of item: DragItem) -> Goal? { goals[ObjectIdentifier(item)] }
}

/// The animations beside a drop, stored until the drop is animated.
@MainActor package final class ItemDropAnimator: DragAnimating {
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor (ViewAnimatingPosition) -> Void] = []

  package init() {}

  package func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    self.animations.append(animations)
  }

  package func addCompletion(_ completion: @escaping @MainActor (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Performs the animations for a drop without previews, and calls the completions.
  func run() {
    let (animations, completions) = (animations, completions)
    self.animations = []
    self.completions = []
    guard !animations.isEmpty || !completions.isEmpty else { return }
    View.animate(withDuration: 0.25) {
      for body in animations { body() }
    } completion: { _ in
      for body in completions { body(.end) }
    }
  }

  /// Passes the animations and the completions to an animator.
  func forward(to animator: any DragAnimating) {
    for body in animations { animator.addAnimations(body) }
    for body in completions { animator.addCompletion(body) }
    animations = []
    completions = []
  }
}
