/// A word of a comment or of an article.
struct ProseWord: Equatable {
  /// The kinds of ends that punctuation makes.
  enum End: Equatable {
    /// The next word belongs to the same phrase.
    case none
    /// A comma, a parenthesis or the like ends the phrase.
    case phrase
    /// A full stop, an exclamation mark or a question mark ends the sentence.
    case sentence
  }

  /// The text of a code span, of a link's target or of a quotation, whose contents are not prose.
  static let placeholder = "`"

  /// The word in lowercase, without a possessive ending.
  ///
  /// This is ``placeholder`` for code, except `nil`, and for quotations.
  var text: String
  /// The line of the file, from 1.
  var line: Int
  /// A Boolean value that indicates whether the word has a possessive ending.
  var isPossessive = false
  /// The punctuation that follows the word.
  var end = End.none
}
