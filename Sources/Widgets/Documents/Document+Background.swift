import WindowResponder

/// Saving on another thread.
extension Document {
  /// Writes its file on another thread, and waits for that without holding anything up: the user goes on, and
  /// what he changes meanwhile is not saved yet. What is written is what ``contents()`` gives now.
  ///
  /// One after the other: where a file is being written already, this waits for it and then takes what there
  /// is to write. ``save()`` in the middle finishes what is under way first.
  ///
  /// - Parameter path: Another file, whose document it is from then on; nil for its own.
  /// - Throws: `FileError`, or what ``contents()`` throws. The file is as it was then.
  public final func saveInBackground(to path: String? = nil) async throws {
    try await write(to: path.map { Pathname($0) }, replacesOthers: false)
  }

  /// Writes another file, whose name need not be UTF-8, on another thread; see
  /// ``saveInBackground(to:)-(String?)``.
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

  /// Takes over what came of a writing, once.
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
      // What was changed meanwhile is saved later.
      if hasUnsavedChanges { saveLater() }
    case .failure(let error):
      savingError = error
      changes.endSaving(succeeded: false)
      // Whoever asked tells the user.
      if error.reason == .changedByOthers { return noteState() }
    }
    noteState()
    // Others may have written in the meantime.
    fileMayHaveChanged()
  }

  /// Waits for what is being written, for something that cannot go on before.
  func finishBackgroundWrite() {
    guard let background else { return }
    _ = background.finish()
    take(background)
  }
}
