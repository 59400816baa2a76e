/// A search for a needle in bytes, both folded.
///
/// Most bytes are skipped with a look-up in a table. Where the needle can begin, text and needle are compared
/// scalar by scalar, after accents of a letter are sorted in Unicode's canonical order. The caller checks
/// whether a match begins and ends at boundaries of characters.
struct TextMatcher: ~Copyable {
  private let folding: TextFolding
  private let wholeWords: Bool
  /// A Boolean value that indicates whether the needle begins with a mark. Any mark of the text can then be
  /// its first one, since marks are sorted only when they are compared.
  private let beginsWithMark: Bool
  // These are plain memory, since they are read for every byte of a long text.
  private let needle: UnsafeMutableBufferPointer<UInt32>
  private let ascii: UnsafeMutableBufferPointer<UInt32>
  /// For each byte, a Boolean value that indicates whether a scalar with this first byte can begin a match.
  private let leads: UnsafeMutableBufferPointer<Bool>
  // The initializer sets the value: if it returns nil, Swift 6.2 destroys a default value that it has not
  // created.
  private var segment: [UInt32]

  /// Creates a search, or returns `nil` if the needle is empty.
  init?(_ needle: String, _ options: TextSearchOptions, _ folding: TextFolding) {
    var folded: [UInt32] = []
    for scalar in needle.unicodeScalars { folding.append(scalar.value, to: &folded) }
    TextMatcher.order(&folded)
    guard let first = folded.first else { return nil }
    self.folding = folding
    segment = []
    beginsWithMark = TextMatcher.isMark(first)
    wholeWords = options.contains(.wholeWords)
    self.needle = TextMatcher.copied(folded)
    ascii = TextMatcher.copied(folding.ascii)
    leads = TextMatcher.copied(
      beginsWithMark ? (0..<256).map { $0 >= 0xCC } : folding.leads(of: first))
  }

  deinit {
    needle.deallocate()
    ascii.deallocate()
    leads.deallocate()
  }

  private static func copied<T>(_ values: [T]) -> UnsafeMutableBufferPointer<T> {
    let memory = UnsafeMutableBufferPointer<T>.allocate(capacity: values.count)
    _ = memory.initialize(from: values)
    return memory
  }

  /// Returns the first match that begins in a range.
  mutating func first(in range: Range<Int>, of bytes: GapBytes) -> Range<Int>? {
    var place = range.lowerBound
    while true {
      place = candidate(from: place, to: range.upperBound, bytes)
      if place >= range.upperBound { return nil }
      if let end = end(ofMatchAt: place, bytes.count, bytes) { return place..<end }
      place += 1
    }
  }

  /// Returns the last match that begins in a range and ends at a limit or before it.
  mutating func last(in range: Range<Int>, upTo limit: Int, of bytes: GapBytes) -> Range<Int>? {
    var place = range.upperBound
    while true {
      place = candidate(before: place, from: range.lowerBound, bytes)
      if place < range.lowerBound { return nil }
      if let end = end(ofMatchAt: place, limit, bytes) { return place..<end }
    }
  }

  // MARK: Candidates for the beginning of a match

  private func candidate(from start: Int, to end: Int, _ bytes: GapBytes) -> Int {
    let second = needle.count > 1 ? needle[1] : nil
    var place = start
    // There is one pass on each side of the gap.
    while place < end {
      let isBefore = place < bytes.gapStart
      let stop = isBefore ? min(end, bytes.gapStart) : end
      let base = isBefore ? bytes.base : bytes.base + bytes.gapLength
      while place < stop {
        let byte = base[place]
        if leads[Int(byte)] {
          // Most words that begin with a common letter continue with another one.
          let isOther =
            byte < 0x80 && place + 1 < stop && base[place + 1] < 0x80 && second != nil
            && ascii[Int(base[place + 1])] != second
          if !isOther, byte < 0xE0 || begins(place, bytes) { return place }
        }
        place += 1
      }
    }
    return end
  }

  private func candidate(before end: Int, from start: Int, _ bytes: GapBytes) -> Int {
    var place = end - 1
    while place >= start {
      let isBehind = place >= bytes.gapStart
      let stop = isBehind ? max(start, bytes.gapStart) : start
      let base = isBehind ? bytes.base + bytes.gapLength : bytes.base
      while place >= stop {
        let byte = base[place]
        if leads[Int(byte)], byte < 0xE0 || begins(place, bytes) { return place }
        place -= 1
      }
    }
    return start - 1
  }

  private func begins(_ place: Int, _ bytes: GapBytes) -> Bool {
    beginsWithMark || folding.first(bytes.scalar(at: place).value) == needle[0]
  }

  // MARK: Comparison of a match

  private mutating func end(
    ofMatchAt start: Int, _ limit: Int, _ bytes: GapBytes
  ) -> Int? {
    var place = start
    var matched = 0
    while matched < needle.count {
      if place >= limit { return nil }
      let byte = bytes[place]
      if byte < 0x80, place + 1 == bytes.count || bytes[place + 1] < 0x80 {
        if ascii[Int(byte)] != needle[matched] { return nil }
        matched += 1
        place += 1
        continue
      }
      guard let next = readSegment(place, needle.count - matched, bytes) else { return nil }
      for scalar in segment {
        if scalar != needle[matched] { return nil }
        matched += 1
      }
      place = next
    }
    guard place <= limit else { return nil }
    if wholeWords, bytes.isWithinWord(start) || bytes.isWithinWord(place) { return nil }
    return place
  }

  /// Reads a scalar and its marks into `segment`, and returns their end. If there are more than the needle
  /// has, returns `nil`.
  private mutating func readSegment(_ start: Int, _ most: Int, _ bytes: GapBytes) -> Int? {
    segment.removeAll(keepingCapacity: true)
    folding.append(bytes.scalar(at: start).value, to: &segment)
    var place = bytes.scalarEnd(start)
    var hasMarks = false
    // A mark after a control character does not belong to it.
    while place < bytes.count, bytes[place] >= 0xCC, segment.count <= most,
      !bytes.isCertainBoundary(place)
    {
      let scalar = bytes.scalar(at: place)
      if let first = folding.first(scalar.value), !TextMatcher.isMark(first) { break }
      folding.append(scalar.value, to: &segment)
      hasMarks = true
      place = bytes.scalarEnd(place)
    }
    if segment.count > most { return nil }
    if hasMarks { TextMatcher.order(&segment) }
    return place
  }

  /// Sorts the marks of a letter in canonical order.
  private static func order(_ scalars: inout [UInt32]) {
    for index in scalars.indices.dropFirst() {
      let own = combiningClass(scalars[index])
      var place = index
      while own > 0, place > 0, combiningClass(scalars[place - 1]) > own {
        scalars.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  private static func isMark(_ scalar: UInt32) -> Bool { combiningClass(scalar) > 0 }

  private static func combiningClass(_ scalar: UInt32) -> UInt8 {
    guard scalar >= 0x300 else { return 0 }
    return Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
  }
}
