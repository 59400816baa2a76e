import ResponderPlatform

extension Application: PopupProgram {
  /// The popups on screen, the lowest first.
  final var popups: [PopupWindow] {
    get { screen.popups }
    set { screen.popups = newValue }
  }

  /// The popups on screen, for an inspector.
  package final var popupWindows: [Window] { popups }

  /// The session of the open menu, or `nil` if no menu is open.
  final var menuSession: MenuSession? { screen.menu }

  func press(in window: Window) -> WindowPress? { touchTracker.press(in: window) }

  func tap(at point: Point, in window: Window) {
    let key = TouchTracker.Key(seat: -1, contact: .touch(.min))
    let touch = Touch(
      type: .direct, identifier: Int(Int32.min), location: point, timestamp: now, window: window)
    touchTracker.beginBatch()
    touchTracker.begin(touch, key)
    touchTracker.flushAndGoOn(at: now)
    touchTracker.end(key, at: now)
    touchTracker.flush(at: now)
  }

  func cancelTouches(in window: Window) { touchTracker.cancel(in: window, at: now) }

  /// Creates the surface of a popup as a child of its parent's surface.
  func show(_ popup: PopupWindow) {
    if !popups.contains(popup) { popups.append(popup) }
    guard popup.surface == nil, let display, let parent = popup.parent.surface else { return }
    do {
      popup.surface = try display.makeSurface(
        role: .popup(parent: parent, positioner: popup.toldPositioner, grab: popup.wantsGrab))
      popup.accessibilityDidChange(.window(isOnScreen: true))
    } catch {
      ErrorLine.write("\(name): no menu could be opened: \(error)")
    }
  }

  func popupWasHidden(_ popup: PopupWindow) {
    touchTracker.cancel(in: popup, at: now)
    touchpadTracker.cancel(in: popup, at: now)
    popups.removeAll { $0 === popup }
    popup.accessibilityDidChange(.window(isOnScreen: false))
    dirtyWindows.removeAll { $0 === popup }
    updateActivity()
  }

  /// Returns the surface whose window receives the keys of a surface. A popup's keys belong to the window
  /// that owns it.
  func keyOwner(of surface: any Surface) -> (any Surface)? {
    guard let popup = popups.first(where: { $0.surface === surface }) else { return surface }
    return popup.owner.surface
  }

  /// Passes input to the open menu, and returns the part that the menu leaves to other windows, or `nil` if
  /// it took all.
  func throughMenu(_ input: InputEvent) -> InputEvent? {
    switch input {
    case .touch(let frame):
      programContext.isPointedDirectly = true
      guard let left = menuSession.map({ $0.handle(frame) }) ?? frame else { return nil }
      return .touch(left)
    case .pointer(let frame):
      programContext.isPointedDirectly = false
      guard let left = menuSession.map({ $0.handle(frame) }) ?? frame else { return nil }
      return .pointer(left)
    case .pen(let frame):
      programContext.isPointedDirectly = true
      guard let menu = menuSession, let seen = frame.asPointer else { return input }
      guard let left = menu.handle(seen) else { return nil }
      return left.changes.count == seen.changes.count ? input : nil
    case .key(var frame):
      if frame.kind == .down {
        screen.keyCount += 1
        screen.toolTip?.end()
      }
      // The owner is found before the menu closes and takes the popup of the key with it.
      guard let owner = keyOwner(of: frame.surface) else { return nil }
      frame.surface = owner
      if screen.drag?.handle(frame) == true || endsDrag(frame) { return nil }
      return menuSession?.handle(frame) == true ? nil : .key(frame)
    case .keyboardFocus(let seat, let surface, let held):
      screen.toolTip?.end()
      menuSession?.keyboardFocus(surface)
      return .keyboardFocus(seat: seat, surface: surface.flatMap(keyOwner), held: held)
    case .touchCancel:
      menuSession?.fingersWereTaken()
      return input
    default:
      return input
    }
  }
}
