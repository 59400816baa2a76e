import ResponderPlatform

extension Application: WindowProgram {
  func mayClose(_ window: Window) -> Bool {
    Inspection.owns(window) || delegate?.windowShouldClose(window) ?? true
  }

  func viewWillLeave(_ view: View, _ window: Window, presses: (Press) -> Bool) {
    keyTracker.cancelPresses(where: presses)
    extras.motion?.viewWillLeave(view, window)
  }

  /// Returns the window that a surface shows.
  func window(for surface: (any Surface)?) -> Window? {
    guard let surface else { return nil }
    return windows.first { $0.surface === surface } ?? popups.first { $0.surface === surface }
  }

  /// Creates the surface of a window.
  func show(_ window: Window) {
    if let popup = window as? PopupWindow { return show(popup) }
    if !windows.contains(window) {
      window.showNumber = showCount
      showCount += 1
      windows.append(window)
      if windows.count > 1 { sortWindows() }
      // The first window is laid out before it is key. Views that the layout creates have its traits already.
      if keyWindow == nil { programContext.updateTraits() }
    }
    // At the launch, the display answers while the window is laid out.
    let isLaunching = extras.opening != nil
    if isLaunching { connectWhileLaunching() }
    guard window.surface == nil, let display else { return }
    do {
      let settings =
        display.offers.contains(.layers) ? window.layerSettings(programID: identifier) : nil
      window.isLayer = settings != nil
      let surface = try display.makeSurface(role: settings.map(SurfaceRole.layer) ?? .toplevel)
      window.surface = surface
      surface.setApplicationID(identifier)
      window.surfaceWasMade()
      extras.stateRestorer?.windowPositions.windowWasMade(window)
      for other in windows where other.toldParent !== other.effectiveParent {
        other.parentDidChange()
      }
      programContext.windowsDidChange()
      extras.menuExporter?.exportAll()
      window.accessibilityDidChange(.window(isOnScreen: true))
      // A position is restored only by its name, and the name can be set until the first commit.
      if isLaunching,
        window.restorationIdentifier != nil || !display.offers.contains(.windowPositions)
      {
        surface.prepareFirstFrame(size: window.bounds.size)
      }
    } catch {
      ErrorLine.write("\(name): no window could be opened: \(error)")
    }
  }

  func windowWillLeave(_ window: Window) { extras.stateRestorer?.windowWillLeave(window) }

  func windowWasHidden(_ window: Window) {
    if let popup = window as? PopupWindow { return popupWasHidden(popup) }
    screen.toolTip?.end()
    if menuSession?.owner === window { menuSession?.end() }
    keepSize(of: window)
    extras.menuExporter?.windowWasHidden(window)
    touchTracker.cancel(in: window, at: now)
    touchpadTracker.cancel(in: window, at: now)
    windows.removeAll { $0 === window }
    dirtyWindows.removeAll { $0 === window }
    if keyWindow === window { setKeyWindow(windows.last(where: \.canBecomeKey)) }
    programContext.windowsDidChange()
    window.accessibilityDidChange(.window(isOnScreen: false))
    updateActivity()
    guard windows.allSatisfy(Inspection.owns), isLaunched,
      delegate?.applicationShouldTerminateAfterLastWindowClosed(self) ?? true
    else { return }
    terminate()
  }

  /// Makes a window the key window. The old key window resigns first.
  func setKeyWindow(_ window: Window?) {
    let window = window?.blockingDialog ?? window
    guard keyWindow !== window, window?.canBecomeKey ?? true else { return }
    let old = keyWindow
    keyWindow = nil
    old?.resignKey()
    if let old { ProgramNotifications.tell(.windowDidResignKey, from: old) }
    guard keyWindow == nil else { return }
    keyWindow = window
    programContext.updateTraits()
    programContext.windowsDidChange()
    window?.becomeKey()
    if let window { ProgramNotifications.tell(.windowDidBecomeKey, from: window) }
    AccessibilityHubs.current?.focusMayHaveChanged()
  }

  func windowBecameDirty(_ window: Window) {
    if !dirtyWindows.contains(window) { dirtyWindows.append(window) }
  }

  /// A Boolean value that indicates whether the first frame waits for the desktop's appearance settings.
  private var waitsForSettings: Bool {
    guard let startupSettings else { return false }
    return dirtyWindows.contains(where: \.pacer.mayDraw) && startupSettings.holdsFrame()
  }

  /// Draws every dirty window that may be drawn.
  func drawWindows() {
    guard !dirtyWindows.isEmpty, !waitsForSettings else { return }
    let wasDrawing = extras.isDrawing
    extras.isDrawing = true
    defer { extras.isDrawing = wasDrawing }
    // The animations of all windows advance first, because a step in one window may change another.
    let ticked = dirtyWindows
    for window in ticked { window.canvas.tickIfPossible() }
    let windows = dirtyWindows
    dirtyWindows = []
    for window in windows {
      window.canvas.drawIfPossible()
    }
  }
}

extension Application {
  /// Sorts the windows by level, the lowest first. Windows of one level stay in the order in which they were
  /// shown.
  func sortWindows() {
    var sorted: [Window] = []
    for window in windows {
      let index = sorted.firstIndex { window.standsBelow($0) } ?? sorted.count
      sorted.insert(window, at: index)
    }
    if sorted != windows { windows = sorted }
  }
}

extension Window {
  /// Returns a Boolean value that indicates whether another window has a later position in the list than this
  /// one.
  fileprivate func standsBelow(_ other: Window) -> Bool {
    (windowLevel, showNumber) < (other.windowLevel, other.showNumber)
  }
}

extension Application {
  package func drawNow() {
    guard !extras.isDrawing else { return }
    extras.isDrawing = true
    for window in dirtyWindows { window.layoutIfNeeded() }
    drawWindows()
    extras.isDrawing = false
  }
}

extension Application: TraitSource {
  var currentTraits: TraitCollection? { (keyWindow ?? windows.last)?.shownTraits }
}

extension Window {
  /// The application of a window that was not shown yet. Created on first access.
  static var sharedProgram: any WindowProgram { Application.shared }
}
