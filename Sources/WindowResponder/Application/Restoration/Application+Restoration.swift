import ResponderPlatform

extension Application {
  /// Has the program's state kept. Nothing is read before the program is launched.
  package func keepState(in store: any StateStore) {
    extras.stateKeeper = StateKeeper(self, in: store)
  }

  /// Has the program's state kept in its folder of the user's state.
  func keepStateInFile() {
    keepState(
      in: StateFile { [weak self] in
        self?.takeOverFormerFiles(.state)
        return UserFolder.state.appending(self?.folderName ?? ProgramName.fileName)
      })
  }

  /// Nothing is saved from now on, as after a SIGKILL.
  package func forgetState() {
    extras.stateKeeper?.stop()
    extras.stateKeeper = nil
  }

  /// Says that the program goes on to come back after its launch, as when it waits for data: what is scrolled
  /// is brought to its place again meanwhile, and where the program dies the state counts as the cause. Call
  /// it in ``ApplicationDelegate/application(_:didDecodeRestorableStateWith:)`` or before, and
  /// ``completeStateRestoration()`` as often. Follows `UIApplication.extendStateRestoration()`.
  public func extendStateRestoration() { extras.stateKeeper?.extendRestoring() }

  /// Says that what ``extendStateRestoration()`` announced is done. Follows
  /// `UIApplication.completeStateRestoration()`.
  public func completeStateRestoration() { extras.stateKeeper?.completeRestoring() }

  /// Has the state of an object kept that is neither view nor controller. It is held weakly. Follows
  /// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`.
  public static func registerObject(
    forStateRestoration object: any StateRestoring, restorationIdentifier: String
  ) {
    Application.shared.extras.stateKeeper?.registered.add(object, restorationIdentifier)
  }

  /// Whether the user may have changed something by an input.
  func noteUse(of input: InputEvent) {
    guard let keeper = extras.stateKeeper else { return }
    switch input {
    case .touch, .touchCancel, .key, .touchpad: keeper.userActed()
    case .pen(let frame):
      if frame.changes.contains(.down) || frame.changes.contains(.up) { keeper.userActed() }
    case .pointer(let frame):
      let isUse = frame.changes.contains { change in
        switch change {
        case .button, .scroll: true
        case .entered, .left, .moved: false
        }
      }
      if isUse { keeper.userActed() }
    case .pointerCancel, .keyboardFocus, .modifiers, .seatGone: break
    }
  }
}
