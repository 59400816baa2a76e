/// What is dropped on a table or a collection, for both kinds of coordinators.
@MainActor final class ItemDropCoordinator {
  /// An item, and where it came from where it is one of the same table or collection.
  struct Dropped {
    let dragItem: DragItem
    let source: ItemPath?
    let size: Size
  }

  let session: any DropSession
  let items: [Dropped]
  let destination: ItemPath?
  let proposal: ItemDropProposal
  /// Where each item goes, and what goes along.
  private var goals: [ObjectIdentifier: Goal] = [:]

  /// Where an item goes.
  struct Goal {
    let target: DragPreviewTarget
    let animator: ItemDropAnimator
  }

  init(
    session: any DropSession, items: [Dropped], destination: ItemPath?, proposal: ItemDropProposal
  ) {
    self.session = session
    self.items = items
    self.destination = destination
    self.proposal = proposal
  }

  /// Has an item go somewhere.
  func drop(_ item: DragItem, to target: DragPreviewTarget) -> any DragAnimating {
    let animator = ItemDropAnimator()
    goals[ObjectIdentifier(item)] = Goal(target: target, animator: animator)
    return animator
  }

  func goal(of item: DragItem) -> Goal? { goals[ObjectIdentifier(item)] }
}

/// Keeps what goes along with a drop until that is shown.
@MainActor final class ItemDropAnimator: DragAnimating {
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor (ViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping @MainActor () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping @MainActor (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Hands everything to what is shown.
  func forward(to animator: any DragAnimating) {
    for body in animations { animator.addAnimations(body) }
    for body in completions { animator.addCompletion(body) }
    animations = []
    completions = []
  }
}
