import Testing

@testable import RoomCheck

struct MarkdownTableTests {
  private let titles = ["one", "two"]

  @Test("rows are those below the titles, of every table that has them")
  func rows() {
    let table = MarkdownTable(
      titles: titles,
      in: """
        | one | two |
        |---|:-:|
        | a | `b` |

        | other | two |
        |---|---|
        | c | d |
        text | with | bars
        | one | two |
        |---|---|
        | e|f|
        """)
    #expect(
      table.rows == [.init(line: 3, cells: ["a", "`b`"]), .init(line: 11, cells: ["e", "f"])])
    #expect(table.problems.isEmpty)
  }

  @Test("a row with too few, too many or empty cells is named by its line")
  func malformed() {
    let table = MarkdownTable(
      titles: titles, in: "| one | two |\n|---|---|\n| a |\n| a | b | c |\n| a |  |\n| a | b |")
    #expect(table.rows == [.init(line: 6, cells: ["a", "b"])])
    #expect(table.problems.map(\.line) == [3, 4, 5])
    #expect(table.problems.first?.words == "1 cells, and the table has 2")
    #expect(table.problems.last?.words == "an empty cell")
  }
}
