import Testing

@testable import RuleCheck

/// Tests of the rules about wording, each with text that breaks it and text that does not.
struct WordingRuleTests {
  private let package: PlantedPackage

  init() throws {
    package = try PlantedPackage()
  }

  /// Returns the findings in a source file, each as its line and its rule.
  private func findings(_ text: String, in path: String = "Sources/A/A.swift") throws -> [String] {
    try package.write(text, to: path)
    var tool = WordingTool(arguments: ["--list"], package: package.path)
    let lines = Lines()
    tool.report = { lines.append($0) }
    #expect(tool.run() == 0)
    return lines.all.filter { $0.hasPrefix("\(path):") }.map { line in
      let rest = line.dropFirst(path.count + 1).split(separator: ": ")
      return rest.prefix(2).joined(separator: " ")
    }
  }

  private final class Lines {
    var all: [String] = []
    func append(_ line: String) { all.append(line) }
  }

  @Test(
    "A doc comment that begins with a question word or a form of to have is found, with its line")
  func openings() throws {
    let found = try findings(
      """
      /// What is drawn.
      struct A {
        /// Who observes it.
        var observers = 0
        /// Whether it is on.
        var isOn = false
        /// Nil until it is loaded.
        var image: Int?
        /// `nil` while it is hidden.
        var window: Int?
        /// Has the page come.
        func load() {}
        /// Does what the user asks for.
        func act() {}
        /// How many there are.
        case one
      }
      """)
    #expect(
      found == [
        "1 opening", "3 opening", "5 opening", "7 opening", "9 opening", "11 opening", "13 opening",
        "15 opening",
      ])
  }

  @Test("Comments that are not documentation, and later sentences, may begin with any word")
  func otherOpenings() throws {
    let found = try findings(
      """
      // What follows is generated.
      /// The user's name. Whether it is set does not matter.
      ///
      /// What it is made of.
      var name = "" // Nil for now.
      """)
    #expect(found == [])
  }

  @Test("A method's comment begins with a verb in the third person")
  func methods() throws {
    let found = try findings(
      """
      struct A {
        /// The distance.
        func distance() -> Int { 0 }
        /// A Boolean value that indicates whether it fits.
        func fits() -> Bool { true }
        /// Frames of the image.
        func frames() {}
        /// Creates a value.
        init() {}
        /// Returns the frames.
        func images() {}
        /// Asynchronously loads it.
        func load() {}
        /// Called when the view appears.
        func appear() {}
        /// Records that it ended.
        func end() {}
        /// Consists of nothing.
        func consist() {}
        /// `sin(x)` for each.
        func sines() {}
      }
      """)
    #expect(found == ["2 kind", "4 kind", "6 kind"])
  }

  @Test(
    "A property's and a type's comment begin with a noun phrase, an enumeration case as it likes")
  func nouns() throws {
    let found = try findings(
      """
      /// Draws the track.
      struct A {
        /// Returns the frame.
        var frame: Int { 0 }
        /// Is true for a hidden view.
        var isHidden = false
        /// Counts the frames.
        var counts = 0
      }
      /// Requests that wait for the compositor.
      struct B {
        /// Frames of the image.
        var frames = 0
        /// UIKit's name for it.
        var uikit = 0
        /// Points from the left edge.
        var x = 0
        /// Bounds in the window's coordinates.
        var bounds = 0
      }
      enum C {
        /// Scales the content.
        case scale
      }
      """)
    #expect(found == ["1 kind", "3 kind", "5 kind", "7 kind"])
  }

  @Test("Words without an actor are found in every comment, not in code, literals and quotations")
  func phrases() throws {
    let found = try findings(
      """
      /// The text that nobody sees.
      var a = "nobody" // Somebody sees it.
      // It is told of each
      // change; `somebody` and "whoever" are quoted.
      /// The difference, which cannot be told apart.
      /// ```swift
      /// let nobody = 1
      /// ```
      /// The users who want it, and the
      /// observer who wants it.
      var b = 0
      """)
    #expect(found == ["1 phrase", "2 phrase", "3 phrase", "10 phrase"])
  }

  @Test(
    "A sentence of 31 words in public documentation is found, one of 30 or in an internal comment not"
  )
  func longSentences() throws {
    let thirty = "The " + Array(repeating: "word", count: 29).joined(separator: " ")
    let found = try findings(
      """
      /// \(thirty).
      public struct A {
        /// A sentence. \(thirty) more.
        public var a = 0
        /// \(thirty) more.
        var b = 0
        /// \(thirty)
        /// - one more.
        public var c = 0
      }
      public protocol P {
        /// \(thirty) `more` words.
        var a: Int { get }
      }
      public enum E {
        /// \(thirty) (and more).
        case a
      }
      """)
    #expect(found == ["3 long-sentence", "12 long-sentence", "16 long-sentence"])
  }

  @Test("Members of a package outside Sources are no public documentation")
  func longSentencesOfTests() throws {
    let long = Array(repeating: "word", count: 31).joined(separator: " ")
    #expect(try findings("/// The \(long).\npublic var a = 0\n", in: "Tests/A/A.swift") == [])
  }
}
