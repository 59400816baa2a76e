import WindowResponder

/// Goes to the next row whose text begins with what is typed.
///
/// What is typed within a second belongs together. A few thousand rows are looked at at once, the others in
/// short turns, so that a million of them hold nothing up.
@MainActor final class TypeAhead {
  private var typed = ""
  private var pause: ClockTimer?
  private var search: ClockTimer?

  /// How long a pause makes a new beginning, in seconds.
  private static let patience = 1.0
  /// How many rows are looked at in a turn.
  private static let turn = 4000

  /// Takes a key that types something; tells whether it did. A space only goes on with what was typed.
  func takes(_ key: Key, in table: ColumnView) -> Bool {
    let characters = key.characters
    guard characters.count == 1, let scalar = characters.unicodeScalars.first,
      scalar.value >= 0x20, scalar.value != 0x7F,
      // Where keys without a picture have their own characters.
      !(0xF700...0xF8FF).contains(scalar.value), !(characters == " " && typed.isEmpty)
    else { return false }
    let isSame = typed == characters.lowercased()
    if !isSame { typed += characters.lowercased() }
    pause?.invalidate()
    pause = ClockTimer.scheduledTimer(withTimeInterval: Self.patience) { [weak self] _ in
      self?.typed = ""
    }
    let start = table.focused.flatMap { table.place(ofRow: $0) } ?? 0
    // The same letter again, or a first one, goes further; a longer word may be the row's own.
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

  /// Forgets what was typed.
  func stop() {
    typed = ""
    pause?.invalidate()
    search?.invalidate()
  }
}

extension ColumnView {
  /// The column that letters are looked for in: the one that rows are sorted by, else the first.
  var typeAheadColumn: TableColumn? {
    let shown = columns.filter { !$0.isHidden && !$0.hasViews }
    return shown.first { $0.identifier == sort.first?.identifier && $0.alignment != .right }
      ?? shown.first
  }
}
