import ResponderPlatform
import ResponderRuntime

extension Application {
  /// Starts to save the program's state in a store. Nothing is read before the program is launched.
  package func keepState(in store: any StateStore) {
    extras.stateRestorer = StateRestorer(self, in: store)
  }

  /// Starts to save the program's state in its folder below the user's state folder.
  func keepStateInFile() {
    keepState(
      in: StateFile { [link = BackLink(self)] in
        link.target?.takeOverFormerFiles(.state)
        return UserFolder.state.appending(link.target?.folderName ?? ProgramName.fileName)
      })
  }

  /// Stops saving the state, as after a SIGKILL.
  package func forgetState() {
    extras.stateRestorer?.stop()
    extras.stateRestorer = nil
  }

  /// Extends the restoration beyond the launch, for example while the application waits for data.
  ///
  /// During the restoration, scroll views keep their restored content offsets, and if the program dies, the
  /// state counts as the cause. Call this method in or before
  /// ``ApplicationDelegate/application(_:didDecodeRestorableStateWith:)``. Call
  /// ``completeStateRestoration()`` once for each call. Follows `UIApplication.extendStateRestoration()`.
  public func extendStateRestoration() { extras.stateRestorer?.extendRestoring() }

  /// Ends an extension of the restoration that ``extendStateRestoration()`` has begun. Follows
  /// `UIApplication.completeStateRestoration()`.
  public func completeStateRestoration() { extras.stateRestorer?.completeRestoring() }

  /// Adds the state of an object that is neither a view nor a controller to the saved state. The object is
  /// held weakly. Follows `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`.
  public static func registerObject(
    forStateRestoration object: any StateRestoring, restorationIdentifier: String
  ) {
    Application.shared.extras.stateRestorer?.registered.add(object, restorationIdentifier)
  }

  /// Notes that an input event may have changed the state.
  func noteUse(of input: InputEvent) {
    guard let restorer = extras.stateRestorer else { return }
    switch input {
    case .touch, .touchCancel, .key, .touchpad: restorer.userActed()
    case .pen(let frame):
      if frame.changes.contains(.down) || frame.changes.contains(.up) { restorer.userActed() }
    case .pointer(let frame):
      let isUse = frame.changes.contains { change in
        switch change {
        case .button, .scroll: true
        case .entered, .left, .moved: false
        }
      }
      if isUse { restorer.userActed() }
    case .pointerCancel, .keyboardFocus, .modifiers, .seatGone: break
    }
  }
}
