import ResponderPlatform

extension Window {
  /// Shows the window, or removes it from the screen.
  func setOnScreen(_ onScreen: Bool) {
    guard onScreen == appearance.isHidden, onScreen || !isLeavingScreen else { return }
    screenChanges += 1
    let change = screenChanges
    if onScreen {
      let application = ownApplication
      self.application = application
      appearance.isHidden = false
      let fills = opensFilling
      if fills { showFilling(change) } else { announceAppearance(willChange: true) }
      // A handler may close the window at once, and another may show it again. The last change performs the
      // rest.
      guard change == screenChanges else { return }
      if !fills { application.show(self) }
      announceAppearance(willChange: false)
      if isOnScreen {
        pacer.addDamage(bounds)
        takeOverFromParent()
        ProgramNotifications.tell(.windowDidBecomeVisible, from: self)
      }
    } else {
      application?.windowWillLeave(self)
      // A handler of a cancellation, or a responder that resigns, may close the window again.
      isLeavingScreen = true
      finishPresentationTransitions()
      endInteraction()
      viewWillLeave(self)
      isLeavingScreen = false
      appearance.isHidden = true
      announceAppearance(willChange: true)
      announceAppearance(willChange: false)
      guard change == screenChanges else { return }
      existingFrameClock?.stop()
      surface?.destroy()
      surface = nil
      requestsAreOver()
      toldParent = nil
      for other in application?.windows ?? [] where other.toldParent === self {
        other.toldParent = nil
      }
      pacer.reset()
      canvas.reset()
      application?.windowWasHidden(self)
      ProgramNotifications.tell(.windowDidBecomeHidden, from: self)
    }
  }

  /// Sends the requests that the program made before the window was shown to the surface.
  func surfaceWasMade() {
    titleDidChange()
    sizeLimitsDidChange()
    parentDidChange()
    opening.isWholeScreen = false
    opening.wasConfigured = false
    if wantsMaximized || opensFilling { surface?.setMaximized(true) }
    if wantsFullscreen { surface?.setFullscreen(true) }
    requestsForNewSurface()
  }

  func titleDidChange() {
    let context = programContext
    let shown = title ?? rootViewController?.title ?? context.sceneTitle ?? context.name
    surface?.setTitle(shown)
    chrome.titleDidChange(shown)
    accessibilityDidChange(.name)
  }

  func rootTitleDidChange() {
    if title == nil { titleDidChange() }
  }

  func sizeLimitsDidChange() {
    surface?.setSizeLimits(minimum: minimumSize, maximum: maximumSize)
  }

  func closeIfAllowed() {
    // A modal dialog has to be closed first.
    if let dialog = blockingDialog { return dialog.makeKey() }
    if ownApplication.mayClose(self) { close() }
  }

  func becameDirty() {
    application?.windowBecameDirty(self)
  }

  // MARK: Content

  func rootViewControllerDidChange(from old: ViewController?) {
    if old === rootViewController { return }
    defer { pointerLockMayHaveChanged() }
    // The presentations of the old controller are dismissed with it.
    old?.dismissPresented(animated: false, returns: false)
    if old?.rootWindow === self { old?.rootWindow = nil }
    old?.viewIfLoaded?.removeFromSuperview()
    guard let controller = rootViewController else { return }
    // This precedes the loading of its view, which takes the window's size.
    controller.rootWindow = self
    // The display sends the size.
    if opensFilling, surface == nil, !controller.isViewLoaded { return rootTitleDidChange() }
    loadRootView()
    rootTitleDidChange()
  }

  /// Loads the root controller's view and adds it to the window.
  func loadRootView() {
    guard let controller = rootViewController, let view = controller.view,
      controller === rootViewController, view.superview !== self
    else { return }
    // The view has its size before it appears.
    if view.superview == nil { view.place(in: roomForRootView) }
    insertSubview(view, at: 0)
    placeContent()
  }

  func placeContent() {
    placeInputViews()
    chrome.place()
    let safe = bounds.inset(by: chrome.insets)
    // The view is in another superview while a presentation covers it.
    if let view = rootViewController?.viewIfLoaded, view.superview === self {
      view.place(in: safe)
    }
    if !presentations.isEmpty { placePresentations(in: safe) }
  }

