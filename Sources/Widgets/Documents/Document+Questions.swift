import ResponderWords
import WindowResponder

extension Document {
  /// Presents an alert with a question above the frontmost view controller of the window. A new question
  /// replaces an earlier one.
  ///
  /// - Parameter withdrawn: Called if the alert is dismissed without an answer, or cannot be presented.
  func ask(
    _ title: String, _ message: String?, _ actions: [AlertAction], preferred: AlertAction,
    withdrawn: @escaping @MainActor () -> Void = {}
  ) {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    for action in actions { alert.addAction(action) }
    alert.preferredAction = preferred
    show(alert, withdrawn: withdrawn)
  }

  /// Presents an alert with a question, as ``ask(_:_:_:preferred:withdrawn:)`` does.
  func show(_ alert: AlertController, withdrawn: @escaping @MainActor () -> Void = {}) {
    let old = withdrawQuestion
    withdrawQuestion = withdrawn
    if let question { question.presentingViewController?.dismiss(animated: false) }
    question = nil
    old?()
    guard let front = window?.rootViewController?.frontmost, window?.isHidden == false else {
      return withdrawn()
    }
    question = alert
    front.present(alert, animated: true)
  }

  /// Returns the message for an error.
  static func words(for error: any Error) -> String {
    (error as? FileError).map { $0.sentence + "." } ?? "\(error)"
  }

  /// Presents an alert with the reason of a failed save and the possible solutions.
  func askAboutFailure(_ error: any Error, _ completion: @escaping @MainActor (Bool) -> Void) {
    let isOthers = (error as? FileError)?.reason == .changedByOthers
    let completion = Once(completion)
    let cancel = AlertAction(title: ownWord("Cancel"), style: .cancel) { [weak self] _ in
      if isOthers { self?.keepsOwnChanges = true }
      completion(false)
    }
    let elsewhere = AlertAction(title: ownWord("Save As…"), style: .default) { [weak self] _ in
      guard let self else { return completion(false) }
      withdrawQuestion = nil
      saveElsewhere { completion($0) }
    }
    let again = AlertAction(
      title: isOthers ? ownWord("Replace It") : ownWord("Try Again"),
      style: isOthers ? .destructive : .default
    ) { [weak self] _ in
      guard let self else { return completion(false) }
      withdrawQuestion = nil
      do {
        try writeFile(replacesOthers: isOthers)
        completion(true)
      } catch {
        askAboutFailure(error) { completion($0) }
      }
    }
    let actions = path == nil ? [elsewhere, cancel] : [elsewhere, again, cancel]
    ask(
      ownWord("“%1” could not be saved", displayName), Self.words(for: error), actions,
      preferred: elsewhere
    ) { completion(false) }
  }

  /// Asks the user whether to restore the contents of the file before an interrupted write.
  func askAboutInterruptedWrite() {
    guard let before = interrupted else { return }
    let keep = AlertAction(title: ownWord("Keep the File"), style: .cancel) { [weak self] _ in
      self?.interrupted = nil
      self?.file?.discardInterruptedWrite()
    }
    let restore = AlertAction(title: ownWord("Restore"), style: .default) { [weak self] _ in
      guard let self else { return }
      do {
        try read(before, ofType: fileType(of: pathname), path: pathname)
        // The old contents are discarded when the restored ones are saved.
        updateChangeCount(.done)
      } catch {
        savingError = error
        noteState()
      }
    }
    ask(
      ownWord("The last saving of “%1” was interrupted", displayName),
      ownWord("The file may be incomplete. What it held before has been kept."),
      [keep, restore], preferred: restore)
  }

  /// Discards the contents of the file before an interrupted write, after the document was saved completely.
  func forgetInterruptedWrite() {
    guard interrupted != nil else { return }
    interrupted = nil
    file?.discardInterruptedWrite()
  }

  // MARK: Closing

