import ResponderRuntime
import ResponderSystem

extension Application {
  /// Determines the application's state, and notifies the delegate of a change.
  ///
  /// The application is inactive if none of its windows is activated and no touch or button is down in it. If
  /// none of its windows is visible, it is in the background. With a compositor that never sends `activated`
  /// it is active from the first `configure` event on.
  func updateActivity() {
    guard hasBeenConfigured, !isUpdatingActivity, !hasFinished else { return }
    isUpdatingActivity = true
    defer { isUpdatingActivity = false }
    // A delegate that closes or shows a window here changes the state again. The loop is limited.
    for _ in 0..<4 {
      let wanted = activity
      if wanted == applicationState { return }
      become(wanted)
    }
  }

  /// The state that follows from the windows' states and the touches.
  private var activity: State {
    let isSeen = windows.contains { !$0.desktopState.contains(.suspended) }
    let isActivated =
      !hasSeenActivation || touchTracker.isTouched
      // A layer window is in use while it is visible. The display never sends `activated` for it.
      || windows.contains { $0.isLayer || $0.desktopState.contains(.activated) }
      // Some compositors remove `activated` from a window while its menu has the keyboard focus.
      || popups.contains { $0.isGrabbing }
    return isSeen ? (isActivated ? .active : .inactive) : .background
  }

  /// The delegate that is notified of the states, or `nil` if the scene has a delegate, which is notified
  /// instead.
  private var activityDelegate: (any ApplicationDelegate)? {
    scenes.windowScene?.delegate == nil ? delegate : nil
  }

  private func become(_ state: State) {
    let old = applicationState
    if old == .background {
      applicationState = .inactive
      activityDelegate?.applicationWillEnterForeground(self)
      willEnterForegroundObservers.tell(self)
      ProgramNotifications.tell(.willEnterForeground, from: self)
      scenes.become(.foregroundInactive, .sceneWillEnterForeground) {
        $0.sceneWillEnterForeground($1)
      }
    }
    if old == .active {
      programContext.departureCount += 1
      activityDelegate?.applicationWillResignActive(self)
      willResignActiveObservers.tell(self)
      ProgramNotifications.tell(.willResignActive, from: self)
      scenes.become(.foregroundInactive, .sceneWillDeactivate) { $0.sceneWillResignActive($1) }
      applicationState = .inactive
      cancelTouches()
      extras.stateRestorer?.save()
    }
    if state == .background {
      applicationState = .background
      activityDelegate?.applicationDidEnterBackground(self)
      didEnterBackgroundObservers.tell(self)
      ProgramNotifications.tell(.didEnterBackground, from: self)
      scenes.become(.background, .sceneDidEnterBackground) { $0.sceneDidEnterBackground($1) }
      extras.stateRestorer?.save()
    } else if state == .active {
      applicationState = .active
      activityDelegate?.applicationDidBecomeActive(self)
      didBecomeActiveObservers.tell(self)
      ProgramNotifications.tell(.didBecomeActive, from: self)
      scenes.become(.foregroundActive, .sceneDidActivate) { $0.sceneDidBecomeActive($1) }
    }
  }

  /// Finishes the start of the program when the first frame is on screen.
  ///
  /// The start runs through most of the Swift runtime once, and the kernel maps sixteen pages around each
  /// page that is touched. These are megabytes that are not needed again, and they are released. A page that
  /// is needed is mapped again from the page cache by the next event.
  func startupIsOver() {
    isStartingUp = false
    extras.stateRestorer?.frameWasShown()
    raiseFirstWindow()
    memoryPressure = MemoryPressure(in: self)
    CurrentProcess.releasePages()
    followDesktopSettings()
    serveAccessibility(at: extras.accessibilityAddress)
    if Environment.opensInspector { toggleInspector(nil) }
  }

  /// Ends the program after the current event.
  ///
  /// ``ApplicationDelegate/applicationWillTerminate(_:)`` describes the calls that follow. Windows are not
  /// asked whether they may be closed. A program with background tasks closes its windows and continues until
  /// they end: see ``beginBackgroundTask(withName:expirationHandler:)``.
  public func terminate() {
    let isWaiting = extras.backgroundTasks.isWaiting
    let mayEnd = extras.backgroundTasks.wait { [link = BackLink(self)] in
      link.target?.isTerminating = true
    }
    guard mayEnd else {
      isTerminating = true
      return
    }
    guard !isWaiting else { return }
    // The saved state includes the windows that close here.
    extras.stateRestorer?.save()
    extras.stateRestorer?.isHeld = true
    for window in windows.reversed() { window.close() }
  }

  /// Ends the program if the delegate and every window allow it.
  func terminateIfAllowed() {
    guard !extras.waitsForTerminateReply, !isTerminating, !extras.backgroundTasks.isWaiting else {
      return
    }
    // The delegate may reply during the call.
    extras.waitsForTerminateReply = true
    switch delegate?.applicationShouldTerminate(self) ?? .terminateNow {
    case .terminateNow: reply(toShouldTerminate: true)
    case .terminateCancel: reply(toShouldTerminate: false)
    case .terminateLater: return
    }
  }

  /// Closes all windows, and ends the program if every window was closed.
  func closeAllAndTerminate() {
    // The saved state includes the windows that this method closes.
    extras.stateRestorer?.save()
    extras.stateRestorer?.isHeld = true
    let others = windows.reversed().filter { $0 !== keyWindow }
    for window in [keyWindow].compactMap({ $0 }) + others where !Inspection.owns(window) {
      // Closing one window may have closed another.
      guard windows.contains(where: { $0 === window }) else { continue }
      window.performClose()
      if windows.contains(where: { $0 === window }) {
        extras.stateRestorer?.isHeld = false
        return
      }
    }
    terminate()
  }

  /// Ends the program for any reason. The queue is processed, the application enters the background, delegate
  /// and observers are notified, and the windows close. The order is always the same, and it happens once.
  func finish() {
    guard !hasFinished else { return }
    // Text that was typed before the compositor was lost may still be in the queue.
    processQueue()
    updateActivity()
    hasFinished = true
    if hasBeenConfigured, applicationState != .background { become(.background) }
    extras.stateRestorer?.end()
    delegate?.applicationWillTerminate(self)
    willTerminateObservers.tell(self)
    ProgramNotifications.tell(.willTerminate, from: self)
    programContext.existing(SettingsKeeper.self)?.saveAll()
    scenes.disconnect()
    disconnect()
  }
}
