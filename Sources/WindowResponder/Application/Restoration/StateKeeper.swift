import ResponderPlatform

/// Keeps a program's state: brings it back when the program starts, and saves it a little after the user has
/// done something, when the program is left, and when it ends.
@MainActor final class StateKeeper {
  /// How far the program is.
  private enum Phase {
    /// It has not been launched yet.
    case starting
    /// It has its state again, but nothing shows yet that it lives.
    case restoring
    case running
    /// Nothing is saved any more.
    case over
  }

  /// How long after the last thing that the user did the state is saved, in seconds.
  static let delay = 1.0
  /// How long after the first one at the latest, where the user does not stop, in seconds.
  static let longestDelay = 10.0

  private unowned let application: Application
  private let store: any StateStore
  private let hub: RestorationHub
  let registered = RegisteredObjects()
  /// What the desktop keeps beside.
  let places: WindowPlaces
  private var phase = Phase.starting
  /// What was written last.
  private var written: [UInt8]?
  /// Whether the delegate wants the state to be saved; nil before it was asked.
  private var isWanted: Bool?
  private var timer: ClockTimer?
  private var firstChange = 0.0
  private var lastChange = 0.0
  /// How many times ``Application/extendStateRestoration()`` was called and not answered.
  private var extensions = 0
  private var hasShownFrame = false
  private var hasFailed = false
  /// All windows are being closed, since the program ends perhaps.
  var isHeld = false

  init(_ application: Application, in store: any StateStore) {
    self.application = application
    self.store = store
    places = WindowPlaces(application, desktop: Environment.desktopName)
    hub = application.programContext.part(RestorationHub.self) { RestorationHub() }
    hub.onChange = { [weak self] in self?.somethingChanged() }
  }

  // MARK: Coming back

  /// Brings the state back, once there is a window with something in it.
  func bringBackIfPossible() {
    let isReady = StateTree.windows(of: application).contains {
      $0.rootViewController != nil || $0.restorationIdentifier != nil
    }
    if phase == .starting, isReady { bringBack() }
  }

  /// The program was launched, with a window or without one.
  func launchIsOver() {
    if phase == .starting { bringBack() }
    places.followWindows()
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
    let coming = StateComingBack(application, archive, registered)
    let coder = coming.programCoder()
    let isWanted = delegate.application(application, shouldRestoreSecureApplicationState: coder)
    places.comeBack(with: coder, isWanted: isWanted)
    guard isWanted else { return }
    written = bytes
    phase = .restoring
    store.beginRestoring()
    hub.isRestoring = true
    coming.bringBack()
    delegate.application(application, didDecodeRestorableStateWith: coder)
    coming.finish()
    hub.isRestoring = false
    if hub.hasPlaces { keepPlaces() }
  }

  /// Scroll places are right once the window has its size, and what is in it too.
  private func keepPlaces() {
    hub.putInPlace()
    for window in StateTree.windows(of: application) {
      window.beforeFrame.add(self) { keeper, _ in keeper.hub.putInPlace() }
    }
  }

  private func letPlacesGo() {
    guard hub.hasPlaces else { return }
    hub.letGo()
    for window in application.windows { window.madeBeforeFrame?.remove(self) }
  }

  private func tell(_ problem: String) {
    ErrorLine.write("\(application.name): the saved state is left out: \(problem)")
  }

  /// The first frame is on screen, or nobody waits for one.
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

  /// The user did something.
  func userActed() {
    if phase == .restoring { letPlacesGo() }
    somethingChanged()
  }

  /// Something changed that the user did not do.
  func somethingChanged() {
    guard phase == .running, !isHeld, wantsSaving else { return }
    lastChange = application.now
    guard timer == nil else { return }
    firstChange = lastChange
    wait(until: lastChange + Self.delay)
  }

  /// Whether the program has been launched, and its state is kept.
  var savesState: Bool { phase != .starting && phase != .over && wantsSaving }

  /// Whether the delegate wants the state saved, as far as it has said. It is asked again each time that it
  /// is saved.
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

  /// Saves the state now, where it is another one than that which was saved last. At the end of the program
  /// that is written down too.
  func save(isEnd: Bool = false) {
    guard phase == .running, !isHeld else { return }
    timer?.invalidate()
    timer = nil
    // Where the last window was closed the state is that from before.
    guard !StateTree.windows(of: application).isEmpty else { return }
    let archive = StateSaving(application, registered).save {
      places.encode(with: $0, isEnd: isEnd)
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

  /// A window is about to leave the screen: where it is the last one the program ends, perhaps.
  func windowWillLeave(_ window: Window) {
    let windows = StateTree.windows(of: application)
    if windows.count == 1, windows[0] === window { save(isEnd: true) } else { somethingChanged() }
  }

  /// The program ends.
  func end() {
    if phase == .restoring { endRestoring() }
    save(isEnd: true)
    stop()
  }

  /// Nothing is saved any more.
  func stop() {
    timer?.invalidate()
    timer = nil
    letPlacesGo()
    hub.onChange = nil
    phase = .over
  }
}
