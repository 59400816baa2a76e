/// The sequence of input by which a program is weighed.
struct Scenario: Sendable {
  /// The position of a press.
  struct Point: Equatable, Sendable {
    /// The distance from the window's left edge, in points.
    var x: Double
    /// The distance from the window's top edge including its title bar, in points.
    var y: Double
  }

  /// A step that is played several times and measured each time.
  enum Step: Equatable, Sendable {
    /// A tap by touch.
    case press(Point)
    /// Keys of the US layout, with the codes of `linux/input-event-codes.h`. The keys in `before` are not
    /// measured, and each of the others is measured, down and up. `undo` is pressed after each of these, and
    /// not measured.
    case keys(before: [UInt32], measured: [UInt32], undo: UInt32? = nil)
    /// A scroll of a touchpad by a number of points downward.
    case scroll(Double)
  }

  /// The product's name.
  var program: String
  /// The arguments after the program's name.
  var arguments: [String] = []
  /// The measured steps after the start, in order.
  var steps: [Step]
  /// Notes about steps that are not measured, with the reasons.
  var omissions: [String] = []

  /// The programs that are weighed.
  static let all: [Scenario] = [
    Scenario(
      program: "PeerWindow",
      steps: [
        .press(Point(x: 100, y: 110)), .keys(before: [Key.tab], measured: Key.spaces),
      ],
      omissions: ["no scroll step: nothing scrolls"]),
    Scenario(
      program: "PeerField",
      steps: [.keys(before: Key.word, measured: Key.letters, undo: Key.backspace)],
      omissions: [
        "no press: the field has the keyboard already, and a tap draws nothing",
        "no scroll step: the text is shorter than the field",
      ]),
    Scenario(
      program: "Counter",
      steps: [
        .press(Point(x: 160, y: 106)), .keys(before: [Key.tab], measured: Key.spaces),
      ],
      omissions: ["no scroll step: nothing scrolls"]),
    Scenario(
      program: "PeerList", steps: [.scroll(40)],
      omissions: ["no press and no key: it is weighed for its scroll steps"]),
  ]

  private enum Key {
    static let tab: UInt32 = 15
    /// Space presses the focused button.
    static let spaces = [UInt32](repeating: 57, count: Steps.all)
    static let backspace: UInt32 = 14
    /// The text of the field, `house`.
    static let word: [UInt32] = [35, 24, 22, 31, 18]
    /// The letters of two rows, so that each results in a new text.
    static let letters = Array((Array(UInt32(30)...38) + Array(16...25)).prefix(Steps.all))
  }
}

/// The number of times that a step is played.
enum Steps {
  /// The number of first steps, which fill caches and are not counted.
  static let warm = 6
  /// The number of counted steps. The minimum is the figure, because a timer that fires in between, or a
  /// message that arrives in two parts, only adds to a step.
  static let counted = 9
  static var all: Int { warm + counted }
  /// The number of starts. The minimum is the figure. On a busy machine, more events arrive one by one.
  static let starts = 3
}

/// Returns the median of numbers, or the lower of the two middle ones. If there are no numbers, returns 0.
func median(_ numbers: [Int]) -> Int {
  numbers.isEmpty ? 0 : numbers.sorted()[(numbers.count - 1) / 2]
}
