import CCairo
import ResponderGraphics

/// The boundaries of words, sentences and characters in a text, in UTF-8 bytes from its start.
///
/// Pango determines them, by Unicode's rules and a dictionary for Thai.
@MainActor package struct TextBreaks {
  /// The boundaries before each byte, and at the end.
  private let marks: [Mark]

  fileprivate struct Mark: OptionSet {
    let rawValue: UInt8
    static let character = Mark(rawValue: 1)
    static let wordStart = Mark(rawValue: 2)
    static let wordEnd = Mark(rawValue: 4)
    static let sentenceStart = Mark(rawValue: 8)
    static let sentenceEnd = Mark(rawValue: 16)
  }

  /// Finds the boundaries of a text.
  package init(_ text: String) {
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
      Self.joinWords(&marks, found, starts)
    }
    self.marks = marks
  }

  /// Joins words that Pango divides at an apostrophe or a decimal point and Unicode does not, such as "don't"
  /// and "3.14".
  private static func joinWords(_ marks: inout [Mark], _ found: [PangoLogAttr], _ starts: [Int]) {
    var lastEnd: Int?
    for index in starts.indices {
      let place = starts[index]
      // An offset between two words can be both.
      if marks[place].contains(.wordStart), let end = lastEnd, index == end + 1,
        !found[index].isWordBoundary, !found[end].isWordBoundary
      {
        marks[starts[end]].remove(.wordEnd)
        marks[place].remove(.wordStart)
      }
      if marks[place].contains(.wordEnd) { lastEnd = index }
    }
  }

  /// Returns a Boolean value that indicates whether the first character with a direction is right-to-left.
  package static func isWrittenLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x200E: return false
      case 0x200F, 0x061C: return true
      // Hebrew, Arabic, Syriac, Thaana, N'Ko and others, with their presentation forms, and ancient and
      // African scripts beyond the Basic Multilingual Plane.
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if scalar.properties.isAlphabetic { return true }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }

  /// The number of bytes of the text.
  package var count: Int { marks.count - 1 }

  /// Returns a Boolean value that indicates whether a unit ends at an offset, or begins there if `isForward`
  /// is `false`.
  private func ends(_ place: Int, _ granularity: TextGranularity, isForward: Bool) -> Bool {
    switch granularity {
    case .word: marks[place].contains(isForward ? .wordEnd : .wordStart)
    case .sentence: marks[place].contains(isForward ? .sentenceEnd : .sentenceStart)
    default: marks[place].contains(.character)
    }
  }

  /// Returns the next end of a unit after an offset, or the last start before it. If there is none, returns
  /// `nil`.
  package func boundary(from place: Int, _ granularity: TextGranularity, isForward: Bool) -> Int? {
    var place = place
    while isForward ? place < count : place > 0 {
      place += isForward ? 1 : -1
      if ends(place, granularity, isForward: isForward) { return place }
    }
    return nil
  }

  /// Returns the word or sentence that contains an offset.
  ///
  /// At a boundary, returns the unit on the side of the direction. If there is none, returns `nil`.
  package func unit(at place: Int, _ granularity: TextGranularity, isForward: Bool) -> Range<Int>? {
    var start = place
    // At its start, a unit is entered only forward, and at its end only backward.
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

extension PangoLogAttr {
  /// The bits of the structure, in the order of its declaration.
  fileprivate var bits: UInt32 {
    withUnsafeBytes(of: self) { $0.loadUnaligned(as: UInt32.self) }
  }

  /// A Boolean value that indicates whether there is a word boundary by Unicode's rules, for which spaces and
  /// punctuation are words.
  fileprivate var isWordBoundary: Bool { bits & 1 << 12 != 0 }
}

extension TextBreaks.Mark {
  /// Creates the marks from Pango's attributes.
  fileprivate init(_ attribute: PangoLogAttr) {
    let bits = attribute.bits
    var marks: Self = []
    if bits & 1 << 4 != 0 { marks.insert(.character) }
    if bits & 1 << 5 != 0 { marks.insert(.wordStart) }
    if bits & 1 << 6 != 0 { marks.insert(.wordEnd) }
    if bits & 1 << 8 != 0 { marks.insert(.sentenceStart) }
    if bits & 1 << 9 != 0 { marks.insert(.sentenceEnd) }
    self = marks
  }
}
