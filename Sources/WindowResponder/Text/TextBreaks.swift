import CCairo

/// Where the words, sentences and characters of a piece of text begin and end, in bytes of UTF-8 from its
/// start. Found by Pango: Unicode's rules, and a dictionary for Thai.
@MainActor struct TextBreaks {
  /// What is known about the place before each byte, and the place at the end.
  private let marks: [Mark]

  fileprivate struct Mark: OptionSet {
    let rawValue: UInt8
    static let character = Mark(rawValue: 1)
    static let wordStart = Mark(rawValue: 2)
    static let wordEnd = Mark(rawValue: 4)
    static let sentenceStart = Mark(rawValue: 8)
    static let sentenceEnd = Mark(rawValue: 16)
  }

  /// Looks at a text.
  init(_ text: String) {
    var text = text
    var marks: [Mark] = []
    text.withUTF8 { bytes in
      let count = bytes.count
      marks = [Mark](repeating: [], count: count + 1)
      // Pango stops at a NUL.
      let clean = bytes.contains(0) ? bytes.map { $0 == 0 ? 1 : $0 } : []
      var starts: [Int] = []
      starts.reserveCapacity(count + 1)
      for place in 0..<count where bytes[place] & 0xC0 != 0x80 { starts.append(place) }
      starts.append(count)
      var found = [PangoLogAttr](repeating: PangoLogAttr(), count: starts.count)
      func look(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress else { return }
        base.withMemoryRebound(to: CChar.self, capacity: count) {
          pango_get_log_attrs(
            $0, Int32(clamping: count), -1, pango_language_get_default(), &found,
            Int32(clamping: found.count))
        }
      }
      if clean.isEmpty { look(bytes) } else { clean.withUnsafeBufferPointer(look) }
      for (index, start) in starts.enumerated() { marks[start] = Mark(found[index]) }
    }
    self.marks = marks
  }

  /// How many bytes the text has.
  var count: Int { marks.count - 1 }

  /// Whether a place is a boundary of a unit for whoever goes forward, or back.
  private func ends(_ place: Int, _ granularity: TextGranularity, isForward: Bool) -> Bool {
    switch granularity {
    case .word: marks[place].contains(isForward ? .wordEnd : .wordStart)
    case .sentence: marks[place].contains(isForward ? .sentenceEnd : .sentenceStart)
    default: marks[place].contains(.character)
    }
  }

  /// The next end of a unit behind a place, or the last start before it; nil where there is none.
  func boundary(from place: Int, _ granularity: TextGranularity, isForward: Bool) -> Int? {
    var place = place
    while isForward ? place < count : place > 0 {
      place += isForward ? 1 : -1
      if ends(place, granularity, isForward: isForward) { return place }
    }
    return nil
  }

  /// The word or sentence that a place is in; at a boundary, that on the side asked for, and nil where
  /// there is none.
  func unit(at place: Int, _ granularity: TextGranularity, isForward: Bool) -> Range<Int>? {
    var start = place
    // At its start a unit is entered forward only, at its end backward only.
    let startsHere = ends(place, granularity, isForward: false)
    if isForward ? !startsHere : true {
      guard let before = boundary(from: place, granularity, isForward: false) else { return nil }
      start = before
    }
    guard let end = boundary(from: start, granularity, isForward: true) else { return nil }
    let holds = isForward ? place < end : place <= end
    return holds ? start..<end : nil
  }
}

extension TextBreaks.Mark {
  /// What Pango found; its bits are those of `PangoLogAttr`, in the order of the declaration.
  fileprivate init(_ attribute: PangoLogAttr) {
    let bits = withUnsafeBytes(of: attribute) { $0.loadUnaligned(as: UInt32.self) }
    var marks: Self = []
    if bits & 1 << 4 != 0 { marks.insert(.character) }
    if bits & 1 << 5 != 0 { marks.insert(.wordStart) }
    if bits & 1 << 6 != 0 { marks.insert(.wordEnd) }
    if bits & 1 << 8 != 0 { marks.insert(.sentenceStart) }
    if bits & 1 << 9 != 0 { marks.insert(.sentenceEnd) }
    self = marks
  }
}
