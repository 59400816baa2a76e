import ResponderWords
import WindowResponder

extension Document {
  /// Shows a question above what is in front in the window. One at a time: the newest counts.
  ///
  /// - Parameter withdrawn: Called where it goes, or cannot be shown, without an answer.
  func ask(
    _ title: String, _ message: String?, _ actions: [AlertAction], preferred: AlertAction,
    withdrawn: @escaping @MainActor () -> Void = {}
  ) {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    for action in actions { alert.addAction(action) }
    alert.preferredAction = preferred
    show(alert, withdrawn: withdrawn)
  }

  /// Shows a question that is put together already.
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

  /// The words for an error.
  static func words(for error: any Error) -> String {
    (error as? FileError).map { $0.sentence + "." } ?? "\(error)"
  }

  /// Tells why saving failed, and offers what can be done.
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

  /// Asks whether to go back to what the file held before a write that was interrupted.
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
        // What was kept goes when this has been saved.
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

  /// The document has been saved whole.
  func forgetInterruptedWrite() {
    guard interrupted != nil else { return }
    interrupted = nil
    file?.discardInterruptedWrite()
  }

  // MARK: Closing

  /// Whether the window may close now. Where not, the user is asked, and it closes by the answer.
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

  /// Whether closing would lose something.
  var needsQuestion: Bool { hasUnsavedChanges }

  enum ClosingAnswer { case saved, discarded, cancelled }

  /// Asks whether to save the changes. The answer that loses nothing comes first, and Return gives it.
  func askToClose(_ completion: @escaping @MainActor (ClosingAnswer) -> Void) {
    let completion = Once(completion)
    let save = AlertAction(
      title: path == nil ? ownWord("Save…") : ownWord("Save"), style: .default
    ) { [weak self] _ in
      guard let self else { return completion(.cancelled) }
      // Whatever is asked now goes on with this answer.
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

  /// The same where saving by itself has failed.
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

  /// Closes the window, whatever has changed: the user has answered.
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

  /// Reads the file anew. What cannot be read leaves everything as it is.
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
