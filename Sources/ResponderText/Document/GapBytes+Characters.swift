/// The boundaries of characters: Swift's, which are extended grapheme clusters.
///
/// Swift's `String` determines them over as few bytes as possible: from a near offset that is certainly a
/// boundary to just after the offset in question.
extension GapBytes {
  /// Returns a Boolean value that indicates whether an offset is a boundary by the two adjacent scalars
  /// alone, independent of other scalars.
  ///
  /// There must be a scalar on each side.
  func isCertainBoundary(_ place: Int) -> Bool {
    let behind = self[place]
    let before = self[place - 1]
    if before < 0x80, behind < 0x80 { return !(before == 0x0D && behind == 0x0A) }
    if behind & 0xC0 == 0x80 { return false }
    let first = scalar(at: scalarStart(place - 1))
    let second = scalar(at: place)
    if first.isPlain, second.isPlain { return true }
    // The scalars before these can determine whether another scalar joins them.
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

  /// Returns a Boolean value that indicates whether an offset is a boundary. `floor` is an earlier boundary.
  func isBoundary(_ place: Int, from floor: Int) -> Bool {
    if place <= floor || place >= count { return true }
    if isCertainBoundary(place) { return true }
    if !isScalarStart(place) { return false }
    return boundaries(around: place, in: floor..<scalarEnd(place)).behind == place
  }

  /// Returns the last boundary before an offset, and the first one at the offset or after it.
  ///
  /// Both ends of the range must be boundaries, and the offset must be between them.
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
          // The end of the examined bytes need not be the end of the character.
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
  /// A Boolean value that indicates whether the scalar is a common one that never joins a neighbor of the
  /// same kind.
  fileprivate var isPlain: Bool {
    switch value {
    case 0x20..<0x7F, 0xC0..<0x300, 0x391..<0x483, 0x5D0...0x5EA, 0x620...0x64A, 0xE01...0xE30,
      0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF:
      true
    default: false
    }
  }
}
