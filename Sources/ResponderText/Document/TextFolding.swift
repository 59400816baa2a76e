import CCairo

/// What scalars are compared as in a search: decomposed, and without case or accents if those don't
/// count.
///
/// So "é" is found in one scalar or two. Case is folded as Unicode's full case folding does ("ß" is
/// "ss"). Accents are what marks a letter without being one: those of Latin, Greek and Cyrillic,
/// Hebrew points, Arabic vowels; not the vowel signs of Devanagari and Thai.
///
/// What a scalar becomes is worked out for 256 neighbours at once, the first time one is met.
final class TextFolding {
  private let foldsCase: Bool
  private let dropsAccents: Bool
  /// Plain memory, for it is looked into for every scalar of a long text.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>?>
  /// What scalars become that become several, or none: a count, then so many scalars.
  private var sequences: [UInt32] = []
  /// What each ASCII byte becomes.
  private(set) var ascii: [UInt32] = []

  private var knownLeads: (first: UInt32, table: [Bool])?

  @MainActor private static var made: [Int: TextFolding] = [:]

  /// The folding for some options; there are four, kept once made.
  @MainActor static func folding(for options: TextSearchOptions) -> TextFolding {
    let key = options.intersection([.caseInsensitive, .diacriticInsensitive]).rawValue
    if let folding = made[key] { return folding }
    let folding = TextFolding(options)
    made[key] = folding
    return folding
  }

  private init(_ options: TextSearchOptions) {
    foldsCase = options.contains(.caseInsensitive)
    dropsAccents = options.contains(.diacriticInsensitive)
    pages = .allocate(capacity: TextFolding.pageCount)
    pages.initialize(repeating: nil, count: TextFolding.pageCount)
    ascii = (0..<128).map { entry($0) }
  }

  deinit {
    for page in 0..<TextFolding.pageCount { pages[page]?.deallocate() }
    pages.deallocate()
  }

  private static let pageCount = 0x1100

  /// The first of what a scalar becomes; nil if it becomes nothing.
  func first(_ scalar: UInt32) -> UInt32? {
    let folded = entry(scalar)
    guard folded & TextFolding.severalFlag != 0 else { return folded }
    let index = Int(folded & ~TextFolding.severalFlag)
    return sequences[index] > 0 ? sequences[index + 1] : nil
  }

  /// Appends what a scalar becomes.
  func append(_ scalar: UInt32, to folded: inout [UInt32]) {
    let entry = entry(scalar)
    guard entry & TextFolding.severalFlag != 0 else {
      folded.append(entry)
      return
    }
    let index = Int(entry & ~TextFolding.severalFlag)
    folded += sequences[(index + 1)..<(index + 1 + Int(sequences[index]))]
  }

  /// For each byte whether it may be the first of a scalar that becomes something with this beginning.
  func leads(of first: UInt32) -> [Bool] {
    if let leads = knownLeads, leads.first == first { return leads.table }
    var table = [Bool](repeating: false, count: 256)
    for byte in 0..<128 where ascii[byte] == first { table[byte] = true }
    // Of two bytes all are tried; of the many with more each is looked at when it is met.
    for scalar in UInt32(0x80)..<0x800 where self.first(scalar) == first {
      table[0xC0 | Int(scalar >> 6)] = true
    }
    for byte in UInt32(0xE0)...0xF4 {
      let isUnchanging = TextFolding.unchanging.contains(byte << 12 & 0xF000) && byte < 0xF0
      table[Int(byte)] = !isUnchanging || first >> 12 == byte & 0x0F
    }
    knownLeads = (first, table)
    return table
  }

  /// Ideographs that become themselves, and that nothing else becomes but their compatible twins, which
  /// have another first byte.
  private static let unchanging: ClosedRange<UInt32> = 0x4000...0x9FFF

  private static let severalFlag: UInt32 = 1 << 31

  private func entry(_ scalar: UInt32) -> UInt32 {
    let page = pages[Int(scalar >> 8)] ?? page(scalar >> 8)
    return page[Int(scalar & 0xFF)]
  }

  private func page(_ number: UInt32) -> UnsafeMutablePointer<UInt32> {
    let page = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    for low in 0..<256 { page[low] = work(number << 8 | UInt32(low)) }
    pages[Int(number)] = page
    return page
  }

  private func work(_ value: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(value), !TextFolding.unchanging.contains(value) else {
      return value
    }
    var folded: [UInt32] = []
    for scalar in decomposed(scalar) where !(dropsAccents && scalar.isAccent) {
      folded.append(scalar.value)
    }
    if folded.count == 1 { return folded[0] }
    sequences.append(UInt32(folded.count))
    sequences += folded
    return TextFolding.severalFlag | UInt32(sequences.count - folded.count - 1)
  }

  private func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    // GLib's strings end at a NUL.
    guard scalar.value != 0 else { return [scalar] }
    let text = String(scalar)
    let folded = foldsCase ? g_utf8_casefold(text, -1) : g_strdup(text)
    let normalized = g_utf8_normalize(folded, -1, G_NORMALIZE_NFD)
    defer {
      g_free(folded)
      g_free(normalized)
    }
    guard let normalized else { return [scalar] }
    return Array(String(cString: normalized).unicodeScalars)
  }
}

extension Unicode.Scalar {
  /// Whether it marks a letter without being a letter or a vowel itself.
  fileprivate var isAccent: Bool {
    if value < 0x300 { return false }
    if value < 0x370 { return true }
    return properties.isDiacritic && properties.generalCategory == .nonspacingMark
      // What joins consonants makes other letters of them.
      && properties.canonicalCombiningClass != .virama
  }
}
