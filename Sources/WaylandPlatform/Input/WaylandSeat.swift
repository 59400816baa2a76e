import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import Wayland

/// The serial of an event that the user caused, and its seat. A compositor requires it to move a window or to
/// grant a popup's grab.
struct InputSerial {
  var seat: WlSeat
  var serial: UInt32
}

/// A `wl_seat`: the pointer, keyboard and touch screen of one user. Each of them may be added and removed at
/// any time.
@MainActor final class WaylandSeat {
  /// The number that identifies the seat within the display.
  let id: Int
  let wlSeat: WlSeat
  private var name = ""
  private var capabilities: WlSeat.Capability = []
  /// The display of the seat. The seat is removed with it.
  @BackLink private(set) var display: WaylandDisplay?
  private(set) var pointer: WaylandPointer?
  private(set) var keyboard: WaylandKeyboard?
  private(set) var touch: WaylandTouch?
  /// The text input, or `nil` if the compositor has no `zwp_text_input_manager_v3`.
  private(set) var textInput: WaylandTextInput?
  /// The tablets, or `nil` if the compositor has no `zwp_tablet_manager_v2`.
  private(set) var tablets: WaylandTabletSeat?
  /// The events that the devices send when the seat is removed. Otherwise, `nil`.
  private var ends: [InputEvent]?

  init(id: Int, wlSeat: WlSeat, display: WaylandDisplay) {
    self.id = id
    self.wlSeat = wlSeat
    self.display = display
    wlSeat.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .capabilities(let capabilities): link.target?.follow(capabilities)
      case .name(let name): link.target?.name = name
      }
      link.target?.display?.inputObserver?.displayDidChange()
    }
    // The object is created at once, since some compositors send `enter` only to objects that existed before
    // it.
    textInput = display.globals.textInputManager.map {
      WaylandTextInput($0.getTextInput(seat: wlSeat), display: display)
    }
    tablets = display.globals.tabletManager.map {
      WaylandTabletSeat($0.getTabletSeat(seat: wlSeat), seat: self)
    }
  }

  /// The seat's properties.
  var facts: DisplayFacts.Seat {
    DisplayFacts.Seat(number: id, name: name, capabilities: capabilities.rawValue)
  }

  /// Cancels all events in progress, because the seat was removed.
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

  /// Removes all references to a surface that was destroyed.
  func forget(_ surface: WaylandSurface) {
    pointer?.forget(surface)
    keyboard?.forget(surface)
    touch?.forget(surface)
    tablets?.forget(surface)
    textInput?.forget(surface)
  }

  /// Moves the locations of the devices on a surface that has moved under them.
  func originMoved(of surface: WaylandSurface, by way: Vector) {
    pointer?.originMoved(of: surface, by: way)
    tablets?.originMoved(of: surface, by: way)
  }

  /// Delivers frames for which the compositor sends no end.
  func endDispatch() {
    touch?.closeForgotten()
    pointer?.closeForgotten()
  }

  /// Reports an event.
  func tell(_ event: InputEvent) {
    guard ends == nil else {
      ends?.append(event)
      return
    }
    display?.events?.input(event)
  }

  /// Returns a serial with the seat's object.
  func mark(_ serial: UInt32) -> InputSerial {
    InputSerial(seat: wlSeat, serial: serial)
  }

  /// Returns the serial of the press of a touch, or else of the pointer or a pen. If none is down, returns
  /// `nil`.
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
