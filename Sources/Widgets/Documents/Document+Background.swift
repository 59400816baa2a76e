import WindowResponder

/// Saving on another thread.
extension Document {
  /// Writes the file on another thread, and waits for the write without blocking. The contents are those that
  /// ``contents()`` returns at the beginning of the write. Changes that the user makes meanwhile are not
  /// saved yet.
  ///
  /// If the file is being written already, waits for that write first. If ``save()`` is called meanwhile, it
  /// completes this write first.
  ///
  /// - Parameter path: The path of another file, which becomes the file of the document, or `nil` for the
  ///   document's own file.
  /// - Throws: `FileError`, or the error of ``contents()``. The file is then not changed.
  public final func saveInBackground(to path: String? = nil) async throws {
    try await write(to: path.map { Pathname($0) }, replacesOthers: false)
  }

  /// Writes another file, whose name does not need to be UTF-8, on another thread. See
  /// ``saveInBackground(to:)-(String?)``.
  ///
  /// - Throws: `FileError`, or the error of ``contents()``. The file is then not changed.
  public final func saveInBackground(to path: Pathname) async throws {
    try await write(to: path, replacesOthers: false)
  }

  func write(to path: Pathname?, replacesOthers: Bool) async throws {
    while let other = background {
      await Task.detached { _ = other.finish() }.value
      take(other)
    }
    let write = try beginBackgroundWrite(to: path, replacesOthers: replacesOthers)
    await Task.detached { _ = write.finish() }.value
    take(write)
    if case .failure(let error) = write.finish() { throw error }
  }

  private func beginBackgroundWrite(
    to path: Pathname?, replacesOthers: Bool
  ) throws -> BackgroundWrite {
    guard let target = path?.absolute() ?? pathname else {
      throw FileError(path: displayName, reason: .badName)
    }
    do {
      let bytes = try encodedContents(for: target)
      let known = file?.pathname == target ? file ?? SafeFile(path: target) : SafeFile(path: target)
      let write = BackgroundWrite(known, bytes, replacesOthers: replacesOthers || path != nil)
      changes.beginSaving()
      background = write
      noteState()
      return write
    } catch {
      savingError = error
      noteState()
      throw error
    }
  }

  /// Applies the result of a write to the document, once.
  private func take(_ write: BackgroundWrite) {
    guard background === write else { return }
    background = nil
    switch write.finish() {
    case .success(let written):
      file = written
      savingError = nil
      forgetInterruptedWrite()
      autosaveTimer?.invalidate()
      autosaveTimer = nil
      changes.endSaving(succeeded: true)
      if !hasUnsavedChanges { controller?.forgetRecovery(of: self) }
      controller?.noteRecent(self)
      // Changes that were made meanwhile are saved later.
      if hasUnsavedChanges { saveLater() }
    case .failure(let error):
      savingError = error
      changes.endSaving(succeeded: false)
      // The caller of the write asks the user about this error.
      if error.reason == .changedByOthers { return noteState() }
    }
    noteState()
    // Another program may have written the file meanwhile.
    fileMayHaveChanged()
  }

  /// Waits for the write in progress, before an operation that requires its result.
  func finishBackgroundWrite() {
    guard let background else { return }
    _ = background.finish()
    take(background)
  }
}
