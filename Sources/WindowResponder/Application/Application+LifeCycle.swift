import ResponderSystem

extension Application {
  /// Finds out whether the program is active, and tells the delegate when that changed.
  ///
  /// It is inactive when none of its windows is activated and no finger or button is down on it, or
  /// when nothing of it is to be seen. With a compositor that never says activated it is active from
  /// the first configure on.
  func updateActivity() {
    guard hasBeenConfigured, !isUpdatingActivity, !hasFinished else { return }
    isUpdatingActivity = true
    defer { isUpdatingActivity = false }
    // A delegate that closes or shows a window meanwhile changes it again: a few times, not for ever.
    for _ in 0..<4 {
      let wanted = activity
      if wanted == applicationState { return }
      become(wanted)
    }
  }

  /// What the program's state is by what the desktop and the fingers tell.
  private var activity: State {
    let isSeen = windows.contains { !$0.desktopState.contains(.suspended) }
    let isActivated =
      !hasSeenActivation || touchTracker.isTouched
      // What belongs to the screen is in use while it is seen, and no display calls it activated.
      || windows.contains { $0.isLayer || $0.desktopState.contains(.activated) }
      // Some displays take the state from a window while its menu has the keyboard.
      || popups.contains { $0.isGrabbing }
    return isSeen ? (isActivated ? .active : .inactive) : .background
  }

  private func become(_ state: State) {
    let old = applicationState
    if old == .background {
      applicationState = .inactive
      delegate?.applicationWillEnterForeground(self)
      willEnterForegroundObservers.tell(self)
      ProgramNews.tell(.willEnterForeground, from: self)
      scenes.become(.foregroundInactive, .sceneWillEnterForeground) {
        $0.sceneWillEnterForeground($1)
      }
    }
    if old == .active {
      programContext.departureCount += 1
      delegate?.applicationWillResignActive(self)
      willResignActiveObservers.tell(self)
      ProgramNews.tell(.willResignActive, from: self)
      scenes.become(.foregroundInactive, .sceneWillDeactivate) { $0.sceneWillResignActive($1) }
      applicationState = .inactive
      cancelTouches()
      extras.stateKeeper?.save()
    }
    if state == .background {
      applicationState = .background
      delegate?.applicationDidEnterBackground(self)
      didEnterBackgroundObservers.tell(self)
      ProgramNews.tell(.didEnterBackground, from: self)
      scenes.become(.background, .sceneDidEnterBackground) { $0.sceneDidEnterBackground($1) }
      extras.stateKeeper?.save()
    } else if state == .active {
      applicationState = .active
      delegate?.applicationDidBecomeActive(self)
      didBecomeActiveObservers.tell(self)
      ProgramNews.tell(.didBecomeActive, from: self)
      scenes.become(.foregroundActive, .sceneDidActivate) { $0.sceneDidBecomeActive($1) }
    }
  }

  /// The first frame is on screen.
  ///
  /// Starting runs once through most of the Swift runtime, and the kernel maps sixteen pages around
  /// each one that is touched: megabytes that are not needed again. What is needed comes back with
  /// the next event, out of the page cache.
  func startupIsOver() {
    isStartingUp = false
    extras.stateKeeper?.frameWasShown()
    raiseFirstWindow()
    memoryPressure = MemoryPressure(in: self)
    CurrentProcess.releasePages()
    followDesktopSettings()
    if Environment.opensInspector { toggleInspector(nil) }
  }

  /// Ends the program after the event that is being handled.
  ///
  /// The calls that follow stand at ``ApplicationDelegate/applicationWillTerminate(_:)``. Windows are not
  /// asked whether they may be closed.
  public func terminate() {
    isTerminating = true
  }

  /// Ends the program when the delegate and every window have allowed it.
  func terminateIfAllowed() {
    guard !extras.waitsForTerminateReply, !isTerminating else { return }
    // It may answer at once, while it is asked.
    extras.waitsForTerminateReply = true
    switch delegate?.applicationShouldTerminate(self) ?? .terminateNow {
    case .terminateNow: reply(toShouldTerminate: true)
    case .terminateCancel: reply(toShouldTerminate: false)
    case .terminateLater: return
    }
  }

  /// Ends the program when every window has let itself be closed.
  func closeAllAndTerminate() {
    // Windows that have gone already are a part of what there was.
    extras.stateKeeper?.save()
    extras.stateKeeper?.isHeld = true
    let others = windows.reversed().filter { $0 !== keyWindow }
    for window in [keyWindow].compactMap({ $0 }) + others where !Inspection.owns(window) {
      // One may have closed another.
      guard windows.contains(where: { $0 === window }) else { continue }
      window.performClose()
      if windows.contains(where: { $0 === window }) {
        extras.stateKeeper?.isHeld = false
        return
      }
    }
    terminate()
  }

  /// The program ends, for whatever reason: what has happened is handled, the program leaves the
  /// foreground, delegate and observers are notified, and the windows close. Always in this order, once.
  func finish() {
    guard !hasFinished else { return }
    // What was typed before the compositor died may wait still.
    processQueue()
    updateActivity()
    hasFinished = true
    if hasBeenConfigured, applicationState != .background { become(.background) }
    extras.stateKeeper?.end()
    delegate?.applicationWillTerminate(self)
    willTerminateObservers.tell(self)
    ProgramNews.tell(.willTerminate, from: self)
    programContext.existing(SettingsKeeper.self)?.saveAll()
    scenes.disconnect()
    disconnect()
  }
}
