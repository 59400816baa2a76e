import ResponderGeometry
import ResponderPlatform
import ResponderSystem

/// A drag that the compositor has ignored, as mutter 43 ignores those of touches.
///
/// It continues over the surface on which it began, until the touch ends.
@MainActor final class LocalDrag {
  /// The number that identifies the drag, set when it enters the surface.
  var number = 0
  var isOver = false
  var answer = DragAnswer.refusal
  var chosen: DragActions = []
}

extension WaylandDrags {
  /// Continues a drag of a touch that has moved, if the compositor does not perform it.
  ///
  /// A compositor that drags with a touch sends no motion of it. If the compositor has processed the request,
  /// has sent no event of the drag, and still sends motion of the touch, it has ignored the request.
  func fingerMoved(seat: Int, finger: Int32, to place: Point) {
    guard let own, own.seat == seat, own.touchIdentifier == finger, own.isSeen, !own.isTaken,
      !own.isDropped, let surface = own.surface, !surface.isDestroyed
    else { return }
    let local = own.local ?? begin(own)
    let size = surface.committed.points ?? .zero
    guard Rect(origin: .zero, size: size).contains(place) else { return leave(local) }
    if local.isOver { return tell(.moved(place)) }
    local.isOver = true
    nextNumber += 1
    local.number = nextNumber
    tell(
      .entered(surface, place, types: own.types, actions: own.actions, number: local.number))
  }

  private func tell(_ event: DragEvent) { events?.drag(event) }

  private func begin(_ own: OwnPlatformDrag) -> LocalDrag {
    let local = LocalDrag()
    own.local = local
    own.hideIcon()
    tell(.ownStaysHere)
    return local
  }

  private func leave(_ local: LocalDrag) {
    guard local.isOver else { return }
    local.isOver = false
    local.answer = .refusal
    local.chosen = []
    tell(.left)
    tell(.accepted(false))
    tell(.ownAction([]))
  }

  /// Drops or cancels a drag whose touch has ended.
  func end(_ local: LocalDrag, of own: OwnPlatformDrag) {
    guard local.isOver, local.answer.type != nil, !local.chosen.isEmpty else {
      leave(local)
      return wasCancelled()
    }
    own.isDropped = true
    tell(.dropped)
    tell(.ownDropped(tellsEnd: true))
  }

  /// Cancels the drag of a seat whose touches the compositor has cancelled.
  func fingersWereCancelled(seat: Int) {
    guard let own, own.seat == seat, let local = own.local, !own.isDropped else { return }
    leave(local)
    wasCancelled()
  }

  func answer(_ answer: DragAnswer, to local: LocalDrag, of own: OwnPlatformDrag) {
    guard local.isOver else { return }
    local.answer = answer
    // The action was `ask`, and the user has chosen one.
    if own.isDropped {
      local.chosen = own.actions.intersection(answer.preferred)
      return tell(.ownAction(local.chosen))
    }
    tell(.accepted(answer.type != nil))
    let new = DragActions.chosen(
      source: own.actions, target: answer.actions, preferred: answer.preferred)
    guard new != local.chosen else { return }
    local.chosen = new
    tell(.action(new))
    tell(.ownAction(new))
  }

  func receive(_ type: String, of own: OwnPlatformDrag, into descriptor: Int32) -> Bool {
    guard own.types.contains(type), let copy = try? SystemCall.copy(descriptor) else {
      return false
    }
    tell(.wanted(type: type, descriptor: copy))
    return true
  }
}
