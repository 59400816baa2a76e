import ResponderPlatform

/// An object that restores a program's state when the program starts. It saves the state a short time after
/// the user has done something, when the program becomes inactive, and when it ends.
@MainActor final class StateRestorer {
  /// The phases of a program's life.
  private enum Phase {
    /// It was not launched yet.
    case starting
    /// It has its state again, but has not yet shown that it works.
    case restoring
    case running
    /// The state is not saved any more.
    case over
  }

  /// The time from the user's last action until the state is saved, in seconds.
  static let delay = 1.0
  /// The longest time from the first action until the state is saved, if the user does not pause, in seconds.
  static let longestDelay = 10.0

  private unowned let application: Application
  private let store: any StateStore
  private let hub: RestorationHub
  let registered = RegisteredObjects()
  /// The part of the state that the desktop stores: the positions of windows.
  let windowPositions: WindowPositions
  private var phase = Phase.starting
  /// The bytes that were written last.
  private var written: [UInt8]?
  /// The delegate's answer whether the state is saved, or `nil` before it was asked.
  private var isWanted: Bool?
  private var timer: ClockTimer?
  private var firstChange = 0.0
  private var lastChange = 0.0
  /// The number of calls of ``Application/extendStateRestoration()`` that were not completed.
  private var extensions = 0
  private var hasShownFrame = false
  private var hasFailed = false
  /// A Boolean value that indicates whether all windows are being closed, because the program may end.
  var isHeld = false

  init(_ application: Application, in store: any StateStore) {
    self.application = application
    self.store = store
    windowPositions = WindowPositions(application, desktop: Environment.desktopName)
    hub = application.programContext.part(RestorationHub.self) { RestorationHub() }
    hub.onChange = { [weak self] in self?.somethingChanged() }
  }

  // MARK: Coming back

  /// Restores the state if there is a window with content.
  func bringBackIfPossible() {
    let isReady = StateTree.windows(of: application).contains {
      $0.rootViewController != nil || $0.restorationIdentifier != nil
    }
    if phase == .starting, isReady { bringBack() }
  }

  /// Restores the state after the launch if that was not done, even without a window.
  func launchIsOver() {
    if phase == .starting { bringBack() }
    windowPositions.followWindows()
    if phase == .restoring, !application.isStartingUp {
      application.programContext.later { [weak self] in self?.frameWasShown() }
    }
  }

  private func bringBack() {
    phase = .running
    guard let delegate = application.delegate else { return }
    if store.dropUnfinished() {
      tell("the program ended while it came back, last time")
      return
    }
    guard let bytes = store.read() else { return }
    let archive: StateArchive
    do throws(StateArchive.Problem) {
      archive = try StateArchive(bytes: bytes)
    } catch {
      return tell("\(error)")
    }
    let coming = StateRestoration(application, archive, registered)
    let coder = coming.programCoder()
    let isWanted = delegate.application(application, shouldRestoreSecureApplicationState: coder)
    windowPositions.comeBack(with: coder, isWanted: isWanted)
    guard isWanted else { return }
    written = bytes
    phase = .restoring
    store.beginRestoring()
    hub.isRestoring = true
    coming.bringBack()
    delegate.application(application, didDecodeRestorableStateWith: coder)
    coming.finish()
    hub.isRestoring = false
    if hub.hasRestoredPositions { keepPlaces() }
  }

  /// Restores scroll positions again before each frame, because they are valid only when the window and its
  /// content have their size.
  private func keepPlaces() {
    hub.putInPlace()
    for window in StateTree.windows(of: application) {
      window.beforeFrame.add(self) { restorer, _ in restorer.hub.putInPlace() }
    }
  }

  private func letPlacesGo() {
    guard hub.hasRestoredPositions else { return }
    hub.letGo()
    for window in application.windows { window.madeBeforeFrame?.remove(self) }
  }

  private func tell(_ problem: String) {
    ErrorLine.write("\(application.name): the saved state is left out: \(problem)")
  }

  /// Notes that the first frame is on screen, or that the program does not wait for one.
  func frameWasShown() {
    hasShownFrame = true
    endRestoringIfPossible()
  }

  func extendRestoring() { if phase == .restoring { extensions += 1 } }

  func completeRestoring() {
    extensions = max(0, extensions - 1)
    endRestoringIfPossible()
  }

  private func endRestoringIfPossible() {
    guard phase == .restoring, extensions == 0, hasShownFrame else { return }
    endRestoring()
  }

  private func endRestoring() {
    hub.putInPlace()
    letPlacesGo()
    phase = .running
    store.endRestoring()
  }

  // MARK: Saving

  /// Notes an action of the user.
  func userActed() {
    if phase == .restoring { letPlacesGo() }
    somethingChanged()
  }

  /// Notes a change of the state, and starts the timer that saves it.
  func somethingChanged() {
    guard phase == .running, !isHeld, wantsSaving else { return }
    lastChange = application.now
    guard timer == nil else { return }
    firstChange = lastChange
    wait(until: lastChange + Self.delay)
  }

  /// A Boolean value that indicates whether the program was launched and its state is saved.
  var savesState: Bool { phase != .starting && phase != .over && wantsSaving }

  /// A Boolean value that indicates whether the delegate permits that the state is saved, according to its
  /// last answer. The delegate is called again each time the state is saved.
  private var wantsSaving: Bool {
    if let isWanted { return isWanted }
    let answer = application.delegate?.application(
      application, shouldSaveSecureApplicationState: Coder())
    isWanted = answer
    return answer ?? false
  }

  private func wait(until time: Double) {
    timer = .scheduledTimer(withTimeInterval: max(0.01, time - application.now)) {
      [weak self] _ in self?.timeIsUp()
    }
  }

  private func timeIsUp() {
    timer = nil
    let due = min(lastChange + Self.delay, firstChange + Self.longestDelay)
    if due > application.now + 0.001 { return wait(until: due) }
    save()
  }

  /// Saves the state if it differs from the one saved last. At the end of the program, that fact is saved
  /// too.
  func save(isEnd: Bool = false) {
    guard phase == .running, !isHeld else { return }
    timer?.invalidate()
    timer = nil
    // After the last window was closed, the state from before remains.
    guard !StateTree.windows(of: application).isEmpty else { return }
    let archive = StateSaving(application, registered).save {
      windowPositions.encode(with: $0, isEnd: isEnd)
    }
    isWanted = archive != nil
    guard let bytes = archive?.bytes, bytes != written else { return }
    do throws(FileError) {
      guard bytes.count <= StateArchive.limit else {
        throw FileError(path: "restoration", reason: .tooLarge)
      }
      try store.write(bytes)
      written = bytes
      hasFailed = false
    } catch {
      if !hasFailed { ErrorLine.write("\(application.name): the state is not saved: \(error)") }
      hasFailed = true
    }
  }

  /// Saves the state before a window leaves the screen. If it is the last window, the program may end.
  func windowWillLeave(_ window: Window) {
    let windows = StateTree.windows(of: application)
    if windows.count == 1, windows[0] === window { save(isEnd: true) } else { somethingChanged() }
  }

  /// Saves the state at the end of the program.
  func end() {
    if phase == .restoring { endRestoring() }
    save(isEnd: true)
    stop()
  }

  /// Stops saving the state.
  func stop() {
    timer?.invalidate()
    timer = nil
    letPlacesGo()
    hub.onChange = nil
    phase = .over
  }
}
