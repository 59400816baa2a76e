import ResponderGeometry
import ResponderPlatform
import Wayland

/// The serial of an event that the user caused, and the seat it came from: what a compositor wants
/// to see before it moves a window or lets a popup take all input.
struct InputSerial {
  var seat: WlSeat
  var serial: UInt32
}

/// A `wl_seat`: the pointer, keyboard and touch screen of one user, each of which may come and go.
@MainActor final class WaylandSeat {
  /// Tells it from the display's other seats.
  let id: Int
  let wlSeat: WlSeat
  private var name = ""
  private var capabilities: WlSeat.Capability = []
  /// The display it belongs to; it goes with the display.
  private(set) weak var display: WaylandDisplay?
  private(set) var pointer: WaylandPointer?
  private(set) var keyboard: WaylandKeyboard?
  private(set) var touch: WaylandTouch?
  /// Nil where the compositor has no input methods.
  private(set) var textInput: WaylandTextInput?
  /// Nil where the compositor knows no pens.
  private(set) var tablets: WaylandTabletSeat?
  /// What its devices have told at their end, while the seat goes; else nil.
  private var ends: [InputEvent]?

  init(id: Int, wlSeat: WlSeat, display: WaylandDisplay) {
    self.id = id
    self.wlSeat = wlSeat
    self.display = display
    wlSeat.onEvent = { [weak self] event in
      switch event {
      case .capabilities(let capabilities): self?.follow(capabilities)
      case .name(let name): self?.name = name
      }
      self?.display?.witness?.displayDidChange()
    }
    // From the start, for some compositors tell only those of an enter that were there before it.
    textInput = display.globals.textInputManager.map {
      WaylandTextInput($0.getTextInput(seat: wlSeat), display: display)
    }
    tablets = display.globals.tabletManager.map {
      WaylandTabletSeat($0.getTabletSeat(seat: wlSeat), seat: self)
    }
  }

  /// What it is.
  var facts: DisplayFacts.Seat {
    DisplayFacts.Seat(number: id, name: name, capabilities: capabilities.rawValue)
  }

  /// Ends what is under way as cancelled: the seat is gone.
  func destroy() {
    ends = []
    follow([])
    textInput?.destroy()
    textInput = nil
    tablets?.destroy()
    tablets = nil
    let told = ends ?? []
    ends = nil
    if !told.isEmpty { tell(.seatGone(seat: id, ends: told)) }
    wlSeat.onEvent = nil
    wlSeat.destroy()
  }

  /// Drops what refers to a surface that is gone.
  func forget(_ surface: WaylandSurface) {
    pointer?.forget(surface)
    keyboard?.forget(surface)
    touch?.forget(surface)
    tablets?.forget(surface)
    textInput?.forget(surface)
  }

  /// A surface has moved under what rests on it.
  func originMoved(of surface: WaylandSurface, by way: Vector) {
    pointer?.originMoved(of: surface, by: way)
    tablets?.originMoved(of: surface, by: way)
  }

  /// Hands on what waits for an end that the compositor does not tell.
  func endDispatch() {
    touch?.closeForgotten()
    pointer?.closeForgotten()
  }

  /// Tells something upward.
  func tell(_ event: InputEvent) {
    guard ends == nil else {
      ends?.append(event)
      return
    }
    display?.events?.input(event)
  }

  /// The serial as what a compositor wants to see.
  func mark(_ serial: UInt32) -> InputSerial {
    InputSerial(seat: wlSeat, serial: serial)
  }

  /// The serial of the press that is down, of a finger, or else of the pointer or a pen; nil where none
  /// is known.
  func serial(ofFinger finger: Int32?) -> UInt32? {
    if let finger { return touch?.serials[finger] }
    return pointer?.pressSerial ?? tablets?.pressSerial
  }

  private func follow(_ capabilities: WlSeat.Capability) {
    self.capabilities = capabilities
    if capabilities.contains(.pointer) != (pointer != nil) {
      pointer?.destroy()
      pointer = pointer == nil ? WaylandPointer(wlSeat.getPointer(), seat: self) : nil
    }
    if capabilities.contains(.keyboard) != (keyboard != nil) {
      keyboard?.destroy()
      keyboard = keyboard == nil ? WaylandKeyboard(wlSeat.getKeyboard(), seat: self) : nil
    }
    display?.seatsDidChange()
    if capabilities.contains(.touch) != (touch != nil) {
      touch?.destroy()
      touch = touch == nil ? WaylandTouch(wlSeat.getTouch(), seat: self) : nil
    }
  }
}
