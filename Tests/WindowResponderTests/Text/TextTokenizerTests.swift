import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

/// Tests of the words, sentences, paragraphs and lines of an application's own text input.
@MainActor @Suite("Text tokenizer", .serialized) struct TextTokenizerTests {
  let view = PlainTextView()

  private func at(_ offset: Int) -> TextPosition { TextPosition(utf8Offset: offset) }

  /// Returns the boundaries that the tokenizer finds on the way through the text.
  private func walk(
    _ text: String, _ granularity: TextGranularity, _ direction: TextStorageDirection = .forward
  ) -> [Int] {
    view.content = text
    var found: [Int] = []
    var position = direction == .forward ? view.beginningOfDocument : view.endOfDocument
    while let next = view.tokenizer.position(
      from: position, toBoundary: granularity, inDirection: .storage(direction))
    {
      found.append(next.utf8Offset)
      position = next
      if found.count > 1_000 { break }
    }
    return found
  }

  private func unit(
    _ granularity: TextGranularity, at offset: Int, _ direction: TextStorageDirection = .forward
  ) -> String? {
    view.tokenizer.rangeEnclosingPosition(
      at(offset), with: granularity, inDirection: .storage(direction)
    ).flatMap { view.text(in: $0) }
  }

  // MARK: Words

  @Test(
    "words end where they end in the text's own script, forward",
    arguments: [
      ("one two, three.", [3, 7, 14, 15]), ("don't stop", [5, 10]), ("a  b", [1, 4]),
      ("مرحبا بكم", [10, 17]), ("שלום עולם", [8, 17]), ("привет мир", [12, 19]),
      ("नमस्ते दुनिया", [18, 37]), ("x 3.14 y", [1, 6, 8]), ("a\nb", [1, 3]), ("", []),
      ("🎉 yes", [8]),
    ])
  func wordsForward(text: String, ends: [Int]) {
    #expect(walk(text, .word) == ends)
  }

  @Test(
    "and begin where they begin, backward",
    arguments: [
      ("one two, three.", [9, 4, 0]), ("don't stop", [6, 0]), ("a  b", [3, 0]),
      ("مرحبا بكم", [11, 0]), ("a\nb", [2, 0]), ("  a", [2, 0]),
    ])
  func wordsBackward(text: String, starts: [Int]) {
    #expect(walk(text, .word, .backward) == starts)
  }

  @Test("Thai words are those of a dictionary")
  func thai() {
    // ภาษา (language), ไทย (Thai), without a space between them.
    #expect(walk("ภาษาไทย", .word) == [12, 21])
  }

  @Test("Chinese and Japanese have words too, and none is longer than the text")
  func cjk() {
    for text in ["日本語を書く", "你好世界", "カタカナ"] {
      let ends = walk(text, .word)
      #expect(!ends.isEmpty && ends.last == text.utf8.count && ends == ends.sorted())
      #expect(walk(text, .word, .backward).last == 0)
    }
  }

  @Test("a word is found from inside, at its start going on and at its end going back")
  func wordUnits() {
    view.content = "one  two"
    #expect(unit(.word, at: 1) == "one" && unit(.word, at: 1, .backward) == "one")
    #expect(unit(.word, at: 0) == "one" && unit(.word, at: 0, .backward) == nil)
    #expect(unit(.word, at: 3) == nil && unit(.word, at: 3, .backward) == "one")
    #expect(unit(.word, at: 4) == nil && unit(.word, at: 4, .backward) == nil)
    #expect(unit(.word, at: 5) == "two" && unit(.word, at: 5, .backward) == nil)
    #expect(unit(.word, at: 8) == nil && unit(.word, at: 8, .backward) == "two")
  }

