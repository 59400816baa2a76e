/// Finds the row of a wheel by what is typed.
///
/// What is typed within a second belongs together. In a short wheel a row that says just that is taken; in a
/// long one, as of years, the nearest that begins with it, so that the wheel does not run to and fro.
@MainActor final class PickerTypeAhead {
  /// How long a pause makes a new beginning, in seconds.
  static let patience = 1.0
  /// How many rows a wheel has at most that is short.
  static let shortCount = 100
  /// How many rows are looked at on each side.
  static let reach = 5_000

  private(set) var typed = ""
  private var pause: ClockTimer?

  /// Takes what a key types; tells whether it is a letter or digit, or a space within a word.
  func takes(_ characters: String) -> Bool {
    guard characters.count == 1, let character = characters.first,
      character.isLetter || character.isNumber || (character == " " && !typed.isEmpty)
    else { return false }
    typed += characters.lowercased()
    pause?.invalidate()
    pause = ClockTimer.scheduledTimer(withTimeInterval: Self.patience) { [weak self] _ in
      self?.typed = ""
    }
    return true
  }

  /// The row that is meant; nil where none is. Where nothing begins with all that was typed, the last letter
  /// is a beginning of its own, and the same letter again goes on to the next row.
  func find(among count: Int, from start: Int, title: (Int) -> String?) -> Int? {
    guard count > 0, !typed.isEmpty else { return nil }
    let start = min(max(start, 0), count - 1)
    if let row = find(typed, count, start, title) { return row }
    guard let last = typed.last, typed.count > 1 else { return nil }
    let isRepeated = typed.allSatisfy { $0 == last }
    typed = String(last)
    if isRepeated {
      let next = (1..<min(count, Self.reach)).lazy.map { (start + $0) % count }
      return next.first { self.begins(title($0), with: self.typed) }
    }
    return find(typed, count, start, title)
  }

  private func find(
    _ wanted: String, _ count: Int, _ start: Int, _ title: (Int) -> String?
  ) -> Int? {
    if count <= Self.shortCount {
      let exact = (0..<count).first { row in
        title(row).map { Self.plain($0) == Self.plain(wanted) } ?? false
      }
      if let exact { return exact }
    }
    for distance in 0..<min(count, Self.reach) {
      for row in distance == 0 ? [start] : [start + distance, start - distance]
      where row >= 0 && row < count && begins(title(row), with: wanted) {
        return row
      }
    }
    return nil
  }

  private func begins(_ title: String?, with wanted: String) -> Bool {
    guard let title else { return false }
    return title.lowercased().hasPrefix(wanted) || Self.plain(title).hasPrefix(Self.plain(wanted))
  }

  /// In small letters, and without the noughts that a number may begin with.
  private static func plain(_ text: String) -> String {
    let text = text.lowercased()
    let rest = text.drop { $0 == "0" }
    return rest.first?.isNumber == true ? String(rest) : text.allSatisfy { $0 == "0" } ? "0" : text
  }
}
