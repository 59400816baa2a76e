import SeededRandom
import Testing
import WindowResponder

@testable import ResponderGraphics

@Suite("A styled text") struct StyledTextTests {
  private let red = TextAttributes(foregroundColor: .red)
  private let bold = TextAttributes(font: .boldSystemFont(ofSize: 15))

  private func range(_ start: Int, _ end: Int) -> TextRange { TextRange(utf8: start..<end) }
  private func position(_ offset: Int) -> TextPosition { TextPosition(utf8Offset: offset) }

  @Test("is made of a string, with attributes or without, or of a literal")
  func making() {
    #expect(StyledText().isEmpty && StyledText().runs.isEmpty)
    let plain: StyledText = "abc"
    #expect(plain.string == "abc" && plain.length == 3 && plain == StyledText("abc"))
    #expect(plain.runs.map(\.range) == [range(0, 3)] && plain.runs[0].attributes.isEmpty)
    let text = StyledText(string: "abc", attributes: red)
    #expect(text.attributes(at: .start) == red && text != plain)
    #expect(text.description == "abc")
  }

  @Test("a picture is one character U+FFFC with an attachment")
  func attachment() {
    let picture = TextAttachment(image: Image(systemName: "star"))
    let text = StyledText(attachment: picture, attributes: red)
    #expect(text.string == "\u{FFFC}")
    #expect(text.attributes(at: .start).attachment == picture)
    #expect(text.attributes(at: .start).foregroundColor == .red)
  }

  @Test("stretches that look alike are one run")
  func joining() {
    let text = StyledText("ab", attributes: red) + StyledText("cd", attributes: red) + "ef"
    #expect(text.runs.map(\.range) == [range(0, 4), range(4, 6)])
    var joined = text
    joined.setAttributes(red, range: range(4, 6))
    #expect(joined.runs.count == 1)
  }

  @Test("attributes are set, added and taken away in a range")
  func attributes() {
    var text: StyledText = "abcdef"
    text.addAttributes(red, range: range(1, 4))
    text.addAttributes(bold, range: range(2, 6))
    #expect(text.runs.map(\.range) == [range(0, 1), range(1, 2), range(2, 4), range(4, 6)])
    #expect(text.attributes(at: position(2)) == red.merging(bold))
    text.removeAttribute(.font)
    #expect(text.runs.map(\.range) == [range(0, 1), range(1, 4), range(4, 6)])
    text.setAttributes(bold, range: range(0, 2))
    #expect(text.attributes(at: position(1)) == bold)
    #expect(text.attributes(at: position(2)) == red)
  }

  @Test("attributes are told with how far they reach")
  func effectiveRange() {
    let text = StyledText("ab", attributes: red) + "cd"
    var reach = TextRange(at: .start)
    #expect(text.attributes(at: position(1), effectiveRange: &reach) == red)
    #expect(reach == range(0, 2))
    #expect(text.attributes(at: position(2), effectiveRange: &reach).isEmpty)
    #expect(reach == range(2, 4))
    #expect(text.attributes(at: position(99)).isEmpty)
  }

  @Test("letters put in look as those they replace, or as those before them")
  func typing() {
    var text = StyledText("ab", attributes: red) + "cd"
    text.replaceCharacters(in: range(1, 3), with: "xyz")
    #expect(text.string == "axyzd")
    #expect(text.runs.map(\.range) == [range(0, 4), range(4, 5)])
    text.replaceCharacters(in: range(4, 4), with: "é")
    #expect(text.attributes(at: position(4)) == red && text.string == "axyzéd")
    text.insert(StyledText("!", attributes: bold), at: .start)
    #expect(text.runs.first?.attributes == bold)
    text.deleteCharacters(in: text.range)
    #expect(text.isEmpty && text.runs.isEmpty)
  }

  @Test("a part keeps its looks")
  func parts() {
    let text = StyledText("ab", attributes: red) + "cd"
    let part = text[range(1, 3)]
    #expect(part == StyledText("b", attributes: red) + "c")
    #expect(text.attributedSubstring(from: range(2, 2)).isEmpty)
  }

  @Test("an enumeration goes run by run, and stops when told to")
  func enumeration() {
    let text = StyledText("ab", attributes: red) + "cd" + StyledText("ef", attributes: bold)
    var seen: [TextRange] = []
    text.enumerateAttributes(in: range(1, 6)) { _, range, stops in
      seen.append(range)
      stops = seen.count == 2
    }
    #expect(seen == [range(1, 2), range(2, 4)])
  }

  @Test("ranges outside, or inside of a character, do no harm")
  func oddRanges() {
    var text: StyledText = "a👨‍👩‍👧b"
    text.addAttributes(red, range: range(3, 900))
    #expect(text.runs.map(\.range) == [range(0, 1), range(1, 20)])
    text.replaceCharacters(in: range(500, 900), with: "!")
    #expect(text.string == "a👨‍👩‍👧b!")
    text.deleteCharacters(in: range(1, 19))
    #expect(text.string == "ab!")
  }

  @Test("equal attributes are equal however they were made, and an unset one is none")
  func equality() {
    var one = TextAttributes(font: .systemFont(ofSize: 3))
    one.kern = 2
    var other = TextAttributes(kern: 2)
    #expect(one != other && one.contains(.font) && !other.contains(.font))
    other.font = .systemFont(ofSize: 3)
    #expect(one == other && one.hashValue == other.hashValue)
    other.remove(.font)
    other.kern = nil
    #expect(other.isEmpty && other == TextAttributes())
    for key in TextAttributes.Key.allCases { #expect(!other.contains(key)) }
  }

  @Test("random edits give what a list of letters with their looks gives")
  func randomEdits() {
    var generator = SeededGenerator(seed: 7)
    let styles = [TextAttributes(), red, bold, red.merging(bold)]
    var text = StyledText()
    var model: [(letter: Character, attributes: TextAttributes)] = []
    for _ in 0..<3000 {
      let start = Int.random(in: 0...model.count, using: &generator)
      let end = Int.random(in: start...min(model.count, start + 4), using: &generator)
      let bytes = { (count: Int) in model[..<count].reduce(0) { $0 + $1.letter.utf8.count } }
      let part = range(bytes(start), bytes(end))
      let attributes = styles[Int.random(in: 0..<4, using: &generator)]
      switch Int.random(in: 0..<5, using: &generator) {
      case 0, 1:
        let letter = Array("aé世🎉")[Int.random(in: 0..<4, using: &generator)]
        text.replaceCharacters(in: part, with: StyledText(String(letter), attributes: attributes))
        model.replaceSubrange(start..<end, with: [(letter, attributes)])
      case 2 where model.count > 20:
        text.deleteCharacters(in: part)
        model.removeSubrange(start..<end)
      case 3:
        text.addAttributes(attributes, range: part)
        for place in start..<end { model[place].attributes.merge(attributes) }
      default:
        text.setAttributes(attributes, range: part)
        for place in start..<end { model[place].attributes = attributes }
      }
      #expect(text.string == String(model.map(\.letter)))
      var offset = 0
      for (letter, attributes) in model {
        if text.attributes(at: position(offset)) != attributes {
          Issue.record("wrong attributes at \(offset)")
          return
        }
        offset += letter.utf8.count
      }
      let runs = text.runs
      #expect(!zip(runs, runs.dropFirst()).contains { $0.attributes == $1.attributes })
    }
  }
}
