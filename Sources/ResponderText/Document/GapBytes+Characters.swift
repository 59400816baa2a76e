/// Where characters (Swift's: extended grapheme clusters) begin and end.
///
/// Swift's own `String` decides, over as few bytes as possible: from a place near that is certain to
/// be a boundary to just behind the place in question.
extension GapBytes {
  /// Whether a boundary is told from the scalars on both sides alone, whatever is around them. Needs a
  /// scalar on each side.
  func isCertainBoundary(_ place: Int) -> Bool {
    let behind = self[place]
    let before = self[place - 1]
    if before < 0x80, behind < 0x80 { return !(before == 0x0D && behind == 0x0A) }
    if behind & 0xC0 == 0x80 { return false }
    let first = scalar(at: scalarStart(place - 1))
    let second = scalar(at: place)
    if first.isPlain, second.isPlain { return true }
    // What comes before these may decide whether another scalar joins them.
    switch first.value {
    case 0x200D, 0x1F3FB...0x1F3FF: return false
    default: break
    }
    if first.properties.isGraphemeExtend || first.properties.generalCategory == .spacingMark {
      return false
    }
    var pair = String.UnicodeScalarView()
    pair.append(first)
    pair.append(second)
    let text = String(pair)
    return text.index(after: text.startIndex) != text.endIndex
  }

  /// Whether a place is a boundary, where `floor` before it is one.
  func isBoundary(_ place: Int, from floor: Int) -> Bool {
    if place <= floor || place >= count { return true }
    if isCertainBoundary(place) { return true }
    if !isScalarStart(place) { return false }
    return boundaries(around: place, in: floor..<scalarEnd(place)).behind == place
  }

  /// The last boundary before a place and the first one at or behind it, where both ends of the range
  /// are boundaries and the place is between them.
  func boundaries(around place: Int, in range: Range<Int>) -> (before: Int, behind: Int) {
    var anchor = scalarStart(place - 1)
    while anchor > range.lowerBound, !isCertainBoundary(anchor) {
      anchor = scalarStart(anchor - 1)
    }
    anchor = max(anchor, range.lowerBound)
    var reach = 32
    while true {
      let end = place + reach < range.upperBound ? scalarStart(place + reach) : range.upperBound
      let text = string(anchor..<end)
      var index = text.startIndex
      var before = anchor
      while index < text.endIndex {
        index = text.index(after: index)
        let behind = anchor + text.utf8.distance(from: text.startIndex, to: index)
        if behind >= place {
          // Where the look ended, the character need not.
          if behind == end, end < range.upperBound { break }
          return (before, behind)
        }
        before = behind
      }
      if end == range.upperBound { return (before, end) }
      reach *= 4
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is of the common ones that never join a neighbour of the same kind.
  fileprivate var isPlain: Bool {
    switch value {
    case 0x20..<0x7F, 0xC0..<0x300, 0x391..<0x483, 0x5D0...0x5EA, 0x620...0x64A, 0xE01...0xE30,
      0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF:
      true
    default: false
    }
  }
}
