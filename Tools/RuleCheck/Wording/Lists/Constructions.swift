/// The words and constructions that prose does not use.
enum Constructions {
  private static let actor = "name the actor: the compositor, the delegate, the caller, the user"

  /// The phrases, each with a replacement.
  static let all: [(Phrase, String)] = [
    (Phrase("somebody|someone|anybody|nobody|whoever|whomever|everybody"), actor),
    (Phrase("no one", anchor: 1), actor),
    (
      Phrase("is|are|was|were|be|been|being told", notBefore: "apart from"),
      "name what is received: \"receives\", \"is notified\", \"the delegate's … is called\""
    ),
    (
      Phrase(
        "has|have|had|having it|them|itself draw|drawn|do|done|come|go|show|shown|call|called|send"
          + "|sent|made|make|take|taken|laid|lay|close|closed|open|opened|keep|kept|say|said",
        anchor: 1, notAfter: "that which"),
      "name the action: \"calls\", \"notifies\", \"schedules\""
    ),
    (
      Phrase("that|which wants"),
      "say what the code requests or requires: code wants nothing"
    ),
    (
      Phrase(
        "who tells|hears|wants", anchor: 0,
        notAfter:
          "user users person people reader readers developer developers engineer engineers one those"
      ),
      actor
    ),
    (Phrase("is|are asked for nothing|anything", anchor: 1), "say which method is not called"),
    (Phrase("goes without saying"), "leave it out"),
  ]
}
