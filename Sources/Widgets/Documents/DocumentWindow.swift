import WindowResponder

/// A window whose next responder is a document, and that notifies the document when it closes.
final class DocumentWindow: Window {
  weak var document: Document?

  override var next: Responder? { document ?? super.next }

  override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue { document?.windowDidClose(self) }
    }
  }
}

extension Document {
  func makeAndShowWindow() {
    if let window { return window.makeKeyAndVisible() }
    let made = DocumentWindow(size: windowSize)
    made.document = self
    window = made
    made.rootViewController = makeViewController()
    let manager = made.undoManager
    manager?.didCloseUndoGroup.add(self) { document, manager in
      if !manager.isUndoing, !manager.isRedoing { document.updateChangeCount(.done) }
    }
    manager?.didUndoChange.add(self) { document, _ in document.updateChangeCount(.undone) }
    manager?.didRedoChange.add(self) { document, _ in document.updateChangeCount(.redone) }
    noteState()
    made.makeKeyAndVisible()
  }

  func windowDidClose(_ closed: Window) {
    guard closed === window, closed.rootViewController != nil else { return }
    let withdrawn = withdrawQuestion
    withdrawQuestion = nil
    withdrawn?()
    watch?.cancel()
    watch = nil
    autosaveTimer?.invalidate()
    autosaveTimer = nil
    controller?.documentDidClose(self)
  }

  /// Updates the title of the window, with a mark for unsaved changes, and calls
  /// ``Document/stateDidChange()``.
  func noteState() {
    if let window {
      let program = Application.shared.name
      window.title =
        (hasUnsavedChanges ? "• " : "") + displayName
        + (program == displayName ? "" : " — \(program)")
    }
    stateDidChange()
  }
}