  // MARK: Configuration by the display

  func displayConfigured(_ configuration: SurfaceConfiguration) {
    let before = desktopState
    desktopState = DesktopState(configuration.states)
    chrome.configure(configuration)
    let limit = configuration.bounds ?? Size(width: .infinity, height: .infinity)
    let wanted = naturalSize
    let size = clamp(
      Size(
        width: configuration.width ?? min(wanted.width, limit.width),
        height: configuration.height ?? min(wanted.height, limit.height)),
      configuration)
    opening.wasConfigured = true
    // The size that the user gave a floating window is the one that it returns to.
    if standsFree, !isLayer {
      wantedSize = size
      opening.fillsScreen = false
    }
    let isLower = size.height < bounds.height
    if desktopState.contains(.activated) { wasActivated = true }
    let transition = beginTransition(to: size)
    take(size)
    // The confined part may have changed with the size.
    if desktopRequests?.confinement != nil { requestsDidChange() }
    updateWindowSafeArea()
    traitsMayHaveChanged()
    transition?.completeTransition(true)
    // An on-screen keyboard may have reduced the height.
    if isLower { revealFirstResponderSoon() }
    if before != desktopState || chrome.hasChanged { canvas.invalidateSurface() }
    pacer.configured()
  }

  /// A Boolean value that indicates whether the window is floating and may choose its size.
  private var standsFree: Bool {
    desktopState.isDisjoint(with: [.maximized, .fullscreen, .tiled])
  }

  /// Sets the size for the program. A compositor may end a client whose window has another size than the
  /// maximized one. Therefore the size takes effect later.
  func resizeByProgram(to size: Size) {
    if isLayer, surface != nil {
      // The display answers with the size that there is room for.
      wantedSize = size
      return roleDidChange()
    }
    noteSizeByProgram(size)
    let least = role.layer == nil ? 1.0 : 0
    wantedSize = Size(width: max(least, size.width), height: max(least, size.height))
    if standsFree {
      let size = naturalSize
      let transition = beginTransition(to: size)
      take(size)
      traitsMayHaveChanged()
      transition?.completeTransition(true)
    }
  }

  private func take(_ size: Size) {
    let old = bounds.size
    defer { if bounds.size != old { accessibilityDidChange(.frame) } }
    let root = rootViewController
    guard size != bounds.size, surface != nil, let root, root.isViewLoaded else {
      return updateGeometry { $0.frame = Rect(origin: .zero, size: size) }
    }
    let context = TransitionContext(from: nil, to: nil, in: self, animated: false)
    root.setTransitionCoordinator(context)
    let room = Rect(origin: .zero, size: size).inset(by: chrome.insets)
    root.viewWillTransition(to: room.size, with: context)
    updateGeometry { $0.frame = Rect(origin: .zero, size: size) }
    placeContent()
    root.setTransitionCoordinator(nil)
    context.completeTransition(true)
  }

  /// Limits a size to the program's minimum and maximum if the window may choose its size or is floating.
  /// Weston 10 ignores the limits, and GTK 4 and Qt 6 apply theirs in the same cases.
  private func clamp(_ size: Size, _ configuration: SurfaceConfiguration) -> Size {
    var result = size
    let mayChoose = standsFree && !isLayer && !isPopup
    if configuration.width == nil || mayChoose {
      result.width = min(
        max(result.width, minimumSize?.width ?? 1), maximumSize?.width ?? .infinity)
    }
    if configuration.height == nil || mayChoose {
      result.height = min(
        max(result.height, minimumSize?.height ?? 1), maximumSize?.height ?? .infinity)
    }
    return result
  }
}

extension Window.DesktopState {
  init(_ states: SurfaceStates) {
    self = []
    if states.contains(.activated) { insert(.activated) }
    if states.contains(.maximized) { insert(.maximized) }
    if states.contains(.fullscreen) { insert(.fullscreen) }
    if states.contains(.resizing) { insert(.resizing) }
    if !states.isDisjoint(with: .tiled) { insert(.tiled) }
    if states.contains(.suspended) { insert(.suspended) }
  }
}
