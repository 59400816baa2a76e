import WindowResponder

extension Document {
  func readFile(_ path: Pathname, isCreating: Bool) throws {
    var file = SafeFile(path: path.absolute())
    let before = file.contentsBeforeInterruptedWrite()
    var isRestored = false
    if file.exists || !isCreating {
      let bytes = try file.read()
      do {
        try read(bytes, ofType: fileType(of: file.pathname), path: file.pathname)
      } catch {
        // The write of the file may have been interrupted.
        guard let before else { throw error }
        try read(before, ofType: fileType(of: file.pathname), path: file.pathname)
        isRestored = true
      }
      interrupted = before == bytes ? nil : before
      if before == bytes { file.discardInterruptedWrite() }
    }
    self.file = file
    updateChangeCount(.cleared)
    if isRestored { updateChangeCount(.done) }
  }

  func writeFile(to path: Pathname? = nil, replacesOthers: Bool = false) throws {
    finishBackgroundWrite()
    guard let target = path?.absolute() ?? pathname else {
      throw FileError(path: displayName, reason: .badName)
    }
    do {
      let bytes = try encodedContents(for: target)
      var written =
        file?.pathname == target ? file ?? SafeFile(path: target) : SafeFile(path: target)
      try written.write(bytes, replacesOthers: replacesOthers || path != nil)
      file = written
    } catch {
      savingError = error
      noteState()
      throw error
    }
    savingError = nil
    forgetInterruptedWrite()
    autosaveTimer?.invalidate()
    autosaveTimer = nil
    updateChangeCount(.cleared)
    controller?.forgetRecovery(of: self)
    controller?.noteRecent(self)
  }

  /// Saves the document for the user. If it has no file or the write fails, asks the user.
  ///
  /// - Parameter completion: Called once, with a Boolean value that indicates whether all changes are in a
  ///   file.
  func saveByUser(_ completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
    guard path != nil else { return saveElsewhere(completion) }
    if !hasUnsavedChanges, file?.exists ?? false, !(file?.isChangedByOthers ?? false) {
      return completion(true)
    }
    write(to: nil, completion)
  }

  /// Writes a file, at once or on another thread. If the write fails, asks the user.
  private func write(to path: Pathname?, _ completion: @escaping @MainActor (Bool) -> Void) {
    guard canAsynchronouslyWrite else {
      do {
        if let path { try save(to: path) } else { try save() }
        completion(true)
      } catch {
        askAboutFailure(error, completion)
      }
      return
    }
    Task { @MainActor in
      do {
        try await write(to: path, replacesOthers: false)
        completion(!hasUnsavedChanges)
      } catch {
        askAboutFailure(error, completion)
      }
    }
  }

  /// Asks the user for a path, and saves the document there.
  func saveElsewhere(_ completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
    let panel = SavePanel()
    panel.allowedTypes = types
    panel.suggestedPathname = suggestedName
    panel.directoryPathname = pathname?.folder ?? controller?.lastFolder
    panel.presentForPathnames(from: window) { [weak self] path in
      guard let self, let path else { return completion(false) }
      controller?.lastFolder = path.folder
      write(to: path, completion)
    }
  }

  private var suggestedName: Pathname {
    // The display name of a subclass may differ from the name of its file.
    if let pathname, displayName == pathname.displayName { return pathname.lastComponent }
    let name = Pathname(displayName)
    return pathname == nil ? types.first?.completed(name) ?? name : name
  }

  // MARK: Automatic saving

  /// Schedules the saving of the changes. Further changes do not delay it.
  func saveLater() {
    guard hasUnsavedChanges, autosaveTimer == nil else { return }
    wait(for: autosavingDelay)
  }

  private func wait(for delay: Double) {
    autosaveTimer = .scheduledTimer(withTimeInterval: delay) { [weak self] _ in
      guard let self else { return }
      autosaveTimer = nil
      guard canAsynchronouslyWrite, autosavesInPlace, path != nil, hasUnsavedChanges else {
        autosave(asks: true)
        return
      }
      autosaveInBackground()
    }
  }

  private func autosaveInBackground() {
    let before = (savingError as? FileError)?.reason
    Task { @MainActor in
      do {
        try await saveInBackground()
      } catch {
        autosaveFailed(error, asks: true, before: before)
      }
    }
  }

  private func autosaveFailed(_ error: any Error, asks: Bool, before: FileError.Reason?) {
    controller?.keepForRecovery(self)
    wait(for: Self.delayAfterFailure)
    let reason = (error as? FileError)?.reason
    // The alert about changes by another program is presented already.
    if reason == .changedByOthers, question?.presentingViewController != nil { return }
    if asks, reason != before { askAboutFailure(error) { _ in } }
  }

  /// The time until a failed save is tried again, in seconds.
  private static let delayAfterFailure = 5.0

  /// Saves without a question, to the file or to the recovery folder. Returns `true` if all changes are in
  /// the file.
  ///
  /// - Parameter asks: A Boolean value that indicates whether a new error is shown to the user.
  @discardableResult func autosave(asks: Bool) -> Bool {
    autosaveTimer?.invalidate()
    autosaveTimer = nil
    finishBackgroundWrite()
    guard hasUnsavedChanges else { return true }
    guard autosavesInPlace, path != nil else {
      // If the changes could not be stored, tries again later.
      if controller?.keepForRecovery(self) == false { wait(for: Self.delayAfterFailure) }
      return false
    }
    let before = (savingError as? FileError)?.reason
    do {
      try save()
      return true
    } catch {
      autosaveFailed(error, asks: asks, before: before)
      return false
    }
  }
}
