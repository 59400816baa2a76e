extension Window {
  /// A Boolean value that indicates whether the window is a modal dialog. Its ``transientParent`` cannot be
  /// used until it is closed, as with AppKit's modal windows.
  ///
  /// The parent receives no touches, pointer events or keys, and the user cannot close it. The dialog becomes
  /// the key window instead. If the desktop supports dialogs, it is notified (`xdg_dialog_v1`), and may dim
  /// the parent.
  public final var isModal: Bool {
    get { desktopRequests?.surfaceRequests.isModal ?? false }
    set {
      ownRequests.surfaceRequests.isModal = newValue
      requestsDidChange()
      if newValue { takeOverFromParent() }
    }
  }

  /// Ends the touches and gestures in the parent if the dialog is on screen.
  func takeOverFromParent() {
    guard isModal, isOnScreen, let parent = transientParent, parent.blockingDialog != nil else {
      return
    }
    parent.endInteraction()
    if parent.isKeyWindow { makeKey() }
  }

  /// The dialog that blocks this window, or `nil` if there is none. If dialogs have dialogs, it is the
  /// topmost one.
  package final var blockingDialog: Window? {
    guard let windows = application?.windows else { return nil }
    var found: Window?
    var current = self
    while let dialog = windows.last(where: { $0.isModal && $0.transientParent === current }),
      dialog !== self, dialog !== found
    {
      found = dialog
      current = dialog
    }
    return found
  }
}
