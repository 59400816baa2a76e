import Testing

@testable import RoomCheck

struct FolderComparisonTests {
  private static let card = Symbol(usr: "c", name: "Card", kind: .type)
  private static let height = Symbol(usr: "h", name: "height", kind: .member)
  private static let page = Symbol(usr: "p", name: "Page", kind: .type)

  /// Returns the comparison of a layer with a card in `Base`, a page in `Pages` and a loose file, by the row
  /// of a table.
  private func check(
    _ row: String, baseUses: Set<Symbol> = [], lines: Int = 9_000
  ) -> FolderComparison {
    let text = """
      | room | its folders, the lowest first |
      |---|---|
      \(row)
      """
    let sources = [
      SourceRecord(
        path: "Sources/Gallery/Base/Card.swift", room: "Gallery",
        record: Record(defined: [Self.card: "", Self.height: "Card"], used: baseUses)),
      SourceRecord(
        path: "Sources/Gallery/Pages/Deep/Page.swift", room: "Gallery",
        record: Record(defined: [Self.page: ""], used: [Self.card, Self.height])),
      SourceRecord(
        path: "Sources/Gallery/Gallery.swift", room: "Gallery",
        record: Record(defined: [:], used: [Self.page])),
    ]
    return FolderComparison(
      orders: FolderOrder.orders(in: text).orders, sources: sources,
      lineCounts: ["Gallery": lines], tableFile: "a.md")
  }

  @Test("A file uses its own folder and those further to the left")
  func allowed() {
    let check = check("| `Gallery` | Base, Pages, loose files |")
    #expect(check.arrows.isEmpty && check.problems.isEmpty)
  }

  @Test("A use of a folder further to the right is not allowed, unless a plus sign joins the two")
  func denied() {
    let row = "| `Gallery` | Base, Pages, loose files |"
    #expect(
      check(row, baseUses: [Self.page]).arrows.map(\.description)
        == ["Gallery/Base -> Gallery/Pages | Card.swift | Page"])
    #expect(
      check("| `Gallery` | Pages, Base, loose files |").arrows.map(\.name)
        == ["Card", "Card.height"])
    #expect(
      check("| `Gallery` | Base + Pages, loose files |", baseUses: [Self.page]).arrows.isEmpty)
  }

  @Test("A folder that is gone, one that is not listed and a large layer without a row are named")
  func problems() {
    #expect(
      check("| `Gallery` | Base, Cards, loose files |").problems == [
        "a.md:3: Gallery has no Cards with a Swift file",
        "a.md:3: the order of Gallery lacks Pages",
      ])
    #expect(
      check("").problems == [
        "a.md:1: Gallery has 9000 lines, and no row that orders its folders"
      ])
    #expect(check("", lines: 5_000).problems.isEmpty)
  }

  @Test("A folder that is listed twice is a problem of its row")
  func twice() {
    let text = """
      | room | its folders, the lowest first |
      |---|---|
      | `Gallery` | Base, Pages + Base |
      """
    let problems = FolderOrder.orders(in: text).problems
    #expect(problems.map(\.words) == ["Gallery lists Base twice"] && problems[0].line == 3)
  }

  @Test("The folder of a file is the first one below its layer")
  func folders() {
    #expect(RoomMap.folder(of: "Sources/Gallery/Shell/Deep/Card.swift") == "Shell")
    #expect(RoomMap.folder(of: "Sources/Gallery/Gallery.swift") == FolderOrder.looseFiles)
    #expect(RoomMap.folder(of: "Sources/WindowResponder/View/Layers/Layer.swift") == "Layers")
    #expect(RoomMap.folder(of: "Sources/WindowResponder/View/View.swift") == "loose files")
    #expect(RoomMap.folder(of: "Sources/Widgets/Lists/Table/TableView.swift") == "Table")
    #expect(RoomMap.folder(of: "Sources/Widgets/Lists/Exports.swift") == "loose files")
  }
}
