import Foundation
import Testing

@testable import RuleCheck

/// Tests of the table of terms, in prose and in names.
struct TermTests {
  /// Returns the words of a text that the table of terms matches.
  private func matches(_ text: String) -> [String] {
    let file = ProseFile(path: "A.md", article: Array(text.utf8))
    return Terms().findings(in: file).compactMap {
      $0.message.split(separator: "\"").first.map(String.init)
    }
  }

  @Test(
    "Each term is found in a sentence that uses the word in the term's sense",
    arguments: [
      ("The device gives a knock.", "knock"),
      ("The window comes with the leave to come to the front.", "leave to come"),
      ("A program's wishes are sent once.", "wishes"),
      ("Held moves are sent with the frame.", "held moves"),
      ("The observer gets the news at once.", "news"),
      ("It frees the remains later.", "the remains"),
      ("A catalogue of words is loaded.", "catalogue of words"),
      ("A GIF is a film.", "film"),
      ("Draws the page on the paper.", "the paper"),
      ("A button with its looks is drawn.", "its looks"),
      ("Moves the row to another place.", "another place"),
      ("The places of the rows are kept.", "the places"),
      ("Draws the signs in front of the rows.", "the signs"),
      ("The panel shows each kind of file.", "kind of file"),
      ("A recorder looks on.", "looks on"),
      ("An action travels all the time on its way up.", "way up"),
      ("Shows a wheel that turns.", "wheel that turns"),
      ("The request is sent over the wire.", "wire"),
      ("Rooms below may not use it.", "rooms"),
      ("Titles run from right to left there.", "from right to left"),
      ("The view hands the event on.", "hands the event on"),
      ("Each event is handed on.", "handed on"),
      ("When a screen goes away, its windows move.", "screen goes"),
    ])
  func found(text: String, words: String) {
    #expect(matches(text) == [words])
  }

  @Test(
    "The same words in other senses are not found",
    arguments: [
      "Places the view. The constraints place the label, and code that places it wins.",
      "It takes place in place of the first; the second takes its place.",
      "The view looks up the color, looks like a button and looks for a window.",
      "The sheet has the paper size that the paper's chapter 3 names.",
      "The text remains as it was. What remains is kept.",
      "There is no room for a second line.",
      "The wire format of Wayland.",
      "`knock` and \"a film\" are quoted, as is the [link](knock.md).",
      "Two hands on the screen. The leave event.",
      "The window comes to the front, and the pointer goes over it.",
      "Plus and minus have opposite signs.",
      "Wheels turn. Be named if you wish.",
      "Which way up the device is.",
      "Columns lie from left to right.",
    ])
  func notFound(text: String) {
    #expect(matches(text) == [])
  }

  @Test(
    "A phrase does not reach over a comma or the end of a sentence, and reaches over a line break")
  func ends() {
    #expect(matches("It is the, place it there. The") == [])
    #expect(matches("It is the\nplace of it.") == ["the place"])
  }

  @Test("Names of files, types and visible members are checked by their words")
  func names() {
    let source = """
      struct ViewRemains {
        var wishes = 0
        private var place = 0
        private(set) var lastPlace = 0
        func place(_ view: Int) { let film = 0; func news() {} }
        func placeOfView() {}
        var placesCaret = true
        var placeholder = 0
        var remains = 0
        var replaced = 0
        override var picture: Int { 0 }
        @available(*, deprecated, renamed: "a") var film: Int { 0 }
        var paperSize = 0
      }
      private struct Film { var news = 0 }
      enum Film2 { case knock, other }
      """
    let file = ProseFile(SourceFile(path: "Sources/A/PictureView.swift", bytes: Array(source.utf8)))
    let found = TermNames().findings(in: file)
    #expect(found.map(\.line) == [0, 1, 2, 4, 16], "\(found.map(\.text))")
  }

  @Test("A name is divided at its capitals and signs")
  func words() {
    #expect(TermNames.words(of: "ViewRemains+Of") == ["view", "remains", "of"])
    #expect(TermNames.words(of: "lastPlace_2") == ["last", "place", "2"])
  }

  @Test("Each term of the table stands in Documentation/Words.md")
  func documented() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/Words.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for term in TermTable.all { #expect(text.contains("\"\(term.word)\""), "\(term.word)") }
  }

  @Test("Subjects of at most 72 characters without a semicolon are right")
  func subjects() {
    #expect(CommitSubjects.problems(of: "Fix Return in alerts pressing the focused button") == [])
    #expect(CommitSubjects.problems(of: "Check a press once; share the set-up").count == 1)
    let long = Substring(String(repeating: "ä", count: 72))
    #expect(CommitSubjects.problems(of: long) == [])
    #expect(CommitSubjects.problems(of: long + "a").count == 1)
  }
}
