import ResponderPlatform
import ResponderRuntime
import Wayland

/// A window's requests to the desktop, with objects of protocols that the compositor may not have.
///
/// Created at a window's first request.
@MainActor final class WaylandRequests {
  private unowned let surface: WaylandSurface
  /// The toplevel, or `nil` for a layer surface, which cannot be modal or have a menu in the desktop's menu
  /// bar.
  private let toplevel: XdgToplevel?
  private var wishes = SurfaceRequests()
  private var dialog: XdgDialogV1?
  private var menu: OrgKdeKwinAppmenu?
  private var idleInhibitor: ZwpIdleInhibitorV1?
  /// The shortcut inhibitors, by the ids of seats.
  private var keyInhibitors: [Int: ZwpKeyboardShortcutsInhibitorV1] = [:]
  /// The pointer constraints, by the ids of seats.
  private var holds: [Int: WaylandPointerHold] = [:]
  /// The seats on which the compositor has granted the keyboard shortcuts.
  private var seatsWithKeys: Set<Int> = []

  init(_ surface: WaylandSurface, _ toplevel: XdgToplevel?) {
    self.surface = surface
    self.toplevel = toplevel
  }

  private var display: WaylandDisplay? { surface.display }

  /// Sends the requests that have changed.
  func set(_ new: SurfaceRequests) {
    let old = wishes
    wishes = new
    if new.isModal != old.isModal { modalityDidChange() }
    if new.keepsScreenOn != old.keepsScreenOn { screenWishDidChange() }
    if new.menuAddress != old.menuAddress { menuDidMove() }
    if new.desktopKeysRepeats != old.desktopKeysRepeats { dropRefusedKeys() }
    if new.takesDesktopKeys != old.takesDesktopKeys
      || new.desktopKeysRepeats != old.desktopKeysRepeats
    {
      followKeys()
    }
    if new.pointerHold != old.pointerHold || new.pointerHoldRepeats != old.pointerHoldRepeats {
      let isRepeat = new.pointerHoldRepeats != old.pointerHoldRepeats
      if isRepeat || !updateRegions(from: old.pointerHold) { letPointersGo() }
      followPointers()
    }
  }

  /// Updates the requests after seats or their devices were added or removed.
  func followSeats() {
    followKeys()
    followPointers()
  }

  /// Updates the regions after the window geometry has moved in the surface.
  func geometryDidChange() {
    for hold in holds.values { hold.regionDidChange() }
  }

  private func modalityDidChange() {
    if dialog == nil, wishes.isModal, let toplevel {
      dialog = display?.lateGlobals.take(XdgWmDialogV1.self)?.getXdgDialog(toplevel: toplevel)
    }
    if wishes.isModal { dialog?.setModal() } else { dialog?.unsetModal() }
  }

  private func menuDidMove() {
    guard let address = wishes.menuAddress, toplevel != nil else {
      // KWin uses the last address even after the object was destroyed.
      menu?.setAddress(serviceName: "", objectPath: "")
      menu?.destroy()
      menu = nil
      return
    }
    if menu == nil {
      menu = display?.lateGlobals.take(OrgKdeKwinAppmenuManager.self)?
        .create(surface: surface.wlSurface)
    }
    menu?.setAddress(serviceName: address.service, objectPath: address.path)
  }

  private func screenWishDidChange() {
    idleInhibitor?.destroy()
    idleInhibitor = nil
    guard wishes.keepsScreenOn else { return }
    idleInhibitor = display?.lateGlobals.take(ZwpIdleInhibitManagerV1.self)?
      .createInhibitor(surface: surface.wlSurface)
  }

  // MARK: Keyboard shortcuts of the desktop

  private func followKeys() {
    let seats = wishes.takesDesktopKeys ? keyboardSeats : [:]
    for (id, inhibitor) in keyInhibitors where seats[id] == nil {
      inhibitor.onEvent = nil
      inhibitor.destroy()
      keyInhibitors[id] = nil
      setHasKeys(false, on: id)
    }
    for (id, seat) in seats where keyInhibitors[id] == nil { takeKeys(of: seat) }
  }

  /// Removes the requests that the compositor has not granted, so that they can be sent again.
  private func dropRefusedKeys() {
    for (id, inhibitor) in keyInhibitors where !seatsWithKeys.contains(id) {
      inhibitor.onEvent = nil
      inhibitor.destroy()
      keyInhibitors[id] = nil
    }
  }

  private var keyboardSeats: [Int: WaylandSeat] {
    let seats = (display?.seats.values).map(Array.init) ?? []
    return Dictionary(
      seats.filter { $0.keyboard != nil }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private func takeKeys(of seat: WaylandSeat) {
    let manager = display?.lateGlobals.take(ZwpKeyboardShortcutsInhibitManagerV1.self)
    guard
      let inhibitor = manager?.inhibitShortcuts(surface: surface.wlSurface, seat: seat.wlSeat)
    else { return }
    let id = seat.id
    inhibitor.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .active: link.target?.setHasKeys(true, on: id)
      case .inactive: link.target?.setHasKeys(false, on: id)
      }
    }
    keyInhibitors[id] = inhibitor
  }

  private func setHasKeys(_ hasKeys: Bool, on seat: Int) {
    let hadAny = !seatsWithKeys.isEmpty
    if hasKeys { seatsWithKeys.insert(seat) } else { seatsWithKeys.remove(seat) }
    guard hadAny == seatsWithKeys.isEmpty, !surface.isDestroyed else { return }
    display?.events?.surface(surface, didChangeDesktopKeys: !seatsWithKeys.isEmpty)
  }

  // MARK: Pointer constraints

  private func followPointers() {
    let pointers = wishes.pointerHold == nil ? [:] : currentPointers
    for (id, hold) in holds where hold.pointer !== pointers[id] {
      hold.destroy()
      holds[id] = nil
    }
    guard let wish = wishes.pointerHold else { return }
    for (id, pointer) in pointers where holds[id] == nil {
      holds[id] = WaylandPointerHold(wish, of: pointer, on: surface)
    }
  }

  private var currentPointers: [Int: WlPointer] {
    var pointers: [Int: WlPointer] = [:]
    for seat in display?.seats.values.map({ $0 }) ?? [] {
      if let pointer = seat.pointer { pointers[seat.id] = pointer.wlPointer }
    }
    return pointers
  }

  /// Changes the region of a confined pointer without releasing it. If the constraint is of another type,
  /// returns `false`.
  private func updateRegions(from old: PointerHold?) -> Bool {
    guard case .confined = old, case .confined(let rect) = wishes.pointerHold else { return false }
    for hold in holds.values { hold.confine(to: rect) }
    return true
  }

  private func letPointersGo() {
    for hold in holds.values { hold.destroy() }
    holds.removeAll()
  }

  /// Destroys all objects, before the toplevel is destroyed.
  func destroy() {
    letPointersGo()
    for inhibitor in keyInhibitors.values {
      inhibitor.onEvent = nil
      inhibitor.destroy()
    }
    keyInhibitors.removeAll()
    idleInhibitor?.destroy()
    menu?.destroy()
    dialog?.destroy()
  }
}
