/// Where the characters of a text are in what is shown for it, where that is something else: the dots of a
/// secret.
struct DisplayMap {
  /// What is shown.
  let shown: String
  /// Where each character begins, and where the last one ends, in bytes of the text and of what is shown.
  private var own: [Int] = [0]
  private var displayed: [Int] = [0]

  /// Shows a dot for each character but those in a range, which are shown as they are.
  init(hiding text: String, except revealed: Range<Int>?) {
    var shown = ""
    for character in text {
      let start = own[own.count - 1]
      let end = start + character.utf8.count
      let isRevealed = revealed.map { $0.lowerBound <= start && end <= $0.upperBound } ?? false
      shown.append(isRevealed ? character : FlowStyle.secureCharacter)
      own.append(end)
      displayed.append(shown.utf8.count)
    }
    self.shown = shown
  }

  /// Where a place of the text is in what is shown.
  func displayed(_ offset: Int) -> Int { displayed[Self.index(of: offset, in: own)] }

  /// Where a place of what is shown is in the text.
  func own(_ offset: Int) -> Int { own[Self.index(of: offset, in: displayed)] }

  /// The last entry that is not greater.
  private static func index(of value: Int, in list: [Int]) -> Int {
    var low = 0
    var high = list.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if list[middle] <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
