import Testing

@testable import RoomCheck

struct RoomTableTests {
  @Test("a room may use what its row names and what these may use, and nothing else")
  func handsOn() throws {
    let table = try Page.table(["Low | nothing", "Middle | `Low`", "High | Middle", "Side | Low"])
    #expect(table.allows("High", toUse: "Middle"))
    #expect(table.allows("High", toUse: "Low"))
    #expect(!table.allows("Low", toUse: "High"))
    #expect(!table.allows("High", toUse: "Side"))
    #expect(!table.allows("Unknown", toUse: "Low"))
    #expect(table.place(of: "Low") == 0)
    #expect(table.place(of: "Unknown") == 4)
  }

  @Test("a room that one uses alone is not handed on")
  func alone() throws {
    let table = try Page.table(["Wire | nothing", "Low | Wire alone", "High | Low"])
    #expect(table.allows("Low", toUse: "Wire"))
    #expect(!table.allows("High", toUse: "Wire"))
  }

  @Test("tables that are divided by headings are one")
  func divided() throws {
    let text = Page.text(["Low | nothing"]) + "\n## More\n\n" + Page.text(["High | Low"])
    #expect(try RoomTable(markdown: text, file: "a.md").rooms.map(\.name) == ["Low", "High"])
  }

  @Test("exceptions have a room, a type and the members that demand it")
  func exceptions() throws {
    let table = try Page.table(
      ["Low | nothing", "High | Low"],
      exceptions: ["`Low` | `Window` | `View.window`, `View.f(_:)`"])
    #expect(
      table.exceptions == [
        .init(room: "Low", type: "Window", members: ["View.window", "View.f(_:)"], line: 8)
      ])
  }

  @Test("a room that uses one below it is named by its line, so that no circle can be written")
  func circle() {
    #expect(
      Page.error(["Low | High", "High | Low"])
        == "a.md:3: Low may use only what stands above it, and High does not")
    #expect(
      Page.error(["Low | Low"]) == "a.md:3: Low may use only what stands above it, and Low does not"
    )
  }

  @Test("a longer circle is named too")
  func longCircle() {
    #expect(
      Page.error(["A | C alone", "B | A", "C | B"])
        == "a.md:3: A may use only what stands above it, and C does not")
  }

  @Test("an unknown room, one that stands twice and a row that is cut are named by their lines")
  func mistakes() {
    #expect(
      Page.error(["Low | Lower", "Low | nothing", "High"])
        == """
        a.md:3: Low may use Lower, which has no row
        a.md:4: Low has a row already
        a.md:5: 2 cells, and the table has 3
        """)
  }

  @Test("an exception for a room without a row is named by its line")
  func exceptionWithoutRoom() {
    #expect(
      Page.error(["Low | nothing"], exceptions: ["Lower | Window | View.window"])
        == "a.md:7: Lower has no row among the rooms")
  }

  @Test("calls have a room, the members that it may use, and a reason")
  func calls() throws {
    let table = try Page.table(
      ["Low | nothing", "High | Low"],
      calls: ["`Low` | `View.tip`, `View.show(_:beside:)` | forwards"])
    #expect(
      table.calls == [.init(room: "Low", members: ["View.tip", "View.show(_:beside:)"], line: 8)])
  }

  @Test("a call of a room without a row, or without a reason, is named by its line")
  func wrongCalls() {
    #expect(
      Page.error(["Low | nothing"], calls: ["Lower | View.tip | forwards"])
        == "a.md:7: Lower has no row among the rooms")
    #expect(
      Page.error(["Low | nothing"], calls: ["Low | View.tip"])
        == "a.md:7: 2 cells, and the table has 3")
  }

  @Test("a page without a table says which is missing")
  func missing() {
    #expect(throws: RoomError("a.md:1: no table of | room | what lives there | may use |")) {
      try RoomTable(markdown: "# Rooms\n", file: "a.md")
    }
  }
}
