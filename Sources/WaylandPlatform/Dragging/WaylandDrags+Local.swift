import ResponderGeometry
import ResponderPlatform
import ResponderSystem

/// A drag that the compositor has ignored, as mutter 43 ignores those of fingers: it goes on over the surface
/// that it was begun on, for as long as the finger is down.
@MainActor final class LocalDrag {
  /// Tells it from all others, once it is over the surface.
  var number = 0
  var isOver = false
  var answer = DragAnswer.refusal
  var chosen: DragActions = []
}

extension WaylandDrags {
  /// A finger moved, and we are told so.
  ///
  /// A compositor that drags by a finger tells nobody else of it. One that has seen our request, has told
  /// nothing of the drag, and goes on with the finger has not taken it.
  func fingerMoved(seat: Int, finger: Int32, to place: Point) {
    guard let own, own.seat == seat, own.finger == finger, own.isSeen, !own.isTaken,
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

  private func begin(_ own: OwnWireDrag) -> LocalDrag {
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

  /// The finger was lifted.
  func end(_ local: LocalDrag, of own: OwnWireDrag) {
    guard local.isOver, local.answer.type != nil, !local.chosen.isEmpty else {
      leave(local)
      return wasCancelled()
    }
    own.isDropped = true
    tell(.dropped)
    tell(.ownDropped(tellsEnd: true))
  }

  /// The compositor takes the fingers away.
  func fingersWereCancelled(seat: Int) {
    guard let own, own.seat == seat, let local = own.local, !own.isDropped else { return }
    leave(local)
    wasCancelled()
  }

  func answer(_ answer: DragAnswer, to local: LocalDrag, of own: OwnWireDrag) {
    guard local.isOver else { return }
    local.answer = answer
    // The user was asked: what was chosen is done.
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

  func receive(_ type: String, of own: OwnWireDrag, into descriptor: Int32) -> Bool {
    guard own.types.contains(type), let copy = try? SystemCall.copy(descriptor) else {
      return false
    }
    tell(.wanted(type: type, descriptor: copy))
    return true
  }
}
