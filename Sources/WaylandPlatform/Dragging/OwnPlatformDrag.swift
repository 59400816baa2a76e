import ResponderPlatform
import ResponderRuntime
import Wayland

/// A drag that this application began: its data source and its image.
@MainActor final class OwnPlatformDrag {
  let seat: Int
  let touchIdentifier: Int32?
  let source: TransferSource<WlDataSource>
  /// The MIME types that it offers, and the permitted actions.
  let types: [String]
  let actions: DragActions
  /// The surface on which it began.
  @BackLink private(set) var surface: WaylandSurface?
  private var icon: WaylandDragIcon?
  /// A Boolean value that indicates whether the drag was dropped on a target. It cannot be cancelled
  /// afterward.
  var isDropped = false
  /// A Boolean value that indicates whether a target would accept the drag.
  var isAccepted = false
  /// A Boolean value that indicates whether the compositor has processed the request that began the drag.
  var isSeen = false
  /// A Boolean value that indicates whether the compositor performs the drag. It has sent an event of it.
  var isTaken = false
  /// The drag within this application, if the compositor has ignored the request. Otherwise, `nil`.
  var local: LocalDrag?

  init(
    _ request: DragRequest, source: TransferSource<WlDataSource>, icon: WaylandDragIcon?,
    on surface: WaylandSurface
  ) {
    seat = request.seat
    touchIdentifier = request.touchIdentifier
    types = request.types
    actions = request.actions
    self.source = source
    self.icon = icon
    self.surface = surface
  }

  func show(_ new: DragIcon) { icon?.replace(new) }

  /// Draws the image, whose surface has its role now.
  func begin() { icon?.show() }

  /// Removes the image after the drop.
  func hideIcon() {
    icon?.destroy()
    icon = nil
  }

  func destroy() {
    source.destroy()
    hideIcon()
  }
}
