import ResponderWords
import WindowResponder

extension Document {
  func pathDidChange() {
    watch?.cancel()
    watch = pathname.map { path in
      FileWatch(path: path) { [weak self] in self?.fileMayHaveChanged() }
    }
    noteState()
  }

  /// Responds to a possible change of the file. Writes of the document itself are not changes.
  func fileMayHaveChanged() {
    // The file is checked at the end of the write in progress.
    guard background == nil else { return }
    guard let file, file.isChangedByOthers, !isDiscarded else { return }
    guard file.exists else {
      // The file was removed, and only the document has the contents.
      if !hasUnsavedChanges { updateChangeCount(.done) }
      return
    }
    if !hasUnsavedChanges { return readAgain() }
    // A program may write continuously. Therefore, the user is asked only once. Saving asks again.
    if !keepsOwnChanges, question?.presentingViewController == nil { askAboutChange() }
  }

  private func askAboutChange() {
    let keep = AlertAction(title: ownWord("Keep Mine"), style: .cancel) { [weak self] _ in
      self?.keepsOwnChanges = true
    }
    let take = AlertAction(title: ownWord("Load the Other"), style: .destructive) { [weak self] _ in
      self?.readAgain()
    }
    ask(
      ownWord("Another program has changed “%1”", displayName),
      ownWord("You have changes that are not saved. Loading what is in the file now loses them."),
      [keep, take], preferred: keep)
  }
}
