extension Document {
  /// A change to what a document holds. Follows `UIDocument.ChangeKind`.
  public enum ChangeKind: Int, Hashable, Sendable {
    /// Something has changed.
    case done
    /// A change was taken back.
    case undone
    /// A change that was taken back was made again.
    case redone
    /// All is as it is in the file.
    case cleared

    @MainActor func apply(to document: Document) {
      let before = document.hasUnsavedChanges
      document.changes.note(self)
      if self != .cleared { document.saveLater() }
      if before != document.hasUnsavedChanges || self == .cleared { document.noteState() }
    }
  }
}

/// How far a document is from its file, in changes.
struct ChangeCount {
  private var count = 0
  /// The count at which the file has the same; nil where no number of steps leads there.
  private var saved: Int? = 0
  /// The count at which the file will be that is being written; nil where no number of steps leads there.
  private var pending: Int?
  private var isSaving = false

  /// Whether something is not in the file.
  var isChanged: Bool { saved != count }

  mutating func note(_ change: Document.ChangeKind) {
    switch change {
    case .done:
      // What was taken back cannot be had again by redo.
      if let known = saved, known > count { saved = nil }
      if let known = pending, known > count { pending = nil }
      count += 1
    case .undone: count -= 1
    case .redone: count += 1
    case .cleared:
      saved = count
      if isSaving { pending = count }
    }
  }

  /// What there is now begins to be written.
  mutating func beginSaving() {
    pending = count
    isSaving = true
  }

  /// It is written, or could not be.
  mutating func endSaving(succeeded: Bool) {
    if succeeded { saved = pending }
    pending = nil
    isSaving = false
  }
}
