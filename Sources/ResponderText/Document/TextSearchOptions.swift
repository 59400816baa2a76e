/// How text is searched for. Follows `NSString.CompareOptions` and
/// `UITextSearchOptions`, and adds what the desktops' find bars have.
public struct TextSearchOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Upper and lower case are one.
  public static let caseInsensitive = TextSearchOptions(rawValue: 1 << 0)
  /// Letters are found with any accents, or none.
  public static let diacriticInsensitive = TextSearchOptions(rawValue: 1 << 1)
  /// Found are only whole words, not parts of one.
  public static let wholeWords = TextSearchOptions(rawValue: 1 << 2)
  /// At the end of the text the search goes on from its start (backward: the other way round).
  public static let wraps = TextSearchOptions(rawValue: 1 << 3)
}
