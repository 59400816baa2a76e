import ResponderWords
import WindowResponder

extension DocumentController {
  /// Saves the unsaved changes, or stores them in the recovery folder.
  func keepAll() {
    for document in documents { document.autosave(asks: false) }
  }

  /// Saves or stores unsaved changes when the program ends without a question to the user.
  func endAll() {
    for document in documents { document.finishBackgroundWrite() }
    for document in documents where document.hasUnsavedChanges && !document.isDiscarded {
      if document.autosavesInPlace, document.autosave(asks: false) { continue }
      let isKept = keepForRecovery(document)
      let error = document.savingError
      let reason = error.map { ": " + (($0 as? FileError)?.sentence ?? "\($0)") } ?? ""
      let place = isKept ? recovery.path(of: document.recoveryName) : writeAnywhere(document)
      let fate =
        place.map { ownWord("What you wrote is in %1", $0.displayPath) }
        ?? ownWord("It could not be kept anywhere")
      let name = document.pathname?.displayPath ?? document.displayName
      say("\(ownWord("%1 is not saved", name))\(reason). \(fate)")
    }
    recovery.close()
  }

  /// Writes contents that could not be stored otherwise to a new file in the user's home folder or in `/tmp`.
  private func writeAnywhere(_ document: Document) -> Pathname? {
    guard let bytes = try? document.encodedContents(for: document.pathname) else { return nil }
    for folder in [UserFolder.home, "/tmp"] {
      for number in 1...99 {
        // A file name has at most 255 bytes.
        let start = document.displayName.unicodeScalars.prefix(50).map { $0 == "/" ? "_" : $0 }
        let name = String(String.UnicodeScalarView(start))
        let path = folder.appending("\(name).unsaved-\(number)")
        // An existing file is not replaced, because it may belong to another user or program.
        var file = SafeFile(path: path)
        if (try? file.write(bytes)) != nil { return path }
      }
    }
    return nil
  }

  func documentDidClose(_ document: Document) {
    documents.removeAll { $0 === document }
    if document.isDiscarded || !document.hasUnsavedChanges { forgetRecovery(of: document) }
  }

  // MARK: Quit

  /// Asks the user about each document with unsaved changes. No document is closed before all questions are
  /// answered.
  func review() -> TerminateReply {
    for document in documents { document.finishBackgroundWrite() }
    let changed = documents.filter { document in
      guard document.hasUnsavedChanges, !document.isDiscarded else { return false }
      return !(document.autosavesInPlace && document.autosave(asks: false))
    }
    if changed.isEmpty { return .terminateNow }
    ask(about: changed[...], discarded: [])
    return .terminateLater
  }

  private func ask(about rest: ArraySlice<Document>, discarded: [Document]) {
    guard let document = rest.first else {
      for document in discarded { document.closeNow() }
      return Application.shared.reply(toShouldTerminate: true)
    }
    document.showWindow()
    document.askToClose { [weak self] answer in
      switch answer {
      case .cancelled: Application.shared.reply(toShouldTerminate: false)
      case .saved: self?.ask(about: rest.dropFirst(), discarded: discarded)
      case .discarded: self?.ask(about: rest.dropFirst(), discarded: discarded + [document])
      }
    }
  }

  // MARK: Recovery

  func makeRecoveryFolder() -> RecoveryFolder {
    let application = Application.shared
    application.takeOverFormerFiles(.state)
    return RecoveryFolder(program: application.folderName)
  }

  /// Stores the contents of a document for the next start. Returns `true` if they are on the disk.
  @discardableResult func keepForRecovery(_ document: Document) -> Bool {
    guard let bytes = try? document.encodedContents(for: document.pathname) else { return false }
    let name = document.recoveryName ?? recovery.newName()
    let mark = document.file?.knownMark
    guard
      recovery.write(
        bytes, of: document.pathname, mark: mark, called: document.displayName, as: name)
    else { return false }
    document.recoveryName = name
    return true
  }

  func forgetRecovery(of document: Document) {
    guard let name = document.recoveryName else { return }
    recovery.remove(name)
    document.recoveryName = nil
  }
}
