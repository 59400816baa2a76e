/// A mapping between the characters of a text and the displayed text, such as the dots of a secure text.
struct DisplayMap {
  /// The displayed text.
  let shown: String
  /// The offsets of the characters and the end, in bytes of the text and of the displayed text.
  private var own: [Int] = [0]
  private var displayed: [Int] = [0]

  /// Creates a mapping to a dot for each character, except for those in a range.
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

  /// Returns the offset in the displayed text for an offset in the text.
  func displayed(_ offset: Int) -> Int { displayed[Self.index(of: offset, in: own)] }

  /// Returns the offset in the text for an offset in the displayed text.
  func own(_ offset: Int) -> Int { own[Self.index(of: offset, in: displayed)] }

  /// Returns the index of the last entry that is not greater than a value.
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
