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

  /// Something has happened to the file. What one has written oneself is known and no news.
  func fileMayHaveChanged() {
    // What is being written is looked at when it is done.
    guard background == nil else { return }
    guard let file, file.isChangedByOthers, !isDiscarded else { return }
    guard file.exists else {
      // What is shown is all that there is of it.
      if !hasUnsavedChanges { updateChangeCount(.done) }
      return
    }
    if !hasUnsavedChanges { return readAgain() }
    // A program may write all the time. Saving asks once more.
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
