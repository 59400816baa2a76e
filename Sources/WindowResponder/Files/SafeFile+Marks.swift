/// Marks by which a later process notices changes by other programs.
extension SafeFile {
  /// A mark of the file as it was when it was read or written last; `nil` if there was none.
  package var knownMark: String? { known?.mark }

  /// Forgets the file as it is now, unless it has the mark. Writing then throws `changedByOthers`, as for a
  /// file that was never read.
  package mutating func forget(unlessMarked mark: String?) {
    if known?.mark != mark { known = nil }
  }
}
