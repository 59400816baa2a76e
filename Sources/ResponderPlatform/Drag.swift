import ResponderGeometry
import ResponderSystem

/// What is done with what is dragged. The bits of `wl_data_device_manager.dnd_action`.
package struct DragActions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let copy = DragActions(rawValue: 1)
  package static let move = DragActions(rawValue: 2)
  /// The user is asked when it is dropped.
  package static let ask = DragActions(rawValue: 4)

  /// The one that a display does where `source` and `target` allow theirs: the target's choice where it is
  /// among them, else the first that both allow.
  package static func chosen(
    source: DragActions, target: DragActions, preferred: DragActions
  ) -> DragActions {
    let common = source.intersection(target)
    if !common.intersection(preferred).isEmpty { return common.intersection(preferred) }
    for action in [DragActions.copy, .move, .ask] where common.contains(action) { return action }
    return []
  }
}

/// What a program offers when it begins a drag.
package struct DragRequest {
  /// The MIME types, the best one first.
  package var types: [String]
  /// What may be done with it.
  package var actions: DragActions
  /// The seat whose finger or pointer drags.
  package var seat: Int
  /// The finger that drags; nil for the pointer.
  package var finger: Int32?
  /// What is shown beside the pointer or under the finger.
  package var icon: DragIcon?

  package init(
    types: [String], actions: DragActions, seat: Int, finger: Int32?, icon: DragIcon? = nil
  ) {
    self.types = types
    self.actions = actions
    self.seat = seat
    self.finger = finger
    self.icon = icon
  }
}

/// A picture of what is dragged.
package struct DragIcon {
  /// How large it is, in points.
  package var size: Size
  /// What of it is at the pointer, in points from its top left.
  package var hotspot: Point
  /// Draws all of it.
  package var paint: @MainActor (PixelBuffer) -> Void

  package init(size: Size, hotspot: Point, paint: @escaping @MainActor (PixelBuffer) -> Void) {
    self.size = size
    self.hotspot = hotspot
    self.paint = paint
  }
}

/// What a program over which something is dragged says to it.
package struct DragAnswer: Hashable, Sendable {
  /// The type that would be taken; nil where nothing would.
  package var type: String?
  /// What could be done with it here.
  package var actions: DragActions
  /// What of that is meant.
  package var preferred: DragActions

  package init(type: String?, actions: DragActions, preferred: DragActions) {
    self.type = type
    self.actions = actions
    self.preferred = preferred
  }

  /// Nothing is taken.
  package static let refusal = DragAnswer(type: nil, actions: [], preferred: [])
}

/// What happens to a drag.
package enum DragEvent {
  // Over a surface of ours, whoever began it.

  /// It came to a surface, at a place in its coordinates, with data in these types. The number
  /// tells it from all others.
  case entered(any Surface, Point, types: [String], actions: DragActions, number: Int)
  /// It moved, in the coordinates of that surface.
  case moved(Point)
  /// What its source allows has changed.
  case sourceActions(DragActions)
  /// What would be done if it were dropped now.
  case action(DragActions)
  /// It left the surface, or was given up.
  case left
  /// It was dropped.
  case dropped

  // One that we began.

  /// The display does not drag it: it goes on over the surface that it was begun on, without a picture.
  case ownStaysHere
  /// Somebody would take it, or nobody.
  case accepted(Bool)
  /// What would be done with it.
  case ownAction(DragActions)
  /// Somebody wants the data in a type; the descriptor is the receiver's to close.
  case wanted(type: String, descriptor: Int32)
  /// It was dropped on somebody, who may ask for data now, and may never say that it has all.
  case ownDropped(tellsEnd: Bool)
  /// Who took it has all that was wanted.
  case ownFinished
  /// It was given up, or dropped where nobody takes it.
  case ownCancelled
}

/// Displays where nothing can be dragged.
extension Display {
  package func beginDrag(_ drag: DragRequest, from surface: any Surface) -> Bool { false }
  package func setDragIcon(_ icon: DragIcon) {}
  package func cancelDrag() {}
  package func answerDrag(_ answer: DragAnswer) {}
  package func receiveDragged(
    _ type: String, of number: Int, into descriptor: Int32
  ) -> Bool { false }
  package func endDrop(_ number: Int, isTaken: Bool) {}
}

/// Those who know of no drags.
extension DisplayEvents {
  package func drag(_ event: DragEvent) {
    if case .wanted(_, let descriptor) = event { SystemCall.close(descriptor) }
  }
}
