import ResponderPlatform
import Wayland

/// What we drag: its source, and the picture of it.
@MainActor final class OwnWireDrag {
  let seat: Int
  let finger: Int32?
  let source: WireSource<WlDataSource>
  /// What it offers, and what may be done with it.
  let types: [String]
  let actions: DragActions
  /// The surface that it was begun on.
  private(set) weak var surface: WaylandSurface?
  private var icon: WaylandDragIcon?
  /// Somebody has it: nothing can be taken back.
  var isDropped = false
  /// Whether somebody would take it.
  var isAccepted = false
  /// The compositor has seen that it began.
  var isSeen = false
  /// The compositor has told something of it: it has it.
  var isTaken = false
  /// How it goes on where the compositor has ignored it; nil where that is not so.
  var local: LocalDrag?

  init(
    _ request: DragRequest, source: WireSource<WlDataSource>, icon: WaylandDragIcon?,
    on surface: WaylandSurface
  ) {
    seat = request.seat
    finger = request.finger
    types = request.types
    actions = request.actions
    self.source = source
    self.icon = icon
    self.surface = surface
  }

  func show(_ new: DragIcon) { icon?.replace(new) }

  /// Draws the picture, which has its role now.
  func begin() { icon?.show() }

  /// The picture goes when it was dropped.
  func hideIcon() {
    icon?.destroy()
    icon = nil
  }

  func destroy() {
    source.destroy()
    hideIcon()
  }
}
