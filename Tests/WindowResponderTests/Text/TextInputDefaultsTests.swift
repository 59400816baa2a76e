import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

/// Tests of the default implementations of the protocol, for a text input with the required members only.
@MainActor @Suite("Text input's defaults", .serialized) struct TextInputDefaultsTests {
  let view = PlainTextView()

  private func at(_ offset: Int) -> TextPosition { TextPosition(utf8Offset: offset) }

  // MARK: Characters

  @Test(
    "positions move by what people see as one character",
    arguments: [
      ("abc", [1, 2, 3]), ("e\u{301}x", [3, 4]), ("🇯🇵🇩🇪", [8, 16]), ("👨‍👩‍👧‍👦!", [25, 26]),
      ("a\r\nb", [1, 3, 4]), ("กี", [6]), ("한국", [3, 6]), ("हिन्दी", [6, 18]), ("🏳️‍🌈", [14]),
      ("مَرحبا", [4, 6, 8, 10, 12]),
    ])
  func characters(text: String, borders: [Int]) {
    view.content = text
    var forward: [Int] = []
    var position = view.beginningOfDocument
    while let next = view.position(from: position, offset: 1) {
      forward.append(next.utf8Offset)
      position = next
    }
    #expect(forward == borders)
    var backward: [Int] = []
    while let next = view.position(from: position, offset: -1) {
      backward.append(next.utf8Offset)
      position = next
    }
    #expect(
      backward == [0] + borders.dropLast() || backward == ([0] + borders.dropLast()).reversed())
    #expect(
      view.position(from: view.beginningOfDocument, offset: borders.count) == at(borders.last ?? 0))
    #expect(view.position(from: view.endOfDocument, offset: -borders.count) == at(0))
    #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == borders.count)
    #expect(view.offset(from: view.endOfDocument, to: view.beginningOfDocument) == -borders.count)
  }

  @Test("beyond the text's ends there is no position, and none is where it is")
  func ends() {
    view.content = "ab"
    #expect(view.position(from: at(2), offset: 1) == nil)
    #expect(view.position(from: at(0), offset: -1) == nil)
    #expect(view.position(from: at(0), offset: 3) == nil)
    #expect(view.position(from: at(1), offset: 0) == at(1))
    #expect(view.position(from: at(0), offset: .max) == nil)
    #expect(view.position(from: at(0), offset: .min) == nil)
  }

  @Test("a character of thousands of bytes is one, forward and back")
  func hugeCharacter() {
    view.content = "a" + String(repeating: "\u{301}", count: 5_000) + "b"
    #expect(view.position(from: at(0), offset: 1) == at(10_001))
    #expect(view.position(from: at(10_001), offset: -1) == at(0))
  }

  @Test("in a long text every position is a border between characters")
  func longText() {
    let text = String(repeating: "a🇯🇵👨‍👩‍👧‍👦に", count: 40)
    view.content = text
    var position = view.beginningOfDocument
    var count = 0
    while let next = view.position(from: position, offset: 1) {
      #expect(view.position(from: next, offset: -1) == position)
      position = next
      count += 1
    }
    #expect(count == text.count && position == view.endOfDocument)
  }

  // MARK: Directions

  @Test(
    "left and right are back and forward, and the other way round in a right-to-left paragraph"
  )
  func leftAndRight() {
    view.content = "abc"
    #expect(view.position(from: at(1), in: .right, offset: 1) == at(2))
    #expect(view.position(from: at(1), in: .left, offset: 1) == at(0))
    #expect(view.position(from: at(1), in: .right, offset: -1) == at(0))
    view.direction = .rightToLeft
    #expect(view.position(from: at(1), in: .right, offset: 1) == at(0))
    #expect(view.position(from: at(1), in: .left, offset: 1) == at(2))
    #expect(view.position(from: at(1), in: .left, offset: 2) == at(3))
  }

  @Test(
    "a paragraph is written as its first letter that has a direction, where nothing else is said")
  func naturalDirection() {
    view.content = "12 שלום"
    #expect(view.position(from: at(3), in: .left, offset: 1) == at(5))
    view.content = "latin\nمرحبا"
    #expect(view.position(from: at(0), in: .right, offset: 1) == at(1))
    #expect(view.position(from: at(6), in: .left, offset: 1) == at(8))
    view.content = "12"
    #expect(view.position(from: at(0), in: .right, offset: 1) == at(1))
  }

  @Test("up and down go to what is nearest in the next line, and nowhere from the last")
  func upAndDown() {
    view.content = "hello\nab\nworld"
    #expect(view.position(from: at(1), in: .down, offset: 1) == at(7))
    #expect(view.position(from: at(4), in: .down, offset: 1) == at(8))
    #expect(view.position(from: at(1), in: .down, offset: 2) == at(10))
    #expect(view.position(from: at(10), in: .up, offset: 2) == at(1))
    #expect(view.position(from: at(10), in: .down, offset: -1) == at(7))
    #expect(view.position(from: at(1), in: .up, offset: 1) == nil)
    #expect(view.position(from: at(10), in: .down, offset: 1) == nil)
  }

  @Test("the farthest position in a direction is an end of the range")
  func farthest() {
    view.content = "abcdef"
    let range = TextRange(utf8: 1..<4)
    #expect(view.position(within: range, farthestIn: .right) == at(4))
    #expect(view.position(within: range, farthestIn: .left) == at(1))
    #expect(view.position(within: range, farthestIn: .up) == at(1))
    #expect(view.position(within: range, farthestIn: .down) == at(4))
  }

  @Test("a character next to a position is found in each direction")
  func extending() {
    view.content = "a🇯🇵b"
    #expect(view.characterRange(byExtending: at(1), in: .right) == TextRange(utf8: 1..<9))
    #expect(view.characterRange(byExtending: at(9), in: .left) == TextRange(utf8: 1..<9))
    #expect(view.characterRange(byExtending: at(10), in: .right) == nil)
  }

  // MARK: Geometry

  @Test("a range on one line is a box between its carets")
  func oneLine() {
    view.content = "abcdef"
    let rects = view.selectionRects(for: TextRange(utf8: 1..<4))
    #expect(rects.map(\.rect) == [Rect(x: 10, y: 0, width: 30, height: 20)])
    #expect(rects.first?.containsStart == true && rects.first?.containsEnd == true)
    #expect(view.selectionRects(for: TextRange(utf8: 2..<2)).isEmpty)
    #expect(view.firstRect(for: TextRange(utf8: 2..<2)) == Rect(x: 20, y: 0, width: 1, height: 20))
  }

  @Test("a range of several lines is a box for the first, the last, and what lies between")
  func severalLines() {
    view.content = "abc\ndef\nghi\njkl"
    let rects = view.selectionRects(for: TextRange(utf8: 1..<14))
    #expect(
      rects.map(\.rect) == [
        Rect(x: 10, y: 0, width: 190, height: 20), Rect(x: 0, y: 20, width: 200, height: 40),
        Rect(x: 0, y: 60, width: 20, height: 20),
      ])
    #expect(rects.map(\.containsStart) == [true, false, false])
    #expect(rects.map(\.containsEnd) == [false, false, true])
    #expect(
      view.firstRect(for: TextRange(utf8: 1..<14)) == Rect(x: 10, y: 0, width: 190, height: 20))
    #expect(view.selectionRects(for: TextRange(utf8: 1..<6)).count == 2)
  }

  @Test("the nearest position within a range is one of its ends where the point lies outside")
  func nearestWithin() {
    view.content = "abcdef"
    let range = TextRange(utf8: 2..<4)
    #expect(view.closestPosition(to: Point(x: 0, y: 5), within: range) == at(2))
    #expect(view.closestPosition(to: Point(x: 31, y: 5), within: range) == at(3))
    #expect(view.closestPosition(to: Point(x: 99, y: 5), within: range) == at(4))
  }

  @Test("the character at a point is the one whose box it is in")
  func characterAtPoint() {
    view.content = "abc"
    #expect(view.characterRange(at: Point(x: 12, y: 5)) == TextRange(utf8: 1..<2))
    #expect(view.characterRange(at: Point(x: 18, y: 5)) == TextRange(utf8: 1..<2))
    #expect(view.characterRange(at: Point(x: 80, y: 5)) == nil)
  }

  // MARK: Ranges of strings

  @Test("a range of a string is brought between characters and into the text")
  func stringRanges() {
    let text = "a🇯🇵b"
    #expect(text[TextRange(utf8: 1..<9)] == "🇯🇵")
    #expect(text[TextRange(utf8: 3..<9)] == "🇯🇵")
    #expect(text[TextRange(utf8: 0..<5)] == "a")
    #expect(text[TextRange(utf8: 9..<500)] == "b")
    #expect(text.replacing(TextRange(utf8: 1..<9), with: "x") == "axb")
    #expect("".replacing(TextRange(utf8: 3..<9), with: "x") == "x")
    let range = text.startIndex..<text.index(after: text.startIndex)
    #expect(text.textRange(range) == TextRange(utf8: 0..<1))
  }

  @Test(
    "a view's text input view is the view, its selection shows at the next line, all is editable")
  func others() {
    #expect(view.textInputView === view && view.selectionAffinity == .downstream)
    #expect(view.markedTextStyle == nil && view.beginningOfDocument == .start)
  }
}
