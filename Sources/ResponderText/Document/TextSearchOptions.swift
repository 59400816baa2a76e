/// The options of a search for text.
///
/// Follows `NSString.CompareOptions` and `UITextSearchOptions`, and adds the options of find bars on
/// desktops.
public struct TextSearchOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The option to ignore case.
  public static let caseInsensitive = TextSearchOptions(rawValue: 1 << 0)
  /// The option to ignore diacritics.
  public static let diacriticInsensitive = TextSearchOptions(rawValue: 1 << 1)
  /// The option to match whole words only.
  public static let wholeWords = TextSearchOptions(rawValue: 1 << 2)
  /// The option to continue at the start of the text after its end, or at the end in a backward search.
  public static let wraps = TextSearchOptions(rawValue: 1 << 3)
}
