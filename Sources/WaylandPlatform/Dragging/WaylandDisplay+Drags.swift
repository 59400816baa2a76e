import ResponderPlatform
import Wayland

/// The methods of drags, for compositors with `wl_data_device_manager`.
extension WaylandDisplay {
  package func beginDrag(_ drag: DragRequest, from surface: any Surface) -> Bool {
    guard let surface = surface as? WaylandSurface, owns(surface) else { return false }
    return drags.begin(drag, from: surface)
  }

  package func setDragIcon(_ icon: DragIcon) { drags.own?.show(icon) }

  package func cancelDrag() { drags.cancel() }

  package func answerDrag(_ answer: DragAnswer) { drags.answer(answer) }

  package func receiveDragged(
    _ type: String, of number: Int, into descriptor: Int32
  ) -> Bool { drags.receive(type, of: number, into: descriptor) }

  package func endDrop(_ number: Int, isTaken: Bool) { drags.endDrop(number, isTaken: isTaken) }
}
