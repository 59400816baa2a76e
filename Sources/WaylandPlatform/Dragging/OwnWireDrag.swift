import ResponderPlatform
import Wayland

/// What we drag: its source, and the picture of it.
@MainActor final class OwnWireDrag {
  let seat: Int
  let finger: Int32?
  let source: WireSource<WlDataSource>
  private var icon: WaylandDragIcon?
  /// Somebody has it: nothing can be taken back.
  var isDropped = false
  /// Whether somebody would take it.
  var isAccepted = false
  /// The compositor has seen that it began.
  var isSeen = false

  init(seat: Int, finger: Int32?, source: WireSource<WlDataSource>, icon: WaylandDragIcon?) {
    self.seat = seat
    self.finger = finger
    self.source = source
    self.icon = icon
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
