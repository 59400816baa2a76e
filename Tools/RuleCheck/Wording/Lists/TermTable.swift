/// A word that the field does not use, and the term that it uses.
struct Term: Sendable {
  /// The word, as `Documentation/Words.md` lists it.
  let word: String
  /// The term, or the terms for its senses.
  let instead: String
  /// The phrases of prose in which the word has the sense of the term.
  let phrases: [Phrase]

  init(_ word: String, _ instead: String, _ phrases: [Phrase]) {
    (self.word, self.instead, self.phrases) = (word, instead, phrases)
  }
}

/// The terms of `Documentation/Words.md` that prose can be searched for.
///
/// A word that is right English in another sense is matched in phrases alone: `place` after a determiner is a
/// noun, and after "to" a verb. The table therefore misses some uses, and names none that is right.
enum TermTable {
  /// Words before a noun that cannot stand before a verb in the third person.
  private static let determiners =
    "the|a|an|its|their|his|her|our|your|my|this|these|those|each|every|no|any|another|own|other|some|few"
    + "|many|same|first|last|right|wrong|new|old|whose|two|three|several|certain|free|empty|fixed|exact"
  private static let devices =
    "window|windows|screen|screens|surface|surfaces|display|displays|output|outputs|device|devices|seat|seats"
    + "|keyboard|popup|tablet|mouse"
  private static let particles =
    "up at for like in into after through as down over ahead back again so"

  static let all: [Term] = [
    Term("knock", "haptic feedback, or impact", [Phrase("knock|knocks|knocking|knocked")]),
    Term(
      "leave (to come to the front)", "activation token",
      [
        Phrase("leave to come|activate|raise|appear|focus", anchor: 0),
        Phrase("a|the|no|this|whose leave", notBefore: "event events animation request handler"),
      ]),
    Term(
      "wishes (of a window)", "requests, or the name of the request",
      [Phrase("wish|wishes|wished", notAfter: "you")]),
    Term(
      "held moves", "motion coalescing, or coalesced touches",
      [Phrase("held moves|move"), Phrase("moves held", anchor: 0)]),
    Term(
      "news", "notification, or change notification",
      [Phrase("news", notBefore: "feed app site reader article list")]),
    Term("remains", "teardown, or cleanup", [Phrase("the|its|their|these|of remains")]),
    Term(
      "words, catalogue of words", "strings, localization, or message catalog",
      [
        Phrase("catalogue|catalogues|catalog|catalogs of words", anchor: 2),
        Phrase("own words", notAfter: "its"),
        Phrase("library|program|desktop|interface words"),
        Phrase("words in other languages", anchor: 2),
        Phrase("words of the library|program|desktop", anchor: 0),
      ]),
    Term(
      "film, picture that moves", "animated image, or frames",
      [
        Phrase("film|films"), Phrase("picture|pictures that|which moves|move", anchor: 0),
        Phrase("moving picture|pictures"),
      ]),
    Term(
      "paper", "PDF document, or page",
      [
        Phrase("papers"),
        Phrase(
          "a|the|one|this|each|its paper",
          notBefore:
            "size sizes format formats width tray printer roll chapter strengths author authors"),
      ]),
    Term(
      "looks", "appearance",
      [
        Phrase(
          "the|its|their|new|own|other|two|different|all|24|of|same looks", notBefore: particles),
        Phrase("the|its|their|one|another look of", anchor: 1),
      ]),
    Term(
      "place", "position, location, offset, or index path",
      [
        Phrase(
          "\(determiners)|which|that|one|all|both place",
          notAfter: "in take takes took taken taking",
          notBefore: "the a an it them itself its their each every"),
        Phrase(
          "\(determiners)|all|both places",
          notBefore: "the a an it them itself its their each every"),
      ]),
    Term(
      "signs, letters", "characters, glyphs, or code points",
      [
        Phrase(
          "\(determiners)|many|such signs", notAfter: "opposite different plus minus both same")
      ]),
    Term(
      "kind of file", "file type, or content type", [Phrase("kind|kinds of file|files", anchor: 0)]),
    Term(
      "what looks on", "inspector, or observer",
      [Phrase("looks|looking|look on", notBefore: "a an the each every this its")]),
    Term(
      "the way up", "responder chain",
      [Phrase("way up", notAfter: "which all right other", notBefore: "the a to from")]),
    Term(
      "the wheel that turns", "activity indicator",
      [Phrase("wheel|wheels that turns|turn", anchor: 0)]),
    Term(
      "wire", "Wayland connection, or protocol message",
      [Phrase("wire|wires", notBefore: "format formats protocol protocols up")]),
    Term(
      "rooms", "layers, or folders",
      [
        Phrase("rooms"),
        Phrase("each|which|every|lower|upper|another|one room", notBefore: "for of to left that"),
      ]),
    Term(
      "from right to left", "right-to-left",
      [Phrase("from right to left", anchor: 1)]),
    Term(
      "to hand on", "to forward (events), or to re-export (modules)",
      [
        Phrase("hands|handed|handing on", anchor: 0, notAfter: "the two both with of their user's"),
        Phrase("hand|hands|handed|handing it|them|this|that|each|all|everything on", anchor: 0),
        Phrase("hand|hands|handed|handing the|a|its|their|each|every <any> on", anchor: 0),
      ]),
    Term(
      "comes, goes (a window, a screen, a device)",
      "appears, is added, is removed, or is disconnected",
      [
        Phrase(
          "\(devices) comes|come|goes|go|came|went",
          notBefore:
            "to on from back up down into out with over elsewhere anywhere somewhere along by under there "
            + "nowhere where through no the a first last")
      ]),
  ]
}
