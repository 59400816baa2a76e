import ResponderGeometry
import ResponderSystem

/// The actions of a drag. The values are the bits of `wl_data_device_manager.dnd_action`.
package struct DragActions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  package static let copy = DragActions(rawValue: 1)
  package static let move = DragActions(rawValue: 2)
  /// The user is asked after the drop.
  package static let ask = DragActions(rawValue: 4)

  /// Returns the action that a display chooses among those that `source` and `target` permit.
  ///
  /// This is the target's preferred action if both permit it, or else the first action that both permit.
  package static func chosen(
    source: DragActions, target: DragActions, preferred: DragActions
  ) -> DragActions {
    let common = source.intersection(target)
    if !common.intersection(preferred).isEmpty { return common.intersection(preferred) }
    for action in [DragActions.copy, .move, .ask] where common.contains(action) { return action }
    return []
  }
}

/// The data of a drag that the application begins.
package struct DragRequest {
  /// The MIME types, in the order of preference.
  package var types: [String]
  /// The permitted actions.
  package var actions: DragActions
  /// The seat of the touch or the pointer.
  package var seat: Int
  /// The identifier of the touch, or `nil` for the pointer.
  package var touchIdentifier: Int32?
  /// The image beside the pointer or under the touch.
  package var icon: DragIcon?

  package init(
    types: [String], actions: DragActions, seat: Int, touchIdentifier: Int32?, icon: DragIcon? = nil
  ) {
    self.types = types
    self.actions = actions
    self.seat = seat
    self.touchIdentifier = touchIdentifier
    self.icon = icon
  }
}

/// The image of a drag.
package struct DragIcon {
  /// The size, in points.
  package var size: Size
  /// The location of the pointer in the image, in points from the top left corner.
  package var hotspot: Point
  /// The closure that draws the whole image.
  package var paint: @MainActor (PixelBuffer) -> Void

  package init(size: Size, hotspot: Point, paint: @escaping @MainActor (PixelBuffer) -> Void) {
    self.size = size
    self.hotspot = hotspot
    self.paint = paint
  }
}

/// The answer of the program under a drag.
package struct DragAnswer: Hashable, Sendable {
  /// The type that would be accepted, or `nil` if none would.
  package var type: String?
  /// The actions that the program supports.
  package var actions: DragActions
  /// The preferred action.
  package var preferred: DragActions

  package init(type: String?, actions: DragActions, preferred: DragActions) {
    self.type = type
    self.actions = actions
    self.preferred = preferred
  }

  /// The answer that accepts nothing.
  package static let refusal = DragAnswer(type: nil, actions: [], preferred: [])
}

/// The events of a drag.
package enum DragEvent {
  // The following events belong to a drag over a surface of the application, from any source.

  /// The drag entered a surface, at a location in its coordinates, with data in MIME types. The number
  /// identifies the drag.
  case entered(any Surface, Point, types: [String], actions: DragActions, number: Int)
  /// The drag moved, in the coordinates of that surface.
  case moved(Point)
  /// The actions that the source permits have changed.
  case sourceActions(DragActions)
  /// The action that a drop would perform has changed.
  case action(DragActions)
  /// The drag left the surface, or was cancelled.
  case left
  /// The drag was dropped.
  case dropped

  // The following events belong to a drag that the application has begun.

  /// The display cannot perform the drag. The application continues it over the surface on which it began,
  /// without an image.
  case ownStaysHere
  /// A target accepts the drag, or no target does.
  case accepted(Bool)
  /// The action that the drop would perform.
  case ownAction(DragActions)
  /// A target requests the data in a type. The receiver closes the descriptor.
  case wanted(type: String, descriptor: Int32)
  /// The drag was dropped on a target, which can request data now. If `tellsEnd` is `false`, the target does
  /// not report that it has all data.
  case ownDropped(tellsEnd: Bool)
  /// The target has received all data.
  case ownFinished
  /// The drag was cancelled, or dropped where no target accepts it.
  case ownCancelled
}

/// Implementations for displays without drags.
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

/// Implementations for receivers without drags.
extension DisplayEvents {
  package func drag(_ event: DragEvent) {
    if case .wanted(_, let descriptor) = event { SystemCall.close(descriptor) }
  }
}
