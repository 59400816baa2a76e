extension Document {
  /// A change to the contents of a document. Follows `UIDocument.ChangeKind`.
  public enum ChangeKind: Int, Hashable, Sendable {
    /// The contents were changed.
    case done
    /// A change was undone.
    case undone
    /// A change was redone.
    case redone
    /// The contents are those of the file.
    case cleared

    @MainActor func apply(to document: Document) {
      let before = document.hasUnsavedChanges
      document.changes.note(self)
      if self != .cleared { document.saveLater() }
      if before != document.hasUnsavedChanges || self == .cleared { document.noteState() }
    }
  }
}

/// The number of changes between the contents of a document and those of its file.
struct ChangeCount {
  private var count = 0
  /// The count at which the contents are those of the file, or `nil` if undo and redo do not lead to them.
  private var saved: Int? = 0
  /// The count at which the contents are those of the write in progress, or `nil` if undo and redo do not
  /// lead to them.
  private var pending: Int?
  private var isSaving = false

  /// A Boolean value that indicates whether there are changes that are not in the file.
  var isChanged: Bool { saved != count }

  mutating func note(_ change: Document.ChangeKind) {
    switch change {
    case .done:
      // A new change removes the changes that could be redone.
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

  /// Records that a write of the present contents begins.
  mutating func beginSaving() {
    pending = count
    isSaving = true
  }

  /// Records that the write has succeeded or failed.
  mutating func endSaving(succeeded: Bool) {
    if succeeded { saved = pending }
    pending = nil
    isSaving = false
  }
}
