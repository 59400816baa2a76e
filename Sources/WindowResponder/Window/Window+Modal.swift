extension Window {
  /// Whether the window is a dialog that has to be closed before its ``transientParent`` can be used again,
  /// as AppKit's modal windows.
  ///
  /// Fingers, pointer and keys don't reach the parent meanwhile, nor can the user close it: the dialog is
  /// made the key window instead. Desktops that know of dialogs are told (`xdg_dialog_v1`), and may show
  /// the parent darker.
  public final var isModal: Bool {
    get { desktopRequests?.wishes.isModal ?? false }
    set {
      ownRequests.wishes.isModal = newValue
      requestsDidChange()
      if newValue { takeOverFromParent() }
    }
  }

  /// What is under way in the parent ends, where the dialog is on screen.
  func takeOverFromParent() {
    guard isModal, isOnScreen, let parent = transientParent, parent.blockingDialog != nil else {
      return
    }
    parent.endInteraction()
    if parent.isKeyWindow { makeKey() }
  }

  /// The dialog that has to be closed before this window can be used; nil for none. The one on top where
  /// dialogs have dialogs.
  final var blockingDialog: Window? {
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