  /// Returns a Boolean value that indicates whether the window may close now. If it may not, asks the user,
  /// and closes the window according to the answer.
  func mayClose() -> Bool {
    finishBackgroundWrite()
    if isDiscarded || !needsQuestion { return true }
    if autosavesInPlace, path != nil {
      if autosave(asks: false) { return true }
      if let savingError {
        askAboutFailedClosing(savingError)
        return false
      }
    }
    askToClose { [weak self] answer in
      if answer != .cancelled { self?.closeNow() }
    }
    return false
  }

  /// A Boolean value that indicates whether changes would be lost if the window closed.
  var needsQuestion: Bool { hasUnsavedChanges }

  enum ClosingAnswer { case saved, discarded, cancelled }

  /// Asks the user whether to save the changes. The answer that loses no changes is the first one, and Return
  /// selects it.
  func askToClose(_ completion: @escaping @MainActor (ClosingAnswer) -> Void) {
    let completion = Once(completion)
    let save = AlertAction(
      title: path == nil ? ownWord("Save…") : ownWord("Save"), style: .default
    ) { [weak self] _ in
      guard let self else { return completion(.cancelled) }
      // The result of the next question answers this one.
      withdrawQuestion = nil
      saveByUser { completion($0 ? .saved : .cancelled) }
    }
    let discard = AlertAction(title: ownWord("Don’t Save"), style: .destructive) { _ in
      completion(.discarded)
    }
    let cancel = AlertAction(title: ownWord("Cancel"), style: .cancel) { _ in completion(.cancelled)
    }
    ask(
      ownWord("Save the changes to “%1”?", displayName),
      ownWord("If you don’t save, they are lost."),
      [save, discard, cancel], preferred: save
    ) { completion(.cancelled) }
  }

  /// Asks the user whether to close the window although automatic saving has failed.
  private func askAboutFailedClosing(_ error: any Error) {
    let isOthers = (error as? FileError)?.reason == .changedByOthers
    let cancel = AlertAction(title: ownWord("Cancel"), style: .cancel)
    let elsewhere = AlertAction(title: ownWord("Save As…"), style: .default) { [weak self] _ in
      self?.saveElsewhere { if $0 { self?.closeNow() } }
    }
    let again = AlertAction(
      title: isOthers ? ownWord("Replace It") : ownWord("Try Again"),
      style: isOthers ? .destructive : .default
    ) { [weak self] _ in
      guard let self else { return }
      if (try? writeFile(replacesOthers: isOthers)) != nil { return closeNow() }
      _ = mayClose()
    }
    let discard = AlertAction(title: ownWord("Close Without Saving"), style: .destructive) {
      [weak self] _ in
      self?.closeNow()
    }
    ask(
      ownWord("“%1” could not be saved", displayName), Self.words(for: error),
      [elsewhere, again, discard, cancel], preferred: elsewhere)
  }

  /// Closes the window without a question, and discards unsaved changes.
  func closeNow() {
    isDiscarded = true
    controller?.forgetRecovery(of: self)
    window?.close()
  }

  // MARK: Reverting

  func askToRevert() {
    guard path != nil else { return }
    let cancel = AlertAction(title: ownWord("Cancel"), style: .cancel)
    let revert = AlertAction(title: ownWord("Revert"), style: .destructive) { [weak self] _ in
      self?.readAgain()
    }
    ask(
      ownWord("Go back to what “%1” has in its file?", displayName),
      ownWord("Your changes since then are lost."),
      [cancel, revert], preferred: cancel)
  }

  /// Reads the file again. If it cannot be read, tells the user the reason, and the document stays unchanged.
  func readAgain() {
    finishBackgroundWrite()
    guard var again = file else { return }
    do {
      try read(try again.read(), ofType: fileType(of: again.pathname), path: again.pathname)
      file = again
      savingError = nil
      autosaveTimer?.invalidate()
      autosaveTimer = nil
      window?.undoManager?.removeAllActions()
      updateChangeCount(.cleared)
      controller?.forgetRecovery(of: self)
    } catch {
      let close = AlertAction(title: ownWord("Close"), style: .cancel)
      ask(
        ownWord("“%1” could not be read", displayName), Self.words(for: error), [close],
        preferred: close)
    }
  }
}
