import WindowResponder

/// A search for the next row whose text begins with the typed characters.
///
/// Characters that are typed within a second of each other are one text. The first 4,000 rows are searched
/// immediately, and the others in steps of 4,000 with a timer, so that a search in a million rows does not
/// block the main thread.
@MainActor final class TypeAhead {
  private var typed = ""
  private var pause: ClockTimer?
  private var search: ClockTimer?

  /// The time after a character until the typed text is discarded, in seconds.
  private static let patience = 1.0
  /// The number of rows that are searched in a step.
  private static let turn = 4000

  /// Handles a key that types a character. If the key types none, returns `false`. A space cannot be the
  /// first character.
  func takes(_ key: Key, in table: ColumnView) -> Bool {
    let characters = key.characters
    guard characters.count == 1, let scalar = characters.unicodeScalars.first,
      scalar.value >= 0x20, scalar.value != 0x7F,
      // The code points of function keys.
      !(0xF700...0xF8FF).contains(scalar.value), !(characters == " " && typed.isEmpty)
    else { return false }
    let isSame = typed == characters.lowercased()
    if !isSame { typed += characters.lowercased() }
    pause?.invalidate()
    pause = ClockTimer.scheduledTimer(withTimeInterval: Self.patience) { [weak self] _ in
      self?.typed = ""
    }
    let start = table.focused.flatMap { table.place(ofRow: $0) } ?? 0
    // A first character, or the same one again, searches after the focused row. A longer text can match that
    // row.
    let isFirst = typed.count == 1
    find(from: isFirst && table.focused != nil ? start + 1 : start, in: table)
    return true
  }

  private func find(from start: Int, in table: ColumnView) {
    search?.invalidate()
    search = nil
    guard let column = table.typeAheadColumn else { return }
    var looked = 0
    let wanted = typed
    func look() -> Bool {
      let count = table.placeCount
      guard count > 0, let source = table.dataSource else { return true }
      for _ in 0..<Self.turn where looked < count {
        let place = (start + looked) % count
        looked += 1
        let text = source.columnView(table, textFor: table.row(atPlace: place), in: column)
        if text.lowercased().hasPrefix(wanted) {
          table.moveKeys(to: place, extending: false, selecting: true)
          return true
        }
      }
      return looked >= count
    }
    if look() { return }
    search = ClockTimer.scheduledTimer(withTimeInterval: 0.001, repeats: true) {
      [weak table] timer in
      if table == nil || look() { timer.invalidate() }
    }
  }

  /// Discards the typed text and ends the search.
  func stop() {
    typed = ""
    pause?.invalidate()
    search?.invalidate()
  }
}

extension ColumnView {
  /// The column that is searched: the one by which rows are sorted if its texts are not right-aligned, or
  /// else the first visible column of texts.
  var typeAheadColumn: TableColumn? {
    let shown = columns.filter { !$0.isHidden && !$0.hasViews }
    return shown.first { $0.identifier == sort.first?.identifier && $0.alignment != .right }
      ?? shown.first
  }
}
