import Testing

@testable import RoomCheck

struct RoomComparisonTests {
  private static let window = Symbol(usr: "w", name: "Window", kind: .type)
  private static let pacer = Symbol(usr: "p", name: "pacer", kind: .member)
  private static let normal = Symbol(usr: "n", name: "normal", kind: .enumerationCase)
  private static let view = Symbol(usr: "v", name: "View", kind: .type)
  private static let windowOfView = Symbol(usr: "vw", name: "window", kind: .member)

  /// Returns a lower layer with a view, whose file uses the given symbols, and an upper layer with a window.
  private func uses(_ used: Set<Symbol>) -> RoomUses {
    RoomUses([
      SourceRecord(
        path: "Sources/WindowResponder/Low/View.swift", room: "Low",
        record: Record(
          defined: [Self.view: "", Self.windowOfView: "View"], used: used.union([Self.view]))),
      SourceRecord(
        path: "Sources/WindowResponder/High/Deep/Window.swift", room: "High",
        record: Record(
          defined: [Self.window: "", Self.pacer: "Window", Self.normal: "Window"],
          used: [Self.view])),
    ])
  }

  private func check(
    _ used: Set<Symbol>, rooms: [String] = ["Low | nothing", "High | Low"],
    exceptions: [String] = [], calls: [String] = []
  ) throws -> RoomComparison {
    RoomComparison(
      table: try Page.table(rooms, exceptions: exceptions, calls: calls), uses: uses(used),
      tableFile: "a.md")
  }

  @Test("a use that the table allows is no arrow, nor is one within a room")
  func allowed() throws {
    let check = try check([])
    #expect(check.arrows.isEmpty)
    #expect(check.tableProblems.isEmpty)
    #expect(check.uses.uses.map(\.arrow.name) == ["View"])
  }

  @Test("a use that the table does not allow is an arrow, with file and full name")
  func denied() throws {
    let arrows = try check([Self.window, Self.pacer]).arrows
    #expect(
      arrows.map(\.description) == [
        "Low -> High | View.swift | Window", "Low -> High | View.swift | Window.pacer",
      ])
  }

  @Test("an exception allows the type and its cases, and no member")
  func exception() throws {
    let check = try check(
      [Self.window, Self.normal, Self.pacer], exceptions: ["Low | Window | View.window"])
    #expect(check.arrows.map(\.name) == ["Window.pacer"])
    #expect(check.tableProblems.isEmpty)
  }

  @Test("an exception that nobody needs, or whose member is not declared, is named by its line")
  func idleException() throws {
    let idle = try check([], exceptions: ["Low | Window | View.window"])
    #expect(idle.tableProblems == ["a.md:8: Low needs no leave to name Window"])
    let unknown = try check([Self.window], exceptions: ["Low | Window | View.screen"])
    #expect(unknown.tableProblems == ["a.md:8: Low declares no View.screen"])
  }

  @Test("a call allows the named members, and neither another one nor the type")
  func call() throws {
    let check = try check(
      [Self.window, Self.normal, Self.pacer], calls: ["Low | Window.pacer | forwards"])
    #expect(check.arrows.map(\.name) == ["Window", "Window.normal"])
    #expect(check.tableProblems.isEmpty)
  }

  @Test("a member of a call that the room does not use is named by its line")
  func idleCall() throws {
    let idle = try check([Self.pacer], calls: ["Low | Window.pacer, Window.title | forwards"])
    #expect(idle.arrows.isEmpty)
    #expect(idle.tableProblems == ["a.md:8: Low needs no leave to use Window.title"])
    let other = try check([], calls: ["High | Window.pacer | forwards"])
    #expect(other.tableProblems == ["a.md:8: High needs no leave to use Window.pacer"])
  }

  @Test("a row whose room is gone, and a room that has no row, are named")
  func roomsAndRows() throws {
    let check = try check([], rooms: ["Lower | nothing", "High | Lower"])
    #expect(
      check.tableProblems == [
        "a.md:3: there is no room Lower any more: "
          + "neither Sources/WindowResponder/Lower nor Sources/Lower has a Swift file",
        "a.md:1: the room Low stands in no table: say what it may use",
      ])
  }

  @Test("the matrix counts different names, and marks what is wrong")
  func matrix() throws {
    let check = try check([Self.window, Self.pacer])
    let matrix = RoomMatrix(table: check.table, uses: check.uses, arrows: check.arrows)
    #expect(
      matrix.text.split(separator: "\n") == [
        "          1    2 ", " 1 Low    -    2!", " 2 High   1    - ",
      ])
  }
}
