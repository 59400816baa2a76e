import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsColumns

extension ColumnViewTests {
  @Test("The digits of a column at the right have one width, also in the field that edits a cell")
  func tabularDigits() throws {
    let (age, name) = (try #require(table.column("age")), try #require(table.column("name")))
    #expect(age.alignment == .right && table.cellFont(of: age).hasMonospacedDigits)
    #expect(!table.cellFont(of: name).hasMonospacedDigits)
    func width(_ text: String, _ column: TableColumn) -> Double {
      TextLayout.cached(text, font: table.cellFont(of: column)).size.width
    }
    #expect(width("1111111111", age) == width("0000000000", age))
    // The column is drawn as in a table with such digits in its font. Other columns are not.
    rows.elements = [Person(id: 1, name: "1111 0000", age: 1111, city: "")]
    stage.render()
    let before = stage.snapshot()
    var font = table.cellFont
    font.hasMonospacedDigits = true
    table.font = font
    stage.render()
    let after = stage.snapshot()
    func isSame(_ column: TableColumn) throws -> Bool {
      let rect = try #require(table.rect(ofColumn: column)).insetBy(dx: 2, dy: 0)
      let row = try #require(table.rect(ofRow: 0))
      return (Int(rect.minX)..<Int(rect.maxX)).allSatisfy { x in
        (Int(row.minY)..<Int(row.maxY)).allSatisfy {
          before.pixel(x: x, y: $0) == after.pixel(x: x, y: $0)
        }
      }
    }
    #expect(try isSame(age))
    // Some fonts have only monospaced digits.
    func plainWidth(_ text: String) -> Double {
      TextLayout.cached(text, font: table.cellFont(of: name)).size.width
    }
    table.font = nil
    #expect(try isSame(name) == (plainWidth("11111111") == plainWidth("00000000")))
    rows.edit("age") { $0.age = Double($1) ?? 0 }
    #expect(table.editCell(row: 0, column: age))
    let field = try #require(stage.window.firstResponder as? TextField)
    #expect(field.font?.hasMonospacedDigits == true)
  }

  @Test("The last of rows with alternating grounds has an edge, and the rows above have none")
  func lastEdge() throws {
    func edge(below row: Int) throws -> Color {
      let rect = try #require(table.rect(ofRow: row))
      return stage.snapshot().pixel(x: 190, y: Int(rect.maxY) - 1)
    }
    table.alternatesRows = true
    stage.render()
    let ground = try edge(below: 1)
    #expect(try edge(below: 3) != ground)
    rows.elements = Array(rows.elements.prefix(2))
    stage.render()
    #expect(try edge(below: 1) != ground)
    rows.elements += [Person(id: 9, name: "Z", age: 1, city: "Y")]
    stage.render()
    #expect(try edge(below: 1) == ground)
  }
}