  @Test("whether a position is at a boundary depends on where one comes from")
  func boundaries() {
    view.content = "one two"
    func isAt(_ offset: Int, _ direction: TextStorageDirection) -> Bool {
      view.tokenizer.isPosition(
        at(offset), atBoundary: .word, inDirection: .storage(direction))
    }
    #expect(isAt(3, .forward) && !isAt(3, .backward))
    #expect(isAt(4, .backward) && !isAt(4, .forward))
    #expect(!isAt(1, .forward) && !isAt(1, .backward))
    #expect(
      view.tokenizer.isPosition(at(1), withinTextUnit: .word, inDirection: .storage(.forward)))
    #expect(
      !view.tokenizer.isPosition(at(3), withinTextUnit: .word, inDirection: .storage(.forward)))
  }

  @Test("words to the left and right go by how the paragraph is written")
  func layoutDirections() {
    view.content = "שלום עולם"
    let right = view.tokenizer.position(
      from: at(0), toBoundary: .word, inDirection: .layout(.left))
    #expect(right == at(8))
    view.content = "one two"
    #expect(
      view.tokenizer.position(from: at(0), toBoundary: .word, inDirection: .layout(.right)) == at(3)
    )
    #expect(
      view.tokenizer.position(from: at(7), toBoundary: .word, inDirection: .layout(.up)) == at(4))
  }

  // MARK: Sentences, paragraphs, lines

  @Test("sentences end behind their last sign, and begin at their first letter")
  func sentences() {
    let text = "One. Two?  Three"
    #expect(walk(text, .sentence) == [4, 9, 16])
    #expect(walk(text, .sentence, .backward) == [11, 5, 0])
    view.content = text
    #expect(unit(.sentence, at: 6) == "Two?")
    #expect(walk("你好。世界。", .sentence) == [9, 18])
  }

  @Test(
    "paragraphs end at each kind of line break",
    arguments: ["\n", "\r\n", "\r", "\u{2029}"])
  func paragraphs(terminator: String) {
    let text = "one two" + terminator + terminator + "three"
    let length = terminator.utf8.count
    #expect(walk(text, .paragraph) == [7, 7 + length, 12 + 2 * length])
    view.content = text
    #expect(unit(.paragraph, at: 3) == "one two" + terminator)
    #expect(unit(.paragraph, at: 7 + length) == terminator)
    #expect(unit(.paragraph, at: 9 + 2 * length) == "three")
    #expect(walk(text, .paragraph, .backward).last == 0)
  }

  private func isAt(
    _ offset: Int, _ granularity: TextGranularity, _ direction: TextStorageDirection
  ) -> Bool {
    view.tokenizer.isPosition(
      at(offset), atBoundary: granularity, inDirection: .storage(direction))
  }

  @Test("A paragraph ends before its terminator, and starts after the previous one")
  func paragraphBoundaries() {
    view.content = "one\ntwo\n"
    let offsets = [0, 3, 4, 7, 8]
    #expect(offsets.filter { isAt($0, .paragraph, .forward) } == [3, 7, 8])
    #expect(offsets.filter { isAt($0, .paragraph, .backward) } == [0, 4, 8])
  }

  @Test("A paragraph contains a position at its boundary only in the direction of the paragraph")
  func paragraphUnitsAtBoundaries() {
    view.content = "one\ntwo"
    #expect(unit(.paragraph, at: 4) == "two" && unit(.paragraph, at: 4, .backward) == "one\n")
    #expect(unit(.paragraph, at: 0) == "one\n" && unit(.paragraph, at: 0, .backward) == nil)
    #expect(unit(.paragraph, at: 7) == nil && unit(.paragraph, at: 7, .backward) == "two")
    #expect(unit(.paragraph, at: 3) == "one\n" && unit(.paragraph, at: 5, .backward) == "two")
  }

  @Test("The document contains its start only forward, and its end only backward")
  func documentBoundaries() {
    view.content = "ab"
    #expect(unit(.document, at: 0) == "ab" && unit(.document, at: 0, .backward) == nil)
    #expect(unit(.document, at: 2) == nil && unit(.document, at: 2, .backward) == "ab")
    #expect(!isAt(0, .document, .forward) && isAt(0, .document, .backward))
    #expect(isAt(2, .document, .forward) && !isAt(2, .document, .backward))
    #expect(!isAt(1, .document, .forward) && !isAt(1, .document, .backward))
  }

  @Test("a line separator ends no paragraph")
  func lineSeparator() {
    #expect(walk("a\u{2028}b", .paragraph) == [5])
  }

  @Test("lines are where carets stand at one height")
  func lines() {
    view.columns = 5
    view.content = "abcdefgh\nij"
    #expect(unit(.line, at: 6) == "fgh")
    #expect(unit(.line, at: 10) == "ij")
    #expect(
      view.tokenizer.position(from: at(6), toBoundary: .line, inDirection: .storage(.forward))
        == at(8))
    #expect(
      view.tokenizer.position(from: at(6), toBoundary: .line, inDirection: .storage(.backward))
        == at(5))
    #expect(
      view.tokenizer.position(from: at(5), toBoundary: .line, inDirection: .storage(.backward))
        == nil)
  }

  @Test("characters and the whole document are units as well")
  func smallAndLarge() {
    #expect(walk("e\u{301}🇯🇵", .character) == [3, 11])
    #expect(walk("e\u{301}🇯🇵", .document) == [11])
    view.content = "ab"
    #expect(unit(.document, at: 1) == "ab" && unit(.character, at: 1) == "b")
    #expect(unit(.character, at: 1, .backward) == "a" && unit(.character, at: 2) == nil)
  }

  // MARK: Unusual texts

  @Test("NULs, lone marks and nothing but spaces are survived, both ways, to the ends")
  func oddTexts() {
    for text in [
      "\0", "a\0b", "\u{301}", "   ", "\u{200d}\u{200d}", "\n\n\n", "\u{feff}", "\r\r\n\n",
    ] {
      for granularity in [TextGranularity.word, .sentence, .paragraph, .character] {
        let forward = walk(text, granularity)
        #expect(forward.last == text.utf8.count, "\(text.debugDescription) \(granularity)")
        let backward = walk(text, granularity, .backward)
        #expect(backward.last == 0, "\(text.debugDescription) \(granularity)")
      }
    }
  }

  @Test("a paragraph of a hundred thousand letters, without a space, has an end both ways")
  func longWord() {
    let text = String(repeating: "a", count: 100_000)
    #expect(walk(text, .word).last == 100_000)
    #expect(walk(text, .word, .backward).last == 0)
  }
}
