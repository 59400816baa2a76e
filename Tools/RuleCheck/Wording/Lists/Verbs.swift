/// The verbs with which comments begin.
enum Verbs {
  /// Verbs in the third person that are no plural of a noun.
  static let unambiguous: Set<String> = Set(
    """
    accepts accesses adds adjusts aligns allows animates appends applies arranges asks assigns attaches
    avoids becomes begins belongs binds blurs brings builds calculates cancels captures carries centers
    checks chooses clamps clears closes collects combines commits compares compiles completes computes
    configures connects considers consists contains continues converts creates decides declares decodes
    decreases defines deletes delivers depends describes deselects destroys detects determines dismisses
    dispatches disposes draws empties enables encodes enforces ensures enumerates exists expands extends
    fails fetches finds finishes fires fits follows forgets forwards frees gets gives goes grows handles
    happens hears helps holds identifies implements includes increases indicates informs inserts
    installs instructs interpolates invalidates invokes joins keeps knows lays leaves lends lets lies
    listens loads locates locks maintains makes manages merges modifies multiplies normalizes notifies
    obtains occurs offers opens overrides paints parses pastes performs picks prepares presents prevents
    prints produces provides puts reads receives reckons recognises recognizes recovers redraws refers
    refuses registers reloads remembers removes renders replaces represents requires resets resigns
    resizes resolves responds restores retrieves returns rotates runs saves says searches selects sends
    serves shows shrinks sits skips solves sorts specifies stands stays strips switches takes tells
    thinks throws toggles transforms translates undoes unlocks unregisters validates verifies wants
    warns watches wraps writes
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Verbs that make no noun phrase at the beginning of a comment.
  static let auxiliary: Set<String> = [
    "is", "are", "was", "were", "can", "cannot", "may", "might", "must", "should", "will", "would",
  ]

  /// Words that end in s and are no verbs.
  private static let others: Set<String> = Set(
    """
    this its his hers theirs ours yours is was has does as us thus plus minus versus always sometimes perhaps besides
    less unless across towards upwards downwards backwards forwards afterwards yes various previous
    bytes pixels seconds milliseconds millimetres millimeters items columns windows glyphs options settings others contents bounds radii
    letters digits characters numbers units degrees dimensions coordinates indices images pictures texts words
    programs users fingers colours colors events constraints gestures menus tests elsewhere whereas
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Verbs before "that" that are plurals of nouns too.
  private static let statements: Set<String> = [
    "records", "notes", "reports", "states", "claims", "signals", "means",
  ]
  private static let afterNouns: Set<String> = [
    "of", "that", "which", "whose", "with", "are", "and",
  ]
  private static let afterVerbs: Set<String> = [
    "the", "a", "an", "it", "itself", "them", "its", "their", "what", "each", "every", "all",
    "whether",
    "one", "no", "any", "another", "how", "where",
  ]

  /// Returns a Boolean value that indicates whether a word can be a verb in the third person.
  static func canBeVerb(_ word: String) -> Bool {
    guard !others.contains(word), let last = word.utf8.last else { return false }
    return last == UInt8(ascii: "s") && !word.hasSuffix("ss") && !word.hasSuffix("ous")
      && word.utf8.count > 2
  }

  /// Returns a Boolean value that indicates whether words certainly begin with a verb.
  static func beginWithVerb(_ words: ArraySlice<ProseWord>) -> Bool {
    guard let first = words.first, !first.isPossessive, first.end == .none else { return false }
    if auxiliary.contains(first.text) { return true }
    let next = words.dropFirst().first?.text ?? ""
    guard canBeVerb(first.text), !afterNouns.contains(next) else { return false }
    return unambiguous.contains(first.text) || afterVerbs.contains(next)
  }

  /// Returns a Boolean value that indicates whether words may begin with a verb in the third person, after an
  /// adverb or not.
  static func mayBeginWithVerb(_ words: ArraySlice<ProseWord>) -> Bool {
    guard let first = words.first else { return false }
    let rest = words.dropFirst()
    if first.text.hasSuffix("ly"), first.end == .none { return mayBeginWithVerb(rest) }
    guard !first.isPossessive, canBeVerb(first.text) else { return false }
    let next = first.end == .none ? rest.first?.text ?? "" : ""
    if unambiguous.contains(first.text) || statements.contains(first.text) { return true }
    return !["of", "that", "which", "whose", "are"].contains(next)
  }
}
