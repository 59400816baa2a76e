import Testing

@testable import RoomCheck

struct ArrowListTests {
  private func arrow(_ file: String, _ name: String = "Window.pacer") -> Arrow {
    Arrow(from: "View", to: "Window", file: file, name: name)
  }

  @Test("a list's text reads as the same list, comments and empty lines aside")
  func roundTrip() throws {
    let list = ArrowList([arrow("A.swift"), arrow("B+C.swift", "Window.==(_:_:)")])
    let read = try ArrowList(text: "\n# words\n" + list.text, file: "list.txt")
    #expect(read.arrows == list.arrows)
    #expect(list.text.hasPrefix("#"))
    #expect(list.text.hasSuffix("View -> Window | B+C.swift | Window.==(_:_:)\n"))
  }

  @Test("a name may have a bar in it")
  func bar() {
    #expect(Arrow(line: "A -> B | f.swift | Set.|(_:_:)")?.name == "Set.|(_:_:)")
  }

  @Test("lines that are no arrows are named by their numbers")
  func malformed() {
    let text = "A -> B | f.swift | g\nA - B | f.swift | g\n\nA -> B | f.swift\nA -> B | | g\n"
    #expect(
      throws: RoomError(
        """
        l.txt:2: not of the form room -> room | file | name
        l.txt:4: not of the form room -> room | file | name
        l.txt:5: not of the form room -> room | file | name
        """)
    ) { try ArrowList(text: text, file: "l.txt") }
  }

  @Test("what is found and not listed is new; what is listed and not found is gone")
  func newAndGone() {
    let list = ArrowList([arrow("A.swift"), arrow("A.swift", "Window.focus")])
    let difference = list.difference(from: [arrow("A.swift"), arrow("A.swift", "Window.canvas")])
    #expect(difference.new == [arrow("A.swift", "Window.canvas")])
    #expect(difference.gone == [arrow("A.swift", "Window.focus")])
    #expect(difference.rest == [arrow("A.swift")])
  }

  @Test(
    "a name that moved to another file of its room is not new, but the list is to be written anew")
  func moved() {
    let difference = ArrowList([arrow("A.swift")]).difference(from: [arrow("B.swift")])
    #expect(difference.new.isEmpty)
    #expect(difference.gone == [arrow("A.swift")])
    #expect(difference.rest == [arrow("B.swift")])
  }

  @Test("a file that goes to another room takes its arrows along, and brings none of other names")
  func movedRoom() {
    let before = Arrow(from: "Text", to: "Window", file: "A.swift", name: "Window.pacer")
    let found = [arrow("A.swift"), arrow("A.swift", "Window.focus")]
    let difference = ArrowList([before]).difference(from: found)
    #expect(difference.new == [arrow("A.swift", "Window.focus")])
    #expect(difference.gone == [before])
    #expect(difference.rest == [arrow("A.swift")])
  }

  @Test("a name in another file of another room is new, though it is gone elsewhere")
  func notMoved() {
    let before = Arrow(from: "Text", to: "Window", file: "B.swift", name: "Window.pacer")
    let difference = ArrowList([before]).difference(from: [arrow("A.swift")])
    #expect(difference.new == [arrow("A.swift")])
    #expect(difference.rest.isEmpty)
  }

  @Test("a name that moved to two files is new in one of them")
  func spread() {
    let found = [arrow("B.swift"), arrow("C.swift")]
    let difference = ArrowList([arrow("A.swift")]).difference(from: found)
    #expect(difference.new == [arrow("C.swift")])
    #expect(difference.rest == [arrow("B.swift")])
  }

  @Test("the same name in one more file is new")
  func oneMoreFile() {
    let found = [arrow("A.swift"), arrow("B.swift")]
    let difference = ArrowList([arrow("A.swift")]).difference(from: found)
    #expect(difference.new == [arrow("B.swift")])
    #expect(difference.gone.isEmpty)
  }

  @Test("groups stand by rooms, those with the most names first, each name with its files")
  func groups() {
    let other = Arrow(from: "Gestures", to: "Window", file: "D.swift", name: "Window")
    let arrows = [other, arrow("B.swift"), arrow("A.swift"), arrow("A.swift", "Window.focus")]
    #expect(
      ArrowGroups(arrows: arrows).text == """
        View -> Window: 2
          Window.focus: A.swift
          Window.pacer: A.swift, B.swift

        Gestures -> Window: 1
          Window: D.swift
        """)
  }
}
