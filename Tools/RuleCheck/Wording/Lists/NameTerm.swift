/// A word of names that the field does not use.
struct NameTerm: Sendable {
  /// The term, or the terms for its senses.
  var instead: String
  /// A Boolean value that indicates whether the word is right as the first word of a function's name.
  var canBeVerb = false
  /// A Boolean value that indicates whether the word is right in the names of members.
  var isForTypesAlone = false
  /// The words of a name before which the word has another sense.
  var exceptBefore: Set<String> = []
  /// The words of a name after which the word has another sense.
  var exceptAfter: Set<String> = []

  private static let position = NameTerm(
    instead: "position, location, offset, index path", canBeVerb: true,
    exceptBefore: ["holder", "holders"],
    exceptAfter: ["in"])
  private static let image = NameTerm(
    instead: "image", exceptBefore: ["in"], exceptAfter: ["in"])
  private static let animation = NameTerm(instead: "animated image, frames")
  private static let observer = NameTerm(instead: "observer")
  private static let paper = NameTerm(
    instead: "PDF document, page",
    exceptBefore: [
      "size", "sizes", "rect", "format", "width", "height", "name", "margins", "source",
    ],
    exceptAfter: ["print", "printer"])
  private static let touch = NameTerm(instead: "touch", canBeVerb: true)

  /// The words in lowercase.
  static let all: [String: NameTerm] = [
    "wish": NameTerm(instead: "request"),
    "wishes": NameTerm(instead: "requests"),
    "knock": NameTerm(instead: "haptic feedback, impact"),
    "knocks": NameTerm(instead: "haptic feedback, impacts"),
    "news": NameTerm(instead: "notification, change notification"),
    "remains": NameTerm(instead: "teardown, cleanup", canBeVerb: true, isForTypesAlone: true),
    "film": animation,
    "films": animation,
    "picture": image,
    "pictures": image,
    "paper": paper,
    "papers": paper,
    "looks": NameTerm(
      instead: "appearance", canBeVerb: true,
      exceptBefore: ["up", "like", "for", "at", "same", "right", "empty", "valid"]),
    "place": position,
    "places": position,
    "watcher": observer,
    "watchers": observer,
    "witness": NameTerm(instead: "observer, recorder"),
    "wire": NameTerm(
      instead: "Wayland connection, protocol message", canBeVerb: true,
      exceptBefore: ["format", "protocol"]),
    "words": NameTerm(
      instead: "strings, localization, message catalog", isForTypesAlone: true),
    "finger": touch,
  ]
}
