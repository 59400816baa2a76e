import TestCompositor

/// An event that a compositor sends to the gallery.
enum ProtocolStep: Sendable {
  case touchDown(Int32, x: Double, y: Double)
  case touchMotion(Int32, x: Double, y: Double)
  case touchUp(Int32)
  case touchFrame
  case touchCancel
  case pointerEnter(x: Double, y: Double)
  case pointerMotion(x: Double, y: Double)
  case pointerButton(UInt32, isDown: Bool)
  case pointerWheel(Int32)
  case pointerLeave
  case keyboardEnter
  case keyboardLeave
  case key(UInt32, isDown: Bool)
  case modifiers(UInt32)
  case configure(width: Int32, height: Int32, isActivated: Bool)
  case dismissPopup
  /// The release of the touch or button that began a drag.
  case dragEnd
}

extension ProtocolStep {
  /// Sends the event. Events of touches, the pointer and keys are sent to the topmost popup, if there is one.
  func play(on server: Server) throws {
    let seat = try server.seat()
    guard let window = server.toplevels.first else { return }
    let popup = server.popups.last { $0.surface.isMapped }
    let target = popup?.surface ?? window.surface
    switch self {
    case .touchDown(let id, let x, let y): seat.touchDown(id, on: target, x: x, y: y)
    case .touchMotion(let id, let x, let y): seat.touchMotion(id, x: x, y: y)
    case .touchUp(let id): seat.touchUp(id)
    case .touchFrame: seat.touchFrame()
    case .touchCancel: seat.touchCancel()
    case .pointerEnter(let x, let y):
      seat.pointerEnter(target, x: x, y: y)
      seat.pointerFrame()
    case .pointerMotion(let x, let y):
      seat.pointerMotion(x: x, y: y)
      seat.pointerFrame()
    case .pointerButton(let button, let isDown):
      seat.pointerButton(button, isDown: isDown)
      seat.pointerFrame()
    case .pointerWheel(let steps):
      seat.pointerAxisSource(.wheel)
      seat.pointerAxisValue120(.verticalScroll, steps * 120)
      seat.pointerAxis(.verticalScroll, Double(steps) * 15)
      seat.pointerFrame()
    case .pointerLeave:
      // The frame that the protocol requires cannot be sent, because no surface has the pointer focus any
      // more.
      seat.pointerLeave()
    case .keyboardEnter: seat.keyboardEnter(window.surface)
    case .keyboardLeave: seat.keyboardLeave()
    case .key(let code, let isDown): seat.key(code, isDown: isDown)
    case .modifiers(let mask): seat.modifiers(depressed: mask)
    case .configure(let width, let height, let isActivated):
      window.configure(width: width, height: height, states: isActivated ? [.activated] : [])
    case .dismissPopup: popup?.sendDone()
    case .dragEnd: if seat.drag?.isDropped == false { seat.dragDrop() }
    }
  }
}
