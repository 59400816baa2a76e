/// Marks by which a later process notices changes by other programs.
extension SafeFile {
  /// The mark of the file when it was last read or written, or `nil` if there was no file.
  package var knownMark: String? { known?.mark }

  /// Forgets the file as it is now, unless it has the mark. Writing then throws `changedByOthers`, as for a
  /// file that was never read.
  package mutating func forget(unlessMarked mark: String?) {
    if known?.mark != mark { known = nil }
  }
}
