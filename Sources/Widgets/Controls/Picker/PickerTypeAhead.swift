/// A search for the row of a wheel by typed characters.
///
/// Characters typed within a second belong together. In a short wheel, the first row that equals them is
/// chosen. If there is none, or in a long wheel, for example of years, the nearest row that begins with them
/// is chosen, so that the wheel does not turn back and forth.
@MainActor final class PickerTypeAhead {
  /// The pause after which typing starts again, in seconds.
  static let patience = 1.0
  /// The maximum number of rows of a short wheel.
  static let shortCount = 100
  /// The number of rows to search on each side.
  static let reach = 5_000

  private(set) var typed = ""
  private var pause: ClockTimer?

  /// Adds typed characters. Returns a Boolean value that indicates whether they are a letter, a digit, or a
  /// space within a word.
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

  /// Returns the row for the typed characters, or `nil` if there is none. If no row begins with all of them,
  /// the search starts again with the last one. The same character again finds the next row.
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

  /// Returns a text in lowercase characters, without leading zeros of a number.
  private static func plain(_ text: String) -> String {
    let text = text.lowercased()
    let rest = text.drop { $0 == "0" }
    return rest.first?.isNumber == true ? String(rest) : text.allSatisfy { $0 == "0" } ? "0" : text
  }
}
