internal import ResponderGeometry
internal import WindowResponder

/// A table in a PDF document. Cells break into lines, rows are not divided, and each page repeats the header.
@MainActor struct PageTable {
  /// A column of the table.
  struct Column {
    var title: String
    /// The share of the page's width, including the gap to the next column.
    var share: Double
    var isNumber = false
  }

  /// A cell with a text, and a smaller text below.
  struct Cell {
    var text: String
    var tone = Tone.ink
    var isBold = false
    var small = ""
  }

  private static let gap = 10.0
  private static let padding = 4.0

  let columns: [Column]
  var size = 9.0

  /// Adds the rows to a document.
  func add(_ rows: [[Cell]], to document: DocumentPages) {
    let hasHead = columns.contains { !$0.title.isEmpty }
    let head = columns.map { Cell(text: $0.title, tone: .quiet, isBold: true) }
    for (index, row) in rows.enumerated() {
      let line = layout(row)
      // A header is not left alone at the bottom of a page.
      if hasHead, index == 0 || !document.fits(line.height) {
        let title = layout(head)
        if index > 0 { document.breakPage() }
        put(title, rule: .quiet, on: document, keeping: line.height)
      }
      put(line, rule: .grid, on: document)
    }
    document.addSpace(6)
  }

  private typealias Line = (
    height: Double, parts: [(x: Double, y: Double, text: TextLayout, tone: Tone)]
  )

  private func layout(_ row: [Cell]) -> Line {
    var x = 0.0
    var height = 0.0
    var parts: [(x: Double, y: Double, text: TextLayout, tone: Tone)] = []
    for (column, cell) in zip(columns, row) {
      let width = column.share * DocumentPages.width - Self.gap
      var y = Self.padding
      let alignment: TextAlignment = column.isNumber ? .right : .natural
      if !cell.text.isEmpty {
        let text = DocumentPages.layout(
          cell.text, size: size, weight: cell.isBold ? .semibold : .regular, width: width,
          alignment: alignment)
        parts.append((x, y, text, cell.tone))
        y += text.size.height
      }
      if !cell.small.isEmpty {
        let text = DocumentPages.layout(
          cell.small, size: size - 1.5, width: width, alignment: alignment)
        parts.append((x, y, text, .quiet))
        y += text.size.height
      }
      height = max(height, y + Self.padding)
      x += column.share * DocumentPages.width
    }
    return (height, parts)
  }

  private func put(
    _ line: Line, rule: Tone, on document: DocumentPages, keeping following: Double = 0
  ) {
    document.add(height: line.height, keeping: following) { context, place in
      for part in line.parts {
        context.draw(
          part.text, at: Point(x: place.x + part.x, y: place.y + part.y), color: part.tone.color)
      }
      context.fill(
        Rect(x: place.x, y: place.y + line.height - 0.5, width: DocumentPages.width, height: 0.5),
        color: rule.color)
    }
  }
}
